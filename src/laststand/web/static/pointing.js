// Pointing at components of the board with mouse, finger or keys: what can be done there, what
// it is, and why something can not be done. Works for any board whose parts have data-component.

/** @import { TablePage } from "./table.js" */
/** @import { Choice, Option, Refusal, Table } from "./types.js" */

import * as api from "./api.js";
import { t } from "./words.js";

/** @param {Element} element */
const idOf = (element) => element.getAttribute("data-component") ?? "";

/**
 * Sets an attribute where it is another: to set one costs much more than to read it, and on a large board
 * hardly any changes from one drawing to the next.
 * @param {Element} element
 * @param {string} name
 * @param {string} value
 */
function put(element, name, value) {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

/** Options at one place whose outlook is asked for when it is pointed at. */
const FEW = 3;

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
    /** @type {Map<string, Refusal[]>} by component, as far as somebody has pointed there */
    this.denials = new Map();
    /** @type {{ choice: Choice | null, matter: string | null }} what is sorted */
    this.sorted = { choice: null, matter: null };
    /** @type {{ table: Table | null, components: Map<string, { title: string, text: string }> }} how a table's components are told */
    this.described = { table: null, components: new Map() };
  }

  /** The option considered in the list, or those offered where the pointer is. */
  get pondered() {
    const { considered, shown } = this.page;
    const chosen = shown?.choice?.options.find(({ notation }) => notation === considered);
    if (chosen) return [chosen];
    return this.at === null ? [] : (this.offers.get(this.at) ?? []);
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
    return /** @type {HTMLElement | null} */ (this.root?.querySelector(`[data-component="${CSS.escape(component)}"]`) ?? null);
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
    const lit = new Set(this.lit);
    const elements = this.elements;
    if (!elements.some((element) => idOf(element) === this.tabStop)) {
      this.tabStop = elements[0] ? idOf(elements[0]) : null;
    }
    for (const element of elements) this.dressElement(element, lit);
    this.placeCard();
  }

  /** Finds out where what is offered and what denied: of the open matter, if there is one. */
  sort() {
    const { page } = this;
    const choice = (page.isOurs ? page.table?.choice : null) ?? null;
    const matter = page.openMatter;
    if (this.sorted.choice === choice && this.sorted.matter === matter) return;
    this.sorted = { choice, matter };
    this.offers.clear();
    this.denials.clear();
    page.board?.asked?.(choice?.seat ?? null);
    for (const option of choice?.options ?? []) this.put(option);
  }

  /** @param {Option} option */
  put(option) {
    const { board, shown } = this.page;
    const { matter } = this.sorted;
    if (this.page.holding.covers(option)) return;
    const own = this.page.matterOf(option);
    if (matter !== null && own !== null && own !== matter) return;
    const places = board?.places ? board.places(option, shown?.view, matter) : board?.components(option, shown?.view);
    for (const place of places ?? []) {
      const there = this.offers.get(place);
      if (there) there.push(option);
      else this.offers.set(place, [option]);
    }
  }

  /**
   * @param {HTMLElement} element
   * @param {Set<string>} lit
   */
  dressElement(element, lit) {
    const id = idOf(element);
    const { title, text } = this.describe(id);
    const { holding } = this.page;
    const offers = this.offers.has(id) || this.opened(id) !== null || holding.can(id);
    element.toggleAttribute("data-can", offers);
    element.toggleAttribute("data-first", offers && this.isFirst(id));
    element.toggleAttribute("data-held", holding.has(id));
    element.toggleAttribute("data-lit", lit.has(id));
    element.toggleAttribute("data-pointed", this.page.talk.pointed?.at === id);
    element.toggleAttribute("data-told", this.page.motion.told.includes(id));
    put(element, "tabindex", id === this.tabStop ? "0" : "-1");
    put(element, "role", "group");
    put(element, "aria-label", offers ? t("{thing}, can be chosen", { thing: title }) : title);
    put(element, "aria-description", text);
  }

  /**
   * How a component is told, as long as the table stands as it does: all of them are asked for whenever
   * anything is drawn.
   * @param {string} id
   */
  describe(id) {
    const { page } = this;
    if (this.described.table !== page.shown) this.described = { table: page.shown, components: new Map() };
    const { components } = this.described;
    let told = components.get(id);
    if (!told) {
      const about = page.board?.about(id, page.scene);
      const lines = (about?.lines ?? []).filter((line) => typeof line === "string");
      told = { title: about?.title ?? id, text: lines.join(" ") };
      components.set(id, told);
    }
    return told;
  }

  /** Other words for the same table. */
  describeAnew() {
    this.described = { table: null, components: new Map() };
  }

  /**
   * Whether what a sensible player looks at first is chosen there.
   * @param {string} component
   */
  isFirst(component) {
    const { page } = this;
    const option = this.offers.get(component)?.find(({ notation }) => notation === page.foresight.first);
    if (!option || page.table?.lesson || page.foresight.ends(option.notation) === "lost") return false;
    return page.board?.components(option, page.shown?.view)[0] === component;
  }

  /**
   * The matter that is opened at a component now.
   * @param {string} component
   */
  opened(component) {
    const { page } = this;
    const matter = page.isOurs ? (page.board?.opens?.(component, page.shown?.view) ?? null) : null;
    return matter !== null && page.matters.includes(matter) ? matter : null;
  }

  /** Puts the card that tells about a component beside it. */
  placeCard() {
    const card = document.getElementById("about");
    const element = this.at === null ? null : this.find(this.at);
    if (!card || !element) return;
    const size = card.getBoundingClientRect();
    const spot = this.besideWhat(element, size.width);
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

  /**
   * What the card is placed beside: the component, or the whole part of the board around it that is
   * to be kept clear (data-clear), if there is room.
   * @param {Element} element
   * @param {number} width
   */
  besideWhat(element, width) {
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const clear = element.closest("[data-clear]")?.getBoundingClientRect();
    return clear && clear.right + width < innerWidth - 12 ? { top, bottom, left: clear.left, right: clear.right } : { top, bottom, left, right };
  }

  // -- mouse and finger ----------------------------------------------------------------

  /**
   * Only a hand that moves points: what comes to lie under one that rests has not been asked about.
   * @param {Event} event
   */
  over = (event) => {
    if (this.menu !== null) return;
    const element = /** @type {Element} */ (event.target).closest("[data-component]");
    this.point(element ? idOf(element) : null);
  };

  /**
   * Whoever goes on to the card itself still means what it tells of.
   * @param {PointerEvent} event
   */
  out = ({ relatedTarget }) => {
    const isOnCard = relatedTarget instanceof Element && relatedTarget.closest("#about");
    if (this.menu === null && !isOnCard) this.point(null);
  };

  /** Opens the rule of what is pointed at, if there is any. */
  openRule() {
    const { at, page } = this;
    const rule = at === null ? undefined : page.board?.about(at, page.scene)?.rule;
    if (rule) page.openRule(rule);
    return Boolean(rule);
  }

  /** @param {Event} event */
  focused = (event) => {
    const element = /** @type {Element} */ (event.target).closest("[data-component]");
    if (!element || idOf(element) === this.at) return;
    this.tabStop = idOf(element);
    this.menu = null;
    this.point(this.tabStop);
  };

  /**
   * A keyboard that goes on to elsewhere asks about nothing here any more; the card belongs to the board.
   * @param {FocusEvent} event
   */
  unfocused = ({ relatedTarget }) => {
    const isGone = relatedTarget instanceof Element && !relatedTarget.closest("#board, #about");
    if (this.menu === null && isGone) this.point(null);
  };

  /** @param {string | null} component */
  point(component) {
    if (component === this.at) return;
    this.at = component;
    if (component !== null) this.page.considered = null;
    for (const { notation } of (this.offers.get(component ?? "") ?? []).slice(0, FEW)) this.page.foresight.consider(notation);
    this.page.update();
    if (component !== null) this.learnDenials(component);
  }

  /**
   * Asks why what concerns a component is not possible, once for each choice.
   * @param {string} component
   */
  async learnDenials(component) {
    const { page } = this;
    const { choice } = this.sorted;
    if (!choice || this.denials.has(component)) return;
    const named = component.replace(/^[a-z]+-/, "").split(".");
    const things = page.board?.things?.(component, page.shown?.view) ?? named;
    this.denials.set(component, []);
    const known = await api.why(page.id, things).catch(() => null);
    if (!known || known.seq !== page.table?.seq || choice !== this.sorted.choice) return;
    this.denials.set(component, known.refusals.filter((refusal) => this.isAbout(refusal, component)));
    if (this.at === component) page.update();
  }

  /**
   * Whether a refusal belongs to a component, and to the open matter, if there is one.
   * @param {Refusal} refusal
   * @param {string} component
   */
  isAbout({ option }, component) {
    const { board, shown } = this.page;
    const { matter } = this.sorted;
    if (!option) return false;
    const move = { ...option, refused: true };
    const own = this.page.matterOf(move);
    if (matter !== null && own !== null && own !== matter) return false;
    const places = board?.places ? board.places(move, shown?.view, matter) : board?.components(move, shown?.view);
    return places?.includes(component) ?? false;
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
    const { holding } = this.page;
    while (around && !this.offers.has(idOf(around)) && this.opened(idOf(around)) === null && !holding.can(idOf(around))) {
      around = around.parentElement?.closest("[data-component]");
    }
    if (!around) {
      this.point(idOf(element));
      return;
    }
    const id = idOf(around);
    if (holding.can(id)) {
      holding.toggle(id);
      return;
    }
    const offers = this.offers.get(id) ?? [];
    if (offers.length === 0) {
      this.page.openUp(this.opened(id));
      return;
    }
    const [only, ...others] = this.cheapest(offers);
    if (only && others.length === 0) {
      this.page.choose(only.notation);
      return;
    }
    this.at = id;
    this.menu = id;
    this.page.update();
    /** @type {HTMLElement | null} */ (document.querySelector("#about button"))?.focus();
  }

  /**
   * Of options that do the same for another payment the cheapest.
   * @param {Option[]} offers
   */
  cheapest(offers) {
    const { board, drawing } = this.page;
    /** @type {Map<string, { option: Option, cost: number }>} */
    const best = new Map();
    for (const option of offers) {
      const { key, cost } = board?.alike?.(option, drawing) ?? { key: option.notation, cost: 0 };
      const known = best.get(key);
      if (!known || cost < known.cost) best.set(key, { option, cost });
    }
    return [...best.values()].map(({ option }) => option);
  }

  // -- keys ----------------------------------------------------------------------------

  /** To where one was, or to the first place where the open matter is offered. */
  enterBoard() {
    const last = this.tabStop === null ? null : this.find(this.tabStop);
    const first = this.sorted.matter === null ? null : (this.elements.find((element) => this.offers.has(idOf(element))) ?? null);
    (first && last && !this.offers.has(idOf(last)) ? first : last)?.focus();
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
    if (event.key === "?") return this.openRule();
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
