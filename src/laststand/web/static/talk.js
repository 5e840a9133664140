// What people say to each other at the table: words, quick phrases, pointing, proposals.

/** @import { TablePage } from "./table.js" */
/** @import { Said } from "./types.js" */

import { announce } from "./parts.js";
import { t } from "./words.js";

/** Milliseconds for which a thing that was pointed at is marked. */
const MARKED = 5000;

/** Phrases that everybody reads in their own language. @returns {Record<string, string>} */
export const phrases = () => ({
  hello: t("Hello!"),
  wait: t("Wait, let me think."),
  go: t("Go ahead."),
  help: t("I need help here."),
  good: t("Well done!"),
  risky: t("That is risky."),
  sorry: t("Sorry!"),
  thanks: t("Thank you."),
});

/** What is said has an id, so that what is sent again, or told by another process, is heard once. */
const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, "0")).join("");

export class Talk {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** @type {Said[]} the newest first */
    this.said = [];
    this.unread = 0;
    /** @type {Set<number>} seats whose words are not shown here */
    this.muted = new Set();
    /** @type {{ at: string, seat: number } | null} what is being pointed at */
    this.pointed = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
  }

  /** Whether there is anybody to talk to. */
  get has() {
    const { table } = this.page;
    return (table?.seats.filter(({ bot }) => !bot).length ?? 0) > 1 && !table?.frozen;
  }

  get speaks() {
    return this.has && (this.page.table?.you.seats.length ?? 0) > 0;
  }

  /** What is shown: of those who are muted, nothing. */
  get heard() {
    return this.said.filter(({ seat }) => !this.muted.has(seat));
  }

  /** The others who can speak. @returns {number[]} */
  get others() {
    const { table } = this.page;
    return (table?.seats ?? []).flatMap(({ seat, bot }) => (bot || table?.you.seats.includes(seat) ? [] : [seat]));
  }

  /**
   * Hears no more of somebody, or again.
   * @param {number} seat
   */
  mute(seat) {
    if (!this.muted.delete(seat)) this.muted.add(seat);
    if (this.pointed?.seat === seat) this.pointed = null;
    this.page.update();
  }

  /** @param {Said} said */
  hear(said) {
    if (this.said.some(({ saying }) => saying === said.saying)) return;
    this.said = [said, ...this.said].slice(0, 100);
    if (this.muted.has(said.seat)) return;
    if (this.page.tab !== "talk") this.unread += 1;
    if (said.at) this.mark(said);
    announce(this.words(said));
    this.page.update();
  }

  /** @param {Said} said */
  mark({ at, seat }) {
    clearTimeout(this.timer);
    this.pointed = { at, seat };
    this.timer = setTimeout(() => {
      this.pointed = null;
      this.page.update();
    }, MARKED);
  }

  /**
   * Whoever proposes an option of the present choice.
   * @param {string} notation
   */
  proposers(notation) {
    const { table } = this.page;
    /** @type {Map<number, string>} the last proposal of each seat at this moment */
    const last = new Map();
    for (const { seat, option, moment } of this.heard) if (option && moment === table?.moments && !last.has(seat)) last.set(seat, option);
    return [...last].flatMap(([seat, option]) => (option === notation ? [seat] : []));
  }

  /**
   * What was said, in the reader's words.
   * @param {Said} said
   */
  words({ seat, text, phrase, at, option }) {
    const { page } = this;
    const name = page.seatName(seat);
    if (at) return t("{name} points: {thing}", { name, thing: page.board?.about(at, page.scene)?.title ?? at });
    if (option) {
      const offered = page.table?.choice?.options.find(({ notation }) => notation === option);
      return t("{name} proposes: {what}", { name, what: offered ? (page.words?.option(offered) ?? option) : option });
    }
    return t("{name}: {text}", { name, text: phrases()[phrase] ?? text });
  }

  /** @param {{ text?: string, phrase?: string, at?: string, option?: string }} what */
  say(what) {
    if (this.speaks) this.page.live?.ask({ type: "say", saying: newId(), ...what }).catch((error) => this.page.fail(error));
  }
}
