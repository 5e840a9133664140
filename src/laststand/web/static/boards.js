// Finds the drawing module of a game, with its stylesheet.

/** @import { GameBoard } from "./types.js" */

/** Games with a board of their own; any other is shown by games/plain.js. */
const DRAWN = new Set(["stronghold", "bastion", "spell"]);

/** @param {string} game */
const moduleOf = (game) => (DRAWN.has(game) ? game : "plain");

/**
 * @param {string} game
 * @returns {Promise<GameBoard>}
 */
export async function loadBoard(game) {
  return (await import(`./games/${moduleOf(game)}.js`)).default;
}

/** Takes the styles of a board off: their classes have another meaning on other pages. */
export function undressBoard() {
  for (const link of document.querySelectorAll("link[data-board]")) link.remove();
}

/**
 * Puts on the styles of a game's board, and takes off those of any other.
 * @param {string} game
 * @returns {Promise<void>}
 */
export function dressBoard(game) {
  const address = new URL(`./games/${moduleOf(game)}/board.css`, import.meta.url).href;
  undressBoard();
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.dataset.board = game;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
