// The heroes' own boards: powers, Life, Call to Arms, Equipment.

/** @import { HeroView } from "./view.js" */
/** @import { Sight } from "./finding.js" */

import { html, nothing } from "../../vendor/lit.js";
import { icon } from "../../icons.js";
import { t } from "./texts.js";
import { hue } from "./art.js";
import { entry, printed, titled, who } from "./finding.js";
import { COLOURS } from "./moves.js";
import { element, figure, graspFigure } from "./pieces.js";

/** @param {Sight} d */
export function heroBoards(d) {
  const taken = d.view.heroes.filter(({ id }) => id);
  const waiting = d.view.heroes.length - taken.length;
  return html`<div class="heroes">
    ${taken.map((hero) => heroBoard(d, hero))} ${waiting > 0 && d.view.boards.length === 4 ? choosing(d) : nothing}
  </div>`;
}

/** While heroes are being chosen: those nobody plays yet. @param {Sight} d */
function choosing(d) {
  const taken = d.view.heroes.map(({ id }) => id);
  const free = (d.book.content["heroes.toml"] ?? []).filter(({ id }) => !taken.includes(id));
  return html`<div class="candidates">
    ${free.map(
      (hero) => html`<article class="candidate" id="hero-${hero.id}" data-component="hero-${hero.id}" data-thing=${hero.id}>
        <span class="portrait">${icon(hero.id)}</span>
        <div><h3>${titled(hero)} <small>${who(hero)}</small></h3><p>${printed(hero)}</p></div>
      </article>`,
    )}
  </div>`;
}

/**
 * @param {Sight} d
 * @param {HeroView} hero
 */
function heroBoard(d, hero) {
  const known = entry(d, "heroes.toml", hero.id);
  const status = hero.status === "out" ? t("out") : hero.status === "dead" ? t("dead") : hero.wounded ? t("wounded") : "";
  const kind = `${hero.status.replace(" ", "-")} ${hero.wounded ? "wounded" : ""} ${hero.grasp ? "grasped" : ""} ${d.view.active === hero.seat ? "active" : ""}`;
  const powerless = hero.status === "in play" && !hero.power_usable && d.view.turn > 0;
  return html`<article class="hero ${hero.colour} ${kind}" id="hero-${hero.id}" data-component="hero-${hero.id}" data-thing=${hero.id}>
    <header>
      <span class="portrait">${hero.status === "in play" ? icon(hero.id) : figure(d, hero)}</span>
      <h3>${titled(known)}${status ? html`<small>${status}</small>` : nothing}</h3>
      ${d.view.heroes.length > 1 ? html`<span class="seat">${d.seats[hero.seat]?.name || t("Player {number}", { number: hero.seat + 1 })}</span>` : nothing}
      ${hero.colour ? hue(hero.colour) : nothing}
    </header>
    <p class="power ${powerless ? "lost" : ""}">
      ${hero.grasp ? graspFigure(hero.id) : nothing}${hasEnchantment(d, hero) ? element("enchantment") : nothing}<span>${printed(known)}</span>
    </p>
    <div class="tokens">
      <span class="held life" data-component="life-${hero.id}">${icon("heart")}<b>${hero.life}</b></span>
      <span class="held calls ${hero.calls ? "" : "none"}" data-component="calls-${hero.id}" ?data-drag=${hero.calls > 0}>${icon("call-to-arms")}<b>${hero.calls}</b></span>
      ${COLOURS.map((colour) => equipment(d, hero, colour))}
    </div>
  </article>`;
}

/**
 * @param {Sight} d
 * @param {HeroView} hero
 */
const hasEnchantment = (d, hero) => hero.id === "mylfaar" && d.view.elements.enchantment === "icon";

/**
 * @param {Sight} d
 * @param {HeroView} hero
 * @param {import("./view.js").Colour} colour
 */
function equipment(d, hero, colour) {
  const laid = d.view.combat?.pledged.filter((token) => token.hero === hero.id && token.colour === colour).length ?? 0;
  const left = hero.equipment[colour] - laid;
  return html`<span class="held ${left ? "" : "none"}" data-component="equipment-${hero.id}-${colour}" ?data-drag=${left > 0}>${hue(colour)}<b>${left}</b></span>`;
}
