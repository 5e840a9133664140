// What the server tells of a change, applied to what the page holds. The form of a patch is told in
// server/patch.py.

/**
 * A value with a patch applied; the value itself stays as it is, and so do its unchanged parts.
 * @param {any} old
 * @param {any} patch
 * @returns {any}
 */
export function patched(old, patch) {
  if (patch === null || patch === undefined) return old;
  if (Array.isArray(patch)) return patch[0];
  if (!Array.isArray(old)) return patchedTable(old, patch);
  if ("@" in patch) {
    const [start, gone, items] = patch["@"];
    return old.toSpliced(start, gone, ...items);
  }
  const items = [...old];
  for (const [index, change] of Object.entries(patch)) items[Number(index)] = patched(items[Number(index)], change);
  return items;
}

/**
 * @param {Record<string, any>} old
 * @param {Record<string, any>} patch
 */
function patchedTable(old, patch) {
  const table = { ...old };
  for (const [key, change] of Object.entries(patch)) {
    if (Array.isArray(change) && change.length === 0) delete table[key];
    else table[key] = patched(table[key], change);
  }
  return table;
}
