// The whole table of Last Bastion from above: everything face up, at once.

/** @import { Template } from "../../types.js" */
/** @import { BoardView, SpaceView } from "./view.js" */
/** @import { Sight } from "./finding.js" */

import { html, nothing, repeat } from "../../vendor/lit.js";
import { icon } from "../../icons.js";
import { t } from "./texts.js";
import { hue, ramparts } from "./art.js";
import { dropped, moved, pressed, released } from "./drag.js";
import { signs } from "./effects.js";
import { entry, printed, titled } from "./finding.js";
import { heroBoards } from "./heroes.js";
import { COLOURS, PLACES, remember } from "./moves.js";
import { element, figure, graspFigure, hordeCard } from "./pieces.js";
import { stage } from "./stage.js";

/** Which tile an element belongs to. */
const HOMES = /** @type {const} */ ({ trap: "quarry", net: "trebuchet", standard: "standard" });

/**
 * @param {Sight} d
 * @returns {Template}
 */
export function board(d) {
  remember(d.table.choice?.seat);
  return html`<div
    class="siege players-${d.view.heroes.length}"
    @pointerdown=${pressed}
    @pointermove=${moved}
    @pointerup=${(/** @type {PointerEvent} */ event) => released(event, d)}
    @pointercancel=${dropped}
  >
    <section class="fort" aria-label=${t("The Bastion and the Horde boards")}>
      ${d.view.boards.map((side) => hordeBoard(d, side))}
      <div class="bastion">${ramparts()}${PLACES.map((place) => tileAt(d, place))}</div>
      ${deckCorner(d)} ${reserveCorner(d)} ${turnCorner(d)} ${discardCorner(d)}
    </section>
    <section class="muster" aria-label=${t("Heroes and dice")}>${heroBoards(d)} ${stage(d)}</section>
  </div>`;
}

// -- the nine tiles ----------------------------------------------------------------------

/**
 * @param {Sight} d
 * @param {string} place
 */
function tileAt(d, place) {
  const tile = d.view.tiles.find((found) => found.place === place);
  if (!tile) return html`<div class="plot at-${place}" data-component="place-${place}"><b>${place}</b></div>`;
  const known = entry(d, "tiles.toml", tile.id);
  const active = d.view.heroes[d.view.active];
  return html`<article
    class="tile at-${place} ${tile.grasp ? "grasped" : ""} ${active?.place === place && active.status === "in play" ? "here" : ""}"
    id="tile-${tile.id}"
    data-component="tile-${tile.id}"
    data-thing=${tile.id}
  >
    <span class="scenery">${icon(tile.id)}</span>
    <h3>${d.words.name(tile.id)}</h3>
    <p class="power">${printed(known)}</p>
    <span class="on-icon">${elementsOnTile(d, tile.id)} ${tile.grasp ? graspFigure(tile.id) : nothing}</span>
    ${figures(d, place)}
  </article>`;
}

/**
 * @param {Sight} d
 * @param {string} tile
 */
function elementsOnTile(d, tile) {
  const { trap, net, standard } = d.view.elements;
  if (tile === HOMES.trap && trap === "icon") return element("trap");
  if (tile === HOMES.net && net === "icon") return element("net");
  if (tile !== HOMES.standard || standard === "reserve") return nothing;
  if (standard === "icon") return element("standard");
  return html`<span class="flying">${element("standard")}${standardToken(standard)}</span>`;
}

/**
 * @param {Sight} d
 * @param {string} place
 */
function figures(d, place) {
  const here = d.view.heroes.filter((hero) => hero.id && hero.place === place && hero.status === "in play" && d.view.turn > 0);
  return html`<span class="figures count-${here.length}">${repeat(here, ({ id }) => id, (hero) => figure(d, hero))}</span>`;
}

// -- the Horde ---------------------------------------------------------------------------

/**
 * @param {Sight} d
 * @param {BoardView} side
 */
function hordeBoard(d, side) {
  const hero = d.view.heroes[side.seat];
  const turns = d.view.turn > 0 && d.view.turn_side === side.side;
  return html`<section class="horde ${side.side} ${side.colour} ${side.full ? "full" : ""} ${turns ? "turn" : ""}" id="board-${side.colour}" data-component="board-${side.colour}" data-thing=${side.colour}>
    <header>
      ${hue(side.colour)}
      <h3>${titled(entry(d, "boards.toml", side.colour))}</h3>
      <span class="when-full">${side.effects.map(signs)}</span>
      <span class="linked">${side.neutral ? t("neutral") : hero ? d.words.name(hero.id) : nothing}</span>
    </header>
    <div class="spaces">${side.spaces.map((space) => spaceSlot(d, space))}</div>
  </section>`;
}

/**
 * @param {Sight} d
 * @param {SpaceView} space
 */
function spaceSlot(d, space) {
  return html`<div class="space ${space.card ? "taken" : ""}" id="space-${space.name}" data-component="space-${space.name}">
    ${space.card ? nothing : html`<b class="where">${d.words.name(space.name)}</b>`}
    ${space.trap ? element("trap") : nothing} ${space.card ? hordeCard(d, space.card, space) : nothing}
  </div>`;
}

// -- the corners -------------------------------------------------------------------------

/** @param {Sight} d */
function deckCorner(d) {
  const { count, runs, warlords_left } = d.view.deck;
  const still = runs.length - 1;
  return html`<div class="corner north-west">
    <div class="deck" data-component="deck" id="deck">
      <span class="back">${icon("horde-card")}<b>${count}</b></span>
      <span class="next">${still > 0 ? html`${icon("warlord")}<b>${runs[0]}</b><small>${t("cards above the Warlord")}</small>` : html`<b>${runs[0] ?? 0}</b><small>${t("cards left")}</small>`}</span>
    </div>
    <div class="runs" data-component="warlords">
      ${runs.map((run, index) => html`${index > 0 ? html`<i class="warlord-run">${icon("warlord")}</i>` : nothing}<i>${run}</i>`)}
      <small>${t("{count} to vanquish", { count: warlords_left })}</small>
    </div>
  </div>`;
}

/** @param {Sight} d */
function reserveCorner(d) {
  const { life, equipment, calls, grasp } = d.view.reserve;
  const { trap, net, standard, enchantment } = d.view.elements;
  const idle = /** @type {const} */ ([["trap", trap], ["net", net], ["standard", standard], ["enchantment", enchantment]]);
  return html`<div class="corner north-east">
    <h3>${t("Reserve")}</h3>
    <div class="stores">
      <span class="store life ${life ? "" : "none"}" data-component="reserve-life">${icon("heart")}<b>${life}</b></span>
      <span class="store calls ${calls ? "" : "none"}" data-component="reserve-calls">${icon("call-to-arms")}<b>${calls}</b></span>
      <span class="store evil ${grasp ? "" : "none"}" data-component="reserve-grasp">${icon("grasp")}<b>${grasp}</b></span>
      ${COLOURS.map((colour) => html`<span class="store ${equipment[colour] ? "" : "none"}" data-component="reserve-${colour}">${hue(colour)}<b>${equipment[colour]}</b></span>`)}
      ${idle.map(([name, at]) => (at === "reserve" ? element(name) : nothing))}
    </div>
  </div>`;
}

/** @param {string} colour */
const standardToken = (colour) => html`<span class="standard-token ${colour}" data-component="standard-${colour}">${hue(colour)}</span>`;

/** @param {Sight} d */
function turnCorner(d) {
  const { turn, turn_flags: done } = d.view;
  const steps = /** @type {const} */ ([["moved", t("moved"), "agility"], ["activated", t("activated"), "tile"], ["fought", t("fought"), "fight"]]);
  return html`<div class="corner south-west">
    <div class="turn-plate" data-component="turn" id="turn">
      ${icon("time")}<b>${turn}</b><small>${t("Turn")}</small>
      <span class="deeds">${steps.map(([name, word, picture]) => html`<i class=${done[name] ? "done" : ""} title=${word}>${icon(picture)}</i>`)}</span>
    </div>
    <div class="standards">
      ${COLOURS.map((colour) => (d.view.elements.standard === colour ? html`<span class="standard-token gone"></span>` : standardToken(colour)))}
    </div>
  </div>`;
}

/** @param {Sight} d */
function discardCorner(d) {
  const { discard } = d.view;
  return html`<div class="corner south-east" data-component="discard" id="discard">
    <h3>${icon("discard")} ${t("Discard")} <b>${discard.length}</b></h3>
    <span class="fallen" aria-hidden="true">${discard.map((card) => html`<i data-thing=${card} class=${colourOf(d, card)}>${icon(card)}</i>`)}</span>
  </div>`;
}

/**
 * @param {Sight} d
 * @param {string} card
 */
function colourOf(d, card) {
  const monster = entry(d, "monsters.toml", card);
  return String(monster?.colour ?? entry(d, "warlords.toml", card)?.placed_as ?? "");
}
