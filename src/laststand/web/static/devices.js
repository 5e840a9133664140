// The seats of this browser on another device: a link, drawn to be photographed, and taken back.

import { html, nothing } from "./vendor/lit.js";
import * as api from "./api.js";
import { holdSeats, recall, remember, tablesHeld, tokensOf } from "./session.js";
import { t } from "./words.js";

/** @typedef {{ link: string, moves: boolean, made: number }} Given */

const GIVEN = "laststand.links";
const MARK = "#device=";
const LOOPBACK = ["localhost", "127.0.0.1", "[::1]"];

/** @returns {Given[]} the links that this browser gave */
const given = () => recall(GIVEN, []);

/** @param {Given[]} links */
const keep = (links) => remember(GIVEN, links);

/** Takes what the link in the address gives, once, and takes the link out of the address. */
export async function arrive() {
  if (!location.hash.startsWith(MARK)) return "";
  const link = location.hash.slice(MARK.length);
  history.replaceState(null, "", location.pathname);
  try {
    for (const { id, owner, seats } of await api.useLink(link)) {
      holdSeats(id, [owner, ...seats.map(({ token }) => token)].flatMap((token) => token ?? []));
    }
    return "";
  } catch (problem) {
    return problem instanceof Error ? problem.message : String(problem);
  }
}

export class Devices {
  /**
   * @param {() => void} update
   * @param {(problem: unknown) => void} fail
   */
  constructor(update, fail) {
    this.update = update;
    this.fail = fail;
    this.moves = false;
    /** @type {{ link: string, drawing: string } | null} */
    this.shown = null;
  }

  async give() {
    const tables = tablesHeld().map((id) => ({ id, tokens: tokensOf(id).slice(0, 16) }));
    try {
      this.shown = await api.makeLink({ tables: tables.slice(-200), moves: this.moves, at: location.origin });
      keep([...given(), { link: this.shown.link, moves: this.moves, made: Date.now() }]);
      this.update();
    } catch (problem) {
      this.fail(problem);
    }
  }

  /** @param {string} link */
  async takeBack(link) {
    try {
      await api.revokeLink(link);
      keep(given().filter((other) => other.link !== link));
      if (this.shown?.link === link) this.shown = null;
      this.update();
    } catch (problem) {
      this.fail(problem);
    }
  }

  template() {
    if (!tablesHeld().length) return nothing;
    const chosen = (/** @type {Event} */ event) => (this.moves = /** @type {HTMLSelectElement} */ (event.target).value === "move");
    return html`<section class="records devices" aria-label=${t("On another device")}>
      <h2>${t("On another device")}</h2>
      <p>${t("One link takes your seats to your phone or to another browser. It works once, for a day, and can be taken back.")}</p>
      ${LOOPBACK.includes(location.hostname) ? html`<p><small>${t("This server is on your own machine: other devices reach it only if it was started for them.")}</small></p>` : nothing}
      <p class="after">
        <select aria-label=${t("What the link does")} @change=${chosen}>
          <option value="copy">${t("keep them here too")}</option>
          <option value="move">${t("move them there")}</option>
        </select>
        <button data-give-link @click=${() => this.give()}>${t("Make a link")}</button>
      </p>
      ${this.shown ? this.drawing(this.shown) : nothing}
      ${given().map((link) => this.row(link))}
    </section>`;
  }

  /** @param {{ link: string, drawing: string }} shown */
  drawing({ link, drawing }) {
    return html`<figure>
      <img alt=${t("The link as a QR code")} src="data:image/svg+xml,${encodeURIComponent(drawing)}" />
      <figcaption><input readonly data-link aria-label=${t("The link")} .value=${`${location.origin}/${MARK}${link}`} /></figcaption>
    </figure>`;
  }

  /** @param {Given} given */
  row({ link, moves, made }) {
    const when = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeStyle: "short" }).format(made);
    return html`<p class="after"><small>${moves ? t("move them there") : t("keep them here too")} · ${when}</small>
      <button class="quiet" data-take-back @click=${() => this.takeBack(link)}>${t("Take it back")}</button></p>`;
  }
}
