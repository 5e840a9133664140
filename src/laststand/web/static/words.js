// Texts in the reader's language. The English text is the key of its translation.

/** @import { Facts, Fact, GameBook, Choice, Refusal, Happening, Coming, Outcome, Move, Odds } from "./types.js" */

export const LANGUAGES = /** @type {const} */ ({ en: "English", fr: "Français", es: "Español" });

/** @type {Record<string, string>} */
let catalogue = {};

/** @param {Record<string, string>} translations */
export function useCatalogue(translations) {
  catalogue = translations;
}

/**
 * A text in the reader's language, with its facts filled in.
 * @param {string} text
 * @param {Record<string, string | number>} [facts]
 */
export function t(text, facts = {}) {
  const template = catalogue[text] || text;
  return template.replace(/\{(\w+)\}/g, (whole, name) => String(facts[name] ?? whole));
}

/** A game's sentences and the names of its things. */
export class GameWords {
  /** @param {GameBook} book */
  constructor(book) {
    this.book = book;
  }

  /**
   * A thing as people call it: "goblin-raider" is the Goblin Raider.
   * @param {string} thing
   */
  name(thing) {
    const [base = "", number] = thing.split("#");
    const named = this.book.words.name?.[base] ?? this.book.names[base];
    return t(named ?? base) + (number ? ` #${number}` : "");
  }

  /**
   * @param {string} section
   * @param {string} key
   * @param {Facts} [facts]
   */
  sentence(section, key, facts = {}) {
    const template = this.book.words[section]?.[key];
    if (template === undefined) return this.name(key);
    /** @type {Record<string, string>} */
    const words = {};
    for (const [name, fact] of Object.entries(facts)) words[name] = this.word(fact);
    return t(template, words);
  }

  /**
   * @param {Fact} fact
   * @returns {string}
   */
  word(fact) {
    if (typeof fact === "number") return String(fact);
    if (typeof fact === "string") return this.name(fact);
    return fact.map((thing) => this.name(thing)).join(", ");
  }

  /** @param {Choice} choice */
  ask(choice) {
    return this.sentence("ask", choice.ask);
  }

  /** @param {Move} option */
  option(option) {
    return this.sentence("option", option.key ?? option.notation, option.facts);
  }

  /** @param {Refusal} refusal */
  refusal(refusal) {
    return this.sentence("refusal", refusal.why, refusal.facts);
  }

  /** @param {Happening} event */
  event(event) {
    return this.sentence("event", event.kind, { ...event.facts, cause: event.cause });
  }

  /** @param {string} cause */
  cause(cause) {
    return this.sentence("cause", cause);
  }

  /** @param {Coming} coming */
  step(coming) {
    return this.sentence("step", coming.step, coming.facts);
  }

  /**
   * The name of a part of the turn, without what it says of the moment.
   * @param {string} step
   */
  stepName(step) {
    return this.sentence("step", step).replace(/\s*\{\w+\}\s*/g, " … ").trim();
  }

  /** @param {Outcome} outcome */
  outcome(outcome) {
    return this.sentence("outcome", outcome.reason);
  }

  /** @param {Odds} odds */
  odds(odds) {
    return this.sentence("odds", odds.key, odds.facts);
  }
}
