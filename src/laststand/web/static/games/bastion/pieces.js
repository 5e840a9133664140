// What lies and stands on the table: figures, Elements and Horde cards.

/** @import { CardView, HeroView, SpaceView, Tokens } from "./view.js" */
/** @import { Sight } from "./finding.js" */

import { html, nothing } from "../../vendor/lit.js";
import { icon } from "../../icons.js";
import { hue } from "./art.js";
import { percent } from "./chances.js";
import { zones } from "./effects.js";
import { COLOURS } from "./moves.js";

/** @param {"trap" | "net" | "standard" | "enchantment"} name */
export function element(name) {
  return html`<span class="element ${name}" data-component=${name} ?data-drag=${name !== "standard"}>${icon(name)}</span>`;
}

/** @param {string} where a tile, a hero or a space */
export function graspFigure(where) {
  return html`<span class="grasp" data-component="grasp-${where}">${icon("grasp")}</span>`;
}

/**
 * @param {Sight} d
 * @param {HeroView} hero
 */
export function figure(d, hero) {
  return html`<span class="figure ${hero.colour} ${d.view.active === hero.seat ? "active" : ""}" id="figure-${hero.id}" data-component="figure-${hero.id}" data-thing=${hero.id} data-drag>
    ${icon(hero.id)}${hero.colour ? hue(hero.colour) : nothing}
  </span>`;
}

/**
 * @param {Sight} d
 * @param {CardView} card
 * @param {SpaceView} [space] where it lies
 */
export function hordeCard(d, card, space) {
  const fought = space && d.view.combat?.targets.includes(space.name);
  const chance = space && d.view.odds.find(({ spaces }) => spaces.length === 1 && spaces[0] === space.name)?.chances[0];
  return html`<article
    class="card ${card.colour} ${card.warlord ? "warlord" : ""} ${fought ? "fought" : ""} ${space?.guarded ? "is-guarded" : ""}"
    id="card-${card.id}"
    data-component="card-${card.id}"
    data-thing=${card.kind}
    data-drag
  >
    <span class="resistance">${resistance(card, space)}</span>
    <span class="likeness">${icon(card.kind)}</span>
    <span class="badges">
      ${card.warlord ? html`<span class="badge crown">${icon("warlord")}</span>` : nothing} ${space?.grasp ? graspFigure(space.name) : nothing}
      ${space?.net ? element("net") : nothing} ${space?.enchanted ? element("enchantment") : nothing}
      ${space?.guarded ? html`<span class="badge">${icon("guarded")}</span>` : nothing}
    </span>
    ${chance ? html`<span class="chance">${icon("dice")}${percent(chance.chance)}</span>` : nothing}
    <b class="name">${space ? html`<i>${d.words.name(space.name)}</i> ` : nothing}${d.words.name(card.kind)}</b>
    ${zones(card)}
  </article>`;
}

/**
 * What is needed now; what help has taken off is drawn hollow.
 * @param {CardView} card
 * @param {SpaceView} [space]
 */
function resistance(card, space) {
  /** @type {Tokens} */
  const now = space?.resistance ?? card.needs;
  return COLOURS.map((colour) => {
    const needed = now[colour] ?? 0;
    const printed = card.needs[colour] ?? 0;
    return Array.from({ length: Math.max(needed, printed) }, (_, index) => hue(colour, index >= needed ? "off" : index >= printed ? "more" : ""));
  });
}
