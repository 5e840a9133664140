// The whole table of The Last Stronghold: everything face up, at once.

/** @import { Drawing, Template } from "../../types.js" */
/** @import { Realm, EnemyView, LocationView, HeroView, DeckView } from "./view.js" */

import { html, nothing, repeat } from "../../vendor/lit.js";
import { icon } from "../../icons.js";
import { percent } from "../../words.js";
import { t } from "./texts.js";
import { castle, die, ground, symbol } from "./art.js";
import { enemyIcon, entry, kindOfCard, partyPlace, placeId, wareIcon } from "./finding.js";

/** @typedef {Drawing<Realm>} Sight */

const SPACES = [0, 1];
const CORRUPTION = [1, 2, 3, 4, 5];
const MOST_REROLLS = [1, 2, 3, 4, 5];
const EMBLEMS = ["fight", "search", "defend"];

/**
 * @param {Sight} d
 * @returns {Template}
 */
export function board(d) {
  return html`<div class="realm" data-part=${d.view.combat.part || "none"}>
    <section class="ring" aria-label=${t("Lux and the five locations")}>
      ${ground()} ${d.view.locations.map((location) => locationCard(d, location))} ${luxCard(d)}
    </section>
    <section class="heroes" aria-label=${t("Heroes")}>${d.view.heroes.map((hero) => heroCard(d, hero))}</section>
    <section class="camp" aria-label=${t("The camp")}>
      ${boss(d)} ${dice(d)} ${purse(d)} ${artifacts(d)} ${merchant(d)} ${decks(d)}
    </section>
  </div>`;
}

// -- places ------------------------------------------------------------------------------

/**
 * @param {Sight} d
 * @param {LocationView} location
 */
function locationCard(d, location) {
  const { letter, id, corruption, destroyed, chests, catapults } = location;
  return html`<article
    class="location place-${letter} ${destroyed ? "destroyed" : ""} ${partyPlace(d.view) === letter ? "here" : ""}"
    id=${placeId(letter)}
    data-component=${placeId(letter)}
    data-thing=${id}
  >
    <div class="scenery">${icon(destroyed ? "ruin" : id)}</div>
    <header>
      <b class="letter">${letter}</b>
      <h3>${d.words.name(id)}</h3>
      ${chests ? html`<span class="token chest" data-component="chest-${letter}">${icon("chest")}${chests > 1 ? html`<i>${chests}</i>` : nothing}</span>` : nothing}
    </header>
    ${destroyed
      ? html`<p class="lost">${t("Destroyed")}</p>`
      : html`<div class="spaces ${location.enemies.some(({ boss }) => boss) ? "besieged" : ""}">
            ${SPACES.map((space) => spaceOf(d, location, space))} ${bossPlace(d, location)}
          </div>
          <footer>
            ${[...new Set(catapults)].map((aim) => catapult(letter, aim, catapults.filter((other) => other === aim).length))}
            <ol class="corruption" aria-label=${t("Corruption {count} of 5", { count: corruption })}>
              ${CORRUPTION.map((point) => html`<li class=${point <= corruption ? "on" : ""}>${point <= corruption ? icon("corruption") : nothing}<span>${point}</span></li>`)}
            </ol>
          </footer>`}
    ${pawns(d, letter)}
  </article>`;
}

/**
 * @param {string} letter
 * @param {string} aim
 * @param {number} count
 */
function catapult(letter, aim, count) {
  return html`<span class="token catapult" data-component="catapult-${letter}-${aim}">
    ${icon("catapult")}${symbol(aim)}${count > 1 ? html`<i>${count}</i>` : nothing}
  </span>`;
}

/**
 * @param {Sight} d
 * @param {LocationView} location
 * @param {number} space
 */
function spaceOf(d, location, space) {
  const stack = location.enemies.filter((enemy) => enemy.space === space);
  return html`<div class="space ${stack.length > 1 ? "stack" : ""} ${stack.length > 2 ? "tall" : ""}">
    ${repeat(stack, (enemy) => enemy.serial, (enemy) => enemyCard(d, enemy))}
  </div>`;
}

/**
 * A boss stands beside the spaces.
 * @param {Sight} d
 * @param {LocationView} location
 */
function bossPlace(d, location) {
  const bosses = location.enemies.filter(({ boss }) => boss);
  if (bosses.length === 0) return nothing;
  return html`<div class="space ${bosses.length > 1 ? "stack" : ""}">${repeat(bosses, ({ serial }) => serial, (enemy) => enemyCard(d, enemy))}</div>`;
}

/**
 * @param {Sight} d
 * @param {string} place
 */
function pawns(d, place) {
  const here = d.view.pawns.flatMap((at, seat) => (at === place ? [seat] : []));
  return here.map(
    (seat) => html`<span class="pawn seat-${seat} ${seat === d.view.active ? "active" : ""}" data-component="pawn-${seat + 1}">
      ${icon("party")}<b>${d.view.pawns.length > 1 ? seat + 1 : ""}</b>
      ${seat === d.view.active ? states(d) : nothing}
    </span>`,
  );
}

/**
 * What holds for the party for now.
 * @param {Sight} d
 */
function states(d) {
  const { rooted, shelters, frozen } = d.view;
  const mark = (/** @type {string} */ name, /** @type {string} */ drawn) => html`<span class="rooted" data-component=${name}>${icon(drawn)}</span>`;
  return html`${rooted ? mark("rooted", "rooted") : nothing} ${shelters ? mark("sheltered", "ward") : nothing} ${frozen ? mark("frozen", "time") : nothing}`;
}

/** @param {Sight} d */
function luxCard(d) {
  const { fires, spaces, wards, enemies } = d.view.lux;
  return html`<article class="lux ${partyPlace(d.view) === "Lux" ? "here" : ""}" id="lux" data-component="lux" data-thing="Lux">
    ${castle()}
    <h3>Lux</h3>
    <ol class="fires" aria-label=${t("Fire on {fires} of {spaces:square}", { fires, spaces })}>
      ${Array.from({ length: spaces }, (_, index) => html`<li class=${index < fires ? "burning" : ""}>${index < fires ? icon("fire") : html`<i></i>`}</li>`)}
      ${wards ? html`<li class="ward">${icon("ward")}<b>${wards}</b></li>` : nothing}
    </ol>
    ${enemies.length ? html`<div class="besiegers">${repeat(enemies, (enemy) => enemy.serial, (enemy) => enemyCard(d, enemy))}</div>` : nothing}
    ${pawns(d, "Lux")}
  </article>`;
}

// -- enemies -----------------------------------------------------------------------------

/**
 * @param {Sight} d
 * @param {EnemyView} enemy
 */
function enemyCard(d, enemy) {
  return html`<div
    class="enemy ${enemy.boss ? "boss" : ""} ${enemy.track && enemy.timer <= 1 ? "urgent" : ""}"
    id="enemy-${enemy.serial}"
    data-component="enemy-${enemy.serial}"
    data-thing=${enemy.card}
  >
    <div class="needs ${enemy.needs.length + (enemy.wild ? 0 : 1) > 3 ? "many" : ""}">${enemy.needs.map((need) => symbol(need))}${enemy.wild ? nothing : html`<span class="no-wild">${symbol("star")}</span>`}</div>
    <div class="likeness">${icon(enemyIcon(enemy))}</div>
    <div class="marks">${marks(enemy)}</div>
    ${enemy.track ? timeTrack(enemy) : nothing}
    <b class="name">${d.words.name(enemy.kind)}</b>
    ${chance(d, enemy)}
  </div>`;
}

/**
 * How likely what is weighed defeats an enemy.
 * @param {Sight} d
 * @param {EnemyView} enemy
 */
function chance(d, enemy) {
  const known = (d.weighed && d.odds[d.weighed.notation]) || [];
  const own = known.filter(({ key, facts }) => /^defeat( tokens)?$/.test(key) && facts.thing === enemy.name);
  const best = own.at(-1);
  return best ? html`<b class="chance" data-chance=${enemy.serial}>${percent(best.p)}</b>` : nothing;
}

/** @param {EnemyView} enemy */
function marks(enemy) {
  return html`${enemy.ability ? icon(enemy.ability, "ability") : nothing} ${enemy.catapult ? icon("catapult") : nothing}
  ${Array.from({ length: enemy.corruption }, () => icon("corruption", "blight"))}
  ${enemy.adds_chest ? html`<span>+${icon("chest")}</span>` : nothing} ${enemy.removes_chest ? html`<span>−${icon("chest")}</span>` : nothing}
  ${enemy.gold ? icon("gold", "coin") : nothing}`;
}

/** @param {EnemyView} enemy */
function timeTrack(enemy) {
  const steps = Array.from({ length: enemy.track + 1 }, (_, index) => enemy.track - index);
  return html`<ol class="track" aria-label=${t("{count:turn} left", { count: enemy.timer })}>
    ${steps.map((step) => html`<li class=${step === enemy.timer ? "on" : ""}>${step === 0 ? icon(enemy.moves ? "move-on" : harmIcon(enemy)) : step}</li>`)}
  </ol>`;
}

/** @param {EnemyView} enemy */
function harmIcon(enemy) {
  const harm = enemy.harms[0]?.do ?? "";
  const icons = /** @type {Record<string, string>} */ ({
    add_fire: "fire",
    draw_enemy: "enemy",
    harm_hero: "broken-heart",
    corrupt: "corruption",
    corrupt_all: "corruption",
    steal_gold: "gold",
    lose_rerolls: "reroll",
    add_catapult: "catapult",
    destroy_location: "ruin",
  });
  return icons[harm] ?? "boss";
}

// -- heroes ------------------------------------------------------------------------------

/**
 * @param {Sight} d
 * @param {HeroView} hero
 */
function heroCard(d, hero) {
  const known = entry(d, "heroes.toml", hero.id);
  const side = { full: 0, damaged: 1, incapacitated: 2 }[hero.side];
  const abilities = [known?.full, known?.damaged].map((ability) => /** @type {{ name: string, text: string } | undefined} */ (ability));
  return html`<article class="hero ${hero.side}" id="hero-${hero.id}" data-component="hero-${hero.id}" data-thing=${hero.id}>
    <header>
      <span class="portrait">${icon(hero.id)}</span>
      <h3>${d.words.name(hero.id)}<small>${known?.title ? t(String(known.title)) : nothing}</small></h3>
      <span class="health">${icon(side === 0 ? "heart" : side === 1 ? "broken-heart" : "fallen")}</span>
      ${d.view.pawns.length > 1 && d.view.turn > 0 ? html`<span class="owner seat-${hero.owner}">${hero.owner + 1}</span>` : nothing}
    </header>
    ${abilities.map(
      (ability, number) =>
        html`<p class="ability ${number === side ? "now" : number < side ? "spent" : "later"}">
          ${icon(number === 0 ? "heart" : "broken-heart")}<span><b>${t(ability?.name ?? "")}</b> ${t(ability?.text ?? "")}</span>
        </p>`,
    )}
  </article>`;
}

// -- the camp ----------------------------------------------------------------------------

/** @param {Sight} d */
function boss(d) {
  const { id, beaten, needed } = d.view.boss;
  return html`<article class="boss-card" data-component="boss" data-thing=${id}>
    <span class="portrait">${icon(id)}</span>
    <div>
      <h3>${d.words.name(id)}</h3>
      <p>${t("Defeated {beaten} of {needed:time}", { beaten, needed })}</p>
    </div>
    <ol aria-hidden="true">
      ${Array.from({ length: needed }, (_, index) => html`<li class=${index < beaten ? "on" : ""}>${icon("boss")}</li>`)}
    </ol>
    <p class="turn"><small>${t("Turn")}</small><b>${d.view.turn}</b></p>
  </article>`;
}

/**
 * The dice lie as they fell until somebody acts anew.
 * @param {Sight} d
 */
function lying({ table }) {
  const last = table.events.findLast(({ kind }) => ["DiceRolled", "DieTurned", "EnemyDrawn", "PartyMoved"].includes(kind));
  return Array.isArray(last?.facts.faces) ? last.facts.faces : [];
}

/** @param {Sight} d */
function dice(d) {
  const { used } = d.view.combat;
  const known = d.book.content["dice.toml"] ?? [];
  const faces = d.view.combat.faces.length ? d.view.combat.faces : lying(d).slice(0, known.length);
  return html`<section class="dice ${faces.length > known.length ? "more" : ""} ${d.view.combat.part ? "" : "lying"}" data-component="dice" id="dice">
    ${known.map((entry, index) => {
      const shown = faces[index] ?? "";
      const sides = /** @type {string[]} */ (entry.faces ?? []);
      return html`<div class="die ${used[index] ? "used" : ""} ${shown ? "rolled" : ""}" id="die-${index + 1}" data-component="die-${index + 1}" data-thing=${entry.id}>
        ${die(shown, EMBLEMS[index] ?? "star")}<b class="number">${index + 1}</b>
        <span class="sides">${sides.map((side) => symbol(side))}</span>
      </div>`;
    })}
    <div class="addition">
      ${faces.slice(known.length).map(
        (face, index) => html`<div class="added ${used[known.length + index] ? "used" : ""}" data-component="die-${known.length + index + 1}">
          ${symbol(face)}<b class="number">${known.length + index + 1}</b>
        </div>`,
      )}
    </div>
  </section>`;
}

/** @param {Sight} d */
function purse(d) {
  const { gold, rerolls, symbols } = d.view;
  return html`<section class="purse">
    <span class="coins" data-component="gold">${icon("gold")}<b>${gold}</b></span>
    <span class="rerolls" data-component="rerolls">${MOST_REROLLS.map((number) => html`<i class=${number <= rerolls ? "on" : ""}>${icon("reroll")}</i>`)}<b>${rerolls}</b></span>
    ${Object.entries(symbols).map(
      ([name, count]) => html`<span class="held ${count ? "" : "none"}" data-component="symbol-${name}">${symbol(name)}<b>${count}</b></span>`,
    )}
  </section>`;
}

/** @param {Sight} d */
function artifacts(d) {
  const { artifacts: held } = d.view;
  return html`<section class="artifacts">
    <h3>${icon("artifact")} ${t("Artifacts")}</h3>
    ${held.length === 0 ? html`<p class="none">${t("None yet: search the chests.")}</p>` : nothing}
    <div>
      ${repeat(
        held,
        ({ id }) => id,
        ({ id, tired }) => html`<span class="artifact ${tired ? "tired" : ""}" id="artifact-${id}" data-component="artifact-${id}" data-thing=${id}>${icon(id)}<b>${d.words.name(id)}</b></span>`,
      )}
    </div>
  </section>`;
}

/** @param {Sight} d */
function merchant(d) {
  return html`<section class="merchant">
    <h3>${icon("merchant")} ${t("Merchant")}</h3>
    <div>
      ${d.view.merchant.map(
        ({ id, price }) => html`<span class="ware ${d.view.gold >= price ? "" : "dear"}" id="ware-${id}" data-component="ware-${id}" data-thing=${id}>
          ${id.startsWith("symbol-") ? symbol(wareIcon(id)) : icon(id)}<b>${d.words.name(id)}</b><i>${price}${icon("gold", "coin")}</i>
        </span>`,
      )}
    </div>
  </section>`;
}

/** @param {Sight} d */
function decks(d) {
  const small = /** @type {const} */ (["shaman", "lesh", "artifact", "catapult"]);
  return html`<section class="decks">
    <div class="deck main-deck" data-component="deck-enemy" id="deck-enemy">
      <span class="back">${icon("enemy")}<b>${d.view.decks.enemy.count}</b></span>
      <div><h3>${t("Enemy deck")}</h3>${strata(d.view.decks.enemy)}</div>
    </div>
    <div class="small-decks">
      ${small.map(
        (name) => html`<span class="deck" data-component="deck-${name}"><span class="back ${name}">${icon(name)}<b>${d.view.decks[name].count}</b></span></span>`,
      )}
      <span class="deck" data-component="chest-supply"><span class="back supply">${icon("chest")}<b>${d.view.chest_supply}</b></span></span>
    </div>
    <div class="piles">${pile("discard", d.view.discard)} ${pile("out-of-game", d.view.out_of_game)}</div>
  </section>`;
}

/**
 * What is known of a deck's order, from the top.
 * @param {DeckView} deck
 */
function strata({ order }) {
  return html`<ol class="strata">
    ${order
      .filter(({ unknown, known }) => unknown + known.length > 0)
      .map(({ unknown, known }) => html`<li class=${known.length ? "marked" : ""}>${known.map((card) => icon(knownIcon(card)))}${unknown ? html`<b>${known.length ? "+" : ""}${unknown}</b>` : nothing}</li>`)}
  </ol>`;
}

/** @param {string} card */
function knownIcon(card) {
  const kind = card.replace(/-[a-e]$/, "");
  return /-\d$/.test(kind) ? kindOfCard(card) : kind;
}

/**
 * Cards that are gone, all of them in sight.
 * @param {string} name
 * @param {string[]} cards
 */
function pile(name, cards) {
  return html`<div class="pile" data-component=${name}>
    <span class="count">${icon(name)}<b>${cards.length}</b></span>
    <span class="fallen" aria-hidden="true">${cards.map((card) => html`<i data-thing=${card}>${icon(kindOfCard(card))}</i>`)}</span>
  </div>`;
}
