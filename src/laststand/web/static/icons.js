// Icons by our own names (icons.json says which icon of game-icons each is, and in which sprite it
// lies). A page has those sprites read that it shows icons of: its own, and its game's.

import { html, svg } from "./vendor/lit.js";
import { NAMES } from "./icons/names.js";

/** Where a sprite lies, of the same edition as this module. @param {string} name */
const sprite = (name) => new URL(`./icons/${name}.svg`, import.meta.url).pathname;

const PAGE = sprite("page");

/** The sprite of each icon that only one game has. */
const SPRITES = new Map(Object.entries(NAMES).flatMap(([game, names]) => names.split(" ").map((name) => /** @type {const} */ ([name, sprite(game)]))));

/** @param {string} name */
const address = (name) => `${SPRITES.get(name) ?? PAGE}#${name}`;

/**
 * @param {string} name
 * @param {string} [kind] classes of the svg element
 */
export function icon(name, kind = "") {
  return html`<svg class="icon ${kind}" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
    <use href=${address(name)}></use>
  </svg>`;
}

/**
 * The same within a drawing.
 * @param {string} name
 * @param {number} x
 * @param {number} y
 * @param {number} size
 * @param {string} [kind]
 */
export function drawnIcon(name, x, y, size, kind = "") {
  return svg`<use class=${kind} href=${address(name)} x=${x} y=${y} width=${size} height=${size}></use>`;
}
