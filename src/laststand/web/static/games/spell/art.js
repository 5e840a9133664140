// Drawings of The Last Spell: figures, dice, the picture of the game.

/** @import { Template } from "../../types.js" */
/** @import { MonsterView } from "./view.js" */

import { html, nothing, svg } from "../../vendor/lit.js";
import { drawnIcon } from "../../icons.js";
import { t } from "./texts.js";

/** The shape of a figure is that of its Defense dice: round for blue, square for orange, both a diamond. */
const SHAPES = {
  blue: "M32 3 A29 29 0 1 1 31.9 3 Z",
  orange: "M10 4 H54 Q60 4 60 10 V54 Q60 60 54 60 H10 Q4 60 4 54 V10 Q4 4 10 4 Z",
  both: "M32 0 L64 32 L32 64 L0 32 Z",
  none: "M32 2 L60 18 V48 L32 62 L4 48 V18 Z",
};

/** @param {string[]} dice */
export const shapeOf = (dice) => (dice.length > 1 ? "both" : dice[0] === "blue" ? "blue" : dice[0] === "orange" ? "orange" : "none");

/** Where the arrow that shows the facing points from. */
const ARROWS = {
  north: "M32 -9 L42 4 H22 Z",
  east: "M73 32 L60 42 V22 Z",
  south: "M32 73 L42 60 H22 Z",
  west: "M-9 32 L4 42 V22 Z",
};

/**
 * A Monster seen from above: the shape of its dice, its likeness, its letter and where it looks.
 * @param {MonsterView} monster
 * @param {string} letter
 */
export function monsterArt(monster, letter) {
  const shape = shapeOf(monster.dice);
  const left = monster.hit_points - monster.wounds;
  return html`<svg class="piece ${shape}" viewBox="-10 -10 84 84" aria-hidden="true">
    <path class="facing" d=${ARROWS[monster.facing] ?? ""}></path>
    <path class="base" d=${SHAPES[shape]}></path>
    ${drawnIcon(monster.monster, 11, 8, 42, "likeness")}
    ${letter ? svg`<g class="letter"><rect x="40" y="38" width="27" height="29" rx="6"></rect><text x="53.5" y="61" text-anchor="middle">${letter}</text></g>` : nothing}
    ${monster.hit_points > 1 ? svg`<g class="left"><circle cx="8" cy="56" r="14"></circle><text x="8" y="64" text-anchor="middle">${left}</text></g>` : nothing}
    ${monster.stunned ? drawnIcon("stunned", -8, -10, 34, "stun") : nothing}
  </svg>`;
}

/** The faces of the Defense dice, with the letter that tells them apart. */
const faces = () => /** @type {Record<string, [string, string]>} */ ({
  hit: ["hit", t("H")],
  hit_stun: ["hit-stun", t("S")],
  miss: ["miss", t("M")],
  dodge: ["dodge", t("D")],
  armor: ["armor-face", t("A")],
});

/**
 * A Defense die with a face up.
 * @param {string} colour
 * @param {string} face
 */
export function die(colour, face) {
  const [picture, letter] = faces()[face] ?? ["dice", "?"];
  return html`<svg class="die ${colour}" viewBox="0 0 64 64" aria-hidden="true">
    ${colour === "blue" ? svg`<circle cx="32" cy="32" r="30"></circle>` : svg`<rect x="3" y="3" width="58" height="58" rx="10"></rect>`}
    ${drawnIcon(picture, 12, 9, 40)}
    <text x="53" y="60" text-anchor="middle">${letter}</text>
  </svg>`;
}

/** @returns {Template} */
export function picture() {
  return svg`<svg viewBox="0 0 480 240" aria-hidden="true" class="picture-art spell-art">
    <defs>
      <linearGradient id="spell-sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#160f38"/><stop offset="0.65" stop-color="#43286b"/><stop offset="1" stop-color="#6c3b6f"/></linearGradient>
      <radialGradient id="spell-light"><stop offset="0" stop-color="#fff0b8" stop-opacity="0.95"/><stop offset="0.4" stop-color="#ff9d4a" stop-opacity="0.5"/><stop offset="1" stop-color="#ff7a2e" stop-opacity="0"/></radialGradient>
    </defs>
    <rect width="480" height="240" fill="url(#spell-sky)"/>
    <g fill="#f6e8c6" opacity="0.8"><circle cx="60" cy="38" r="1.500"/><circle cx="130" cy="22" r="1.200"/><circle cx="210" cy="46" r="1"/><circle cx="330" cy="26" r="1.400"/><circle cx="420" cy="52" r="1.600"/><circle cx="382" cy="18" r="1"/></g>
    <g fill="#8f78d8" opacity="0.35"><ellipse cx="20" cy="196" rx="150" ry="52"/><ellipse cx="468" cy="190" rx="150" ry="58"/></g>
    <circle cx="240" cy="118" r="120" fill="url(#spell-light)"/>
    <g color="#ffd98f">${drawnIcon("magic-circle", 196, 66, 88)}</g>
    <g fill="#241640"><path d="M96 240 V176 h16 v-12 h12 v12 h16 v-12 h12 v12 h40 v-22 h16 v22 h64 v-22 h16 v22 h40 v-12 h12 v12 h16 v-12 h12 v12 h16 V240 Z"/></g>
    <g fill="#3a255e"><path d="M168 240 v-44 l22 -20 22 20 v44 Z M268 240 v-44 l22 -20 22 20 v44 Z"/></g>
    <g fill="#ffb84e"><rect x="184" y="206" width="10" height="12"/><rect x="284" y="206" width="10" height="12"/></g>
    <g fill="#6f5bb8" opacity="0.55"><ellipse cx="60" cy="232" rx="120" ry="30"/><ellipse cx="430" cy="232" rx="130" ry="32"/></g>
    <g color="#12092b">${drawnIcon("clawer", 24, 170, 52)}${drawnIcon("runner", 76, 184, 42)}${drawnIcon("winged", 356, 92, 44)}${drawnIcon("crimson-bulky", 384, 158, 64)}${drawnIcon("archer", 352, 186, 40)}</g>
  </svg>`;
}
