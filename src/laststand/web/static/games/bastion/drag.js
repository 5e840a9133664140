// Dragging on the board: a figure to a tile, a drawn card to its space, a token to the dice.
// A drop is an option of the choice, pressed in the list; without such an option nothing happens.

/** @import { Siege } from "./view.js" */

import { PLACES, spacesOf, tileAt } from "./moves.js";

const FAR = 8;

/** @type {{ from: string, x: number, y: number, source: HTMLElement, ghost: HTMLElement | null } | null} */
let held = null;

/**
 * What dropping one part of the board on another means, the likeliest first.
 * @param {string} from
 * @param {string} to
 * @param {Siege} view
 * @returns {string[]}
 */
export function meant(from, to, view) {
  const [what = "", ...rest] = from.split("-");
  const space = spaceName(to, view);
  const place = PLACES.find((name) => to === `tile-${tileAt(view, name)}`);
  switch (what) {
    case "figure":
      if (place) return [`move ${place}`, `extra move ${place}`];
      return space ? [`fight ${space}`] : [];
    case "card": {
      const start = spaceName(from, view);
      if (start && space) return [`swap ${start} ${space}`, `swap ${space} ${start}`];
      return space ? [`place ${space}`] : [];
    }
    case "equipment": {
      const colour = rest.at(-1) ?? "";
      const owner = rest.slice(0, -1).join("-");
      return /^(dice|die|stage|vanquish|card)/.test(to) ? [`spend ${colour} (${owner})`, `spend ${colour}`] : [];
    }
    case "calls":
      return to.startsWith("tile-") ? [`call ${to.slice(5)}`] : [];
    case "trap":
      return space ? [`trap ${space}`] : [];
    case "net":
      return space ? [`net ${space}`] : [];
    case "enchantment":
      return space ? [`enchant ${space}`] : [];
    default:
      return [];
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

/** @param {string} notation */
function inList(notation) {
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
 * @param {Siege} view
 */
export function released(event, view) {
  const was = held;
  held = null;
  if (!was?.ghost) return;
  was.ghost.remove();
  const over = componentAt(document.elementFromPoint(event.clientX, event.clientY));
  optionAt(was.from, over, view)?.click();
  addEventListener("click", swallow, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", swallow, { capture: true }));
}

/**
 * @param {string} from
 * @param {Element | null} over
 * @param {Siege} view
 */
function optionAt(from, over, view) {
  for (let at = over; at; at = at.parentElement?.closest("[data-component]") ?? null) {
    const to = /** @type {HTMLElement} */ (at).dataset.component ?? "";
    const option = meant(from, to, view).map(inList).find((button) => button !== null);
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
