// What options are certain to bring: asked of the server, those that end something at once, others
// when somebody considers them.

/** @import { TablePage } from "./table.js" */
/** @import { Foreseen } from "./types.js" */

import * as api from "./api.js";
import { advised } from "./panels/coach.js";

export class Foresight {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    this.seq = -1;
    /** @type {Record<string, Foreseen>} by notation */
    this.known = {};
    /** @type {Set<string>} */
    this.asked = new Set();
    /** @type {string | null | undefined} what a sensible player looks at first; null: nobody says, undefined: not yet told */
    this.sensible = null;
    /** @type {string[]} where that passes or ends something, what comes next, the best first */
    this.then = [];
  }

  /** What the lesson means, what the coach has just advised, or what a sensible player looks at first: see `sensible`. */
  get first() {
    const { page } = this;
    if (page.table?.lesson) return page.table.lesson.expects[0] ?? null;
    // In a puzzle the steward missed what is to be found: what it would do would only mislead.
    if (page.table?.puzzle && !page.table.puzzle.verdict) return null;
    return page.isOurs ? (advised(page) ?? this.sensible) : null;
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
    this.sensible = this.page.isOurs ? undefined : null;
    this.then = [];
    if (this.page.isOurs) this.ask([]);
    if (this.page.table?.lesson && this.first) this.consider(this.first);
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
    if (notations.length === 0 && this.seq === page.table?.seq) {
      this.sensible = told?.first ?? null;
      this.then = told?.then ?? [];
      page.holding.suggest();
    }
    if (!told || told.seq !== page.table?.seq || told.seq !== this.seq) return;
    Object.assign(this.known, told.foresees);
    page.update();
    if (notations.length === 0) showFirst();
  }
}

/** Brings what a sensible player looks at first into a list that is longer than its place. */
function showFirst() {
  const list = document.querySelector(".options");
  const first = list?.querySelector(".main");
  if (!list || !first) return;
  const below = first.getBoundingClientRect().bottom - list.getBoundingClientRect().bottom;
  if (below > 0) list.scrollTop += below;
}
