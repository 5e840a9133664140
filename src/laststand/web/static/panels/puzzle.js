// A puzzle at its table: find the move that holds. What is right comes from the server with the
// table's state, once an answer was given.

/** @import { TablePage } from "../table.js" */
/** @import { PuzzleVerdict } from "../types.js" */

import { html, nothing } from "../vendor/lit.js";
import * as api from "../api.js";
import { icon } from "../icons.js";
import { go } from "../navigation.js";
import { announce } from "../parts.js";
import { answeredPuzzles, forgetTable, notePuzzle, takeTable } from "../session.js";
import { t } from "../words.js";
import { reason } from "./coach.js";

/** @param {number} chance */
const points = (chance) => Math.round(100 * chance);

export class PuzzleGuide {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** Whether somebody who erred wants to know. */
    this.told = false;
  }

  get puzzle() {
    return (!this.page.past && this.page.table?.puzzle) || null;
  }

  /** The table has moved on. */
  heard() {
    const { puzzle } = this;
    this.told = false;
    if (puzzle?.verdict) notePuzzle(puzzle.id, puzzle.verdict.right);
  }

  /** For screen readers, too: what is asked, or what became of the answer. */
  get sentence() {
    const { puzzle } = this;
    if (!puzzle) return "";
    return puzzle.verdict ? this.judged(puzzle.verdict) : t("Find the move that holds: one option is clearly better than all others, and the steward missed it.");
  }

  /** @param {PuzzleVerdict} verdict */
  judged({ right, behind, low, high, best, steward, steward_behind }) {
    const { page } = this;
    const said = (/** @type {import("../types.js").Option} */ option) => page.words?.option(option) ?? option.notation;
    const chosen = page.table?.history[0]?.chosen.notation;
    if (!right && points(low) === points(high)) return t("That does not hold: it is worse by {points} in a hundred.", { points: points(behind) });
    if (!right) return t("That does not hold: it is worse by {points} in a hundred ({low} to {high}).", { points: points(behind), low: points(low), high: points(high) });
    if (chosen !== best.notation) return t("That holds as well as the best: {best}", { best: said(best) });
    return t("That holds! What the steward chose is worse by {points} in a hundred: {steward}", { points: points(steward_behind), steward: said(steward) });
  }

  template() {
    const { puzzle } = this;
    if (!puzzle) return nothing;
    const { verdict } = puzzle;
    return html`<section id="puzzle" class="lesson puzzle" aria-label=${t("Puzzle")} data-puzzle=${puzzle.id} data-puzzle-verdict=${verdict ? (verdict.right ? "right" : "wrong") : nothing}>
      <p class="step">${icon(verdict?.right ? "victory" : "hint")} ${t("Puzzle {number} of {of}", { number: puzzle.number, of: puzzle.of })}</p>
      <p class=${verdict && !verdict.right ? "strayed" : ""} data-puzzle-says>${this.sentence}</p>
      ${verdict && (verdict.right || this.told) ? this.answer(verdict) : nothing} ${verdict ? this.ways(verdict) : nothing}
    </section>`;
  }

  /** @param {PuzzleVerdict} verdict */
  answer(verdict) {
    const { page } = this;
    return html`<div data-puzzle-answer>
      ${verdict.right ? nothing : html`<p><strong>${page.words?.option(verdict.best)}</strong></p>`}
      <p class="why">${reason(page, verdict)} ${verdict.played.games ? t("Stewards played on to the end (games: {games}). Won after this: {best}; after their own choice: {steward}.", verdict.played) : nothing}</p>
    </div>`;
  }

  /** @param {PuzzleVerdict} verdict */
  ways({ right }) {
    const { page } = this;
    const isAlone = (this.puzzle?.of ?? 0) < 2;
    return html`<p class="after">
      ${right
        ? nothing
        : html`<button class="main" data-puzzle-again @click=${() => page.undo()}>${icon("undo")} ${t("Try again")}</button>
            ${this.told ? nothing : html`<button data-puzzle-tell @click=${() => this.tell()}>${t("Show the answer")}</button>`}`}
      ${isAlone ? nothing : html`<button class=${right ? "main" : ""} data-puzzle-next @click=${() => this.next()}>${t("Another puzzle")}</button>`}
      <button data-puzzles-all @click=${() => this.leaveFor(`/puzzles/${page.table?.game}`)}>${t("All puzzles")}</button>
    </p>`;
  }

  tell() {
    const { puzzle, page } = this;
    this.told = true;
    page.update();
    if (puzzle?.verdict) announce(`${page.words?.option(puzzle.verdict.best)} ${reason(page, puzzle.verdict)}`);
  }

  /** The next one that has not been found yet. */
  async next() {
    const { puzzle, page } = this;
    if (!puzzle || !page.table) return;
    const { game } = page.table;
    try {
      const all = await api.puzzles(game);
      const answers = answeredPuzzles();
      const later = [...all.slice(puzzle.number), ...all.slice(0, puzzle.number - 1)];
      const wanted = later.find(({ id }) => !answers[id] || answers[id] === "missed") ?? later[0];
      if (wanted) await this.leaveFor(await posed(game, wanted.id, all.indexOf(wanted) + 1));
    } catch (error) {
      page.fail(error);
    }
  }

  /**
   * Nobody wants a puzzle's table back once its answer is known.
   * @param {string} address
   */
  async leaveFor(address) {
    const { id } = this.page;
    this.page.live?.close();
    await api.remove(id).then(() => forgetTable(id)).catch(() => {});
    go(address);
  }
}

/**
 * Lays a puzzle's table.
 *
 * @param {string} game
 * @param {string} puzzle
 * @param {number} number
 * @returns {Promise<string>} the address of the table
 */
export async function posed(game, puzzle, number) {
  const given = await api.pose(game, puzzle, t("Puzzle {number}", { number }));
  takeTable(given);
  return `/table/${given.id}`;
}
