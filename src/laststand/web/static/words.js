// Texts in the reader's language. The English text is the key of its translation.

/** @import { Facts, Fact, GameBook, Choice, Refusal, Happening, Coming, Outcome, Move, Odds } from "./types.js" */

export const LANGUAGES = /** @type {const} */ ({ en: "English", fr: "Français", es: "Español" });

/** @typedef {Record<string, string | string[]>} Texts of a counted noun, a text for each form */

/** What the page itself counts. */
const COUNTS = {
  choice: ["{n} choice", "{n} choices"],
  player: ["{n} player", "{n} players"],
  way: ["{n} way to choose it", "{n} ways to choose it"],
  spot: ["{n} spot", "{n} spots"],
  more: ["{n} more thing", "{n} more things"],
  die: ["{n} die", "{n} dice"],
};

/** @type {Record<string, Texts>} the page's own texts, and each game's */
let catalogues = {};
let plurals = new Intl.PluralRules("en");
let spoken = "en";
/** @type {Intl.NumberFormat[]} by how many digits they have behind the point: to make one takes as long as a hundred uses */
let shares = [];
/** @type {Record<string, Record<string, string[]>>} */
const counts = { page: COUNTS };

/**
 * @param {string} language
 * @param {Record<string, Texts>} translations
 */
export function useCatalogues(language, translations) {
  plurals = new Intl.PluralRules(language);
  [spoken, shares] = [language, []];
  catalogues = translations;
}

/**
 * A part of one, as the reader's language writes it: "7.4 %".
 * @param {number} part
 * @param {0 | 1} [digits]
 */
export function percent(part, digits = 1) {
  shares[digits] ??= new Intl.NumberFormat(spoken, { style: "percent", maximumFractionDigits: digits });
  return shares[digits].format(part);
}

/**
 * How a catalogue's texts are put: in the reader's language, with their facts filled in.
 * {flames} is a fact as it is, {flames:flame} so many of a counted noun (`[count]` of the game's words).
 * @param {string} catalogue "page", or the id of a game
 */
export function textsOf(catalogue) {
  return (/** @type {string} */ text, /** @type {Facts} */ facts = {}) => filled(catalogue, text, facts, String);
}

/** A text of the page itself. */
export const t = textsOf("page");

/**
 * What something is called, and what it is: before a colon French has a space.
 * @param {string} label
 * @param {string} what
 */
export const labelled = (label, what) => t("{label}: {what}", { label, what });

/**
 * @param {string} catalogue
 * @param {string} text
 * @param {Facts} facts
 * @param {(fact: Fact) => string} word
 */
function filled(catalogue, text, facts, word) {
  const found = catalogues[catalogue]?.[text] ?? catalogues.page?.[text];
  const template = typeof found === "string" ? found : text;
  return template.replace(/\{(\w+)(?::([^}]+))?\}/g, (whole, name, nouns) => {
    if (nouns) return amounts(catalogue, `${name}:${nouns}`, facts, word);
    return facts[name] === undefined ? whole : word(facts[name]);
  });
}

/**
 * So many of something, or of several things: "gold:gold+flames:flame" is "1 Gold, 2 Flames", without what
 * there is none of.
 * @param {string} catalogue
 * @param {string} text
 * @param {Facts} facts
 * @param {(fact: Fact) => string} word
 */
function amounts(catalogue, text, facts, word) {
  const all = text.split("+").map((amount) => {
    const [name = "", noun = ""] = amount.split(":");
    const fact = facts[name] ?? 0;
    return { fact, said: formOf(catalogue, noun, fact).replace("{n}", () => word(fact)) };
  });
  const some = all.filter(({ fact }) => fact !== 0);
  return (some.length ? some : all.slice(0, 1)).map(({ said }) => said).join(", ");
}

/** Levels as cards print them: {level:roman}. */
const ROMAN = ["0", "I", "II", "III", "IV", "V"];

/**
 * The form that a counted noun has beside a number, or beside things that are named.
 * @param {string} catalogue
 * @param {string} noun
 * @param {Fact} fact
 */
function formOf(catalogue, noun, fact) {
  const number = typeof fact === "number" ? fact : typeof fact === "string" ? 1 : fact.length;
  if (noun === "roman") return ROMAN[number] ?? "{n}";
  const english = counts[catalogue]?.[noun] ?? ["{n}", "{n}"];
  const forms = catalogues[catalogue]?.[english[0] ?? ""] ?? english;
  return forms[plurals.select(number) === "one" ? 0 : 1] ?? "{n}";
}

/** A game's sentences and the names of its things. */
export class GameWords {
  /** @param {GameBook} book */
  constructor(book) {
    this.book = book;
    counts[book.id] = book.counts;
    /** A text of the game's book, or of its board. */
    this.text = textsOf(book.id);
  }

  /**
   * A thing as people call it: "goblin-raider" is the Goblin Raider.
   * @param {string} thing
   */
  name(thing) {
    const [base = "", number] = thing.split("#");
    const named = this.book.words.name?.[base] ?? this.book.names[base];
    return this.text(named ?? base) + (number ? ` #${number}` : "");
  }

  /**
   * @param {string} section
   * @param {string} key
   * @param {Facts} [facts]
   */
  sentence(section, key, facts = {}) {
    const template = this.book.words[section]?.[key];
    if (template === undefined) return this.name(key);
    const said = filled(this.book.id, template, facts, (fact) => this.word(fact)).trimEnd();
    return section === "odds" ? said : said.slice(0, 1).toUpperCase() + said.slice(1);
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

  /** @param {Pick<Happening, "kind" | "facts" | "cause">} event */
  event(event) {
    return this.sentence("event", event.kind, { ...event.facts, cause: event.cause });
  }

  /** @param {string} cause */
  cause(cause) {
    return this.sentence("cause", cause);
  }

  /** @param {Coming} coming */
  step(coming) {
    return this.sentence("step", coming.key, coming.facts);
  }

  /**
   * The name of a part of the turn, without what it says of the moment.
   * @param {string} step
   */
  stepName(step) {
    return this.sentence("step", step).replace(/\s*\{[^}]+\}\s*/g, " … ").trim();
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
