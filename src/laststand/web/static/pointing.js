// Pointing at components of the board with mouse, finger or keys: what can be done there, what
// it is, and why something can not be done. Works for any board whose parts have data-component.

/** @import { TablePage } from "./table.js" */
/** @import { Option, Refusal } from "./types.js" */

import { t } from "./words.js";

/** @param {Element} element */
const idOf = (element) => /** @type {HTMLElement} */ (element).dataset.component ?? "";

export class Pointing {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** @type {string | null} the component pointed at or in focus */
    this.at = null;
    /** @type {string | null} the component whose several options are offered */
    this.menu = null;
    /** @type {string | null} the component that Tab comes to */
    this.tabStop = null;
    /** @type {string[]} the components an option in the list concerns */
    this.lit = [];
    /** @type {Map<string, Option[]>} */
    this.offers = new Map();
    /** @type {Map<string, Refusal[]>} */
    this.denials = new Map();
  }

  get root() {
    return document.getElementById("board");
  }

  /** @returns {HTMLElement[]} */
  get elements() {
    return /** @type {HTMLElement[]} */ ([...(this.root?.querySelectorAll("[data-component]") ?? [])]);
  }

  /** @param {string} component */
  find(component) {
    return this.elements.find((element) => idOf(element) === component) ?? null;
  }

  forget() {
    this.at = null;
    this.menu = null;
    this.lit = [];
  }

  // -- after each drawing --------------------------------------------------------------

  /** Tells every component what the choice of the moment makes of it. */
  drawn() {
    const { page } = this;
    if (!page.board || !page.shown) return;
    this.sort();
    const elements = this.elements;
    if (!elements.some((element) => idOf(element) === this.tabStop)) {
      this.tabStop = elements[0] ? idOf(elements[0]) : null;
    }
    for (const element of elements) this.dressElement(element);
    this.placeCard();
  }

  sort() {
    this.offers.clear();
    this.denials.clear();
    const { page } = this;
    const choice = page.isOurs ? page.table?.choice : null;
    for (const option of choice?.options ?? []) this.put(this.offers, option);
    for (const refusal of choice?.refusals ?? []) this.put(this.denials, refusal);
  }

  /**
   * @template {Option | Refusal} T
   * @param {Map<string, T[]>} moves
   * @param {T} move
   */
  put(moves, move) {
    const { board, shown } = this.page;
    const places = board?.places ? board.places(move, shown?.view) : board?.components(move, shown?.view);
    for (const place of places ?? []) moves.set(place, [...(moves.get(place) ?? []), move]);
  }

  /** @param {HTMLElement} element */
  dressElement(element) {
    const id = idOf(element);
    const about = this.page.board?.about(id, this.page.drawing);
    const title = about?.title ?? id;
    const offers = this.offers.has(id);
    element.toggleAttribute("data-can", offers);
    element.toggleAttribute("data-lit", this.lit.includes(id));
    element.toggleAttribute("data-told", this.page.motion.told.includes(id));
    element.tabIndex = id === this.tabStop ? 0 : -1;
    element.setAttribute("role", "group");
    element.setAttribute("aria-label", offers ? t("{thing}, can be chosen", { thing: title }) : title);
    element.setAttribute("aria-description", (about?.lines ?? []).filter((line) => typeof line === "string").join(" "));
  }

  /** Puts the card that tells about a component beside it. */
  placeCard() {
    const card = document.getElementById("about");
    const element = this.at === null ? null : this.find(this.at);
    if (!card || !element) return;
    const spot = element.getBoundingClientRect();
    const size = card.getBoundingClientRect();
    const edge = this.root?.getBoundingClientRect().right ?? innerWidth;
    const fitsRight = spot.right + 8 + size.width < edge || spot.left - 8 - size.width < 0;
    const wanted = fitsRight ? spot.right + 8 : spot.left - 8 - size.width;
    const left = Math.max(4, Math.min(wanted, innerWidth - size.width - 4));
    const overlaps = left < spot.right && left + size.width > spot.left;
    const below = spot.bottom + 6 + size.height < innerHeight ? spot.bottom + 6 : spot.top - 6 - size.height;
    const top = overlaps ? below : spot.top;
    card.style.left = `${left}px`;
    card.style.top = `${Math.max(4, Math.min(top, innerHeight - size.height - 4))}px`;
  }

  // -- mouse and finger ----------------------------------------------------------------

  /** @param {Event} event */
  over = (event) => {
    if (this.menu !== null) return;
    const element = /** @type {Element} */ (event.target).closest("[data-component]");
    this.point(element ? idOf(element) : null);
  };

  out = () => {
    if (this.menu === null) this.point(null);
  };

  /** @param {Event} event */
  focused = (event) => {
    const element = /** @type {Element} */ (event.target).closest("[data-component]");
    if (!element || idOf(element) === this.at) return;
    this.tabStop = idOf(element);
    this.menu = null;
    this.point(this.tabStop);
  };

  /** @param {string | null} component */
  point(component) {
    if (component === this.at) return;
    this.at = component;
    this.page.update();
  }

  /** @param {Event} event */
  clicked = (event) => {
    const element = /** @type {Element} */ (event.target).closest("[data-component]");
    if (element) this.act(element);
  };

  /**
   * The nearest component around that can be chosen acts; with several ways to choose it, they
   * are offered.
   * @param {Element} element
   */
  act(element) {
    /** @type {Element | null | undefined} */
    let around = element;
    while (around && !this.offers.has(idOf(around))) around = around.parentElement?.closest("[data-component]");
    if (!around) {
      this.point(idOf(element));
      return;
    }
    const id = idOf(around);
    const offers = this.offers.get(id) ?? [];
    if (offers.length === 1 && offers[0]) {
      this.page.choose(offers[0].notation);
      return;
    }
    this.at = id;
    this.menu = id;
    this.page.update();
    /** @type {HTMLElement | null} */ (document.querySelector("#about button"))?.focus();
  }

  // -- keys ----------------------------------------------------------------------------

  enterBoard() {
    const element = this.tabStop === null ? null : this.find(this.tabStop);
    element?.focus();
  }

  /**
   * @param {KeyboardEvent} event
   * @returns {boolean} whether the key was meant for the board
   */
  keyed(event) {
    const element = /** @type {Element} */ (event.target).closest("#board [data-component]");
    if (this.menu !== null && event.key === "Escape") {
      const from = this.find(this.menu);
      this.menu = null;
      from?.focus();
      this.page.update();
      return true;
    }
    if (!element) return false;
    if (event.key === "Enter" || event.key === " ") {
      this.act(element);
      return true;
    }
    const next = this.neighbour(element, event.key);
    if (!next) return event.key.startsWith("Arrow");
    this.tabStop = idOf(next);
    next.focus();
    return true;
  }

  /**
   * The component that lies nearest in an arrow's direction.
   * @param {Element} from
   * @param {string} key
   */
  neighbour(from, key) {
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const way = ways[/** @type {keyof typeof ways} */ (key)];
    if (!way) return null;
    const [dx = 0, dy = 0] = way;
    const start = middle(from);
    /** @type {HTMLElement | null} */
    let best = null;
    let shortest = Infinity;
    for (const element of this.elements) {
      const place = middle(element);
      const along = (place.x - start.x) * dx + (place.y - start.y) * dy;
      const aside = Math.abs((place.x - start.x) * dy) + Math.abs((place.y - start.y) * dx);
      const length = along + 2.5 * aside;
      if (element !== from && along > 2 && length < shortest) {
        best = element;
        shortest = length;
      }
    }
    return best;
  }
}

/** @param {Element} element */
function middle(element) {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
