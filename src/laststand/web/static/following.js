// What bots do, one move after the other, at a pace a person can follow, and why they do it. Bots
// are quick: several of their moves may come as one state. Those between are asked for and shown.

/** @import { TablePage } from "./table.js" */
/** @import { PastChoice, Table } from "./types.js" */

import * as api from "./api.js";
import { patched } from "./patch.js";

/** Paces that a bot's move stays on the screen. */
const DWELLS = 6;
/** More moves than these are not all shown. */
const MOST = 40;

export class Following {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** @type {Table | null} the last state that was heard of, shown or not */
    this.newest = null;
    /** @type {Table[]} states that wait until those before them have been seen */
    this.waiting = [];
    /** @type {{ move: PastChoice, why: string } | null} the bot's move that is on the screen */
    this.move = null;
    this.follows = false;
    /** Whether nothing is to be shown until somebody is asked who is no bot. */
    this.hurried = false;
    this.isLeft = false;
    /** @type {() => void} */
    this.wake = () => {};
  }

  /**
   * A whole state, which may have come as what has changed since the state before.
   * @param {Table} state
   * @returns {Table}
   */
  whole(state) {
    const held = this.newest ?? this.page.table;
    const view = state.view ?? patched(held?.view, state.patch);
    this.newest = { ...held, ...state, view };
    return this.newest;
  }

  /**
   * Whether a state has to wait for its turn to be seen.
   * @param {Table} state
   */
  holds(state) {
    const { page } = this;
    if (this.hurried && !this.follows) {
      this.hurried = botMovesNext(state);
      return false;
    }
    if (!page.motion.pace || !page.table || !(this.follows || botMoves(page.table, state) > 0)) return false;
    this.waiting.push(state);
    if (!this.follows) this.follow();
    return true;
  }

  async follow() {
    this.follows = true;
    for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
      await this.between(next);
      await this.show(next);
    }
    this.follows = false;
    this.hurried = this.hurried && this.page.table !== null && botMovesNext(this.page.table);
    this.move = null;
    this.page.update();
  }

  /**
   * The moves that came together with the last one of a state, each as it left the table.
   * @param {Table} state
   */
  async between(state) {
    const { page } = this;
    const from = page.table?.moments ?? 0;
    if (!page.table || botMoves(page.table, state) < 2) return;
    for (let moment = Math.max(from + 1, state.moments - MOST); moment < state.moments; moment += 1) {
      if (this.hurried) return;
      const then = await api.moment(page.id, moment).catch(() => null);
      if (then && page.table && !this.hurried) await this.show(frame(page.table, then, state));
    }
  }

  /**
   * Shows a state, and stays with it for a while if a bot has moved.
   * @param {Table} state
   */
  async show(state) {
    const { page } = this;
    if (this.isLeft) return;
    const had = page.table?.moments ?? 0;
    page.take(state);
    const made = page.table?.history.at(-1);
    if (this.hurried || !made?.bot || !page.table || page.table.moments <= had) return;
    this.move = { move: made, why: "" };
    this.learnWhy(this.move);
    page.update();
    await this.dwell(page.motion.pace * DWELLS);
    while (page.motion.now && !this.hurried) await this.dwell(page.motion.pace);
  }

  /** @param {number} length */
  dwell(length) {
    return new Promise((resolve) => {
      this.wake = () => resolve(undefined);
      setTimeout(resolve, length);
    });
  }

  /** Straight to what is to be decided. */
  hurry() {
    this.hurried = this.follows;
    this.page.motion.skip();
    this.wake();
  }

  leave() {
    this.isLeft = true;
    this.waiting = [];
    this.hurry();
  }

  /** @param {{ move: PastChoice, why: string }} followed */
  async learnWhy(followed) {
    const { page } = this;
    const told = await api.reason(page.id, followed.move.moment).catch(() => null);
    if (!told || !page.book?.words.advice?.[told.why] || !page.words) return;
    followed.why = page.words.sentence("advice", told.why, told.facts);
    page.update();
  }
}

/**
 * How many moves of bots a state has beyond the one that is shown.
 * @param {Table} shown
 * @param {Table} state
 */
function botMoves(shown, state) {
  if (state.moments <= shown.moments) return 0;
  return state.history.slice(shown.moments - state.history_from).filter(({ bot }) => bot).length;
}

/** @param {Table} state */
function botMovesNext({ choice, seats }) {
  return choice !== null && choice.seat !== null && Boolean(seats[choice.seat]?.bot);
}

/**
 * The table as it stood between two states, as a state that follows the one shown.
 * @param {Table} shown
 * @param {Table} then
 * @param {Table} state
 * @returns {Table}
 */
function frame(shown, then, state) {
  const { moments } = then;
  const share = (moments - shown.moments) / (state.moments - shown.moments + 1);
  return {
    ...then,
    seq: shown.seq + share * (state.seq - shown.seq),
    you: state.you,
    undo: { ...state.undo, possible: false },
    history_from: shown.history.length,
    history: state.history.slice(shown.moments - state.history_from, moments - state.history_from),
    events_from: shown.events.length,
    events: state.events.filter((event) => event.moment > shown.moments && event.moment <= moments),
  };
}
