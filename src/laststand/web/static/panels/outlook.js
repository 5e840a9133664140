// What the option considered brings: what is certain, how the game would end by it, what would still
// avert that, and what chance may add.

/** @import { TablePage } from "../table.js" */
/** @import { Choice, Option, Odds, Foreseen } from "../types.js" */

import { html, nothing } from "../vendor/lit.js";
import { percent, t } from "../words.js";
import { ruleLink } from "./rules.js";

/** So many certain things are named; of more, how many. */
const MOST_NAMED = 6;
/** Of what ends the game, only what comes last. */
const LAST_NAMED = 3;

/**
 * Of one height whatever is considered: what the pointer is on must not slip from under it.
 * @param {TablePage} page
 * @param {Choice} choice
 */
export function outlook(page, choice) {
  if (!page.isOurs || !page.words) return nothing;
  const option = weighed(page, choice);
  return html`<div class="outlook" role="group" aria-label=${t("What it brings")} tabindex="0" data-outlook=${option?.notation ?? nothing}>
    ${option ? html`<h3>${fullName(page, option)}</h3> ${printed(page, option)} ${certain(page, option)} ${oddsOf(page, option)}` : nothing}
  </div>`;
}

/**
 * An option as it is said, with what its button says where that names something else.
 * @param {TablePage} page
 * @param {Option} option
 */
export function fullName(page, option) {
  const said = page.words?.option(option) ?? option.notation;
  const short = page.board?.face(option, page.drawing).short ?? "";
  const named = short.match(/[\p{L}\p{N}]+/gu) ?? [];
  return named.every((word) => said.includes(word)) ? said : `${said} (${short})`;
}

/**
 * Shows what an option concerns and may bring, before it is chosen.
 * @param {TablePage} page
 * @param {Option | null} option
 */
export function ponder(page, option) {
  const notation = option?.notation ?? null;
  if (page.considered === notation) return;
  page.considered = notation;
  page.pointing.lit = option ? (page.board?.components(option, page.shown?.view) ?? []) : [];
  if (option) page.foresight.consider(option.notation);
  page.update();
}

/**
 * The option pointed at; without one what would lose the game, the dice to be rolled again, what a
 * sensible player looks at first, or what promises most.
 * @param {TablePage} page
 * @param {Choice} choice
 * @returns {Option | undefined}
 */
export function weighed(page, choice) {
  const [pondered] = page.pointing.pondered;
  if (pondered) return pondered;
  const matter = page.openMatter;
  const rolled = page.holding.option;
  const open = choice.options.filter((option) => matter === null || page.matterOf(option) === matter);
  const { first, fatal } = page.foresight;
  const looked = open.find(({ notation }) => notation === first);
  return fatal ?? rolled ?? looked ?? (page.matters.length > 0 && matter === null ? undefined : mostPromising(page, open));
}

/**
 * @param {TablePage} page
 * @param {Option} option
 * @returns {Odds[]}
 */
const oddsKnown = (page, option) => (page.odds.seq === page.table?.seq ? (page.odds.odds[option.notation] ?? []) : []);

/**
 * The option with the best odds of all that it may bring, the harm to one's own left out.
 * @param {TablePage} page
 * @param {Option[]} options
 */
function mostPromising(page, options) {
  const promise = (/** @type {Option} */ option) => oddsKnown(page, option).reduce((sum, { key, p }) => sum + (key.includes("hero-hit") ? -p : p), 0);
  const known = options.filter((option) => oddsKnown(page, option).length > 0);
  return known.sort((one, other) => promise(other) - promise(one))[0];
}

/**
 * What the card or ware behind it says.
 * @param {TablePage} page
 * @param {Option} option
 */
function printed(page, option) {
  const text = page.board?.face(option, page.drawing).text;
  return text ? html`<p>${text}</p>` : nothing;
}

/**
 * @param {TablePage} page
 * @param {Option} option
 */
function certain(page, option) {
  const seen = page.foresight.of(option.notation);
  if (!seen) return nothing;
  const told = sentences(page, seen, page.words?.option(option)) || (seen.chance && oddsKnown(page, option).length === 0 ? t("Dice or cards decide what comes of it.") : "");
  return html`${told ? html`<p class="certain" data-certain>${told}</p>` : nothing} ${end(page, seen)}`;
}

/**
 * What happens for certain, in the order of its happening, but for what the option says already.
 * @param {TablePage} page
 * @param {Foreseen} seen
 * @param {string} [said]
 */
export function sentences(page, seen, said = "") {
  const happening = seen.events.filter(({ kind }) => kind !== "GameEnded" && !kind.endsWith("Began"));
  if (seen.outcome) happening.splice(0, happening.length - LAST_NAMED);
  const told = happening.map((event) => page.words?.event(event) ?? "").filter((sentence) => sentence !== `${said}.`);
  const named = told.slice(0, MOST_NAMED);
  const more = told.length - named.length;
  if (more > 0) named.push(t("And {count:more}.", { count: more }));
  return named.join(" ");
}

/**
 * @param {TablePage} page
 * @param {Foreseen} seen
 */
function end(page, { outcome, remedies }) {
  if (!outcome || !page.words) return nothing;
  return html`<p class=${outcome.won ? "saves" : "fatal"}><strong>${outcome.won ? t("The siege is won.") : t("The siege is lost.")}</strong> ${page.words.outcome(outcome)} ${ruleLink(page, outcome.rule)}</p>
    ${outcome.won ? nothing : averting(page, remedies)}`;
}

/**
 * @param {TablePage} page
 * @param {Option[]} remedies
 */
function averting(page, remedies) {
  if (remedies.length === 0) return html`<p class="remedies">${t("Nothing you have averts it for certain.")}</p>`;
  return html`<p class="remedies" data-remedies>
    ${t("Would still avert it:")}
    ${remedies.map((option) => html`<button data-remedy=${option.notation} @click=${() => page.choose(option.notation)}>${page.words?.option(option)}</button>`)}
  </p>`;
}

/**
 * @param {TablePage} page
 * @param {Option} option
 */
function oddsOf(page, option) {
  const known = oddsKnown(page, option);
  if (known.length === 0) return nothing;
  return html`<ul class="odds" data-odds=${option.notation}>
    ${known.map(
      (odds) =>
        html`<li>
          <span>${page.words?.odds(odds)}</span>
          <meter min="0" max="1" value=${odds.p} aria-label=${page.words?.odds(odds) ?? ""}></meter>
          <b title=${t("{ways} of {of} ways", { ways: odds.ways, of: odds.of })}>${percent(odds.p)}</b>
        </li>`,
    )}
  </ul>`;
}
