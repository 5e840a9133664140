// A table: its board, the choice of the moment, its log, its rules and its past.

/** @import { Table, GameBook, GameBoard, Drawing, Scene, Happening, Template, Move, Choice } from "./types.js" */

import * as api from "./api.js";
import { Refused } from "./api.js";
import { go } from "./navigation.js";
import { announce, openDialog } from "./parts.js";
import { dropSeats, holdSeats, invitationsOf, takeTable, tokensOf } from "./session.js";
import { GameWords, t } from "./words.js";
import { dressBoard, loadBoard, undressBoard } from "./boards.js";
import { LessonGuide } from "./lessons.js";
import { PuzzleGuide } from "./panels/puzzle.js";
import { Motion } from "./motion.js";
import { Pointing } from "./pointing.js";
import { Foresight } from "./foresight.js";
import { Holding } from "./holding.js";
import { needless } from "./needless.js";
import { Drama } from "./drama.js";
import { Following } from "./following.js";
import { summon } from "./summons.js";
import { Talk } from "./talk.js";
import { sealOf } from "./panels/fairness.js";
import { weighed } from "./panels/outlook.js";
import { keepGame, luckFirstSeen, noteLuck } from "./records.js";
import { tableTemplate } from "./panels/layout.js";

/** @typedef {"log" | "rules" | "seats" | "talk" | "analysis"} Tab */

const FIRST_OPTION = ".options button:not([hidden] *)";

/** Brings what a matter has opened into the list's place, as much of it as there is room for below its button. */
function showOpened() {
  const list = document.querySelector(".options");
  const button = list?.querySelector('[data-matter][aria-expanded="true"]');
  const within = document.getElementById(button?.getAttribute("aria-controls") ?? "");
  if (!list || !button || !within) return;
  const place = list.getBoundingClientRect();
  const above = button.getBoundingClientRect().top - place.top;
  const below = within.getBoundingClientRect().bottom - place.bottom;
  if (above < 0 || below > 0) list.scrollTop += Math.min(above, below);
}

export class TablePage {
  /**
   * @param {string} id
   * @param {() => void} update
   */
  constructor(id, update) {
    this.id = id;
    this.update = update;
    /** @type {Table | null} */
    this.table = null;
    /** @type {Table | null} a moment of the past, while it is looked at */
    this.past = null;
    /** @type {GameBook | null} */
    this.book = null;
    /** @type {GameWords | null} */
    this.words = null;
    /** @type {GameBoard | null} */
    this.board = null;
    /** @type {Tab} */
    this.tab = "log";
    this.filter = { seat: "", step: "", text: "" };
    this.rulesQuery = "";
    /** @type {string | null} the rule that was asked for */
    this.rule = null;
    this.connected = true;
    this.missing = false;
    this.busy = false;
    /** @type {"options" | "board" | null} */
    this.keyboard = null;
    /** @type {{ sentence: string, rule: string } | null} */
    this.message = null;
    /** @type {string | null} the option pointed at, whose odds are shown */
    this.considered = null;
    /** @type {string | null} the matter that was opened */
    this.matter = null;
    /** @type {(() => void)[]} what the keys 1 to 9 do, in the order of the list */
    this.digits = [];
    /** @type {{ seq: number, odds: Record<string, import("./types.js").Odds[]> }} */
    this.odds = { seq: -1, odds: {} };
    /** @type {Record<number, string>} */
    this.invitations = {};
    /** @type {{ choice: Choice | null, matters: string[] }} */
    this.sorted = { choice: null, matters: [] };
    /** Whether the question of the moment came by something chosen, not by going back or opening the page. */
    this.cameForward = false;
    /** The state in which a question was last answered unasked. */
    this.passedOn = -1;
    /** Whether this program cannot even show how the table began. */
    this.unplayable = false;
    /** What became of a seat that was ours. */
    this.ousted = "";
    this.pointing = new Pointing(this);
    this.foresight = new Foresight(this);
    this.holding = new Holding(this);
    /** @type {Set<string>} groups of like options, and lists of spots, that were unfolded */
    this.unfolded = new Set();
    /** @type {"yes" | "no" | "unable" | null} whether the luck's number and its seal belong together, once checked */
    this.luckChecked = null;
    this.drama = new Drama(this);
    this.motion = new Motion(this);
    this.guide = new LessonGuide(this);
    this.puzzle = new PuzzleGuide(this);
    this.following = new Following(this);
    this.talk = new Talk(this);
    /** @type {api.Live | null} */
    this.live = null;
    this.wanted = 0;
    /** Whether another page is shown: what still comes then is for nobody. */
    this.isLeft = false;
    this.open().catch((error) => this.fail(error));
  }

  async open() {
    const join = /^#join=(\w+)$/.exec(location.hash);
    const at = /^#(\d+)$/.exec(location.hash);
    const rule = /^#rule=([\w-]+)$/.exec(location.hash);
    if (join) {
      const { token } = await api.join(this.id, join[1] ?? "");
      if (token) holdSeats(this.id, [token]);
      if (this.isLeft) return;
      history.replaceState(null, "", location.pathname);
    }
    const table = await this.stateAtHome();
    if (this.isLeft) return;
    const [book, board] = await Promise.all([
      api.book(table.game),
      loadBoard(table.game),
      dressBoard(table.game),
    ]);
    if (this.isLeft) return;
    this.book = book;
    this.words = new GameWords(book);
    this.board = board;
    for (const [seat, invitation] of invitationsOf(this.id)) {
      this.invitations[seat] = `${location.origin}/table/${this.id}#join=${invitation}`;
      this.tab = "seats";
    }
    this.hear(table);
    if (at) await this.look(Number(at[1]));
    if (this.isLeft) return;
    if (rule) this.openRule(rule[1] ?? "");
    this.live = new api.Live(this.id, () => this.following.newest?.seq ?? null, {
      state: (state) => this.hear(state),
      said: (said) => this.talk.hear(said),
      connected: (is) => {
        if (is === this.connected) return;
        this.connected = is;
        this.update();
      },
      gone: () => {
        this.missing = true;
        this.update();
      },
    });
  }

  /** On one's own machine a browser that lost its seats gets them back. */
  async stateAtHome() {
    const table = await api.state(this.id);
    if (!table.you.watcher || table.frozen || !(await api.server()).home) return table;
    if (!table.seats.some((seat) => seat.kind === "here")) return table;
    const given = await api.comeHome(this.id);
    takeTable(given);
    return given.state;
  }

  languageChanged() {
    this.pointing.describeAnew();
    this.live?.renew();
  }

  leave() {
    this.isLeft = true;
    this.live?.close();
    this.guide.leave();
    document.title = "Laststand";
    this.following.leave();
    this.motion.skip();
    undressBoard();
  }

  /** @param {unknown} error */
  fail(error) {
    if (this.isLeft) return;
    if (error instanceof Refused && error.status === 404 && !this.table) this.missing = true;
    else if (error instanceof Refused && error.code === "old-rules" && !this.table) this.unplayable = true;
    else if (error instanceof Refused) this.message = { sentence: error.message, rule: error.rule };
    else this.message = { sentence: t("The server could not be reached."), rule: "" };
    announce(this.message?.sentence ?? "");
    this.update();
  }

  // -- what is shown -------------------------------------------------------------------

  /** What is on the screen: the present, or the moment looked at. */
  get shown() {
    return this.past ?? this.table;
  }

  /** @returns {Scene} */
  get scene() {
    const table = /** @type {Table} */ (this.shown);
    return {
      view: table.view,
      table,
      options: table.options,
      seats: table.seats,
      book: /** @type {GameBook} */ (this.book),
      words: /** @type {GameWords} */ (this.words),
    };
  }

  /** @returns {Drawing} */
  get drawing() {
    const { scene } = this;
    const { table } = scene;
    return {
      ...scene,
      odds: this.odds.seq === table.seq && !this.past ? this.odds.odds : {},
      matter: this.openMatter,
      weighed: this.past || !table.choice ? undefined : weighed(this, table.choice),
      at: this.pointing.at,
      pondered: this.pointing.pondered,
      untold: this.past ? [] : this.motion.queue,
    };
  }

  /**
   * @param {Move} move
   * @returns {string | null}
   */
  matterOf(move) {
    return this.board?.matterOf?.(move, this.shown?.view) ?? null;
  }

  /** The matters of the choice, in the order of its options. */
  get matters() {
    const choice = this.shown?.choice;
    if (!choice || !this.board?.matterOf) return [];
    if (this.sorted.choice !== choice) {
      const all = choice.options.flatMap((option) => this.matterOf(option) ?? []);
      this.sorted = { choice, matters: [...new Set(all)] };
    }
    return this.sorted.matters;
  }

  /** The matter whose options are offered: the one opened, or the only one there is; in the past that
   * of what was chosen then. */
  get openMatter() {
    const { matters } = this;
    const chosen = this.past && this.table?.history[this.past.moments]?.chosen;
    if (chosen) return this.matterOf(chosen);
    if (this.matter !== null && matters.includes(this.matter)) return this.matter;
    return matters.length === 1 ? (matters[0] ?? null) : null;
  }

  /**
   * Opens a matter, or closes the one that is open.
   * @param {string | null} matter
   */
  openUp(matter) {
    this.motion.skip();
    this.matter = matter === this.openMatter ? null : matter;
    this.considered = null;
    this.pointing.forget();
    this.update();
    showOpened();
  }

  /** Whether the choice of the moment is ours to make. */
  get isOurs() {
    const { table } = this;
    if (!table?.choice || this.past || table.frozen || table.you.watcher) return false;
    const { seat } = table.choice;
    return seat === null ? table.you.seats.length > 0 : table.you.seats.includes(seat) && !table.seats[seat]?.bot;
  }

  /** @param {number | null} seat */
  seatName(seat) {
    if (seat === null) return t("Anyone");
    return this.table?.seats[seat]?.name || t("Player {number}", { number: seat + 1 });
  }

  /** @returns {Template} */
  template() {
    return tableTemplate(this);
  }

  before() {
    this.motion.before();
  }

  drawn() {
    this.pointing.drawn();
    this.motion.drawn();
    this.guide.drawn();
    this.entitle();
    this.keepKeyboard();
    this.passOn();
  }

  /** Once the news has been told, answers what need not be asked, once: it may be refused. */
  passOn() {
    const only = this.busy || this.motion.now || this.following.move ? null : needless(this);
    if (only && this.table && this.table.seq !== this.passedOn) {
      this.passedOn = this.table.seq;
      this.busy = true;
      this.act({ type: "choose", seq: this.table.seq, option: only.notation });
    }
  }

  /** The tab says whose turn it is. */
  entitle() {
    const { table, words, book } = this;
    const name = table?.name || (words && book ? words.text(book.name) : "Laststand");
    document.title = this.isOurs ? t("● Your turn: {name}", { name }) : name;
  }

  /** What was chosen is gone from the page; the keyboard goes on among what is there now. */
  keepKeyboard() {
    if (this.busy || !this.keyboard) return;
    const from = this.keyboard;
    this.keyboard = null;
    if (from === "board") this.pointing.enterBoard();
    else /** @type {HTMLElement | null} */ (document.querySelector(FIRST_OPTION))?.focus({ preventScroll: true });
  }

  // -- what the server says ------------------------------------------------------------

  /** @param {Table} state */
  hear(state) {
    if (this.following.newest && state.seq < this.following.newest.seq) return;
    const whole = this.following.whole(state);
    if (!this.following.holds(whole)) this.take(whole);
  }

  /** @param {Table} state */
  take(state) {
    const had = this.table;
    const wasOurs = this.isOurs;
    if (had && state.seq < had.seq) return;
    const history = had ? had.history.slice(0, state.history_from) : [];
    const events = [...(had ? had.events.slice(0, state.events_from) : []), ...state.events];
    const news = had && state.moments > had.moments ? events.slice(had.events.length) : [];
    this.table = { ...state, history: [...history, ...state.history], events };
    if (had) this.noteSeats(had, state);
    noteLuck(this.table);
    keepGame(this.table);
    if (!had || had.seq !== state.seq) {
      this.cameForward = had !== null && state.moments > had.moments;
      this.busy = false;
      this.message = null;
      this.considered = null;
      this.matter = null;
      this.unfolded.clear();
      this.pointing.forget();
      this.guide.heard();
      this.puzzle.heard();
      this.motion.tell(news);
      this.say(news);
      this.learnOdds();
      this.foresight.renew();
      document.querySelector(".options")?.scrollTo(0, 0);
    }
    if (had && had.moments > state.moments && this.past && this.past.moments > state.moments) this.past = null;
    this.update();
    if (had && this.isOurs && !wasOurs) summon(this);
  }

  /**
   * Tells whoever lost a seat to a bot or to somebody else.
   * @param {Table} had
   * @param {Table} state
   */
  noteSeats(had, state) {
    const given = had.you.seats.filter((seat) => !state.you.seats.includes(seat));
    const played = state.you.seats.filter((seat) => state.seats[seat]?.bot && !had.seats[seat]?.bot);
    if (given.length) this.ousted = t("{name}: this seat has been given to somebody else. You are watching.", { name: this.seatName(given[0] ?? 0) });
    else if (played.length) this.ousted = t("{name}: a bot plays this seat now. Take it back under Seats.", { name: this.seatName(played[0] ?? 0) });
    else if (!state.you.seats.some((seat) => state.seats[seat]?.bot) && state.you.seats.length) this.ousted = "";
    if (given.length) this.dropVoid().catch(() => {});
  }

  /** Forgets the tokens of seats that are no longer held here. */
  async dropVoid() {
    for (const token of tokensOf(this.id)) if (!(await api.isHeld(this.id, token))) dropSeats(this.id, [token]);
  }

  async learnOdds() {
    if (!this.isOurs) return;
    const known = await api.odds(this.id).catch(() => null);
    if (!known || known.seq !== this.table?.seq) return;
    this.odds = known;
    this.update();
  }

  /**
   * For screen readers: what happened, and what is asked now.
   * @param {Happening[]} news
   */
  say(news) {
    const { table, words } = this;
    if (!table || !words) return;
    const sentences = news.map((event) => words.event(event));
    if (table.outcome) sentences.push(words.outcome(table.outcome));
    else if (table.choice) sentences.push(words.ask(table.choice));
    announce([...sentences, this.guide.sentence, this.puzzle.sentence].join(" "));
  }

  // -- acting --------------------------------------------------------------------------

  /**
   * @param {string} notation
   * @param {"options" | "board" | null} [from] where the keyboard was, to go on from there
   */
  async choose(notation, from = null) {
    const { table, live } = this;
    if (!table || !live || !this.isOurs || this.busy || this.guide.declines(notation)) return;
    this.motion.skip();
    this.keyboard = from;
    this.busy = true;
    this.message = null;
    this.update();
    await this.act({ type: "choose", seq: table.seq, option: notation });
  }

  async undo() {
    const { table } = this;
    if (!table || this.busy) return;
    if (this.past) this.present();
    if (!table.undo.possible) {
      this.message = { sentence: t("There is nothing to undo."), rule: "" };
      this.update();
      return;
    }
    this.motion.skip();
    await this.act({ type: "undo", seq: table.seq, to: table.undo.to });
  }

  /** @param {boolean} agree */
  async consent(agree) {
    if (this.table) await this.act({ type: "consent", seq: this.table.seq, agree });
  }

  /**
   * Settles for all seats held here whether to be asked at a window.
   * @param {string} window
   * @param {string} wish
   */
  async stop(window, wish) {
    for (const seat of this.table?.you.seats ?? []) await this.act({ type: "stop", seat, window, wish });
  }

  /**
   * Goes on from a window, and never stops there again.
   * @param {string} window
   * @param {string} onward the option that goes on
   */
  async passForGood(window, onward) {
    await this.stop(window, "never");
    await this.choose(onward);
  }

  /** @param {object} message */
  async act(message) {
    try {
      await this.live?.ask(message);
    } catch (error) {
      if (!(error instanceof Refused && error.code === "late")) this.fail(error);
    } finally {
      this.busy = false;
      this.update();
    }
  }

  /**
   * @param {number} seat
   * @param {{ kind?: string, bot?: string, name?: string }} wishes
   */
  async giveSeat(seat, wishes) {
    try {
      const given = await api.giveSeat(this.id, seat, wishes);
      if (given.invitation) this.invitations[seat] = `${location.origin}/table/${this.id}#join=${given.invitation}`;
      // How the table stands now the live connection tells, which is patched state by state.
      if (given.token) {
        holdSeats(this.id, [given.token]);
        this.live?.renew();
      }
      this.update();
    } catch (error) {
      this.fail(error);
    }
  }

  branch() {
    return this.branchAt(this.shown?.moments ?? 0);
  }

  /**
   * A table of its own that stands as this one did, with other luck.
   * @param {number} moment
   */
  async branchAt(moment) {
    try {
      const given = await api.branch(this.id, moment);
      takeTable(given);
      go(`/table/${given.id}`);
    } catch (error) {
      this.fail(error);
    }
  }

  /** Whether each number that the luck came from has the seal that was shown before. */
  async checkLuck() {
    const { table } = this;
    const told = table?.luck.map((luck, place) => ({ ...luck, place })).filter(({ seed }) => seed !== null) ?? [];
    const right = await Promise.all(
      told.map(async ({ place, seal, seed }) => (await sealOf(this.id, seed ?? "")) === seal && (luckFirstSeen(this.id, place) ?? seal) === seal),
    ).catch(() => null);
    this.luckChecked = right === null ? "unable" : right.length > 0 && right.every(Boolean) ? "yes" : "no";
    this.update();
  }

  /** Whether all luck of this game came from its seed: another game with that seed has it again. */
  get luckCanReturn() {
    const { table } = this;
    return Boolean(table?.seed) && !table?.branch && !table?.frozen;
  }

  /**
   * A new table with the same options and seats.
   * @param {{ sameLuck: boolean }} wish
   */
  async again({ sameLuck }) {
    const { table } = this;
    if (!table) return;
    try {
      const luck = sameLuck && table.seed ? { seed: table.seed } : {};
      const seats = table.seats.map(({ kind, name, bot }) => (bot ? { kind: "bot", bot } : { kind, name }));
      const given = await api.newTable({ game: table.game, options: table.options, hints: table.hints, seats, ...luck });
      takeTable(given);
      go(`/table/${given.id}`);
    } catch (error) {
      this.fail(error);
    }
  }

  // -- the past ------------------------------------------------------------------------

  /**
   * Shows how the table stood after so many choices.
   * @param {number} moment
   */
  async look(moment) {
    const { table } = this;
    if (!table) return;
    const to = Math.max(0, Math.min(moment, table.moments));
    this.wanted = to;
    if (to === table.moments) {
      this.present();
      return;
    }
    try {
      const past = await api.moment(this.id, to);
      if (this.wanted !== to || this.isLeft) return;
      this.motion.skip();
      this.pointing.forget();
      this.past = past;
      history.replaceState(null, "", `#${to}`);
      announce(t("Moment {moment} of {moments}", { moment: to, moments: table.moments }));
      this.update();
    } catch (error) {
      this.fail(error);
    }
  }

  /** The moments at which a turn or a phase began, with both ends of the game. */
  get beginnings() {
    const { table } = this;
    if (!table) return [0];
    const began = table.events.filter(({ kind }) => kind.endsWith("Began")).map(({ moment }) => moment);
    return [...new Set([0, ...began, table.moments])].sort((one, other) => one - other);
  }

  /**
   * Shows the beginning of the turn or phase before (-1) or after (1) the moment on the screen.
   * @param {-1 | 1} way
   */
  leap(way) {
    const moment = this.shown?.moments ?? 0;
    const { beginnings } = this;
    const to = way < 0 ? beginnings.findLast((at) => at < moment) : beginnings.find((at) => at > moment);
    if (to !== undefined) this.look(to);
  }

  present() {
    this.past = null;
    this.wanted = this.table?.moments ?? 0;
    this.pointing.forget();
    history.replaceState(null, "", location.pathname);
    this.update();
  }

  async share() {
    const address = `${location.origin}/table/${this.id}#${this.shown?.moments ?? 0}`;
    await navigator.clipboard?.writeText(address).catch(() => {});
    this.message = { sentence: t("Link to this moment: {address}", { address }), rule: "" };
    this.update();
  }

  // -- rules ---------------------------------------------------------------------------

  /** @param {string} rule */
  openRule(rule) {
    this.tab = "rules";
    this.rule = rule;
    this.rulesQuery = "";
    this.update();
    const place = document.getElementById(`rule-${rule}`);
    place?.scrollIntoView({ block: "center" });
    place?.focus({ preventScroll: true });
  }

  // -- keys ----------------------------------------------------------------------------

  /** @param {KeyboardEvent} event */
  keyed(event) {
    if (event.defaultPrevented || !this.table || !this.board) return;
    const target = /** @type {Element} */ (event.target);
    if (document.querySelector("dialog[open]")) return;
    const typing = target.matches("input:not([type=range]), select, textarea");
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z" && !typing) {
      event.preventDefault();
      this.undo();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.altKey || typing) return;
    const leap = { ArrowLeft: /** @type {const} */ (-1), ArrowRight: /** @type {const} */ (1) }[event.key];
    if (event.shiftKey && leap) this.leap(leap);
    else if (!this.pointing.keyed(event) && !this.keyedAnywhere(event)) return;
    event.preventDefault();
  }

  /**
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the key meant something
   */
  keyedAnywhere(event) {
    const moment = this.shown?.moments ?? 0;
    switch (event.key) {
      case "u":
      case "U":
        this.undo();
        return true;
      case "?":
        openDialog("help");
        return true;
      case "ArrowLeft":
        this.look(moment - 1);
        return true;
      case "ArrowRight":
        this.look(moment + 1);
        return true;
      case "Home":
        this.look(0);
        return true;
      case "End":
        this.present();
        return true;
      case "Escape":
        this.following.hurry();
        this.motion.skip();
        this.matter = null;
        this.pointing.forget();
        this.message = null;
        this.update();
        return true;
      case "/":
        this.tab = "rules";
        this.update();
        document.getElementById("rules-search")?.focus();
        return true;
      case "p":
      case "P":
        if (this.pointing.at !== null) this.talk.say({ at: this.pointing.at });
        return true;
      case "b":
      case "B":
        this.pointing.enterBoard();
        return true;
      case "t":
      case "T":
        openDialog("reader");
        return true;
      case "h":
      case "H":
        /** @type {HTMLElement | null} */ (document.querySelector("[data-hint]"))?.click();
        return true;
      case "l":
      case "L":
        this.guide.find();
        return true;
      case "o":
      case "O":
        /** @type {HTMLElement | null} */ (document.querySelector(FIRST_OPTION))?.focus();
        return true;
    }
    if (/^[1-9]$/.test(event.key) && this.isOurs) {
      this.digits[Number(event.key) - 1]?.();
      return true;
    }
    return false;
  }
}
