// The first page: the games, tables to go on with, new tables, records.

/** @import { GameInBrief, GameBook, GameBoard, TableInBrief, TableOption, Setting, Template } from "./types.js" */

import { html, nothing } from "./vendor/lit.js";
import * as api from "./api.js";
import { loadBoard } from "./boards.js";
import { arrive, Devices } from "./devices.js";
import { icon } from "./icons.js";
import { go } from "./navigation.js";
import { botsInOrder, botWords, dayAndNight, languageSwitch } from "./parts.js";
import { gamesKept } from "./records.js";
import { forgetTable, newestTokens, preferences, takeTable } from "./session.js";
import { GameWords, labelled, t } from "./words.js";

/** @typedef {{ kind: "here" | "elsewhere" | "bot", name: string, bot: string }} SeatWish */

/** Options that everybody settles; the others are for those who know the game. */
const USUAL = new Set(["players", "level", "scenario", "boss"]);

/** So many cards are drawn while the games are not yet known: nothing moves when they are. */
const BLANKS = [0, 1, 2];

/** Milliseconds for which a deleted table can be taken back. */
const REGRET = 10_000;

export class HomePage {
  /** @param {() => void} update */
  constructor(update) {
    this.update = update;
    /** @type {GameInBrief[]} */
    this.games = [];
    /** @type {Map<string, { book: GameBook, words: GameWords, board: GameBoard | null }>} */
    this.known = new Map();
    /** @type {TableInBrief[]} */
    this.tables = [];
    /** @type {GameInBrief | null} the game that a table is being made for */
    this.laying = null;
    /** @type {Record<string, Setting>} */
    this.options = {};
    /** @type {SeatWish[]} */
    this.seats = [];
    this.seed = "";
    this.hints = true;
    this.problem = "";
    this.detail = "";
    this.busy = false;
    this.devices = new Devices(update, (problem) => this.fail(problem));
    /** @type {TableInBrief | null} deleted, and can still be taken back */
    this.removed = null;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.regret = undefined;
    this.load().catch(() => this.fail(t("The server could not be reached.")));
  }

  async load() {
    const refused = await arrive();
    if (refused) this.fail(refused);
    const games = await api.games();
    await Promise.all(games.map((game) => this.learn(game.id)));
    this.games = games;
    this.update();
    this.layWanted();
    this.tables = await api.tables(newestTokens());
    this.update();
  }

  /** @param {string} game */
  async learn(game) {
    const book = await api.book(game);
    const board = await loadBoard(game).catch(() => null);
    this.known.set(game, { book, words: new GameWords(book), board });
  }

  leave() {
    this.removeNow();
  }

  /** @param {unknown} problem */
  fail(problem) {
    this.problem = problem instanceof Error ? problem.message : String(problem);
    this.detail = problem instanceof api.Refused ? problem.detail : "";
    this.busy = false;
    this.update();
  }

  // -- a new table ---------------------------------------------------------------------

  /** @param {GameInBrief} game */
  lay(game) {
    this.laying = game;
    const first = this.firstGame(game.id);
    this.options = Object.fromEntries(game.options.map(({ name, default: usual }) => [name, first[name] ?? usual]));
    this.seats = [];
    this.fitSeats();
    this.update();
    document.getElementById("new-table")?.scrollIntoView({ block: "nearest" });
    /** @type {HTMLElement | null} */ (document.querySelector("[data-start]"))?.focus({ preventScroll: true });
  }

  /**
   * What is proposed for a first game, but for the level or scenario that has been won in this browser.
   * @param {string} game
   */
  firstGame(game) {
    const won = gamesKept().flatMap((kept) => (kept.game === game && kept.won ? kept.level : []));
    const first = Object.entries(this.known.get(game)?.board?.firstGame ?? {});
    return Object.fromEntries(first.filter(([, value]) => !won.includes(String(value))));
  }

  /** Another page may lead here with a game to begin. */
  layWanted() {
    const wanted = /^#new=(\w+)$/.exec(location.hash)?.[1];
    const game = this.games.find(({ id }) => id === wanted);
    if (game) this.lay(game);
  }

  fitSeats() {
    const wanted = Number(this.options.players ?? 1);
    while (this.seats.length < wanted) this.seats.push({ kind: "here", name: "", bot: botsInOrder(this.laying?.bots ?? [])[0] ?? "" });
    this.seats.length = wanted;
  }

  /**
   * Who sits beside the first player.
   * @param {"bot" | "here"} kind
   */
  seatOthers(kind) {
    for (const seat of this.seats.slice(1)) seat.kind = kind;
    this.update();
  }

  /** @param {Event} event */
  async start(event) {
    event.preventDefault();
    if (!this.laying || this.busy) return;
    this.busy = true;
    try {
      const given = await api.newTable({
        game: this.laying.id,
        options: this.options,
        ...(this.seed ? { seed: Number(this.seed) } : {}),
        hints: this.hints,
        seats: this.seats.map(({ kind, name, bot }) => (kind === "bot" ? { kind, bot, name } : { kind, name })),
      });
      takeTable(given);
      go(`/table/${given.id}`);
    } catch (problem) {
      this.fail(problem);
    }
  }

  /** @param {GameInBrief} game */
  async teach(game) {
    try {
      const given = await api.teach(game.id);
      takeTable(given);
      go(`/table/${given.id}`);
    } catch (problem) {
      this.fail(problem);
    }
  }

  /** @param {string} record */
  async openRecord(record) {
    try {
      const given = await api.openRecord(record);
      go(`/table/${given.id}`);
    } catch (problem) {
      this.fail(problem);
    }
  }

  /** @param {string} position the text of a save */
  async resume(position) {
    try {
      const given = await api.resume(position);
      takeTable(given);
      go(`/table/${given.id}`);
    } catch (problem) {
      this.fail(problem);
    }
  }

  /**
   * Takes a table from the list, and deletes it once nobody can want it back.
   * @param {TableInBrief} table
   */
  remove(table) {
    this.removeNow();
    this.removed = table;
    this.regret = setTimeout(() => this.removeNow(), REGRET);
    this.update();
  }

  takeBack() {
    clearTimeout(this.regret);
    this.removed = null;
    this.update();
  }

  async removeNow() {
    const { removed } = this;
    clearTimeout(this.regret);
    this.removed = null;
    if (!removed) return;
    this.tables = this.tables.filter(({ id }) => id !== removed.id);
    this.update();
    try {
      await api.remove(removed.id);
      forgetTable(removed.id);
    } catch (problem) {
      this.fail(problem);
    }
  }

  // -- what is shown -------------------------------------------------------------------

  /** @returns {Template} */
  template() {
    return html`<div class="home">
      <header class="bar">
        <span class="brand">${icon("castle")}</span>
        <h1>Laststand</h1>
        <p class="facts">${t("Hold the wall together, until dawn.")}</p>
        <div class="tools">${dayAndNight()} ${languageSwitch()} <a href="/yours" data-inside>${t("Your games")}</a> <a href="/credits" data-inside>${t("Credits")}</a></div>
      </header>
      <main>
        ${this.problem ? html`<p class="notice" role="alert">${this.problem} ${this.detail ? html`<small lang="en">${this.detail}</small>` : nothing}</p>` : nothing}
        <section aria-label=${t("Games")} class="games">
          ${this.games.length || this.problem ? this.games.map((game) => this.gameCard(game)) : BLANKS.map(() => html`<article class="game blank" aria-hidden="true"><div class="picture"></div></article>`)}
        </section>
        ${this.laying ? this.form(this.laying) : nothing}
        <div class="below">${this.goOn()} <div><details class="files"><summary>${t("Open a save or a record")}</summary>${this.saves()} ${this.records()}</details> ${this.devices.template()}</div></div>
      </main>
    </div>`;
  }

  /** @param {GameInBrief} game */
  nameOf(game) {
    return this.known.get(game.id)?.words.text(game.name) ?? game.name;
  }

  /**
   * Whether somebody at this browser has sat at a table of a game.
   * @param {string} game
   */
  knows(game) {
    return gamesKept().some((kept) => kept.game === game) || this.tables.some((table) => table.game === game && table.you.seats.length > 0);
  }

  /** @param {GameInBrief} game */
  gameCard(game) {
    const board = this.known.get(game.id)?.board;
    const knows = this.knows(game.id) || !game.lesson;
    const players = game.options.find((option) => option.name === "players")?.values ?? [];
    return html`<article class="game" data-game=${game.id}>
      <div class="picture">${board?.picture() ?? nothing}</div>
      <h2>${this.nameOf(game)}</h2>
      <p class="pitch">${board?.howTo?.().pitch}</p>
      <p>${players.length ? t("{least}–{most} players", { least: Number(players[0]), most: Number(players.at(-1)) }) : nothing}</p>
      <p class="ways">
        ${game.lesson ? html`<button class=${knows ? "" : "main"} data-learn=${game.id} @click=${() => this.teach(game)}>${icon("hint")} ${t("Learn by playing")}</button>` : nothing}
        <a class="button" href="/how-to/${game.id}" data-inside data-how-to-of=${game.id}>${icon("rules")} ${t("How to play")}</a>
        ${game.puzzles ? html`<a class="button" href="/puzzles/${game.id}" data-inside data-puzzles-of=${game.id}>${icon("star")} ${t("Puzzles")}</a>` : nothing}
        <button class=${knows ? "main" : ""} data-new-game=${game.id} @click=${() => this.lay(game)}>${icon("torch")} ${t("New table")}</button>
      </p>
    </article>`;
  }

  /** @param {GameInBrief} game */
  form(game) {
    const plain = game.options.filter(({ text, name }) => text !== "ruling" && USUAL.has(name));
    const more = game.options.filter(({ text, name }) => text !== "ruling" && !USUAL.has(name));
    const rulings = game.options.filter((option) => option.text === "ruling");
    return html`<form id="new-table" class="new-table" @submit=${(/** @type {Event} */ event) => this.start(event)}>
      <h2>${labelled(t("New table"), this.nameOf(game))}</h2>
      <div class="fields">
        ${plain.map((option) => this.field(game, option))}
        <label class="hints"><input type="checkbox" name="hints" .checked=${this.hints}
            @change=${(/** @type {Event} */ event) => (this.hints = /** @type {HTMLInputElement} */ (event.target).checked)} /> ${t("With hints for whoever asks")}</label>
      </div>
      <fieldset>
        <legend>${t("Seats")}</legend>
        ${this.seats.length > 1
          ? html`<p class="after seats-at-once">
              <button type="button" data-with="bot" @click=${() => this.seatOthers("bot")}>${icon("bot")} ${t("Bots in the other seats")}</button>
              <button type="button" data-with="here" @click=${() => this.seatOthers("here")}>${icon("seats")} ${t("All at this screen")}</button>
            </p>`
          : nothing}
        ${this.seats.map((seat, index) => this.seatField(game, seat, index))}
      </fieldset>
      <details data-more-options><summary>${t("For those who know the game")}</summary>
      <div class="fields">
        ${more.map((option) => this.field(game, option))}
        <label><span>${t("Seed: same number, same dice and cards")}</span>
          <input name="seed" inputmode="numeric" pattern="[0-9]{1,15}" placeholder=${t("random seed")} .value=${this.seed}
            @input=${(/** @type {Event} */ event) => (this.seed = /** @type {HTMLInputElement} */ (event.target).value)} /></label>
      </div>
      </details>
      ${rulings.length
        ? html`<details data-rulings><summary>${t("Rulings, where the rulebook leaves a choice")}</summary>
            <div class="rulings">${rulings.map((option) => this.ruling(game, option))}</div></details>`
        : nothing}
      <p class="after">
        <button class="main" type="submit" data-start ?disabled=${this.busy}>${icon("fire")} ${t("Begin")}</button>
        <button type="button" @click=${() => ((this.laying = null), this.update())}>${t("Not now")}</button>
      </p>
    </form>`;
  }

  /**
   * @param {GameInBrief} game
   * @param {TableOption} option
   */
  field(game, option) {
    const words = this.known.get(game.id)?.words;
    const set = (/** @type {Event} */ event) => {
      const { value } = /** @type {HTMLSelectElement} */ (event.target);
      this.options[option.name] = option.values.find((allowed) => String(allowed) === value) ?? option.default;
      Object.assign(this.options, option.needs[value]);
      this.fitSeats();
      this.update();
    };
    const textOf = (/** @type {string} */ asked) => {
      const rule = this.known.get(game.id)?.book.rules.rules.find(({ id }) => id === asked);
      return rule ? words?.text(rule.text) : undefined;
    };
    const holder = this.holderOf(game, option);
    const needed = holder?.needs[String(this.options[holder.name])]?.[option.name];
    return html`<label title=${textOf(option.rule) ?? nothing}>
      <span>${words?.sentence("table", option.name) ?? option.name}</span>
      ${words?.book.words.about?.[option.name] ? html`<small class="changes">${words.sentence("about", option.name)}</small>` : nothing}
      ${holder ? html`<small class="changes" data-held>${textOf(holder.rule)}</small>` : nothing}
      <select name=${option.name} @change=${set}>
        ${option.values.map(
          (value) =>
            html`<option value=${value} .selected=${value === this.options[option.name]}
              ?disabled=${holder !== undefined && value !== needed}>${words?.name(String(value)) ?? value}</option>`,
        )}
      </select>
    </label>`;
  }

  /**
   * The option that, as it is chosen, leaves another but one value.
   * @param {GameInBrief} game
   * @param {TableOption} option
   */
  holderOf(game, option) {
    return game.options.find(({ name, needs }) => option.name in (needs[String(this.options[name])] ?? {}));
  }

  /**
   * A ruling with the reading that is chosen and where it comes from.
   * @param {GameInBrief} game
   * @param {TableOption} option
   */
  ruling(game, option) {
    const { book, words } = this.known.get(game.id) ?? {};
    const rule = book?.rules.rules.find(({ id }) => id === option.rule);
    const isDefault = this.options[option.name] === option.default;
    return html`<div class="ruling" data-ruling=${option.name}>
      ${this.field(game, option)}
      ${rule
        ? html`<p>${words?.text((!isDefault && rule.alternative) || rule.text)}
            <small>${rule.id} · ${book?.rules.books[rule.book] ?? rule.book}, ${rule.page}</small></p>`
        : nothing}
    </div>`;
  }

  /**
   * @param {GameInBrief} game
   * @param {SeatWish} seat
   * @param {number} index
   */
  seatField(game, seat, index) {
    const set = (/** @type {Partial<SeatWish>} */ wish) => {
      Object.assign(seat, wish);
      this.update();
    };
    const kind = (/** @type {Event} */ event) => {
      const [chosen = "here", bot = ""] = /** @type {HTMLSelectElement} */ (event.target).value.split(":");
      set({ kind: /** @type {SeatWish["kind"]} */ (chosen), bot });
    };
    const number = t("Player {number}", { number: index + 1 });
    return html`<div class="seat-field">
      <input aria-label=${t("Name of player {number}", { number: index + 1 })} placeholder=${number} maxlength="40" .value=${seat.name}
        @input=${(/** @type {Event} */ event) => set({ name: /** @type {HTMLInputElement} */ (event.target).value })} />
      <select aria-label=${number} @change=${kind}>
        <option value="here" ?selected=${seat.kind === "here"}>${t("a person at this screen")}</option>
        <option value="elsewhere" ?selected=${seat.kind === "elsewhere"}>${t("a person elsewhere, by invitation")}</option>
        ${botsInOrder(game.bots).map(
          (bot) => html`<option value="bot:${bot}" ?selected=${seat.kind === "bot" && seat.bot === bot}>${botWords(bot)}</option>`,
        )}
      </select>
    </div>`;
  }

  goOn() {
    const tables = this.tables.filter((table) => table !== this.removed);
    const isOurs = (/** @type {TableInBrief} */ { you }) => you.seats.length > 0 || you.owner;
    const going = tables.filter((table) => !table.outcome && !table.frozen && isOurs(table));
    const others = tables.filter((table) => !isOurs(table));
    const over = tables.filter((table) => (table.outcome || table.frozen) && isOurs(table));
    return html`<section class="tables" aria-label=${t("Games in progress")}>
      <h2>${t("Games in progress")}</h2>
      ${this.removed ? html`<p class="notice" role="status">${t("The table is deleted.")} <button data-take-back @click=${() => this.takeBack()}>${icon("undo")} ${t("Restore it")}</button></p>` : nothing}
      ${going.length ? html`<ul>${going.map((table) => this.tableRow(table))}</ul>` : html`<p>${t("No game is in progress.")}</p>`}
      ${others.length ? html`<h2>${t("Tables of others, to watch")}</h2><ul data-others>${others.map((table) => this.tableRow(table))}</ul>` : nothing}
      ${over.length ? html`<h2>${t("Played")}</h2><ul>${over.map((table) => this.tableRow(table))}</ul>` : nothing}
    </section>`;
  }

  /** @param {TableInBrief} table */
  tableRow(table) {
    const known = this.known.get(table.game);
    const when = new Intl.DateTimeFormat(preferences.language, { dateStyle: "medium", timeStyle: "short" }).format(new Date(table.updated));
    const stands = table.outcome
      ? known?.words.outcome(table.outcome)
      : table.ask
        ? known?.words.sentence("ask", table.ask)
        : "";
    const name = table.name || (known?.words.text(known.book.name) ?? table.game);
    return html`<li>
      <a href="/table/${table.id}" data-inside data-table=${table.id}>
        <b>${table.lesson ? labelled(t("Lesson"), name) : name}</b>
        <span>${stands}</span>
        <small>${t("{count:choice}", { count: table.moments })} · ${when}${table.frozen ? ` · ${t("record")}` : ""}${table.you.watcher ? ` · ${t("to watch")}` : ""}</small>
      </a>
      ${table.you.owner
        ? html`<button class="quiet" title=${t("Delete this table")} aria-label=${t("Delete this table")} @click=${() => this.remove(table)}>✕</button>`
        : nothing}
    </li>`;
  }

  saves() {
    const chosen = async (/** @type {Event} */ event) => {
      const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
      if (file) await this.resume(await file.text());
    };
    return html`<section class="records" aria-label=${t("Load a save")}>
      <h2>${t("Load a save")}</h2>
      <p>${t("A table saved as a file is reopened as it stood, with new dice and cards and with whoever is there now.")}</p>
      <label class="file">${t("From a file")} <input type="file" accept=".json,.toml,application/json" data-save-file @change=${chosen} /></label>
    </section>`;
  }

  records() {
    const chosen = async (/** @type {Event} */ event) => {
      const file = /** @type {HTMLInputElement} */ (event.target).files?.[0];
      if (file) await this.openRecord(await file.text());
    };
    const pasted = (/** @type {Event} */ event) => {
      event.preventDefault();
      const form = /** @type {HTMLFormElement} */ (event.target);
      this.openRecord(String(new FormData(form).get("record") ?? ""));
    };
    return html`<section class="records" aria-label=${t("Open a record")}>
      <h2>${t("Open a record")}</h2>
      <p>${t("A game saved as a file can be watched move by move, and tried otherwise from any moment.")}</p>
      <label class="file">${t("From a file")} <input type="file" accept=".txt,text/plain" data-record-file @change=${chosen} /></label>
      <form @submit=${pasted}>
        <label>${t("Or paste it")} <textarea name="record" rows="3"></textarea></label>
        <button>${t("Open")}</button>
      </form>
    </section>`;
  }
}
