// What this browser remembers: the seats it holds, and its reader's preferences.

/** @typedef {"none" | "fast" | "normal" | "slow"} Speed */
/** @import { TableGiven } from "./types.js" */
/** @typedef {{ language: string, speed: Speed, light: "night" | "day", sound: boolean, asked: boolean, summoned: boolean }} Preferences */

/** @typedef {"at-once" | "found" | "missed"} Answered */

const PUZZLES = "laststand.puzzles";
const SEATS = "laststand.seats";
const PREFERENCES = "laststand.preferences";

/** Milliseconds that one event takes. */
export const PACE = { none: 0, fast: 120, normal: 250, slow: 500 };

/** @typedef {"localStorage" | "sessionStorage"} Storing for good and for every tab, or for this tab */

/** @type {Map<string, string>} a browser that stores nothing still plays until its page is closed */
const unstored = new Map();

/**
 * @template T
 * @param {string} key
 * @param {T} otherwise
 * @param {Storing} [storing]
 * @returns {T}
 */
export function recall(key, otherwise, storing = "localStorage") {
  try {
    return JSON.parse(unstored.get(key) ?? globalThis[storing].getItem(key) ?? "null") ?? otherwise;
  } catch {
    return otherwise;
  }
}

/**
 * @param {string} key
 * @param {unknown} value
 * @param {Storing} [storing]
 */
export function remember(key, value, storing = "localStorage") {
  const text = JSON.stringify(value);
  try {
    globalThis[storing].setItem(key, text);
    unstored.delete(key);
  } catch {
    unstored.set(key, text);
  }
}

/** @returns {Record<string, string[]>} read anew each time: other tabs take seats and leave them too */
const seats = () => recall(SEATS, {});

/**
 * The tokens of the seats held at a table.
 * @param {string} table
 */
export function tokensOf(table) {
  return seats()[table] ?? [];
}

export function tablesHeld() {
  return Object.keys(seats());
}

/** The tokens of the newest tables, as many as a header holds that proxies let pass. */
export function newestTokens() {
  return Object.values(seats()).reverse().flat().slice(0, 240);
}

/**
 * @param {string} table
 * @param {string[]} tokens
 */
export function holdSeats(table, tokens) {
  remember(SEATS, { ...seats(), [table]: [...new Set([...tokensOf(table), ...tokens])] });
}

/**
 * Forgets tokens that hold nothing at a table any more.
 * @param {string} table
 * @param {string[]} tokens
 */
export function dropSeats(table, tokens) {
  const left = tokensOf(table).filter((token) => !tokens.includes(token));
  if (left.length === 0) forgetTable(table);
  else remember(SEATS, { ...seats(), [table]: left });
}

/**
 * Sits down at a table that the server gave, and keeps its invitations for the page that opens.
 * @param {TableGiven} given
 */
export function takeTable({ id, owner, seats }) {
  holdSeats(id, [owner, ...seats.flatMap(({ token }) => token ?? [])]);
  const invitations = seats.flatMap(({ seat, invitation }) => (invitation ? [[seat, invitation]] : []));
  if (invitations.length) remember(invitationsKey(id), invitations, "sessionStorage");
}

/** @param {string} table */
const invitationsKey = (table) => `laststand.invitations.${table}`;

/**
 * The invitations of a table that was laid in this tab.
 * @param {string} table
 * @returns {[seat: number, invitation: string][]}
 */
export const invitationsOf = (table) => recall(invitationsKey(table), [], "sessionStorage");

/** @param {string} table */
export function forgetTable(table) {
  const { [table]: _, ...others } = seats();
  remember(SEATS, others);
}

/**
 * What became of the puzzles that were answered, by id.
 * @returns {Record<string, Answered>}
 */
export const answeredPuzzles = () => recall(PUZZLES, {});

/**
 * The first answer counts; whoever finds it later has found it.
 * @param {string} puzzle
 * @param {boolean} right
 */
export function notePuzzle(puzzle, right) {
  const answers = answeredPuzzles();
  const before = answers[puzzle];
  if (before && (before !== "missed" || !right)) return;
  const now = before ? "found" : right ? "at-once" : "missed";
  remember(PUZZLES, { ...answers, [puzzle]: now });
}

function firstLanguage() {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  return wanted.find((language) => ["en", "fr", "es"].includes(language)) ?? "en";
}

/** @returns {Preferences} */
function firstPreferences() {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return { language: firstLanguage(), speed: still ? "none" : "normal", light: "night", sound: true, asked: false, summoned: false };
}

/** @type {Preferences} */
export const preferences = { ...firstPreferences(), ...recall(PREFERENCES, {}) };

/** @param {Partial<Preferences>} wishes */
export function prefer(wishes) {
  Object.assign(preferences, wishes);
  remember(PREFERENCES, { ...recall(PREFERENCES, {}), ...wishes });
}
