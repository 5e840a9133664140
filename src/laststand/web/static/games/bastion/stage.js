// The dice tray, and below it what the moment is about: tiles to lay, a card to place, the
// chances before a roll, the ways to pay after it, a token asked for, the score sheet.

/** @import { Option, Template } from "../../types.js" */
/** @import { CombatView, FightView, Siege, Tokens } from "./view.js" */
/** @import { Sight } from "./finding.js" */

import { html, nothing } from "../../vendor/lit.js";
import { icon } from "../../icons.js";
import { t } from "./texts.js";
import { combatDie, corruptionDie, hue } from "./art.js";
import { percent, value } from "./chances.js";
import { facePicture, signs } from "./effects.js";
import { titled } from "./finding.js";
import { cardOn, COLOURS, spaceOf } from "./moves.js";
import { hordeCard } from "./pieces.js";
import { scoreSheet } from "./score.js";

/** @param {Sight} d */
export function stage(d) {
  return html`<section class="stage" data-component="stage" id="stage">${d.table.outcome ? nothing : tray(d)} ${moment(d)} ${d.view.combat || d.table.outcome || d.view.turn === 0 ? nothing : legend()}</section>`;
}

/**
 * @param {Sight} d
 * @returns {Template}
 */
function moment(d) {
  const { view, table } = d;
  if (table.outcome) return scoreSheet(d, table.outcome);
  if (view.tiles.length < 9) return tilesToLay(d);
  if (view.boards.length < 4) return boardsToLay(d);
  if (table.choice?.ask === "lend") return lending(d);
  if (view.drawn) return drawnCard(d);
  if (view.combat) return combat(d, view.combat);
  return view.turn > 0 ? chances(d) : nothing;
}

// -- dice --------------------------------------------------------------------------------

/**
 * Dice lie as they fell until somebody acts anew.
 * @param {Sight} d
 * @returns {{ dice: string[], corruption: string }}
 */
function onTheTable({ view, table }) {
  const since = table.events.slice(table.events.findLastIndex(({ kind }) => ["TurnBegan", "HeroMoved", "TileActivated", "NeutralTurnBegan"].includes(kind)) + 1);
  const fallen = since.findLast(({ kind }) => /^Dice(Rolled|Rerolled)$/.test(kind))?.facts.faces;
  const shown = since.findLast(({ kind }) => /^Corruption(Rolled|Rerolled)$/.test(kind))?.facts.face;
  const dice = view.dice.length || !Array.isArray(fallen) ? view.dice : fallen;
  return { dice, corruption: view.corruption || (typeof shown === "string" ? shown : "") };
}

/** @param {Sight} d */
function tray(d) {
  const { white_dice: free, corruption_die: faces } = d.view;
  const { dice, corruption } = onTheTable(d);
  const whites = Array.from({ length: 3 }, (_, index) => index);
  const hasGray = d.view.heroes.some(({ id }) => id === "kazgin");
  return html`<div class="tray">
    <div class="dice" data-component="dice" id="dice">
      ${whites.map((index) =>
        index < free
          ? html`<span class="die" data-component="die-${index + 1}">${combatDie(dice[index] ?? "")}<b>${index + 1}</b></span>`
          : html`<span class="die blocked" data-component="blocked-${index + 1}">${combatDie("")}${icon("lock")}</span>`,
      )}
      ${hasGray ? html`<span class="die" data-component="die-${free + 1}">${combatDie(dice[free] ?? "", "gray")}<b>${free + 1}</b></span>` : nothing}
    </div>
    <div class="corruption" data-component="corruption" id="corruption">
      ${corruptionDie(corruption ? facePicture(corruption) : "corruption-die")}
      <span class="sides">${faces.map((face) => html`<i class=${face === corruption ? "up" : ""}>${signs(face)}</i>`)}</span>
    </div>
  </div>`;
}

// -- set-up ------------------------------------------------------------------------------

/** @param {Sight} d */
function tilesToLay(d) {
  const laid = d.view.tiles.map(({ id }) => id);
  const left = (d.book.content["tiles.toml"] ?? []).filter(({ id }) => !laid.includes(id));
  return html`<div class="to-lay">
    ${left.map((tile) => html`<span class="loose" id="tile-${tile.id}" data-component="tile-${tile.id}" data-thing=${tile.id}>${icon(tile.id)}<b>${titled(tile)}</b></span>`)}
  </div>`;
}

/** @param {Sight} d */
function boardsToLay(d) {
  const laid = d.view.boards.map(({ colour }) => String(colour));
  const left = (d.book.content["boards.toml"] ?? []).filter(({ id }) => !laid.includes(id));
  return html`<div class="to-lay">
    ${left.map((side) => html`<span class="loose" id="board-${side.id}" data-component="board-${side.id}" data-thing=${side.id}>${hue(side.id)}<b>${titled(side)}</b></span>`)}
  </div>`;
}

// -- a card to place ---------------------------------------------------------------------

/** @param {Sight} d */
function drawnCard(d) {
  const card = d.view.drawn;
  if (!card) return nothing;
  return html`<div class="drawn">
    ${hordeCard(d, card)}
    <p>${hue(card.colour)} ${t("{card} comes. Choose its space, or drag it there.", { card: d.words.name(card.kind) })}</p>
  </div>`;
}

// -- before the roll ---------------------------------------------------------------------

/** @param {Sight} d */
function chances(d) {
  const { odds, active, heroes } = d.view;
  const hero = heroes[active];
  if (!hero || odds.length === 0) return html`<p class="quiet-note">${icon("castle")} ${hero ? t("{hero} has no card to fight now.", { hero: d.words.name(hero.id) }) : nothing}</p>`;
  return html`<div class="chances">
    <h3>${icon("dice")} ${t("Chances of {hero}", { hero: d.words.name(hero.id) })}</h3>
    <div class="rows">${odds.map((fight) => fightRow(d, fight))}</div>
  </div>`;
}

/** How the signs on the cards are read. */
function legend() {
  const marks = [["↘", t("entrance")], ["∞", t("ongoing")], ["↻", t("each turn")], ["↗", t("exit")]];
  return html`<p class="legend">${marks.map(([mark, word]) => html`<span><b>${mark}</b> ${word}</span>`)}</p>`;
}

/**
 * @param {Sight} d
 * @param {FightView} fight
 */
function fightRow(d, fight) {
  const id = `fight-${fight.spaces.join("-")}`;
  return html`<div class="row" id=${id} data-component=${id}>
    ${targets(d, fight.spaces)}
    <span class="steps">
      ${fight.chances.map(
        ({ tokens, chance }) => html`<span class="step">${counted(tokens)}<b>${percent(chance)}</b><small>${chance}</small>${bar(value(chance))}</span>`,
      )}
    </span>
  </div>`;
}

/**
 * @param {Sight} d
 * @param {string[]} spaces
 */
function targets(d, spaces) {
  const { view } = d;
  return html`<span class="targets">${spaces.map((space) => html`<span><b>${d.words.name(space)}</b>${icon(cardOn(view, space)?.kind ?? "")}${spaces.length === 1 ? html`<span class="who">${d.words.name(cardOn(view, space)?.kind ?? "")}</span>` : nothing}</span>`)}</span>`;
}

/** @param {number} share */
const bar = (share) => html`<svg class="share" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true"><rect width="100" height="8"></rect><rect class="is" width=${share * 100} height="8"></rect></svg>`;

/** @param {Tokens} tokens */
function counted(tokens) {
  const all = COLOURS.flatMap((colour) => Array.from({ length: tokens[colour] ?? 0 }, () => hue(colour)));
  return all.length ? html`<i>+${all}</i>` : nothing;
}

// -- after the roll ----------------------------------------------------------------------

/**
 * @param {Sight} d
 * @param {CombatView} fight
 */
function combat(d, fight) {
  const subsets = fight.targets.length > 1 ? [...fight.targets.map((space) => [space]), fight.targets] : [fight.targets];
  return html`<div class="combat">
    <div class="rows">${subsets.map((spaces) => wayRow(d, fight, spaces))}</div>
    ${payments(d, fight)}
  </div>`;
}

/** @param {string[][]} sets @param {string[]} spaces */
const holds = (sets, spaces) => sets.some((set) => set.join() === spaces.join());

/**
 * @param {Sight} d
 * @param {CombatView} fight
 * @param {string[]} spaces
 */
function wayRow(d, fight, spaces) {
  const id = `vanquish-${spaces.join("-")}`;
  const state = holds(fight.won, spaces) ? "won" : holds(fight.within_reach, spaces) ? "near" : "far";
  const word = { won: t("enough"), near: t("with Equipment"), far: t("not enough") }[state];
  return html`<div class="row way ${state}" id=${id} data-component=${id}>
    ${targets(d, spaces)}
    <span class="needs">${spaces.map((space) => neededBy(d.view, space))}</span>
    <b>${state === "won" ? "✓" : state === "near" ? "…" : "✗"} ${word}</b>
  </div>`;
}

/**
 * @param {Siege} view
 * @param {string} space
 */
function neededBy(view, space) {
  const now = spaceOf(view, space)?.resistance ?? {};
  const all = COLOURS.flatMap((colour) => Array.from({ length: now[colour] ?? 0 }, () => hue(colour)));
  return html`<span>${all.length ? all : "0"}</span>`;
}

/**
 * The tokens laid down, those that may be added, and the way out.
 * @param {Sight} d
 * @param {CombatView} fight
 */
function payments(d, fight) {
  const more = d.table.choice?.options.filter(({ key }) => key.startsWith("spend")) ?? [];
  return html`<div class="payments">
    ${fight.pledged.length
      ? html`<p><small>${t("Laid down")}</small>${fight.pledged.map((token) => laidDown(token))}</p>`
      : nothing}
    ${more.length ? html`<p><small>${t("May be added")}</small>${more.map((option) => payment(d, option))}</p>` : nothing}
    <span class="leave" data-component="withdraw" id="withdraw">${icon("undo")} ${t("Withdraw")}</span>
  </div>`;
}

/**
 * A token that can be taken back.
 * @param {CombatView["pledged"][number]} token
 */
const laidDown = ({ hero, colour }) => html`<span class="laid" data-component="back-${hero}-${colour}">${icon(hero)}${hue(colour)}</span>`;

/**
 * @param {Sight} d
 * @param {Option} option
 */
function payment(d, option) {
  const colour = String(option.facts.colour);
  const owner = String(option.facts.hero ?? "");
  const id = `pay-${owner || "own"}-${colour}`;
  return html`<span class="payment ${owner ? "of-other" : ""}" id=${id} data-component=${id} title=${d.words.option(option)}>
    ${owner ? icon(owner) : nothing}${hue(colour)}${owner ? html`<small>?</small>` : nothing}
  </span>`;
}

// -- a token asked for -------------------------------------------------------------------

/** @param {Sight} d */
function lending(d) {
  const asked = d.table.coming_up.find(({ step }) => step === "LendToken")?.facts ?? {};
  const colour = String(asked.colour ?? "");
  const owner = String(asked.hero ?? "");
  const fighter = d.view.heroes[d.view.active];
  return html`<div class="lending">
    <p>
      ${icon(owner)} ${hue(colour)}
      <span>${t("{fighter} asks {owner} for a {colour} token.", { fighter: d.words.name(fighter?.id ?? ""), owner: d.words.name(owner), colour: d.words.name(colour) })}</span>
    </p>
    <p class="answers">
      <span class="leave yes" data-component="lend-agree" id="lend-agree">${icon("equipment")} ${t("Agree")}</span>
      <span class="leave" data-component="lend-refuse" id="lend-refuse">${icon("lock")} ${t("Refuse")}</span>
    </p>
  </div>`;
}
