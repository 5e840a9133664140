// Drawings of Last Bastion: colours, dice, the ramparts, the picture of the game.

import { html, nothing, svg } from "../../vendor/lit.js";
import { drawnIcon } from "../../icons.js";
import { t } from "./texts.js";

/** Each colour has a shape; `y` is where its letter stands. */
const SHAPES = /** @type {Record<string, { path: string, y: number }>} */ ({
  red: { path: "M16 1 L32 30 H0 Z", y: 27 },
  green: { path: "M3 1 H29 Q31 1 31 3 V29 Q31 31 29 31 H3 Q1 31 1 29 V3 Q1 1 3 1 Z", y: 22.5 },
  blue: { path: "M16 0 A16 16 0 1 1 15.9 0 Z", y: 22.5 },
  yellow: { path: "M16 -2 L34 16 L16 34 L-2 16 Z", y: 22.5 },
  black: { path: "M7 0 L16 7 L25 0 L32 7 L25 16 L32 25 L25 32 L16 25 L7 32 L0 25 L7 16 L0 7 Z", y: 22.5 },
  white: { path: "M16 -2 L20.8 10 L34 11 L23.800 19.400 L27 33 L16 25.800 L5 33 L8.200 19.400 L-2 11 L11.200 10 Z", y: 22 },
});

/** The letter of a colour in the reader's language, also in the names of its spaces. */
const letters = () => /** @type {Record<string, string>} */ ({
  red: t("R"),
  green: t("G"),
  blue: t("B"),
  yellow: t("Y"),
  black: t("K"),
  white: t("W"),
});

/** @param {string} colour */
const drawnShape = (colour) => {
  const shape = SHAPES[colour];
  if (!shape) return nothing;
  return svg`<path d=${shape.path}></path><text x="16" y=${shape.y} text-anchor="middle">${letters()[colour]}</text>`;
};

/**
 * A colour: hue, shape and letter.
 * @param {string} colour
 * @param {string} [kind] classes of the svg element
 */
export function hue(colour, kind = "") {
  return html`<svg class="hue ${colour} ${kind}" viewBox="-3 -3 38 38" aria-hidden="true">${drawnShape(colour)}</svg>`;
}

/**
 * A Combat die, lying with a face up or still in the hand.
 * @param {string} face
 * @param {string} [kind]
 */
export function combatDie(face, kind = "") {
  return html`<svg class="cube ${kind}" viewBox="0 0 100 100" aria-hidden="true">
    <path class="cube-side" d="M12 22 Q12 12 22 12 H82 Q92 12 92 22 V84 Q92 96 80 96 H24 Q12 96 12 84 Z"></path>
    <rect class="cube-top" x="6" y="4" width="86" height="86" rx="15"></rect>
    ${face ? svg`<g class="hue ${face}" transform="translate(21 19) scale(1.75)">${drawnShape(face)}</g>` : svg`<g class="cube-blank">${drawnIcon("equipment", 25, 23, 48)}</g>`}
  </svg>`;
}

/**
 * The Corruption die with an effect up, or in the hand.
 * @param {string} picture
 */
export function corruptionDie(picture) {
  return html`<svg class="cube corrupt" viewBox="0 0 100 100" aria-hidden="true">
    <path class="cube-side" d="M12 22 Q12 12 22 12 H82 Q92 12 92 22 V84 Q92 96 80 96 H24 Q12 96 12 84 Z"></path>
    <rect class="cube-top" x="6" y="4" width="86" height="86" rx="15"></rect>
    <g class="cube-blank">${drawnIcon(picture, 21, 19, 56)}</g>
  </svg>`;
}

/** Merlons along the enclosure, seen from above. */
const MERLONS = Array.from({ length: 13 }, (_, index) => index * 28 + 6);

/** The enclosure around the nine tiles, with a tower at each corner and torchlight within. */
export function ramparts() {
  return html`<svg class="ramparts" viewBox="-14 -14 388 388" preserveAspectRatio="none" aria-hidden="true">
    <defs>
      <radialGradient id="lb-light" cx="50%" cy="50%" r="62%">
        <stop offset="0" stop-color="#ffb45c" stop-opacity=".5"></stop>
        <stop offset=".6" stop-color="#a2522f" stop-opacity=".22"></stop>
        <stop offset="1" stop-color="#2a1c56" stop-opacity="0"></stop>
      </radialGradient>
    </defs>
    <rect class="stone" x="-10" y="-10" width="380" height="380" rx="12"></rect>
    <g class="merlon">
      ${MERLONS.map((at) => svg`<rect x=${at} y="-13" width="14" height="9" rx="2"></rect><rect x=${at} y="364" width="14" height="9" rx="2"></rect><rect y=${at} x="-13" width="9" height="14" rx="2"></rect><rect y=${at} x="364" width="9" height="14" rx="2"></rect>`)}
    </g>
    <rect class="yard" x="0" y="0" width="360" height="360" rx="6"></rect>
    <rect x="0" y="0" width="360" height="360" fill="url(#lb-light)"></rect>
  </svg>`;
}

/** Where the besiegers of the picture stand, and how near. */
const HOST = [[22, 1.15], [58, 0.85], [92, 1.2], [128, 0.8], [158, 0.6], [326, 0.6], [354, 0.85], [388, 1.2], [424, 0.85], [456, 1.15]];

/** @param {number} x @param {number} size */
const banner = (x, size) => svg`<path transform="translate(${x} 224) scale(${size})" d="M8 4V-46h2.500V4zM10.500-46h15l-5 6 5 6h-15z"></path>`;

/** The game's picture for the first page: the Bastion of the Ancient Kings, and the Queen's eyes above it. */
export function picture() {
  return html`<svg class="picture-art" viewBox="0 0 480 240" preserveAspectRatio="xMidYMid slice" role="img" aria-label="Last Bastion">
    <defs>
      <linearGradient id="lb-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#090a1f"></stop>
        <stop offset=".5" stop-color="#1f1a55"></stop>
        <stop offset=".82" stop-color="#54357f"></stop>
        <stop offset="1" stop-color="#a8502f"></stop>
      </linearGradient>
      <radialGradient id="lb-glow" cx="50%" cy="50%" r="50%">
        <stop offset="0" stop-color="#ffd07a" stop-opacity=".95"></stop>
        <stop offset=".38" stop-color="#ef7d32" stop-opacity=".5"></stop>
        <stop offset="1" stop-color="#ef7d32" stop-opacity="0"></stop>
      </radialGradient>
      <radialGradient id="lb-queen" cx="50%" cy="40%" r="55%">
        <stop offset="0" stop-color="#8a5be0" stop-opacity=".55"></stop>
        <stop offset="1" stop-color="#8a5be0" stop-opacity="0"></stop>
      </radialGradient>
    </defs>
    <rect width="480" height="240" fill="url(#lb-sky)"></rect>
    <ellipse cx="240" cy="52" rx="190" ry="92" fill="url(#lb-queen)"></ellipse>
    <g fill="#efe6ff">
      ${[[28, 40, 1.2], [74, 22, 0.9], [120, 58, 1.1], [366, 30, 0.9], [410, 62, 1.3], [446, 22, 1], [332, 70, 0.8], [150, 20, 0.7], [462, 96, 0.8], [14, 88, 0.9]].map(([x, y, r]) => svg`<circle cx=${x} cy=${y} r=${r}></circle>`)}
    </g>
    <g fill="#120b30">
      <path d="M240 6 L252 30 L268 10 L274 36 L296 22 L290 50 Q284 88 240 96 Q196 88 190 50 L184 22 L206 36 L212 10 L228 30 Z"></path>
    </g>
    <path d="M206 56q14-7 26 5-15 6-26-5zM274 56q-14-7-26 5 15 6 26-5z" fill="#d9a5ff"></path>
    <path d="M0 172 L54 128 L98 160 L150 118 L196 162 L240 140 L290 164 L336 120 L384 158 L430 126 L480 170 V240 H0Z" fill="#1b1546"></path>
    <ellipse cx="240" cy="206" rx="200" ry="112" fill="url(#lb-glow)"></ellipse>
    <g fill="#0c0a22">
      <path transform="translate(19.500 0)" d="M118 232V166h-6v-11h9v5h8v-5h9v5h8v-5h9v11h-5v14h13v-8h10v8h10v-8h10v8h9V132h-6v-12h10v6h9v-6h11v6h10v-6h9v12h-6v48h9v-8h10v8h10v-8h10v8h13v-14h-5v-11h9v5h8v-5h9v5h8v-5h9v11h-6v66z"></path>
      <path d="M240 126V78h2.500v48z"></path>
      <path d="M134 156l19-27 19 27zM308 156l19-27 19 27z"></path>
    </g>
    <path d="M242.500 80h34l-9 9 9 9h-34z" fill="#f0c24c"></path>
    <path d="M253 85l4 8h-8z" fill="#c2422d"></path>
    <g fill="#ffce6b">
      <path d="M226 146q3-6 6 0v9h-6zM248 146q3-6 6 0v9h-6zM150 172q3-6 6 0v9h-6zM324 172q3-6 6 0v9h-6z"></path>
      <path fill="#ff9a3c" d="M226 232v-26q14-18 28 0v26z"></path>
      <path d="M196 190q2.500-5 5 0v7h-5zM279 190q2.500-5 5 0v7h-5z"></path>
    </g>
    <g fill="#06040f">
      <path d="M0 240V218q60-12 120 0t120 4 120-4 120 2v26z"></path>
      ${HOST.map(([x = 0, size = 1]) => svg`<path transform="translate(${x} 226) scale(${size})" d="M-8 0q-2-14 2-18-5-2-6-10 5 5 8 5 4-4 8 0 3 0 8-5-1 8-6 10 4 4 2 18z"></path>`)}
    </g>
    <g fill="#f0654d">${banner(58, 0.9)}${banner(424, 0.9)}</g>
    <g fill="#63c596">${banner(128, 0.75)}</g>
    <g fill="#6aa8f5">${banner(354, 0.75)}</g>
    <g fill="#ff6a4d">
      ${HOST.map(([x = 0, size = 1]) => svg`<path transform="translate(${x} 226) scale(${size})" d="M-3.500-18l3 1.200-3 .8zM3.500-18l-3 1.200 3 .8z"></path>`)}
    </g>
  </svg>`;
}
