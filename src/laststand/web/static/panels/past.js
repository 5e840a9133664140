// The way through the past: a slider, a link to the moment, and a what-if from it.

/** @import { TablePage } from "../table.js" */

import { recordAddress } from "../api.js";
import { html, live, nothing } from "../vendor/lit.js";
import { icon } from "../icons.js";
import { t } from "../words.js";
import { analyseButton } from "./coach.js";

/** @param {TablePage} page */
export function pastBar(page) {
  const { table, shown } = page;
  if (!table || !shown) return nothing;
  const moment = shown.moments;
  const slid = (/** @type {Event} */ event) => page.look(Number(/** @type {HTMLInputElement} */ (event.target).value));
  return html`<footer class="past">
    <button class="quiet" title=${t("To the start")} aria-label=${t("To the start")} aria-keyshortcuts="Home" ?disabled=${moment === 0} @click=${() => page.look(0)}>|◀</button>
    <button class="quiet" data-leap="-1" title=${t("To the beginning of the turn or phase before")} aria-label=${t("To the beginning of the turn or phase before")} aria-keyshortcuts="Shift+ArrowLeft" ?disabled=${moment === 0} @click=${() => page.leap(-1)}>«</button>
    <button class="quiet" title=${t("One choice back")} aria-label=${t("One choice back")} aria-keyshortcuts="ArrowLeft" ?disabled=${moment === 0} @click=${() => page.look(moment - 1)}>◀</button>
    <input
      type="range"
      min="0"
      max=${table.moments}
      .value=${live(String(moment))}
      @input=${slid}
      aria-label=${t("Moment of the game")}
      aria-valuetext=${t("Moment {moment} of {moments}", { moment, moments: table.moments })}
    />
    <button class="quiet" title=${t("One choice on")} aria-label=${t("One choice on")} aria-keyshortcuts="ArrowRight" ?disabled=${moment >= table.moments} @click=${() => page.look(moment + 1)}>▶</button>
    <button class="quiet" data-leap="1" title=${t("To the beginning of the next turn or phase")} aria-label=${t("To the beginning of the next turn or phase")} aria-keyshortcuts="Shift+ArrowRight" ?disabled=${moment >= table.moments} @click=${() => page.leap(1)}>»</button>
    <button class="quiet" title=${t("To the present")} aria-label=${t("To the present")} aria-keyshortcuts="End" ?disabled=${!page.past} @click=${() => page.present()}>▶|</button>
    <a class="button quiet" data-save href="/api/tables/${table.id}/position?at=${moment}" download title=${t("This moment as a file: reopen it later, with whoever is there then")}>${icon("chest")} <span class="unseen">${t("Save")}</span></a>
    <span class="moment" data-moment=${moment}>${page.past ? t("Moment {moment} of {moments}", { moment, moments: table.moments }) : t("Now, moment {moment}", { moment })}</span>
    <button @click=${() => page.share()} title=${t("Copy a link to this moment")}>${icon("share")} <span>${t("Share")}</span></button>
    <button data-branch @click=${() => page.branch()} title=${t("Play on from this moment at a table of its own, with new dice and cards")}>${icon("branch")} <span>${t("What if")}</span></button>
    <a class="button" href=${recordAddress(table.id)} download title=${t("The whole game as one file")}>${icon("log")} <span>${t("Record")}</span></a>
    ${analyseButton(page)}
  </footer>`;
}
