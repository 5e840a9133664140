// The heroes: their boards, their equipment and what they can still do.

/** @import { Sight } from "./finding.js" */
/** @import { HeroView } from "./view.js" */

import { html, nothing, repeat } from "../../vendor/lit.js";
import { icon } from "../../icons.js";
import { t } from "./texts.js";
import { activeHero, attacksOf, entry, number, usesLeft } from "./finding.js";
import { opens } from "./moves.js";

const LEVELS = ["0", "I", "II", "III", "IV"];

/** @param {Sight} d */
export function heroes(d) {
  const taken = d.view.heroes.filter(({ hero }) => hero);
  return html`<div class="muster">${repeat(taken, ({ hero }) => hero, (hero) => heroBoard(d, hero))}</div>`;
}

/**
 * @param {Sight} d
 * @param {HeroView} h
 */
function heroBoard(d, h) {
  const isActive = activeHero(d.view) === h;
  const isFirst = d.view.first === h.seat;
  return html`<article class="hero of-${h.hero} ${isActive ? "active" : ""} ${h.status.replace(" ", "-")}" id="hero-${h.hero}" data-component="hero-${h.hero}" data-thing=${h.hero}>
    <header>
      <span class="likeness">${icon(h.hero)}<b>${h.seat + 1}</b></span>
      <h3>${d.words.name(h.hero)} <small>${LEVELS[h.level] ?? h.level}</small></h3>
      ${isFirst ? html`<span class="first" title=${t("First player")}>①</span>` : nothing}
      ${h.trait ? html`<span class="trait" id="trait-${h.hero}" data-component="trait-${h.hero}" data-thing=${h.trait}>${d.words.name(h.trait)}</span>` : nothing}
      ${h.status === "prepared" ? html`<small class="prepared-mark">${t("not yet recruited")}</small>` : nothing}
      ${h.trapped ? html`<span class="held-fast" data-thing=${h.trapped} title=${t("Held by the {monster}", { monster: d.words.name(h.trapped) })}>${icon(h.trapped)}</span>` : nothing}
      ${d.view.passed[h.seat] && !d.view.night ? html`<span class="passed-mark">${icon("pass")}</span>` : nothing}
    </header>
    <div class="stats">
      <span class="stat life" id="life-${h.hero}" data-component="life-${h.hero}">${icon("heart")}<b>${h.hit_points - h.wounds}</b><small>/${h.hit_points}</small></span>
      <span class="stat mana" id="mana-${h.hero}" data-component="mana-${h.hero}">${icon("mana")}<b>${h.mana}</b><small>/${h.max_mana}</small></span>
      <span class="stat actions" id="actions-${h.hero}" data-component="actions-${h.hero}">${icon("action")}<b>${h.actions}</b><small>/${h.all_actions}</small></span>
      <span class="stat points ${h.points ? "some" : ""}" id="points-${h.hero}" data-component="points-${h.hero}">${icon("movement")}<b>${h.points}</b>${h.extra_tokens ? html`<small>+${h.extra_tokens}</small>` : nothing}</span>
      ${h.tokens.map(
        ({ value, fresh }, index) => html`<span class="token ${fresh ? "" : "used"}" id="token-${h.hero}.${index}" data-component="token-${h.hero}.${index}" data-thing="movement-token-${value}">${value}</span>`,
      )}
      <span class="stat guard ${h.guarding ? "up" : ""}" id="guard-${h.hero}" data-component="guard-${h.hero}">${icon("armor-up")}</span>
      <span class="stat fist" id="fist-${h.hero}" data-component="fist-${h.hero}">${icon("fist")}</span>
      <span class="stat kills" id="kills-${h.hero}" data-component="kills-${h.hero}">${icon("killed")}<b>${h.kills}</b></span>
    </div>
    <div class="arms">${h.weapons.map((item, place) => weapon(d, h, item, place))}</div>
    <div class="gear">
      ${h.scrolls.map((item) => scroll(d, h, item))}
      ${h.armors.map(({ item, ready }) => gear(d, h, item, ready ? "" : "used", ""))}
      ${h.potions.map(({ item, doses }) => gear(d, h, item, "", String(doses)))}
      ${h.perks.map((perk) => html`<span class="perk ${h.notepad.includes(perk) ? "used" : ""}" id="perk-${h.hero}.${perk}" data-component="perk-${h.hero}.${perk}" data-thing=${perk}>${d.words.name(perk)}</span>`)}
    </div>
  </article>`;
}

/**
 * A weapon with its attack types; each shows the uses it has left.
 * @param {Sight} d
 * @param {HeroView} h
 * @param {string} item
 * @param {number} place
 */
function weapon(d, h, item, place) {
  return html`<span class="weapon" id="held-${h.hero}.${item}" data-component="held-${h.hero}.${item}" data-thing=${item}>
    <span class="called">${icon(item)}<b>${d.words.name(item)}</b></span>
    ${attacksOf(d, item).map((attack) => attackChip(d, `attack-${h.hero}.${item}.${attack}`, attack, attack, usesLeft(d, h, item, attack, place)))}
  </span>`;
}

/**
 * @param {Sight} d
 * @param {HeroView} h
 * @param {string} item
 */
function scroll(d, h, item) {
  const [attack = ""] = attacksOf(d, item);
  return html`<span class="item scroll" id="held-${h.hero}.${item}" data-component="held-${h.hero}.${item}" data-thing=${item}>
    ${icon(item)}${attackChip(d, `scroll-${h.hero}.${item}.${attack}`, attack, item, null)}
  </span>`;
}

/**
 * @param {Sight} d
 * @param {string} id
 * @param {string} attack
 * @param {string} called
 * @param {number | null} left
 */
function attackChip(d, id, attack, called, left) {
  const [action, mana] = [number(d, attack, "action"), number(d, attack, "mana")];
  const isOpen = d.matter !== null && opens(id, d.view) === d.matter;
  return html`<span class="attack ${left === 0 ? "used" : ""} ${isOpen ? "open" : ""}" id=${id} data-component=${id} data-thing=${attack}>
    ${d.words.name(called)}<small>${"●".repeat(action)}${mana ? html`${mana}${icon("mana")}` : nothing}${left === null ? nothing : ` ×${left}`}</small>
  </span>`;
}

/**
 * @param {Sight} d
 * @param {HeroView} h
 * @param {string} item
 * @param {string} state
 * @param {string} count
 */
function gear(d, h, item, state, count) {
  return html`<span class="item ${state} ${String(entry(d, item)?.colour ?? "")}" id="held-${h.hero}.${item}" data-component="held-${h.hero}.${item}" data-thing=${item}>
    ${icon(item)}<b>${d.words.name(item)}</b>${count ? html`<small>×${count}</small>` : nothing}
  </span>`;
}
