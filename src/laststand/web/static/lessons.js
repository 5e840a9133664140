// A guided first game: a companion says what to do and points at it. What is said and meant comes
// from the server with the table's state; here it is only shown.

/** @import { TablePage } from "./table.js" */
/** @import { Lesson } from "./types.js" */

import { html, nothing } from "./vendor/lit.js";
import { icon } from "./icons.js";
import { announce } from "./parts.js";
import { t } from "./words.js";

export class LessonGuide {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** How many of the sentences of the step have been read. */
    this.read = 0;
    /** Whether something else than what is meant was chosen. */
    this.strayed = false;
    /** @type {string} the step, as far as it has been read, that was scrolled to */
    this.shown = "";
    /** @type {HTMLElement | null} what the hand points at: while reading what is spoken of, then what is to be clicked */
    this.pointed = null;
    addEventListener("scroll", this.place, { capture: true, passive: true });
    addEventListener("resize", this.place, { passive: true });
  }

  leave() {
    removeEventListener("scroll", this.place, { capture: true });
    removeEventListener("resize", this.place);
  }

  /** @returns {Lesson | null} */
  get lesson() {
    return (!this.page.past && this.page.table?.lesson) || null;
  }

  /** What is said now, and where. */
  get say() {
    const { lesson } = this;
    return lesson?.says[Math.min(this.read, lesson.says.length - 1)] ?? null;
  }

  /** Whether there is more to read before something is to be done. */
  get goesOn() {
    return this.lesson !== null && this.read < this.lesson.says.length - 1;
  }

  /** The table has moved on. */
  heard() {
    this.read = 0;
    this.strayed = false;
  }

  /** For screen readers: what the companion says. */
  get sentence() {
    const { say, page, lesson } = this;
    if (this.strayed && lesson?.wrong) return page.words?.text(lesson.wrong) ?? "";
    return say && page.words ? page.words.text(say.text) : "";
  }

  /** @param {boolean} isKeyed the keyboard goes on to what is meant */
  next(isKeyed) {
    this.read += 1;
    announce(this.sentence);
    this.page.update();
    if (isKeyed) this.find();
  }

  /**
   * Whether the lesson means something else, which is then said.
   * @param {string} notation
   */
  declines(notation) {
    const { lesson } = this;
    if (!lesson || lesson.done || lesson.expects.includes(notation)) return false;
    this.strayed = true;
    this.read = Math.max(0, lesson.says.length - 1);
    this.page.pointing.forget();
    announce(this.sentence);
    this.page.update();
    return true;
  }

  /** Goes with the keyboard to what is meant. */
  find() {
    this.target()?.focus();
  }

  // -- what is meant -------------------------------------------------------------------------

  /** The next thing to click: where to read on, or the way to an option that is meant. */
  target() {
    const { lesson } = this;
    if (!lesson || lesson.done) return null;
    if (this.goesOn) return shownElement("#lesson [data-lesson-next]");
    return this.inMenu(lesson) ?? this.matter(lesson) ?? this.toHold(lesson) ?? this.onBoard(lesson) ?? this.inList(lesson);
  }

  /** @param {Lesson} lesson */
  inMenu({ expects }) {
    if (this.page.pointing.menu === null) return null;
    return first(expects, (notation) => shownElement(`#about [data-way="${CSS.escape(notation)}"]`));
  }

  /** @param {Lesson} lesson */
  matter({ expects }) {
    const { page } = this;
    const option = page.table?.choice?.options.find(({ notation }) => notation === expects[0]);
    const matter = option ? page.matterOf(option) : null;
    if (matter === null || page.openMatter === matter) return null;
    return shownElement(`[data-matter="${CSS.escape(matter)}"]`);
  }

  /**
   * The next die to be held, or let go, on the way to the roll that is meant.
   * @param {Lesson} lesson
   */
  toHold({ expects }) {
    const { holding } = this.page;
    const { rolling } = holding;
    const meant = rolling?.options.find(({ notation }) => expects.includes(notation));
    if (!rolling || !meant || meant === holding.option) return null;
    const again = rolling.diceOf(meant);
    const die = rolling.dice.find(({ id }) => holding.has(id) === again.includes(id));
    return die ? shownElement(`[data-hold="${CSS.escape(die.id)}"]`) : null;
  }

  /**
   * A part of the board that offers nothing else, nor does anything on it.
   * @param {Lesson} lesson
   */
  onBoard({ expects }) {
    const { pointing } = this.page;
    for (const [place, offers] of pointing.offers) {
      const element = offers.length === 1 && expects.includes(offers[0]?.notation ?? "") ? pointing.find(place) : null;
      if (element && isShown(element) && isTouched(element)) return element;
    }
    return null;
  }

  /** @param {Lesson} lesson */
  inList({ expects }) {
    return first(expects, (notation) => shownElement(`[data-option="${CSS.escape(notation)}"]`));
  }

  // -- pointing at it ------------------------------------------------------------------------

  /** Marks what is spoken of and what is meant, after each drawing. */
  drawn() {
    for (const name of ["data-lesson-at", "data-lesson-target"]) {
      for (const element of document.querySelectorAll(`[${name}]`)) element.removeAttribute(name);
    }
    const { lesson } = this;
    const target = this.target();
    const spoken = this.spoken();
    target?.setAttribute("data-lesson-target", "");
    spoken?.setAttribute("data-lesson-at", "");
    this.pointed = this.goesOn ? spoken : (target ?? spoken);
    const step = lesson ? `${this.page.table?.seq} ${this.read} ${target?.outerHTML.slice(0, 80)}` : "";
    if (step !== this.shown) {
      this.shown = step;
      this.bringIntoSight(target);
    }
    this.place();
  }

  /** @param {Element | null} target */
  bringIntoSight(target) {
    const onBoard = target?.closest("#board") ? target : this.spoken();
    onBoard?.scrollIntoView({ block: "center", inline: "center" });
    if (target && target !== onBoard && !this.goesOn) target.scrollIntoView({ block: "nearest" });
  }

  /** The component that the companion speaks of. */
  spoken() {
    const { say } = this;
    return say?.at ? this.page.pointing.find(say.at) : null;
  }

  place = () => {
    const hand = document.getElementById("lesson-hand");
    const box = this.pointed?.getBoundingClientRect();
    if (!hand) return;
    hand.hidden = !box || box.bottom < 0 || box.top > innerHeight;
    if (!box) return;
    hand.style.left = `${Math.max(14, Math.min(innerWidth - 14, box.left + box.width / 2))}px`;
    hand.style.top = `${Math.max(this.ceiling, box.top + 4)}px`;
  };

  /** On a phone the companion lies over the board: the hand stays below. */
  get ceiling() {
    const lesson = document.getElementById("lesson");
    const isOver = lesson && getComputedStyle(lesson).position === "sticky";
    return isOver ? lesson.getBoundingClientRect().bottom + 24 : 30;
  }

  template() {
    const { lesson } = this;
    if (!lesson) return nothing;
    return html`<section id="lesson" class="lesson" aria-label=${t("Lesson")} ?data-lesson-done=${lesson.done}>
        <p class="step">${icon("hint")} ${lesson.done ? t("The lesson is over") : t("Lesson, step {step} of {steps}", { step: lesson.step + 1, steps: lesson.steps })}</p>
        ${this.strayed && lesson.wrong ? html`<p class="strayed" data-lesson-wrong>${this.sentence}</p>` : html`<p data-lesson-says>${this.sentence}</p>`}
        ${lesson.done ? this.after() : nothing}
        ${this.goesOn
          ? html`<button class="main" data-lesson-next @click=${(/** @type {MouseEvent} */ event) => this.next(event.detail === 0)}>${t("Go on")}</button>`
          : lesson.done
            ? nothing
            : html`<button class="quiet find" @click=${() => this.find()} aria-keyshortcuts="l">${t("Show me where")} <kbd>L</kbd></button>`}
      </section>
      <div id="lesson-hand" class="lesson-hand" aria-hidden="true">▼</div>`;
  }

  after() {
    const { page } = this;
    return html`<p class="after">
      <a class="button main" href="/#new=${page.table?.game}" data-inside>${icon("torch")} ${t("A game of your own")}</a>
      ${page.table?.outcome ? nothing : html`<button @click=${() => this.close()}>${t("Play on here")}</button>`}
      <a class="button" href="/" data-inside>${t("All games")}</a>
    </p>`;
  }

  /** The lesson is over and its table played on: its last words are put away. */
  close() {
    if (this.page.table) this.page.table.lesson = null;
    this.page.update();
  }
}

/**
 * @template T
 * @param {string[]} notations
 * @param {(notation: string) => T | null} find
 * @returns {T | null}
 */
function first(notations, find) {
  for (const notation of notations) {
    const found = find(notation);
    if (found) return found;
  }
  return null;
}

/**
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
function shownElement(selector) {
  const found = /** @type {HTMLElement[]} */ ([...document.querySelectorAll(selector)]);
  return found.find(isShown) ?? null;
}

/**
 * Whether a click on its middle is meant for it.
 * @param {Element} element
 */
function isTouched(element) {
  return getComputedStyle(element).pointerEvents !== "none" && !element.querySelector("[data-component][data-can]");
}

/** @param {Element} element */
function isShown(element) {
  return element.getClientRects().length > 0;
}
