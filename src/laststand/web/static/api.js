// The server: HTTP for what is asked once, a WebSocket for a table that is being watched.

/** @import { GameInBrief, GameBook, Table, TableInBrief, TableGiven, SeatGiven, Setting, Odds, Foreseen, Refusal, Advice, AnalysisState } from "./types.js" */

import { dropSeats, preferences, tokensOf } from "./session.js";
import { t } from "./words.js";

/** A refusal of the server: a sentence, a code and, where a rule refuses, its id. */
export class Refused extends Error {
  /**
   * @param {number} status
   * @param {{ code?: string, sentence?: string, rule?: string, facts?: { reason?: string }, state?: Table }} answer
   */
  constructor(status, answer) {
    super(answer.sentence ?? t("The server answers {status}.", { status }));
    this.status = status;
    this.code = answer.code ?? "";
    this.rule = answer.rule ?? "";
    /** What exactly is wrong with a file, in English, for whoever made it. */
    this.detail = answer.code === "refused" ? "" : (answer.facts?.reason ?? "");
  }
}

/**
 * @param {string} path
 * @param {{ method?: string, body?: unknown, text?: string, tokens?: string[] }} [request]
 * @returns {Promise<any>}
 */
async function call(path, { method = "GET", body, text, tokens = [] } = {}) {
  /** @type {Record<string, string>} */
  const headers = { "Accept-Language": preferences.language };
  if (tokens.length) headers.Authorization = `Bearer ${tokens.join(",")}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (text !== undefined) headers["Content-Type"] = "text/plain; charset=utf-8";
  const asking = { path, stopped: new AbortController() };
  if (method === "GET") asked.add(asking);
  try {
    const answer = await fetch(path, {
      method,
      headers,
      body: body === undefined ? text : JSON.stringify(body),
      signal: asking.stopped.signal,
    });
    if (answer.status === 204) return null;
    const document = await answer.json().catch(() => ({}));
    if (!answer.ok) throw new Refused(answer.status, document);
    return document;
  } finally {
    asked.delete(asking);
  }
}

/**
 * Asks a table. Tokens of which it knows none are forgotten, and it is asked once more: one can still watch.
 * @param {string} table
 * @param {string} path
 * @param {{ method?: string, body?: unknown }} [request]
 */
async function callAt(table, path, request = {}) {
  const tokens = tokensOf(table);
  try {
    return await call(`${at(table)}${path}`, { ...request, tokens });
  } catch (error) {
    if (!(error instanceof Refused) || error.status !== 401 || tokens.length === 0) throw error;
    dropSeats(table, tokens);
    return call(`${at(table)}${path}`, { ...request, tokens: tokensOf(table) });
  }
}

/** @type {Set<{ path: string, stopped: AbortController }>} what was asked and is not answered yet */
const asked = new Set();

/** Nobody waits any more for what was asked of a table. @param {string} table */
function stopAsking(table) {
  for (const { path, stopped } of asked) if (path.startsWith(at(table))) stopped.abort();
}

/** @param {string} table */
const at = (table) => `/api/tables/${encodeURIComponent(table)}`;

/** @returns {Promise<GameInBrief[]>} */
export const games = () => call("/api/games");

/**
 * @param {string} game
 * @returns {Promise<GameBook>}
 */
export const book = (game) => call(`/api/games/${encodeURIComponent(game)}`);

/**
 * @param {string} language
 * @returns {Promise<Record<string, import("./words.js").Texts>>}
 */
export const catalogues = (language) => call(`/api/catalogues/${language}`);

/** @returns {Promise<{ version: string, home: boolean }>} */
export const server = () => call("/api/server");

/**
 * @param {string[]} tokens
 * @returns {Promise<TableInBrief[]>}
 */
export const tables = (tokens) => call("/api/tables", { tokens });

/**
 * Whether a token still holds something at a table.
 * @param {string} table
 * @param {string} token
 */
export async function isHeld(table, token) {
  /** @type {TableInBrief[]} */
  const [found] = await call(`/api/tables?ids=${encodeURIComponent(table)}`, { tokens: [token] });
  return !found || found.you.owner || found.you.seats.length > 0;
}

/**
 * @param {{ game: string, options: Record<string, Setting>, name?: string, seed?: number | string, hints?: boolean,
 *   seats: { kind: string, name?: string, bot?: string }[] }} wishes
 * @returns {Promise<TableGiven>}
 */
export const newTable = (wishes) => call("/api/tables", { method: "POST", body: wishes });

/**
 * A link that gives what tokens hold to another device.
 * @param {{ tables: { id: string, tokens: string[] }[], moves: boolean, at: string }} wish
 * @returns {Promise<{ link: string, tables: number, drawing: string }>}
 */
export const makeLink = (wish) => call("/api/devices", { method: "POST", body: wish });

/**
 * @param {string} link
 * @returns {Promise<{ id: string, owner: string | null, seats: SeatGiven[] }[]>}
 */
export const useLink = (link) => call("/api/devices/use", { method: "POST", body: { link } });

/** @param {string} link */
export const revokeLink = (link) => call("/api/devices/revoke", { method: "POST", body: { link } });

/**
 * @param {string} table
 * @returns {Promise<Table>}
 */
export const state = (table) => callAt(table, "");

/**
 * @param {string} table
 * @param {number} moment
 * @returns {Promise<Table>}
 */
export const moment = (table, moment) =>
  callAt(table, `/moments/${moment}`);

/**
 * What each option of the present choice that rolls or draws can bring.
 * @param {string} table
 * @returns {Promise<{ seq: number, odds: Record<string, Odds[]> }>}
 */
export const odds = (table) => callAt(table, "/odds");

/**
 * Why a bot chose as it did at a moment: the name of a sentence of the game's advice.
 * @param {string} table
 * @param {number} moment
 * @returns {Promise<{ why: string, facts: import("./types.js").Facts }>}
 */
export const reason = (table, moment) => callAt(table, `/moments/${moment}/reason`);

/**
 * What options of the present choice are certain to bring; if none is named, those that end or pass something.
 * @param {string} table
 * @param {string[]} options
 * @returns {Promise<{ seq: number, foresees: Record<string, Foreseen>, first: string | null, then: string[] }>}
 */
export const foresight = (table, options) =>
  callAt(table, `/foresight?${new URLSearchParams(options.map((option) => ["option", option]))}`);

/**
 * Why answers of the present choice that concern some things are not offered.
 * @param {string} table
 * @param {string[]} things
 * @returns {Promise<{ seq: number, refusals: Refusal[] }>}
 */
export const why = (table, things) =>
  callAt(table, `/why?${new URLSearchParams(things.map((thing) => ["about", thing]))}`);

/**
 * How the table stands and what would be good, now or at a moment of the past.
 * @param {string} table
 * @param {number | null} moment
 * @returns {Promise<Advice>}
 */
export const hints = (table, moment) =>
  callAt(table, `/hints${moment === null ? "" : `?at=${moment}`}`);

/**
 * @param {string} table
 * @returns {Promise<AnalysisState>}
 */
export const beginAnalysis = (table) => callAt(table, "/analysis", { method: "POST", body: {} });

/**
 * @param {string} table
 * @returns {Promise<AnalysisState>}
 */
export const analysis = (table) => callAt(table, "/analysis");

/**
 * @param {string} table
 * @param {number} moment
 * @returns {Promise<TableGiven>}
 */
export const branch = (table, moment) =>
  callAt(table, "/branches", { method: "POST", body: { at: moment } });

/**
 * @param {string} table
 * @param {number} seat
 * @param {{ kind?: string, bot?: string, name?: string }} wishes
 * @returns {Promise<SeatGiven>}
 */
export const giveSeat = (table, seat, wishes) =>
  callAt(table, `/seats/${seat}`, { method: "POST", body: wishes });

/**
 * @param {string} table
 * @param {string} invitation
 * @returns {Promise<SeatGiven>}
 */
export const join = (table, invitation) =>
  callAt(table, "/join", { method: "POST", body: { invitation } });

/**
 * @param {string} table
 * @returns {Promise<TableGiven>}
 */
export const comeHome = (table) => call(`${at(table)}/home`, { method: "POST", body: {} });

/** @param {string} table */
export const remove = (table) => {
  stopAsking(table);
  return callAt(table, "", { method: "DELETE" });
};

/**
 * @param {string} record
 * @returns {Promise<TableGiven>}
 */
export const openRecord = (record) => call("/api/replays", { method: "POST", text: record });

/**
 * A new table that stands as a save has it.
 * @param {string} position the text of the save's file
 * @returns {Promise<TableGiven>}
 */
export const resume = (position) => call("/api/positions", { method: "POST", body: { position } });

/**
 * A table that stands where a game's lesson begins.
 * @param {string} game
 * @returns {Promise<TableGiven>}
 */
export const teach = (game) => call("/api/lessons", { method: "POST", body: { game } });

/**
 * @param {string} game
 * @returns {Promise<import("./types.js").PuzzleInBrief[]>}
 */
export const puzzles = (game) => call(`/api/puzzles/${encodeURIComponent(game)}`);

/**
 * A table that stands at a puzzle.
 * @param {string} game
 * @param {string} puzzle
 * @param {string} name
 * @returns {Promise<TableGiven>}
 */
export const pose = (game, puzzle, name) => call("/api/puzzles", { method: "POST", body: { game, puzzle, name } });

/** @param {string} table */
export const recordAddress = (table) => `${at(table)}/record`;

/** Waiting times before connecting again, in milliseconds. */
const PATIENCE = [250, 500, 1000, 2000, 4000];

/** A table's live connection. It connects again by itself and repeats what was not answered. */
export class Live {
  /**
   * @param {string} table
   * @param {() => number | null} seq the state that the page already has
   * @param {{ state: (state: Table) => void, connected: (is: boolean) => void, said: (said: import("./types.js").Said) => void, gone: (code: number) => void }} listener
   */
  constructor(table, seq, listener) {
    this.table = table;
    this.seq = seq;
    this.listener = listener;
    /** @type {WebSocket | null} */
    this.socket = null;
    /** @type {string[]} those that the connection was made with */
    this.tokens = [];
    this.tries = 0;
    this.closed = false;
    this.count = 0;
    this.mark = Math.random().toString(36).slice(2, 8);
    /** @type {Map<string, { message: object, done: (error: Refused | null) => void }>} */
    this.waiting = new Map();
    this.wake = () => this.connect();
    this.sleep = () => this.drop();
    addEventListener("online", this.wake);
    addEventListener("offline", this.sleep);
    this.connect();
  }

  connect() {
    if (this.closed || (this.socket && this.socket.readyState <= WebSocket.OPEN)) return;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${at(this.table)}/live`);
    this.socket = socket;
    socket.onopen = () => {
      const { language } = preferences;
      this.tokens = tokensOf(this.table);
      socket.send(JSON.stringify({ tokens: this.tokens, seq: this.seq(), language }));
    };
    socket.onmessage = (message) => this.hear(JSON.parse(message.data));
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  /** @param {any} message */
  hear(message) {
    if (message.type === "state") {
      if (this.tries >= 0) this.repeat();
      this.tries = -1;
      this.listener.connected(true);
      this.listener.state(message);
    } else if (message.type === "said") {
      this.listener.said(message);
    } else if (message.type === "answer") {
      const waiting = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      waiting?.done(message.ok ? null : new Refused(message.status, message.error));
    }
  }

  repeat() {
    for (const { message } of this.waiting.values()) this.socket?.send(JSON.stringify(message));
  }

  /**
   * @param {WebSocket} socket
   * @param {number} code
   */
  lost(socket, code) {
    if (this.closed || socket !== this.socket) return;
    if (code === 4401 && this.tokens.length > 0) {
      dropSeats(this.table, this.tokens);
      this.connect();
      return;
    }
    if (code === 4401 || code === 4404) {
      this.close();
      this.listener.gone(code);
      return;
    }
    this.tryAgain();
  }

  /** Gives the connection up at once: its closing would wait for an answer of the other side. */
  drop() {
    const socket = this.socket;
    if (!socket || socket.readyState > WebSocket.OPEN) return;
    this.socket = null;
    socket.close();
    this.tryAgain();
  }

  /** Connects anew, so that what is answered from now on is in the language chosen now. */
  renew() {
    const socket = this.socket;
    this.socket = null;
    this.tries = 0;
    socket?.close();
    this.connect();
  }

  tryAgain() {
    this.listener.connected(false);
    this.tries = Math.max(0, this.tries) + 1;
    const wait = PATIENCE[Math.min(this.tries, PATIENCE.length) - 1] ?? 4000;
    setTimeout(() => this.connect(), wait);
  }

  /**
   * @param {object} message
   * @returns {Promise<void>} once the server has answered
   */
  ask(message) {
    const id = `${this.mark}-${++this.count}`;
    const sent = { ...message, id };
    return new Promise((resolve, reject) => {
      const done = (/** @type {Refused | null} */ error) => (error ? reject(error) : resolve());
      this.waiting.set(id, { message: sent, done });
      if (this.tries < 0 && this.socket?.readyState === WebSocket.OPEN) {
        this.socket.send(JSON.stringify(sent));
      }
    });
  }

  close() {
    this.closed = true;
    removeEventListener("online", this.wake);
    removeEventListener("offline", this.sleep);
    this.socket?.close();
  }
}
