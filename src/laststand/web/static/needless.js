// A question with one answer and nothing to weigh is not asked, unless its reader wants it asked.

/** @import { TablePage } from "./table.js" */
/** @import { Option } from "./types.js" */

import { preferences } from "./session.js";

/**
 * The one answer that would do anything, where there is no reason to ask for it. Whoever went back to
 * the question is asked, and so is whoever it would lose the game: they may want to go back further.
 * @param {TablePage} page
 * @returns {Option | null}
 */
export function needless(page) {
  const { table, book, foresight } = page;
  const choice = page.isOurs ? table?.choice : null;
  if (!choice || choice.seat === null || preferences.asked || !page.cameForward || table?.lesson) return null;
  if (book?.windows.includes(choice.ask)) return null;
  const [only, ...others] = choice.options.filter(({ idle }) => !idle);
  if (!only || others.length > 0 || !foresight.of(only.notation)) return null;
  return foresight.ends(only.notation) === "lost" ? null : only;
}
