// Everything that happened, with its cause and its rule; put into words when shown.

/** @import { TablePage } from "../table.js" */
/** @import { Happening } from "../types.js" */

import { html, nothing, repeat } from "../vendor/lit.js";
import { t } from "../words.js";
import { ruleLink } from "./rules.js";

/** @param {TablePage} page */
export function logPanel(page) {
  const { table, words } = page;
  if (!table || !words) return nothing;
  const events = table.events.filter((event) => isWanted(page, event)).reverse();
  return html`
    ${filters(page)}
    <div class="log" role="log" aria-live="off" tabindex="0" aria-label=${t("Log, the newest first")}>
      <ol>
        ${repeat(events, (event) => event.n, (event) => line(page, event))}
      </ol>
    </div>
  `;
}

/**
 * @param {TablePage} page
 * @param {Happening} event
 */
function line(page, event) {
  const { words } = page;
  if (!words) return nothing;
  const outcome = event.kind === "GameEnded" ? page.table?.outcome : null;
  const shown = page.past !== null && event.moment > page.past.moments;
  return html`<li class="${shown ? "future" : ""} kind-${event.kind}" data-event=${event.n}>
    <button class="jump" title=${t("Look at this moment")} @click=${() => page.look(event.moment)}>${outcome ? words.outcome(outcome) : words.event(event)}</button>
    <small><span>${outcome ? nothing : words.cause(event.cause)}</span> ${ruleLink(page, event.rule)}</small>
  </li>`;
}

/**
 * @param {TablePage} page
 * @param {Happening} event
 */
function isWanted(page, event) {
  const { seat, step, text } = page.filter;
  if (seat !== "" && String(event.seat) !== seat) return false;
  if (step !== "" && event.step !== step) return false;
  return text === "" || (page.words?.event(event) ?? "").toLowerCase().includes(text.toLowerCase());
}

/** @param {TablePage} page */
function filters(page) {
  const { table, words, filter } = page;
  if (!table || !words) return nothing;
  const steps = [...new Set(table.events.map((event) => event.step))].filter(Boolean);
  const set = (/** @type {"seat" | "step" | "text"} */ name) => (/** @type {Event} */ event) => {
    filter[name] = /** @type {HTMLInputElement} */ (event.target).value;
    page.update();
  };
  return html`<div class="filters">
    <input type="search" aria-label=${t("Search the log")} placeholder=${t("Search")} .value=${filter.text} @input=${set("text")} />
    <select aria-label=${t("Part of the turn")} @change=${set("step")}>
      <option value="">${t("All phases")}</option>
      ${steps.map((step) => html`<option value=${step} ?selected=${step === filter.step}>${words.stepName(step)}</option>`)}
    </select>
    ${table.seats.length > 1
      ? html`<select aria-label=${t("Player")} @change=${set("seat")}>
          <option value="">${t("Everyone")}</option>
          ${table.seats.map(({ seat }) => html`<option value=${seat} ?selected=${String(seat) === filter.seat}>${page.seatName(seat)}</option>`)}
        </select>`
      : nothing}
  </div>`;
}
