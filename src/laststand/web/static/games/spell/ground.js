// The map of a scenario as the content draws it: spots, sectors, sides of the Town.

/** @import { Scene } from "../../types.js" */
/** @import { Tile, Vigil } from "./view.js" */

export const COLUMNS = 24;
export const ROWS = 18;
const [FIRST, LAST] = [8, 15];

/**
 * @typedef {object} Spot
 * @property {string} name
 * @property {number} column
 * @property {number} row
 * @property {string} mark how the map draws it
 * @property {string} sector
 * @property {boolean} town
 * @property {Tile | null} side whose Mist may come over it
 * @property {number} distance from the Town, on its side
 */

/**
 * @typedef {object} Ground
 * @property {(Spot | null)[]} grid row by row; null where there is no spot
 * @property {Spot[]} spots
 * @property {Map<string, Spot>} named
 * @property {string} borders the lines between sectors, as a path
 */

/** @type {Map<string, Ground>} */
const known = new Map();

/**
 * @param {Scene<Vigil>} d
 * @returns {Ground}
 */
export function groundOf(d) {
  const { scenario } = d.view;
  const found = known.get(scenario);
  if (found) return found;
  const entry = d.book.content["scenarios.toml"]?.find(({ id }) => id === scenario);
  const ground = laidOut(rows(String(entry?.map ?? "")), rows(String(entry?.sectors ?? "")));
  known.set(scenario, ground);
  return ground;
}

/** @param {string} drawing */
function rows(drawing) {
  const lines = drawing.replace(/^\n|\n$/g, "").split("\n").slice(1);
  return lines.map((line) => line.slice(3).padEnd(COLUMNS));
}

/**
 * @param {string[]} map
 * @param {string[]} zones
 * @returns {Ground}
 */
function laidOut(map, zones) {
  const grid = map.flatMap((line, row) => [...line].map((mark, column) => (mark === " " ? null : spotAt(mark, zones[row]?.[column] ?? "", column, row))));
  const spots = grid.flatMap((spot) => spot ?? []);
  return { grid, spots, named: new Map(spots.map((spot) => [spot.name, spot])), borders: bordersOf(grid) };
}

/**
 * @param {string} mark
 * @param {string} sector
 * @param {number} column
 * @param {number} row
 * @returns {Spot}
 */
function spotAt(mark, sector, column, row) {
  const town = isWithin(column) && isWithin(row);
  const side = row < FIRST ? "upper" : row > LAST || isWithin(column) ? null : column < FIRST ? "left" : "right";
  const distance = { upper: FIRST - row, left: FIRST - column, right: column - LAST }[side ?? "upper"];
  return { name: `${String.fromCharCode(65 + column)}${row + 1}`, column, row, mark, sector, town, side, distance };
}

/** @param {number} line */
const isWithin = (line) => line >= FIRST && line <= LAST;

/** @param {(Spot | null)[]} grid */
function bordersOf(grid) {
  const at = (/** @type {number} */ column, /** @type {number} */ row) => (column < COLUMNS && row < ROWS ? grid[row * COLUMNS + column] : null);
  let path = "";
  for (const spot of grid) {
    if (!spot) continue;
    const right = at(spot.column + 1, spot.row);
    const below = at(spot.column, spot.row + 1);
    if (right && right.sector !== spot.sector) path += `M${spot.column + 1} ${spot.row}v1`;
    if (below && below.sector !== spot.sector) path += `M${spot.column} ${spot.row + 1}h1`;
  }
  return path;
}

/**
 * @param {Spot} spot
 * @param {Vigil} view
 */
export const isMist = (spot, view) => spot.side !== null && spot.distance > view.mist[spot.side];

/**
 * Whether an obstacle or a Tree that the map draws is still there; in the Mist nobody knows better.
 * @param {Spot} spot
 * @param {Vigil} view
 */
export const isThere = ({ mark, row, column }, view) => [mark, "~"].includes(view.map[row]?.[column] ?? "");

/** @param {string} word */
export const isSpot = (word) => /^[A-X](1[0-8]|[1-9])$/.test(word);

/**
 * Column and row of a spot, from nought.
 * @param {string} name
 * @returns {[number, number]}
 */
export const place = (name) => [name.charCodeAt(0) - 65, Number(name.slice(1)) - 1];

/**
 * A path that fills the spots.
 * @param {Iterable<string>} names
 */
export function filled(names) {
  let path = "";
  for (const name of names) path += `M${place(name).join(" ")}h1v1h-1z`;
  return path;
}
