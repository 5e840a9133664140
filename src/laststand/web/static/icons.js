// Icons from the sprite, by our own names (icons.json says which icon of game-icons each is).

import { html, svg } from "./vendor/lit.js";

/** Where the sprite lies, of the same edition as this module. */
const SPRITE = new URL("./icons.svg", import.meta.url).pathname;

/**
 * @param {string} name
 * @param {string} [kind] classes of the svg element
 */
export function icon(name, kind = "") {
  return html`<svg class="icon ${kind}" viewBox="0 0 512 512" aria-hidden="true" focusable="false">
    <use href="${SPRITE}#${name}"></use>
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
  return svg`<use class=${kind} href="${SPRITE}#${name}" x=${x} y=${y} width=${size} height=${size}></use>`;
}
