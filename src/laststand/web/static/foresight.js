// What options are certain to bring: asked of the server, those that end something at once, others
// when somebody considers them.

/** @import { TablePage } from "./table.js" */
/** @import { Foreseen } from "./types.js" */

import * as api from "./api.js";

export class Foresight {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    this.seq = -1;
    /** @type {Record<string, Foreseen>} by notation */
    this.known = {};
    /** @type {Set<string>} */
    this.asked = new Set();
  }

  /** @param {string} notation */
  of(notation) {
    return this.seq === this.page.table?.seq && !this.page.past ? this.known[notation] : undefined;
  }

  /** How the game would end by an option, if it would. @param {string} notation */
  ends(notation) {
    const outcome = this.of(notation)?.outcome;
    return outcome ? (outcome.won ? "won" : "lost") : null;
  }

  /** The option that would lose the game, if one would. */
  get fatal() {
    return this.page.table?.choice?.options.find(({ notation }) => this.ends(notation) === "lost");
  }

  /** A new choice: asks what its passing answers would bring. */
  renew() {
    this.seq = this.page.table?.seq ?? -1;
    this.known = {};
    this.asked = new Set();
    if (this.page.isOurs) this.ask([]);
  }

  /** @param {string} notation */
  consider(notation) {
    if (!this.page.isOurs || this.of(notation) || this.asked.has(notation)) return;
    this.asked.add(notation);
    this.ask([notation]);
  }

  /** @param {string[]} notations */
  async ask(notations) {
    const { page } = this;
    const told = await api.foresight(page.id, notations).catch(() => null);
    if (!told || told.seq !== page.table?.seq || told.seq !== this.seq) return;
    Object.assign(this.known, told.foresees);
    page.update();
  }
}
