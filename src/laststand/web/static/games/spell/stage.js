// What is offered to be taken: heroes, Traits, Perks, weapons, as cards above the fields.

/** @import { Option } from "../../types.js" */
/** @import { Sight } from "./finding.js" */

import { html, nothing } from "../../vendor/lit.js";
import { thingIn } from "../../facts.js";
import { icon } from "../../icons.js";
import { t } from "./texts.js";
import { attacksOf, entry } from "./finding.js";
import { attackWords } from "./about.js";
import { beginnings } from "./moves.js";

/** Asks whose answers are cards that lie nowhere else on the table. */
const OFFERS = new Set(["take-hero", "take-trait", "take-perk", "starting-weapon", "first-hero"]);

/** @param {Sight} d */
export function stage(d) {
  const choice = d.table.choice;
  if (!choice || !OFFERS.has(choice.ask)) return nothing;
  const offered = choice.options.flatMap((option) => offer(d, option) ?? []);
  return html`<div class="stage" aria-label=${d.words.ask(choice)}>${offered}</div>`;
}

/**
 * @param {Sight} d
 * @param {Option} option
 */
function offer(d, option) {
  const { verb } = option;
  const id = thingIn(option.facts, "thing");
  if (!["take", "play", "learn", "choose"].includes(verb)) return null;
  const known = entry(d, id);
  return html`<article class="offer" id="offer-${id}" data-component="offer-${id}" data-thing=${id}>
    <h3>${verb === "play" || verb === "learn" ? icon("perk") : icon(id)} ${d.words.name(id)}</h3>
    ${known?.text ? html`<p>${t(String(known.text))}</p>` : nothing}
    ${verb === "take" ? heroLines(d, id) : nothing} ${verb === "choose" ? attacksOf(d, id).map((attack) => html`<p>${attackWords(d, attack)}</p>`) : nothing}
    ${verb === "play" ? traitLines(d, id) : nothing}
  </article>`;
}

/**
 * @param {Sight} d
 * @param {string} id
 */
function heroLines(d, id) {
  return html`<p class="plain">${beginnings(d, id).map((each) => html`<span>${icon(each.icon)} ${each.words}</span>`)}</p>`;
}

/**
 * @param {Sight} d
 * @param {string} id
 */
function traitLines(d, id) {
  const known = entry(d, id);
  const given = [known?.perk, known?.armor, known?.extra].flatMap((thing) => (thing ? [d.words.name(String(thing))] : []));
  return html`<p class="plain">${icon(String(known?.weapon ?? "melee"))} ${[d.words.name(String(known?.weapon ?? "")), ...given].join(" · ")}</p>`;
}
