// Who sits where: people here, people elsewhere, bots. Any seat can change hands at any time.

/** @import { TablePage } from "../table.js" */
/** @import { Seat } from "../types.js" */

import { html, nothing } from "../vendor/lit.js";
import { icon } from "../icons.js";
import { botsInOrder, botWords } from "../parts.js";
import { t } from "../words.js";
import { fairness } from "./fairness.js";

/** @param {TablePage} page */
export function seatsPanel(page) {
  const { table } = page;
  if (!table) return nothing;
  return html`<ul class="seats">
      ${table.seats.map((seat) => seatRow(page, seat))}
    </ul>
    ${table.you.watcher ? html`<p>${t("You are watching this table.")}</p>` : nothing}
    ${table.branch ? html`<p>${t("What if, from moment {moment}:", { moment: table.branch.at })} <a href="/table/${table.branch.table}#${table.branch.at}" data-inside>${t("another table")}</a></p>` : nothing}
    <p><a href="/table/${table.id}" data-inside>${t("The link for watchers")}</a></p>
    ${agreed(page)} ${fairness(page)}`;
}

/**
 * What the table plays by: settled when it was laid, and part of the game's record.
 * @param {TablePage} page
 */
function agreed({ table, words }) {
  if (!table || !words) return nothing;
  return html`<details class="fair" data-agreed>
    <summary>${t("What this table plays by")}</summary>
    <dl>${Object.entries(table.options).map(([name, value]) => html`<dt>${words.sentence("table", name)}</dt><dd>${words.name(String(value))}</dd>`)}</dl>
  </details>`;
}

/**
 * @param {TablePage} page
 * @param {Seat} seat
 */
function seatRow(page, seat) {
  const { table, book } = page;
  if (!table || !book) return nothing;
  const mine = table.you.seats.includes(seat.seat);
  const may = (mine || table.you.owner) && !table.frozen;
  const give = (/** @type {{ kind: string, bot?: string }} */ wishes) => () => page.giveSeat(seat.seat, wishes);
  return html`<li data-seat=${seat.seat}>
    ${icon(seat.bot ? "bot" : "person")}
    <div>
      <b>${page.seatName(seat.seat)}</b>
      <small>${state(seat, mine)}</small>
      ${page.invitations[seat.seat]
        ? html`<label>${t("Invitation, for one person")}<input readonly .value=${page.invitations[seat.seat] ?? ""} data-invitation=${seat.seat} @focus=${selectAll} /></label>`
        : nothing}
      ${may
        ? html`<div class="hands">
            ${seat.bot || !mine ? html`<button data-take=${seat.seat} @click=${give({ kind: "here" })}>${t("Take this seat")}</button>` : nothing}
            ${seat.bot
              ? nothing
              : botsInOrder(book.bots).map((bot) => html`<button data-give-bot=${bot} title=${botWords(bot)} @click=${give({ kind: "bot", bot })}>${t("Hand to the bot {bot}", { bot: t(bot) })}</button>`)}
            <button data-invite=${seat.seat} @click=${give({ kind: "elsewhere" })}>${t("Invite somebody")}</button>
          </div>`
        : nothing}
    </div>
  </li>`;
}

/**
 * Seats that wait for somebody who was invited: the link to send, where it cannot be overlooked.
 * @param {TablePage} page
 */
export function invitations(page) {
  const waiting = page.table?.seats.filter(({ seat, held }) => page.invitations[seat] && !held) ?? [];
  return waiting.map(({ seat }) => {
    const link = page.invitations[seat] ?? "";
    return html`<div class="notice inviting" data-inviting=${seat}>
      <label>${t("Send this link to {name}:", { name: page.seatName(seat) })} <input readonly .value=${link} @focus=${selectAll} /></label>
      <button @click=${() => navigator.clipboard?.writeText(link).catch(() => {})}>${t("Copy")}</button>
    </div>`;
  });
}

/** @param {Event} event */
function selectAll(event) {
  /** @type {HTMLInputElement} */ (event.target).select();
}

/**
 * @param {Seat} seat
 * @param {boolean} mine
 */
function state(seat, mine) {
  if (seat.bot) return botWords(seat.bot);
  if (mine) return t("at this screen");
  if (!seat.held) return t("nobody has come yet");
  return seat.online ? t("elsewhere, connected") : t("elsewhere, away");
}
