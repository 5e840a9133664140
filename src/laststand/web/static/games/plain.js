// A game that has no board of its own yet: everything face up, as nested lists.

/** @import { Drawing, GameBoard } from "../types.js" */

import { html } from "../vendor/lit.js";

/**
 * @param {unknown} value
 * @param {Drawing} d
 * @returns {unknown}
 */
function written(value, d) {
  if (Array.isArray(value)) {
    if (value.every((item) => typeof item !== "object")) return value.map((item) => d.words.name(String(item))).join(", ") || "–";
    return html`<ol>${value.map((item) => html`<li>${written(item, d)}</li>`)}</ol>`;
  }
  if (value !== null && typeof value === "object") {
    return html`<dl>${Object.entries(value).map(([name, part]) => html`<div><dt>${d.words.name(name)}</dt><dd>${written(part, d)}</dd></div>`)}</dl>`;
  }
  return d.words.name(String(value ?? "–"));
}

/** @type {GameBoard} */
const plain = {
  id: "plain",
  picture: () => html`<svg viewBox="0 0 480 240" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="480" height="240" fill="#1d1744"></rect>
    <circle cx="380" cy="56" r="24" fill="#f4ead0"></circle>
    <path d="M0 180 L70 130 L130 170 L210 110 L300 176 L380 132 L480 184 V240 H0Z" fill="#2f2463"></path>
    <path d="M190 240V150h14v-12h16v12h14v-12h16v12h14v-12h16v12h14v90z" fill="#0d0a24"></path>
  </svg>`,
  board: (drawing) =>
    html`<div class="plain">
      ${Object.entries(drawing.view).map(
        ([name, part]) => html`<section data-component=${name}><h3>${drawing.words.name(name)}</h3>${written(part, drawing)}</section>`,
      )}
    </div>`,
  components: () => [],
  concerns: () => [],
  face: () => ({ icons: [] }),
  about: (component, drawing) => ({ title: drawing.words.name(component) }),
};

export default plain;
