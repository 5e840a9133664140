// What this browser remembers of games that were played to their end, and of the seals it was shown.

/** @import { Table } from "./types.js" */

import { recall, remember } from "./session.js";

const GAMES = "laststand.games";
const LUCK = "laststand.luck";

/**
 * A game that is over, as its player looks back on it.
 * @typedef {{ table: string, game: string, name: string, level: string, won: boolean, reason: string, score: number, moments: number, ended: string, rewound?: boolean }} Kept
 */

/** @returns {Kept[]} the last first */
export const gamesKept = () => recall(GAMES, []);

/**
 * Keeps a game that one took part in, once; if it was taken back and ended anew, as it ended last.
 * @param {Table} table
 */
export function keepGame(table) {
  const { outcome, moments } = table;
  if (!outcome || table.frozen || table.you.seats.length === 0) return;
  const { won, reason, score } = outcome;
  const kept = gamesKept();
  const before = kept.find((game) => game.table === table.id);
  if (before && before.moments === moments && before.won === won && before.reason === reason && before.score === score) return;
  const level = String(table.options.level ?? table.options.scenario ?? "");
  const game = { table: table.id, game: table.game, name: table.name, level, won, reason, score, moments, ended: table.updated, rewound: table.rewound };
  const all = [game, ...kept.filter((other) => other !== before)];
  remember(GAMES, all.sort((one, other) => Date.parse(other.ended) - Date.parse(one.ended)).slice(0, 500));
}

export function forgetGames() {
  remember(GAMES, []);
}

/** @returns {Record<string, string>} the seals that were shown first, by table and place */
const seals = () => recall(LUCK, {});

/**
 * Luck is known by its place in the table's list, which only grows: a moment may be sealed twice.
 * @param {string} table
 * @param {number} place
 */
const placed = (table, place) => `${table} #${place}`;

/**
 * The seal that this browser was shown first at a place of a table's list.
 * @param {string} table
 * @param {number} place
 * @returns {string | undefined}
 */
export const luckFirstSeen = (table, place) => seals()[placed(table, place)];

/** @param {Table} table */
export function noteLuck(table) {
  const seen = seals();
  const shown = table.luck.map(({ seal }, place) => [placed(table.id, place), seal]);
  const fresh = shown.filter(([place = ""]) => !(place in seen));
  if (fresh.length > 0) remember(LUCK, Object.fromEntries([...Object.entries(seen), ...fresh].slice(-400)));
}
