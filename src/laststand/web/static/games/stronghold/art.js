// Drawings of The Last Stronghold: symbols, dice faces, Lux under siege.

import { html, nothing, svg } from "../../vendor/lit.js";
import { drawnIcon } from "../../icons.js";
import { t } from "./texts.js";

/** Each symbol has a colour and a shape. */
const SHAPES = /** @type {Record<string, { path: string, x: number, y: number, size: number }>} */ ({
  fight: { path: "M16 1 L32 30 H0 Z", x: 8.5, y: 13, size: 15 },
  search: { path: "M16 -1 L33 16 L16 33 L-1 16 Z", x: 8, y: 7.5, size: 16 },
  agility: { path: "M16 0 A16 16 0 1 1 15.9 0 Z", x: 6, y: 6, size: 20 },
  defend: { path: "M3 1 H29 Q31 1 31 3 V29 Q31 31 29 31 H3 Q1 31 1 29 V3 Q1 1 3 1 Z", x: 5.5, y: 5.5, size: 21 },
  star: { path: "M16 -1 L20.8 10.6 L33 11.6 L23.6 19.6 L26.6 32 L16 25.2 L5.4 32 L8.4 19.6 L-1 11.6 L11.2 10.6 Z", x: 0, y: 0, size: 0 },
  corruption: { path: "M10 0 H22 L32 10 V22 L22 32 H10 L0 22 V10 Z", x: 5, y: 5, size: 22 },
  reroll: { path: "M8 2 H24 L32 16 L24 30 H8 L0 16 Z", x: 6, y: 6, size: 20 },
});

/** The letter of a symbol in the reader's language. */
const letters = () => /** @type {Record<string, string>} */ ({
  fight: t("F"),
  search: t("S"),
  agility: t("A"),
  defend: t("D"),
  star: "★",
  corruption: t("C"),
  reroll: t("R"),
});

/**
 * A symbol: colour, shape, picture and letter.
 * @param {string} name
 * @param {string} [label]
 */
export function symbol(name, label = "") {
  const shape = SHAPES[name];
  if (!shape) return nothing;
  return html`<svg class="symbol ${name}" viewBox="-2 -2 40 38" role=${label ? "img" : nothing} aria-label=${label || nothing} aria-hidden=${label ? nothing : "true"}>
    <path d=${shape.path}></path>
    ${shape.size ? drawnIcon(name, shape.x, shape.y, shape.size) : nothing}
    ${shape.size ? svg`<text x="37" y="35" text-anchor="end">${letters()[name]}</text>` : nothing}
  </svg>`;
}

/**
 * A die, lying with a face up or still in the hand.
 * @param {string} shown
 * @param {string} emblem what the die is known by
 */
export function die(shown, emblem) {
  const shape = SHAPES[shown];
  return html`<svg class="die-art" viewBox="0 0 100 100" aria-hidden="true">
    <path class="die-side" d="M12 22 Q12 12 22 12 H82 Q92 12 92 22 V84 Q92 96 80 96 H24 Q12 96 12 84 Z"></path>
    <rect class="die-top" x="6" y="4" width="86" height="86" rx="15"></rect>
    <rect class="die-edge" x="11" y="9" width="76" height="76" rx="11"></rect>
    ${shape
      ? svg`<g class="symbol ${shown}" transform="translate(21 19) scale(1.72)">
          <path d=${shape.path}></path>
          ${shape.size ? drawnIcon(shown, shape.x, shape.y, shape.size) : nothing}
        </g>
        <text class="die-letter" x="82" y="80" text-anchor="end">${letters()[shown]}</text>`
      : svg`<g class="die-blank">${drawnIcon(emblem, 27, 25, 44)}</g>`}
  </svg>`;
}

/** Lux at night, its walls and lit windows. */
export function castle() {
  return html`<svg class="castle" viewBox="0 0 240 110" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <defs>
      <radialGradient id="lux-glow" cx="50%" cy="78%" r="62%">
        <stop offset="0" stop-color="#ffb455" stop-opacity=".75"></stop>
        <stop offset=".5" stop-color="#d9622b" stop-opacity=".28"></stop>
        <stop offset="1" stop-color="#d9622b" stop-opacity="0"></stop>
      </radialGradient>
    </defs>
    <rect width="240" height="110" fill="url(#lux-glow)"></rect>
    <g class="far-walls">
      <path d="M20 110V74h8v-7h7v7h7v-7h7v7h6V52h5v-7h8v7h5v58z"></path>
      <path d="M220 110V74h-8v-7h-7v7h-7v-7h-7v7h-6V52h-5v-7h-8v7h-5v58z"></path>
      <path d="M62 52l6.500-14 6.500 14zM165 52l6.500-14 6.500 14z"></path>
    </g>
    <g class="near-walls">
      <path d="M52 110V80h9v-7h9v7h9v-7h9v7h6V38h-4v-9h8v5h6v-5h8v5h6v-5h8v9h-4v42h6v-7h9v7h9v-7h9v7h9v30z"></path>
      <path d="M101 29l19-24 19 24z"></path>
      <path d="M120 5V-6l16 5-16 5z" class="pennant"></path>
    </g>
    <g class="windows">
      <path d="M108 52q3-6 6 0v9h-6zM126 52q3-6 6 0v9h-6zM117 40q3-6 6 0v7h-6zM64 90q2.500-5 5 0v6h-5zM171 90q2.500-5 5 0v6h-5zM82 90q2.500-5 5 0v6h-5zM153 90q2.500-5 5 0v6h-5z"></path>
      <path class="gate" d="M110 110V92q10-14 20 0v18z"></path>
    </g>
  </svg>`;
}

/** The realm around Lux: mist, and the road that enemies go along, clockwise. */
export function ground() {
  return html`<svg class="ground" viewBox="0 0 640 460" preserveAspectRatio="none" aria-hidden="true">
    <defs>
      <radialGradient id="torchlight" cx="50%" cy="50%" r="50%">
        <stop offset="0" stop-color="#ff9d45" stop-opacity=".34"></stop>
        <stop offset=".45" stop-color="#b8532f" stop-opacity=".15"></stop>
        <stop offset="1" stop-color="#2a1c56" stop-opacity="0"></stop>
      </radialGradient>
    </defs>
    <ellipse cx="320" cy="232" rx="330" ry="235" fill="url(#torchlight)"></ellipse>
    <g class="mist">
      <path d="M-20 96 C90 50 160 130 280 92 S470 60 660 110 V150 C520 120 430 160 300 140 S80 130 -20 160Z"></path>
      <path d="M-20 330 C120 290 200 360 330 330 S540 300 660 342 V390 C520 352 420 402 300 382 S90 362 -20 396Z"></path>
    </g>
    <path class="road" d="M320 70 C470 70 560 130 545 210 C535 300 470 350 430 385 C380 420 260 420 210 385 C170 350 105 300 95 210 C80 130 170 70 320 70Z"></path>
    <g class="way">
      <path d="M452 84l14 11-17 5z"></path>
      <path d="M537 268l-6 16-11-12z"></path>
      <path d="M328 411l-16-8v16z"></path>
      <path d="M120 284l-5-17 16 5z"></path>
      <path d="M174 100l-17-4 12-11z"></path>
    </g>
  </svg>`;
}

/** Where the besiegers of the picture stand, and how near. */
const HOST = [[16, 1.1], [48, 0.8], [78, 1.25], [112, 0.85], [142, 0.6], [340, 0.6], [372, 0.9], [402, 1.2], [434, 0.8], [462, 1.1]];

/** The game's picture for the first page. */
export function picture() {
  return html`<svg class="picture-art" viewBox="0 0 480 240" preserveAspectRatio="xMidYMid slice" role="img" aria-label="The Last Stronghold">
    <defs>
      <linearGradient id="ls-sky" x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#0b0a20"></stop>
        <stop offset=".55" stop-color="#2a1d57"></stop>
        <stop offset=".85" stop-color="#6a3563"></stop>
        <stop offset="1" stop-color="#c4592f"></stop>
      </linearGradient>
      <radialGradient id="ls-fire" cx="50%" cy="50%" r="50%">
        <stop offset="0" stop-color="#ffc35f" stop-opacity=".95"></stop>
        <stop offset=".4" stop-color="#f0762c" stop-opacity=".55"></stop>
        <stop offset="1" stop-color="#f0762c" stop-opacity="0"></stop>
      </radialGradient>
    </defs>
    <rect width="480" height="240" fill="url(#ls-sky)"></rect>
    <g fill="#efe6ff">
      ${[[40, 30, 1.2], [92, 62, 0.9], [140, 24, 1.4], [196, 52, 0.8], [262, 22, 1.1], [330, 58, 1.3], [300, 30, 0.7], [438, 74, 1], [20, 92, 0.8], [462, 26, 1.2]].map(
        ([x, y, r]) => svg`<circle cx=${x} cy=${y} r=${r}></circle>`,
      )}
    </g>
    <circle cx="392" cy="52" r="25" fill="#f4ead0"></circle>
    <circle cx="402" cy="46" r="23" fill="#1a1440"></circle>
    <path d="M0 168 L48 132 L86 156 L130 112 L176 158 L214 140 L262 168 L316 122 L364 160 L412 128 L480 170 V240 H0Z" fill="#211748"></path>
    <path d="M0 190 C80 170 140 200 240 186 S400 172 480 194 V240 H0Z" fill="#3c2768" opacity=".75"></path>
    <ellipse cx="240" cy="212" rx="210" ry="150" fill="url(#ls-fire)"></ellipse>
    <g transform="translate(92 62) scale(1.24)" fill="#0d0a24">
      <path d="M52 130V80h9v-7h9v7h9v-7h9v7h6V38h-4v-9h8v5h6v-5h8v5h6v-5h8v9h-4v42h6v-7h9v7h9v-7h9v7h9v50z"></path>
      <path d="M101 29l19-24 19 24z"></path>
      <path d="M120 5V-8l17 5-17 5z" fill="#e5533d"></path>
      <path d="M22 130V88h7v-7h7v7h7V70h4v-8h9v8h4v60zM218 130V88h-7v-7h-7v7h-7V70h-4v-8h-9v8h-4v60z"></path>
      <path fill="#ffce6b" d="M108 52q3-6 6 0v9h-6zM126 52q3-6 6 0v9h-6zM117 40q3-6 6 0v7h-6zM64 92q2.500-5 5 0v7h-5zM171 92q2.500-5 5 0v7h-5z"></path>
      <path fill="#ff9a3c" d="M110 112V94q10-14 20 0v18z"></path>
    </g>
    <g fill="#070514">
      <path d="M0 240V214q60-12 120 0t120 4 120-4 120 2v26z"></path>
      ${HOST.map(([x, size]) => svg`<path transform="translate(${x} 222) scale(${size})" d="M-7 0q-2-13 2-17-3-2-4-7 4 3 6 3 3-3 6 0 2 0 6-3-1 5-4 7 4 4 2 17zM11 2V-34l2-7 2 7V2z"></path>`)}
    </g>
    <g fill="#ff6a4d">
      ${HOST.map(([x, size]) => svg`<path transform="translate(${x} 222) scale(${size})" d="M-3.500-19l3 1.200-3 .8zM3.500-19l-3 1.200 3 .8z"></path>`)}
    </g>
  </svg>`;
}
