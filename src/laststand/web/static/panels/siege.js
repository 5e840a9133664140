// The state of the siege in one line: how it is won, how it is lost, how near each is.

/** @import { TablePage } from "../table.js" */
/** @import { Prospect } from "../types.js" */

import { html, nothing } from "../vendor/lit.js";
import { icon } from "../icons.js";
import { labelled, t } from "../words.js";

const SIGNS = { win: "victory", lose: "defeat", cost: "coming" };

/** @param {TablePage} page */
export function siegeLine(page) {
  /** @type {Prospect[]} */
  const prospects = page.shown?.view?.siege ?? [];
  if (prospects.length === 0) return nothing;
  return html`<ul class="siege-line" data-siege aria-label=${t("State of the siege")}>
    ${prospects.map((prospect) => told(page, prospect))}
  </ul>`;
}

/**
 * @param {TablePage} page
 * @param {Prospect} prospect
 */
function told(page, { way, key, facts, presses }) {
  const ways = { win: t("How we win"), lose: t("How we lose"), cost: t("At stake") };
  return html`<li class="${way} ${presses ? "presses" : ""}" data-prospect=${key} title=${ways[way]}>
    ${icon(SIGNS[way])}<span class="unseen">${labelled(ways[way], "")}</span>${page.words?.sentence("siege", key, facts)}
  </li>`;
}
