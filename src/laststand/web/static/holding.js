// Dice that are tapped to be held; the others are rolled again by one button.

/** @import { TablePage } from "./table.js" */
/** @import { Choice, Option, Rolling } from "./types.js" */

export class Holding {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** @type {{ choice: Choice | null, moments: number, rolling: Rolling | null }} */
    this.of = { choice: null, moments: 0, rolling: null };
    /** @type {Set<string>} the dice held, by component */
    this.held = new Set();
    /** Whether somebody has tapped a die of this roll: from then on nothing is held by itself. */
    this.touched = false;
  }

  /** The dice that may be rolled again now; null where none may. */
  get rolling() {
    const { page } = this;
    const choice = page.isOurs ? page.table?.choice : null;
    if (!choice) return null;
    if (this.of.choice !== choice) {
      const moments = page.table?.moments ?? 0;
      if (!this.isToldAgain(choice, moments)) {
        this.held = new Set();
        this.touched = false;
      }
      this.of = { choice, moments, rolling: null }; // the drawing asks what is held
      this.of.rolling = page.board?.rolling?.(choice, page.drawing) ?? null;
    }
    return this.of.rolling;
  }

  /**
   * Whether a question is the one before, which came once more: with a new connection it does.
   * @param {Choice} choice
   * @param {number} moments
   */
  isToldAgain(choice, moments) {
    return this.of.moments === moments && JSON.stringify(this.of.choice) === JSON.stringify(choice);
  }

  /** @param {string} component */
  can(component) {
    return this.rolling?.dice.some(({ id }) => id === component) ?? false;
  }

  /** @param {string} component */
  has(component) {
    return this.can(component) && this.held.has(component);
  }

  /** Until somebody taps a die, those lie held that a sensible player would keep, all of them where nothing
   * is to be rolled again; a lesson has them tapped. */
  suggest() {
    const { page, rolling } = this;
    const { first } = page.foresight;
    if (!rolling || typeof first !== "string" || this.touched || page.table?.lesson) return;
    const sensible = rolling.options.find(({ notation }) => notation === first);
    const again = sensible ? rolling.diceOf(sensible) : [];
    this.held = new Set(rolling.dice.flatMap(({ id }) => (again.includes(id) ? [] : [id])));
  }

  /** @param {string} component */
  toggle(component) {
    this.touched = true;
    if (!this.held.delete(component)) this.held.add(component);
    this.page.motion.skip();
    this.page.update();
  }

  /** How many dice must be held at least, however many tokens would pay. */
  get fewest() {
    const { rolling } = this;
    return rolling ? rolling.dice.length - Math.max(...rolling.options.map((option) => rolling.diceOf(option).length)) : 0;
  }

  /** @param {Option} option */
  covers(option) {
    return this.rolling?.options.includes(option) ?? false;
  }

  /**
   * What rolls again the dice that are not held, if that is allowed.
   * @returns {Option | undefined}
   */
  get option() {
    const { rolling } = this;
    if (!rolling) return undefined;
    const again = rolling.dice.flatMap(({ id }) => (this.held.has(id) ? [] : [id]));
    return rolling.options.find((option) => sameDice(rolling.diceOf(option), again));
  }
}

/**
 * @param {string[]} some
 * @param {string[]} others
 */
const sameDice = (some, others) => some.length === others.length && some.every((die) => others.includes(die));
