// The puzzles of a game: which there are, and which this browser has seen solved.

/** @import { GameBook, PuzzleInBrief } from "./types.js" */

import { html, nothing } from "./vendor/lit.js";
import * as api from "./api.js";
import { icon } from "./icons.js";
import { go } from "./navigation.js";
import { posed } from "./panels/puzzle.js";
import { dayAndNight, languageSwitch } from "./parts.js";
import { answeredPuzzles } from "./session.js";
import { GameWords, t } from "./words.js";

const MARKS = { "at-once": "victory", found: "star", missed: "defeat" };

export class PuzzlesPage {
  /**
   * @param {string} game
   * @param {() => void} update
   */
  constructor(game, update) {
    this.game = game;
    this.update = update;
    /** @type {GameBook | null} */
    this.book = null;
    /** @type {PuzzleInBrief[]} */
    this.puzzles = [];
    this.problem = "";
    this.open().catch(() => this.fail(t("There is nothing at this address.")));
  }

  async open() {
    [this.book, this.puzzles] = await Promise.all([api.book(this.game), api.puzzles(this.game)]);
    this.update();
  }

  leave() {}

  /** @param {string} problem */
  fail(problem) {
    this.problem = problem;
    this.update();
  }

  /**
   * @param {PuzzleInBrief} puzzle
   * @param {number} number
   */
  async pose(puzzle, number) {
    try {
      go(await posed(this.game, puzzle.id, number));
    } catch (problem) {
      this.fail(problem instanceof Error ? problem.message : String(problem));
    }
  }

  template() {
    const words = this.book ? new GameWords(this.book) : null;
    return html`<div class="home">
      <header class="bar">
        <a class="brand" href="/" data-inside>${icon("castle")}<span class="unseen">${t("All games")}</span></a>
        <h1>${t("Puzzles")}${words ? html`: ${words.text(words.book.name)}` : nothing}</h1>
        <div class="tools">${dayAndNight()} ${languageSwitch()}</div>
      </header>
      <main class="reading">
        ${this.problem ? html`<p class="notice" role="alert">${this.problem}</p>` : nothing} ${words ? this.content(words) : nothing}
        <p><a href="/" data-inside>${t("Back to all games")}</a></p>
      </main>
    </div>`;
  }

  /** @param {GameWords} words */
  content(words) {
    const answers = answeredPuzzles();
    const found = this.puzzles.filter(({ id }) => answers[id] === "at-once" || answers[id] === "found").length;
    return html`<p>${t("Find the move that holds: positions of played games in which one option is clearly better than all others, and the steward missed it.")}</p>
      <p data-puzzles-found=${found}>${t("Found: {found} of {of}", { found, of: this.puzzles.length })}</p>
      <ol class="puzzles">${this.puzzles.map((puzzle, at) => this.row(words, puzzle, at + 1, answers[puzzle.id]))}</ol>`;
  }

  /**
   * @param {GameWords} words
   * @param {PuzzleInBrief} puzzle
   * @param {number} number
   * @param {"at-once" | "found" | "missed" | undefined} answer
   */
  row(words, puzzle, number, answer) {
    const names = { "at-once": t("found at once"), found: t("found"), missed: t("not found yet") };
    const { players, level, boss, scenario } = puzzle.options;
    const table = [boss, scenario, level].flatMap((value) => (value === undefined ? [] : [words.name(String(value))]));
    return html`<li>
      <button data-puzzle=${puzzle.id} data-answered=${answer ?? nothing} @click=${() => this.pose(puzzle, number)}>
        <b>${number}</b> ${answer ? html`${icon(MARKS[answer])}<span class="unseen">${names[answer]}</span>` : nothing}
        <span>${words.sentence("ask", puzzle.ask)}</span>
        <small>${[...table, t("{count:player}", { count: Number(players ?? 1) })].join(" · ")}</small>
      </button>
    </li>`;
  }
}
