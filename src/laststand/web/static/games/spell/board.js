// The whole table of The Last Spell.

/** @import { Template } from "../../types.js" */
/** @import { Sight } from "./finding.js" */
/** @import { Tile } from "./view.js" */

import { html, nothing } from "../../vendor/lit.js";
import { icon } from "../../icons.js";
import { t } from "./texts.js";
import { entry, list } from "./finding.js";
import { die } from "./art.js";
import { heroes } from "./heroes.js";
import { enlarging, map } from "./map.js";
import { market, workshop } from "./market.js";
import { lastRolls } from "./rolls.js";
import { stage } from "./stage.js";

/**
 * @param {Sight} d
 * @returns {Template}
 */
export function board(d) {
  const { view } = d;
  const seated = view.heroes.filter(({ hero }) => hero).length;
  return html`<div class="vigil ${view.night ? "by-night" : "by-day"} heroes-${Math.max(1, seated)}">
    ${strip(d)}
    <div class="field-of-view">${map(d)} ${stage(d)}</div>
    ${enlarging()}
    <div class="below">${workshop(d)} ${market(d)}</div>
    <div class="beside">${heroes(d)} ${horde(d)}</div>
  </div>`;
}

// -- the strip above the map -----------------------------------------------------------------

/** @param {Sight} d */
function strip(d) {
  const { view } = d;
  return html`<div class="strip">
    <div class="when" id="when" data-component="when">
      ${icon(view.day === 0 ? "sunrise" : view.night ? "moon" : "sun")}
      <b>${view.day === 0 ? t("Setup") : view.night ? t("Night {day}", { day: view.day }) : t("Day {day}", { day: view.day })}</b>
      <small>${view.night && view.phase ? t("Phase {phase}", { phase: view.phase }) : d.words.name(view.scenario)}${view.campaign ? ` · ${t("Campaign")}` : nothing}</small>
    </div>
    <div class="coin ${view.coin}" id="coin" data-component="coin">${icon("coin")}<b>${view.coin === "left" ? "L" : "R"}</b></div>
    <div class="stores">
      ${store("gold", "gold", view.gold)} ${store("materials", "materials", view.materials)} ${store("workers", "worker", view.workers)}
      ${store("mages", "mage", view.mages)} ${store("killed", "killed", view.killed)} ${scavenged(d)}
    </div>
    ${dice(d)} ${quests(d)}
  </div>`;
}

/**
 * @param {string} id
 * @param {string} picture
 * @param {number} count
 */
const store = (id, picture, count) => html`<span class="store ${id}" id=${id} data-component=${id}>${icon(picture)}<b>${count}</b></span>`;

/**
 * Ruins that were scavenged today.
 * @param {Sight} d
 */
function scavenged({ view }) {
  if (!view.scavenged.length) return nothing;
  return html`<span class="store scavenged" id="scavenged" data-component="scavenged">${icon("ruin")}<b>${view.scavenged.length}</b>${view.scavenged.map((ruin) => html`<i data-thing=${ruin}></i>`)}</span>`;
}

/** @param {Sight} d */
function panic({ view }) {
  const first = view.panic.findIndex(({ flames }) => flames > 0);
  return html`<ol class="panic" id="panic" data-component="panic" aria-label=${t("Panic meter")}>
    ${view.panic.map(
      ({ flames, gold, materials, equipment }, index) =>
        html`<li class="${index === first ? "next" : ""} ${flames ? "" : "out"}" data-component="panic-${index + 1}">
          <span class="flames">${Array.from({ length: flames }, () => icon("flame"))}${flames ? nothing : "–"}</span>
          <small>${gold}${icon("gold")}${materials}${icon("materials")}</small><small>${equipment}${icon("stash")}</small>
        </li>`,
    )}
  </ol>`;
}

/** @param {Sight} d */
function quests(d) {
  if (!d.view.quests.length) return nothing;
  return html`<div class="quests">
    ${d.view.quests.map(
      (id) =>
        html`<span class="quest" id="quest-${id}" data-component="quest-${id}" data-thing=${id}>${icon(String(entry(d, id)?.goddess ?? "quest"))}<b>${d.words.name(id)}</b></span>`,
    )}
  </div>`;
}

// -- what comes ------------------------------------------------------------------------------

/** @param {Sight} d */
function horde(d) {
  const { view } = d;
  return html`<section class="horde" aria-label=${t("The horde")}>
    ${panic(d)}
    <div class="cards">
      ${directionCard(d, view.spawn.direction, "direction", t("Tonight"))} ${directionCard(d, view.spawn.tomorrow, "tomorrow", t("Next"))}
      ${view.spawn.slots.map((cards, index) => slot(d, cards, index))}
    </div>
    <div class="tiles">
      ${(/** @type {Tile[]} */ (["left", "upper", "right"])).map((tile) => html`<span class="tile" id="mist-${tile}" data-component="mist-${tile}">${icon("repel")}${{ left: "←", upper: "↑", right: "→" }[tile]}<b>${view.mist[tile]}</b></span>`)}
      ${bossPlate(d)}
    </div>
  </section>`;
}

/**
 * @param {Sight} d
 * @param {string} id
 * @param {string} component
 * @param {string} title
 */
function directionCard(d, id, component, title) {
  const known = entry(d, id);
  const cycle = d.view.day + (component === "tomorrow" ? 1 : 0);
  const numbers = /** @type {number[]} */ (known?.[`cycle_${cycle}`] ?? []);
  return html`<span class="card ${known ? "" : "back"}" id=${component} data-component=${component} data-thing=${id || nothing}>
    ${icon("direction")}<small>${title}</small><b>${known ? numbers.join(" ") || "–" : "?"}</b>
  </span>`;
}

/**
 * @param {Sight} d
 * @param {string[]} cards
 * @param {number} index
 */
function slot(d, cards, index) {
  const id = `slot-${index + 1}`;
  return html`<span class="slot-plate ${cards.length ? "due" : ""}" id=${id} data-component=${id}>
    <b>${index + 1}</b>
    <span>${cards.map((card) => html`<i class="pattern ${card === "unseen" ? "back" : ""}" data-thing=${card === "unseen" ? nothing : card}>${card === "unseen" ? "?" : String(entry(d, card)?.number ?? card)}</i>`)}</span>
  </span>`;
}

/** @param {Sight} d */
function bossPlate(d) {
  const boss = String(entry(d, d.view.scenario)?.boss ?? "");
  if (!boss) return nothing;
  return html`<span class="boss-plate" id="boss-plate" data-component="boss-plate" data-thing=${boss}>${icon(boss)}<b>${d.words.name(boss)}</b>${bossState(d)}</span>
    ${(d.view.cetusia.cards ?? []).map(({ card }) => cetusiaCard(d, card))}`;
}

/**
 * How far the Boss is.
 * @param {Sight} d
 */
function bossState({ view }) {
  const dead = Array.from({ length: view.alerions_dead }, () => html`<i class="fallen" data-thing="alerion">${icon("alerion")}</i>`);
  const fallen = (view.cetusia.fallen ?? []).map((part) => html`<i class="fallen" data-thing=${part}>${icon(part)}</i>`);
  return html`${view.cetusia.stage ? html`<small>${view.cetusia.stage}</small>` : nothing}${dead}${fallen}`;
}

/**
 * @param {Sight} d
 * @param {string} card
 */
function cetusiaCard({ view: { cetusia } }, card) {
  const state = cetusia.card === card ? "due" : cetusia.drawn?.includes(card) ? "spent" : "";
  return html`<span class="deep ${state}" id=${card} data-component=${card} data-thing=${card}>${card.split("-").at(-1)}</span>`;
}

/** So many rolls lie side by side as large as they are; more are drawn smaller, and of very many the last. */
const FEW_ROLLS = 2;
const MOST_ROLLS = 6;

/**
 * The dice as they fell, each roll with its spot and what came of it.
 * @param {Sight} d
 */
function dice(d) {
  const lying = lastRolls(d.table).slice(-MOST_ROLLS);
  if (lying.length === 0 || !d.view.night) return nothing;
  const isAsked = ["reroll", "curse"].includes(d.table.choice?.ask ?? "");
  return html`<span class="rolled ${isAsked ? "asked" : ""} ${lying.length > FEW_ROLLS ? "many" : ""}" id="dice" data-component="dice">
    ${lying.map(({ roll, came }) => {
      const faces = /** @type {string[]} */ (roll.facts.faces ?? []);
      const colours = list(d, String(roll.facts.monster), "dice");
      return html`<span class="roll ${came}" data-roll=${roll.facts.at} data-came=${came}>${faces.map((face, index) => die(colours[index] ?? "blue", face))}<small>${roll.facts.at}${came ? (came === "hit" ? " ✔" : " ✘") : nothing}</small></span>`;
    })}
  </span>`;
}
