// Finds the drawing module of a game, with its stylesheet.

/** @import { GameBoard } from "./types.js" */

/** Games with a board of their own; any other is shown by games/plain.js. */
const DRAWN = new Set(["stronghold"]);

/**
 * @param {string} game
 * @returns {Promise<GameBoard>}
 */
export async function loadBoard(game) {
  const name = DRAWN.has(game) ? game : "plain";
  const [module] = await Promise.all([import(`./games/${name}.js`), loadStyles(`/static/games/${name}/board.css`)]);
  return module.default;
}

/**
 * @param {string} address
 * @returns {Promise<void>}
 */
function loadStyles(address) {
  if (document.querySelector(`link[href="${address}"]`)) return Promise.resolve();
  return new Promise((resolve) => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = address;
    link.onload = link.onerror = () => resolve();
    document.head.append(link);
  });
}
