// Exact chances, as the table says them: "7/27".

import { preferences } from "../../session.js";

/** @param {string} fraction */
export function value(fraction) {
  const [ways = 0, of = 1] = fraction.split("/").map(Number);
  return ways / of;
}

/** @param {string} fraction */
export function percent(fraction) {
  const digits = new Intl.NumberFormat(preferences.language, { style: "percent", maximumFractionDigits: 1 });
  return digits.format(value(fraction));
}
