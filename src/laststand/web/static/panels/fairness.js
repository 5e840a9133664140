// The luck of a table was settled before its first roll: its hash is shown from the start, the number
// itself at the end, and anybody can check that they belong together.

/** @import { TablePage } from "../table.js" */
/** @import { Luck } from "../types.js" */

import { html, nothing } from "../vendor/lit.js";
import { recordAddress } from "../api.js";
import { luckFirstSeen } from "../records.js";
import { t } from "../words.js";

/** @param {TablePage} page */
export function fairness(page) {
  const { table } = page;
  if (!table || table.luck.length === 0) return nothing;
  return html`<details class="fair" data-fair ?open=${table.outcome !== null}>
    <summary>${t("Fair luck")}</summary>
    <p>${t("All dice and cards of this table come from a secret number that was settled before the first of them. Its seal is shown from the start, the number at the end.")}</p>
    <ol>
      ${table.luck.map((luck, place) => sealed(page, luck, place))}
    </ol>
    ${table.outcome
      ? html`<p><button data-check-luck @click=${() => page.checkLuck()}>${t("Check the seal")}</button> ${verdict(page)}</p>
          <p><small>${t("That every roll follows from the number, this program checks on any machine: laststand replay FILE --verify, with the record.")} <a href=${recordAddress(page.id)} download>${t("Save the record")}</a></small></p>`
      : nothing}
  </details>`;
}

/**
 * @param {TablePage} page
 * @param {Luck} luck
 * @param {number} place
 */
function sealed(page, { moment, seal, seed }, place) {
  const first = luckFirstSeen(page.id, place);
  return html`<li>
    <span>${moment === 0 ? t("From the start") : t("From moment {moment}", { moment })}</span>
    <code data-seal=${moment}>${seal}</code>
    ${first && first !== seal ? html`<strong class="fatal">${t("This browser was shown another seal before.")}</strong>` : nothing}
    ${seed === null ? html`<small>${t("The number is told when the game is over.")}</small>` : html`<span>${t("The number: {seed}", { seed })}</span>`}
  </li>`;
}

/** @param {TablePage} page */
function verdict(page) {
  if (page.luckChecked === null) return nothing;
  // Elsewhere than over HTTPS or on the machine itself a browser reckons no hashes.
  if (page.luckChecked === "unable") return html`<strong data-fair-checked="unable">${t("Your browser checks it only over HTTPS, or on the machine the server runs on.")}</strong>`;
  return page.luckChecked === "yes" ? html`<strong class="saves" data-fair-checked="yes">${t("The number and the seal belong together.")}</strong>` : html`<strong class="fatal" data-fair-checked="no">${t("The number and the seal do not belong together.")}</strong>`;
}

/**
 * The seal of a number at a table, as the server makes it: SHA-256 of "table:number".
 * @param {string} table
 * @param {string} seed
 */
export async function sealOf(table, seed) {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${table}:${seed}`));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
