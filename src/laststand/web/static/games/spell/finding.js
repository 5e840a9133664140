// Finding things in the view, quickly: the board asks about every spot whenever it is drawn.

/** @import { Drawing, Entry, Scene } from "../../types.js" */
/** @import { HeroView, MonsterView, StructureView, Vigil } from "./view.js" */

/** @typedef {Drawing<Vigil>} Sight */
/** @typedef {Scene<Vigil>} Standing */

/**
 * @typedef {object} Index
 * @property {Map<string, HeroView>} heroes by spot
 * @property {Map<string, MonsterView>} monsters by each of their spots
 * @property {Map<string, StructureView>} structures by spot
 */

/** @type {WeakMap<Vigil, Index>} */
const indices = new WeakMap();

/** @param {Vigil} view */
export function indexOf(view) {
  const found = indices.get(view);
  if (found) return found;
  const index = {
    heroes: new Map(view.heroes.filter(({ hero, at }) => hero && at).map((hero) => [hero.at, hero])),
    monsters: new Map(view.monsters.flatMap((monster) => monster.spots.map((spot) => /** @type {const} */ ([spot, monster])))),
    structures: new Map(view.structures.flatMap((structure) => structure.at.map((spot) => /** @type {const} */ ([spot, structure])))),
  };
  indices.set(view, index);
  return index;
}

/** @type {WeakMap<object, Map<string, Entry>>} */
const entries = new WeakMap();

/** The files whose things can be taken in the hand or set on the table. */
const THINGS = ["weapons", "armors", "potions", "scrolls", "heroes", "traits", "perks", "quests", "monsters", "bosses", "buildings", "walls", "defenses", "ruins", "attacks", "slots", "directions", "patterns", "dice", "scenarios", "cetusia-cards", "cetusia-areas"];

/**
 * The content entry of a thing.
 * @param {Standing} d
 * @param {string} id
 * @returns {Entry | undefined}
 */
export function entry(d, id) {
  const { content } = d.book;
  let all = entries.get(content);
  if (!all) {
    all = new Map(THINGS.flatMap((file) => (content[`${file}.toml`] ?? []).map((one) => /** @type {const} */ ([one.id, one]))));
    entries.set(content, all);
  }
  return all.get(id);
}

/**
 * @param {Standing} d
 * @param {string} id
 * @param {string} field
 * @returns {number}
 */
export const number = (d, id, field) => Number(entry(d, id)?.[field] ?? 0);

/**
 * @param {Standing} d
 * @param {string} id
 * @param {string} field
 * @returns {string[]}
 */
export const list = (d, id, field) => /** @type {string[]} */ (entry(d, id)?.[field] ?? []);

/** @param {string} id */
export const isRuin = (id) => id.startsWith("ruin");

/** @param {string} id */
export const structureIcon = (id) => (isRuin(id) ? "ruin" : id);

/** @param {Vigil} view */
export const activeHero = (view) => view.heroes[view.active];

/**
 * The attack types of a weapon or Scroll.
 * @param {Standing} d
 * @param {string} item
 */
export function attacksOf(d, item) {
  const known = entry(d, item);
  return known?.attack ? [String(known.attack)] : /** @type {string[]} */ (known?.attacks ?? []);
}

/**
 * How often an attack type of a hero's weapon can still be used in the Hero Phase; null: there is no limit.
 * @param {Standing} d
 * @param {HeroView} hero
 * @param {string} item
 * @param {string} attack
 * @param {number} [place] of the weapon
 */
export function usesLeft(d, hero, item, attack, place = hero.weapons.indexOf(item)) {
  const left = hero.uses_left[place]?.[attacksOf(d, item).indexOf(attack)] ?? -1;
  return left < 0 ? null : left;
}

/**
 * Things with how many there are of each, in their order.
 * @param {string[]} things
 * @returns {[string, number][]}
 */
export function counted(things) {
  /** @type {Map<string, number>} */
  const all = new Map();
  for (const thing of things) all.set(thing, (all.get(thing) ?? 0) + 1);
  return [...all];
}

/**
 * The spot of the Cliff where the Harpy is shown while she waits there.
 * @param {Vigil} view
 */
export const harpyPerch = ({ harpy }) => (harpy.where === "cliff" ? { left: "F17", right: "R17" }[harpy.side] : "");
