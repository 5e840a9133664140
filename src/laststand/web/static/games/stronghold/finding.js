// Finding things in the view and in the content.

/** @import { Entry, Scene } from "../../types.js" */
/** @import { Realm, EnemyView } from "./view.js" */

/** @param {string} place */
export const placeId = (place) => (place === "Lux" ? "lux" : `location-${place}`);

/**
 * Every enemy on the table, with its place.
 * @param {Realm} view
 * @returns {{ enemy: EnemyView, place: string }[]}
 */
export function enemiesOf(view) {
  return [
    ...view.locations.flatMap(({ letter, enemies }) => enemies.map((enemy) => ({ enemy, place: letter }))),
    ...view.lux.enemies.map((enemy) => ({ enemy, place: "Lux" })),
  ];
}

/** @param {Realm} view */
export const partyPlace = (view) => view.pawns[view.active] ?? "Lux";

/**
 * @param {Scene} d
 * @param {string} file
 * @param {string} id
 * @returns {Entry | undefined}
 */
export function entry(d, file, id) {
  return d.book.content[file]?.find((found) => found.id === id);
}

/** The kind of enemy that a card is one of. @param {string} card */
export function kindOfCard(card) {
  return /^(deaths-bane|draxis|alrath)/.exec(card)?.[0] ?? card.replace(/-[a-e]$/, "");
}

/** @param {EnemyView} enemy */
export const enemyIcon = (enemy) => enemy.boss || enemy.kind;

/** @param {string} ware */
export const wareIcon = (ware) => ware.replace(/^symbol-/, "");
