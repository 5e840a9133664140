// The workshop, the Shop and the Stash.

/** @import { Sight } from "./finding.js" */
/** @import { DeckView } from "./view.js" */

import { html, nothing } from "../../vendor/lit.js";
import { icon } from "../../icons.js";
import { t } from "./texts.js";
import { counted, entry, number } from "./finding.js";
import { costOf } from "./moves.js";

const LEVELS = ["0", "I", "II", "III"];

/** What can be built, by its kind, with its cost and how many the box still holds. */
const BUILT = ["defenses.toml", "walls.toml", "buildings.toml"];

/** @param {Sight} d */
export function workshop(d) {
  const kinds = BUILT.flatMap((file) => d.book.content[file] ?? []);
  return html`<section class="workshop" aria-label=${t("Workshop")}>
    <div class="kinds">
      <h3>${icon("build")} ${t("Workshop")}</h3>
      ${kinds.map(({ id }) => {
        const left = d.view.left.structures[id] ?? 0;
        const isOpen = d.matter === `build ${id}`;
        return html`<span class="kind ${left ? "" : "none"} ${isOpen ? "open" : ""}" id="kind-${id}" data-component="kind-${id}" data-thing=${id}>
          ${icon(id)}<b>${d.words.name(id)}</b><small>${cost(d, id)}<i>×${left}</i></small>
        </span>`;
      })}
    </div>
  </section>`;
}

/**
 * @param {Sight} d
 * @param {string} id
 */
function cost(d, id) {
  const { gold = 0, materials = 0 } = costOf(d, id);
  return html`${gold ? html`<em>${gold}${icon("gold")}</em>` : nothing}${materials ? html`<em>${materials}${icon("materials")}</em>` : nothing}`;
}

/** @param {Sight} d */
export function market(d) {
  const { shop, stash } = d.view;
  return html`<section class="market ${shop.open ? "" : "closed"}" aria-label=${t("Shop and Stash")}>
    <div class="wares">
      <h3 id="shop" data-component="shop">${icon("shop")} ${t("Shop")} ${shop.open ? nothing : html`<small>${t("closed")}</small>`}</h3>
      ${counted([...shop.scrolls, ...shop.potions]).map(([item, count]) => ware(d, item, count))}
    </div>
    <div class="decks">${shop.decks.map((deck) => deckPlace(d, deck))}</div>
    <div class="stash" id="stash" data-component="stash">
      <h3>${icon("stash")} <span>${t("Common Stash")}</span></h3>
      ${stash.length ? counted(stash).map(([item, count]) => stored(d, item, count)) : html`<small>${t("empty")}</small>`}
    </div>
  </section>`;
}

/**
 * @param {Sight} d
 * @param {DeckView} deck
 */
function deckPlace(d, { deck, level, cards, top }) {
  return html`<span class="deck ${deck}" id="deck-${deck}" data-component="deck-${deck}">
    <small class="label">${icon(deck)}<i>${LEVELS[level] ?? level}</i><b>${cards}</b></small>
    ${top
      ? html`<span class="ware" id="ware-${top}" data-component="ware-${top}" data-thing=${top}>${icon(top)}<b>${d.words.name(top)}</b><em>${number(d, top, "price")}${icon("gold")}</em></span>`
      : html`<span class="ware back">?</span>`}
  </span>`;
}

/**
 * @param {Sight} d
 * @param {string} item
 * @param {number} count
 */
function ware(d, item, count) {
  const colour = String(entry(d, item)?.colour ?? "");
  return html`<span class="ware small ${colour}" id="ware-${item}" data-component="ware-${item}" data-thing=${item}>
    ${icon(item)}${colour ? html`<u>${colour[0]?.toUpperCase()}</u>` : nothing}<b>${d.words.name(item)}</b><em>${number(d, item, "price")}${icon("gold")}</em>${count > 1 ? html`<small>×${count}</small>` : nothing}
  </span>`;
}

/**
 * @param {Sight} d
 * @param {string} item
 * @param {number} count
 */
function stored(d, item, count) {
  return html`<span class="item" id="stash-${item}" data-component="stash-${item}" data-thing=${item}>
    ${icon(item)}<b>${d.words.name(item)}</b>${count > 1 ? html`<small>×${count}</small>` : nothing}
  </span>`;
}
