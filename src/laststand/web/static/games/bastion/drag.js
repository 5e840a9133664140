// Dragging on the board: a figure to a tile, a drawn card to its space, a token to the dice.
// A drop is an option of the choice, pressed in the list; without such an option nothing happens.

/** @import { Drawing, Option } from "../../types.js" */
/** @import { Siege } from "./view.js" */

import { thingsIn } from "../../facts.js";
import { components, spacesOf } from "./moves.js";

const FAR = 8;

/** @type {{ from: string, x: number, y: number, source: HTMLElement, ghost: HTMLElement | null } | null} */
let held = null;

/** @type {Record<string, string[]>} what is done with a part of the board that is dragged, the likeliest first */
const VERBS = {
  figure: ["move", "extra move", "fight"],
  card: ["swap", "place"],
  equipment: ["spend"],
  calls: ["call"],
  trap: ["trap"],
  net: ["net"],
  enchantment: ["enchant"],
};
const WHERE_SPENT = /^(dice|die|stage|vanquish|card)/;

/**
 * The options that dropping one part of the board on another means, the likeliest first.
 * @param {string} from
 * @param {string} to
 * @param {Drawing} drawing
 */
function meant(from, to, { view, table }) {
  const options = table.choice?.options ?? [];
  const verbs = VERBS[from.split("-")[0] ?? ""] ?? [];
  return verbs.flatMap((verb) => options.filter((option) => option.verb === verb && isMeant(option, from, to, view)));
}

/**
 * @param {Option} option
 * @param {string} from
 * @param {string} to
 * @param {Siege} view
 */
function isMeant(option, from, to, view) {
  const parts = components(option, view);
  const spaces = thingsIn(option.facts, "spaces");
  const start = spaceName(from, view);
  const end = spaceName(to, view);
  switch (option.verb) {
    case "move":
    case "extra move":
      return parts.includes(to);
    case "call":
      return parts.includes(from) && parts.includes(to);
    case "spend":
      return parts.includes(from) && WHERE_SPENT.test(to);
    case "swap":
      return start !== end && spaces.includes(start) && spaces.includes(end);
    case "place":
      return start === "" && spaces.includes(end);
    default:
      return spaces.length === 1 && spaces.includes(end);
  }
}

/**
 * @param {string} component
 * @param {Siege} view
 */
function spaceName(component, view) {
  if (component.startsWith("space-")) return component.slice(6);
  return spacesOf(view).find(({ card }) => card && component === `card-${card.id}`)?.name ?? "";
}

/** @param {Option} option */
function inList({ notation }) {
  return /** @type {HTMLElement | null} */ (document.querySelector(`[data-option="${CSS.escape(notation)}"]`));
}

/** @param {EventTarget | null} target */
const componentAt = (target) => (target instanceof Element ? target.closest("#board [data-component]") : null);

/** @param {PointerEvent} event */
export function pressed(event) {
  const source = event.target instanceof Element ? event.target.closest("[data-drag]") : null;
  if (!(source instanceof HTMLElement) || event.button !== 0) return;
  held = { from: source.dataset.component ?? "", x: event.clientX, y: event.clientY, source, ghost: null };
}

/** @param {PointerEvent} event */
export function moved(event) {
  if (!held) return;
  if (!held.ghost) {
    if (Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR) return;
    held.ghost = lifted(held.source);
    /** @type {HTMLElement} */ (event.currentTarget).setPointerCapture(event.pointerId);
  }
  held.ghost.style.left = `${event.clientX}px`;
  held.ghost.style.top = `${event.clientY}px`;
}

/** @param {HTMLElement} source */
function lifted(source) {
  const ghost = /** @type {HTMLElement} */ (source.cloneNode(true));
  for (const part of [ghost, ...ghost.querySelectorAll("*")]) {
    part.removeAttribute("id");
    part.removeAttribute("data-component");
    part.removeAttribute("tabindex");
  }
  ghost.classList.add("lifted");
  ghost.setAttribute("aria-hidden", "true");
  ghost.style.width = `${source.offsetWidth}px`;
  ghost.style.height = `${source.offsetHeight}px`;
  (source.closest(".siege") ?? document.body).append(ghost);
  return ghost;
}

/**
 * @param {PointerEvent} event
 * @param {Drawing} drawing
 */
export function released(event, drawing) {
  const was = held;
  held = null;
  if (!was?.ghost) return;
  was.ghost.remove();
  const over = componentAt(document.elementFromPoint(event.clientX, event.clientY));
  optionAt(was.from, over, drawing)?.click();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

/**
 * @param {string} from
 * @param {Element | null} over
 * @param {Drawing} drawing
 */
function optionAt(from, over, drawing) {
  for (let at = over; at; at = at.parentElement?.closest("[data-component]") ?? null) {
    const to = /** @type {HTMLElement} */ (at).dataset.component ?? "";
    const option = meant(from, to, drawing).map(inList).find((button) => button !== null);
    if (option) return option;
  }
  return null;
}

export function dropped() {
  held?.ghost?.remove();
  held = null;
}

/** The click that ends a drag chooses nothing else. @param {Event} event */
function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}
