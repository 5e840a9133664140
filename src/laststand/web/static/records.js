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
 * Keeps a game that one took part in, once.
 * @param {Table} table
 */
export function keepGame(table) {
  const { outcome } = table;
  if (!outcome || table.frozen || table.you.seats.length === 0) return;
  const kept = gamesKept().filter((game) => game.table !== table.id);
  const level = String(table.options.level ?? table.options.scenario ?? "");
  const { won, reason, score } = outcome;
  remember(GAMES, [{ table: table.id, game: table.game, name: table.name, level, won, reason, score, moments: table.moments, ended: new Date().toISOString(), rewound: table.rewound }, ...kept].slice(0, 500));
}

export function forgetGames() {
  remember(GAMES, []);
}

/**
 * The seal that this browser was shown first for the luck from a moment on.
 * @param {string} table
 * @param {number} moment
 * @returns {string | undefined}
 */
export const luckFirstSeen = (table, moment) => recall(LUCK, /** @type {Record<string, string>} */ ({}))[`${table} ${moment}`];

/** @param {Table} table */
export function noteLuck(table) {
  const seen = recall(LUCK, /** @type {Record<string, string>} */ ({}));
  const fresh = table.luck.filter(({ moment }) => seen[`${table.id} ${moment}`] === undefined);
  if (fresh.length === 0) return;
  for (const { moment, seal } of fresh) seen[`${table.id} ${moment}`] = seal;
  remember(LUCK, Object.fromEntries(Object.entries(seen).slice(-400)));
}
