// How a game is played, on one page: the goal, a turn, how it is lost, what the icons mean.

/** @import { GameBoard, GameBook, HowTo } from "../types.js" */
/** @import { GameWords } from "../words.js" */

import { html, nothing } from "../vendor/lit.js";
import * as api from "../api.js";
import { loadBoard } from "../boards.js";
import { icon } from "../icons.js";
import { go } from "../navigation.js";
import { closeDialog, dayAndNight, languageSwitch } from "../parts.js";
import { takeTable } from "../session.js";
import { GameWords as Words, labelled, t } from "../words.js";
import { rulePage } from "./rules.js";

/**
 * @param {HowTo} how
 * @param {string} game
 */
function howToTemplate(how, game) {
  const rule = (/** @type {string} */ id) => html`<a class="rule" href="/rules/${game}#${id}" data-inside>${t("Rule")}<span class="unseen"> ${id}</span></a>`;
  return html`<div class="how-to" data-how-to=${game}>
    <h3>${icon("victory")} ${t("The goal")}</h3>
    <p>${how.goal}</p>
    <h3>${icon("time")} ${t("How a turn goes")}</h3>
    <ol>${how.turn.map(({ icon: picture, title, text, rule: id }) => html`<li>${icon(picture)}<p><b>${title}.</b> ${text} ${rule(id)}</p></li>`)}</ol>
    <h3>${icon("defeat")} ${t("How you lose")}</h3>
    <ul>${how.lose.map(({ icon: picture, text, rule: id }) => html`<li>${icon(picture)}<p>${text} ${rule(id)}</p></li>`)}</ul>
    <h3>${icon("help")} ${t("What the icons mean")}</h3>
    <ul>${how.icons.map(([picture, text]) => html`<li>${icon(picture)}<p>${text}</p></li>`)}</ul>
  </div>`;
}

/** @param {{ board: GameBoard | null, words: GameWords | null }} page */
export function howToDialog({ board, words }) {
  if (!board?.howTo || !words) return nothing;
  return html`<dialog id="how-to" aria-labelledby="how-to-title">
    <h2 id="how-to-title">${labelled(t("How to play"), words.text(words.book.name))}</h2>
    ${howToTemplate(board.howTo(), board.id)}
    <button class="main" @click=${closeDialog}>${t("Close")}</button>
  </dialog>`;
}

/** A page of one game's own: how it is played, or all its rules, each with an address. */
export class ReadingPage {
  /**
   * @param {"how-to" | "rules"} kind
   * @param {string} game
   * @param {() => void} update
   */
  constructor(kind, game, update) {
    this.kind = kind;
    this.game = game;
    this.update = update;
    /** @type {GameBook | null} */
    this.book = null;
    /** @type {GameBoard | null} */
    this.board = null;
    this.query = "";
    this.problem = "";
    this.open().catch(() => {
      this.problem = t("There is nothing at this address.");
      this.update();
    });
  }

  async open() {
    [this.book, this.board] = await Promise.all([api.book(this.game), loadBoard(this.game)]);
    this.update();
    this.find();
  }

  leave() {}

  async teach() {
    try {
      const given = await api.teach(this.game);
      takeTable(given);
      go(`/table/${given.id}`);
    } catch (problem) {
      this.problem = problem instanceof Error ? problem.message : String(problem);
      this.update();
    }
  }

  /** The rule that the address names. */
  get wanted() {
    return decodeURIComponent(location.hash.slice(1));
  }

  find() {
    const place = document.getElementById(`rule-${this.wanted}`);
    place?.scrollIntoView({ block: "center" });
    place?.focus({ preventScroll: true });
  }

  template() {
    const words = this.book ? new Words(this.book) : null;
    const title = this.kind === "rules" ? t("Rules") : t("How to play");
    return html`<div class="home">
      <header class="bar">
        <a class="brand" href="/" data-inside>${icon("castle")}<span class="unseen">${t("All games")}</span></a>
        <h1>${title}${words ? html`: ${words.text(words.book.name)}` : nothing}</h1>
        <div class="tools">${dayAndNight()} ${languageSwitch()}</div>
      </header>
      <main class="reading">
        ${this.problem ? html`<p class="notice" role="alert">${this.problem}</p>` : nothing} ${this.book && words ? this.content(this.book, words) : nothing}
        <p><a href="/" data-inside>${t("Back to all games")}</a></p>
      </main>
    </div>`;
  }

  /**
   * @param {GameBook} book
   * @param {GameWords} words
   */
  content(book, words) {
    if (this.kind === "rules") return rulePage(book, words, this.wanted);
    if (!this.board?.howTo) return nothing;
    return html`<div class="picture">${this.board.picture()}</div>
      ${howToTemplate(this.board.howTo(), this.game)}
      <p class="after">
        <button class="main" data-learn=${this.game} @click=${() => this.teach()}>${icon("hint")} ${t("Learn by playing")}</button>
        <a class="button" href="/#new=${this.game}" data-inside>${icon("torch")} ${t("New table")}</a>
        <a class="button" href="/rules/${this.game}" data-inside>${icon("rules")} ${t("All rules")}</a>
      </p>`;
  }
}
