// Finding things in the content, and their words.

/** @import { Drawing, Entry, Scene } from "../../types.js" */
/** @import { Siege } from "./view.js" */

import { t } from "./texts.js";

/** @typedef {Drawing<Siege>} Sight */

/**
 * @param {Scene} d
 * @param {string} file
 * @param {string} id
 * @returns {Entry | undefined}
 */
export function entry(d, file, id) {
  return d.book.content[file]?.find((found) => found.id === id);
}

/** @param {Entry | undefined} known */
export function titled(known) {
  return t(known?.name ?? "");
}

/** Who a hero is. @param {Entry | undefined} known */
export const who = (known) => t(String(known?.who ?? ""));

/** What is printed on a thing. @param {Entry | undefined} known */
export function printed(known) {
  const text = String(known?.text ?? "");
  return t(text);
}
