// What a Horde card does, as signs; the words are told when it is pointed at.

/** @import { CardView } from "./view.js" */

import { html, nothing } from "../../vendor/lit.js";
import { icon } from "../../icons.js";
import { hue } from "./art.js";

/** Each sign: what stands before it, what it shows, and whether it is struck out. */
const SIGNS = /** @type {Record<string, string[]>} */ ({
  no_effect: ["–"],
  lose_life: ["−", "heart"],
  lose_round_token: ["−", "equipment"],
  all_lose_round_token: ["seats", "−", "equipment"],
  lose_all_equipment: ["− −", "equipment"],
  lose_call_to_arms_or_life: ["−", "call-to-arms", "/", "heart"],
  draw_horde_card: ["+", "horde-card"],
  roll_corruption_die: ["corruption-die"],
  place_grasp_on_card: ["+", "grasp"],
  advance_grasp: ["grasp", "›"],
  place_grasp_on_tile: ["grasp", "tile"],
  place_grasp_on_tile_in_front: ["grasp", "›", "tile"],
  place_grasp_on_hero: ["grasp", "hero-board"],
  place_grasp_on_hero_or_lose_life: ["grasp", "hero-board", "/", "−", "heart"],
  lower_standard: ["↓", "standard"],
  gain_life: ["+", "heart"],
  gain_call_to_arms: ["+", "call-to-arms"],
  gain_life_or_call_to_arms: ["+", "heart", "/", "call-to-arms"],
  gain_equipment: ["+", "equipment"],
  award_life: ["hero-board", "+", "heart"],
  award_call_to_arms: ["hero-board", "+", "call-to-arms"],
  block_combat_die: ["−", "combat-die"],
  immune_to_dice: ["!combat-die"],
  immune_to_equipment: ["guarded", "!equipment"],
  immune_to_white_faces: ["!white"],
  forbid_equipment: ["seats", "!equipment"],
  forbid_call_to_arms: ["seats", "!call-to-arms"],
  hold_in_front: ["chains"],
  block_linked_power: ["!power"],
  block_all_powers: ["seats", "!power"],
  rally_board: ["rally", "+1"],
  guarded_by_opposite: ["guarded", "↔"],
  guarded_by_board: ["guarded", "⋯"],
  put_to_flight: ["horde-card", "»"],
  burn_in_front: ["›", "−", "heart"],
  remove_grasp: ["−", "grasp"],
  raise_standard: ["↑", "standard"],
  move_at_once: ["agility"],
  lose_round_token_or_life: ["−", "equipment", "/", "heart"],
  all_lose_life: ["seats", "−", "heart"],
  all_unwarded_lose_life: ["seats", "!black", "−", "heart"],
  avenge_warlord: ["warlord", "seats", "−", "heart"],
  pursue_vengeance: ["warlord", "−", "equipment", "/", "heart"],
  skulk: ["↻", "horde-card"],
  bar_tile_in_front: ["›", "!tile"],
  firm_when_full: ["⋯", "+1"],
  immune_to_lowering: ["!standard"],
});

/** @param {string} part */
function drawn(part) {
  const struck = part.startsWith("!");
  const name = struck ? part.slice(1) : part;
  if (!/^[a-z]/.test(name)) return html`<span class="sign">${name}</span>`;
  return html`<span class="sign ${struck ? "struck" : ""}">${name === "white" || name === "black" ? hue(name) : icon(name)}</span>`;
}

/** @param {string} effect */
export function signs(effect) {
  return html`<span class="signs">${(SIGNS[effect] ?? []).map(drawn)}</span>`;
}

/** @param {string} effect as the content names it */
export const effectId = (effect) => effect.replaceAll("_", "-");

/** The picture of a Corruption face. @param {string} effect */
export function facePicture(effect) {
  const [picture = ""] = (SIGNS[effect] ?? []).filter((part) => /^[a-z]/.test(part));
  return picture || "corruption-die";
}

/**
 * The three zones of a card, each with its mark before the first of its effects: entrance, ongoing and recurring, exit.
 * @param {CardView} card
 */
export function zones(card) {
  const zone = (/** @type {string} */ name, /** @type {string} */ mark, /** @type {string[]} */ effects) =>
    effects.map((effect, at) => html`<span class="zone ${name}">${at ? nothing : html`<i class="mark">${mark}</i>`}${signs(effect)}</span>`);
  return html`<span class="zones">
    ${zone("entrance", "↘", card.entrance)} ${zone("lasting", "∞", card.ongoing)} ${zone("lasting", "↻", card.recurring)} ${zone("exit", "↗", card.exit)}
  </span>`;
}
