// Exact chances, as the table says them: "7/27".

import * as words from "../../words.js";

/** @param {string} fraction */
export function value(fraction) {
  const [ways = 0, of = 1] = fraction.split("/").map(Number);
  return ways / of;
}

/** @param {string} fraction */
export function percent(fraction) {
  return words.percent(value(fraction));
}
