// After the game: how it went, turn by turn; how the dice fell; what each hero did; and what next.

/** @import { TablePage } from "../table.js" */
/** @import { Turn } from "../chronicle.js" */

import { html, nothing, svg } from "../vendor/lit.js";
import { recordAddress } from "../api.js";
import { luckOf, partsOf, turningPoint, turnsOf } from "../chronicle.js";
import { icon } from "../icons.js";
import { preferences } from "../session.js";
import { t } from "../words.js";
import { fairness } from "./fairness.js";
import { ruleLink } from "./rules.js";

/** @param {TablePage} page */
export function ending(page) {
  const { shown, words } = page;
  const outcome = shown?.outcome;
  if (!outcome || !words || !page.table) return nothing;
  return html`<div class="ending ${outcome.won ? "won" : "lost"}" data-outcome=${outcome.won ? "won" : "lost"} tabindex="0" role="group" aria-label=${t("How it ended")}>
    <h2>${icon(outcome.won ? "victory" : "defeat")} ${outcome.won ? t("Victory") : t("Defeat")}</h2>
    <p>${words.outcome(outcome)} ${ruleLink(page, outcome.rule)}</p>
    ${outcome.score ? html`<p data-score>${t("Score: {score}", { score: outcome.score })}</p>` : nothing}
    ${wayOn(page, outcome.won)} ${timeline(page)} ${parts(page)} ${luck(page)} ${fairness(page)}
  </div>`;
}

/**
 * @param {TablePage} page
 * @param {boolean} won
 */
function wayOn(page, won) {
  const turned = page.table && !won ? turningPoint(page.table) : 0;
  return html`<p class="after">
    <button class="main" data-again @click=${() => page.again({ sameLuck: false })}>${t("Again")}</button>
    ${page.luckCanReturn
      ? html`<button data-same-luck @click=${() => page.again({ sameLuck: true })}>${t("Again with the same dice and cards")}</button>`
      : nothing}
    ${won && isFirstGame(page) ? html`<a class="button" href="/#new=${page.table?.game}" data-inside data-further>${t("On to a harder game")}</a>` : nothing}
    ${turned > 0 ? html`<button data-turning-point=${turned} @click=${() => page.branchAt(turned)}>${t("From the turning point")}</button>` : nothing}
    <button @click=${() => page.look(0)}>${t("Watch from the start")}</button>
    <a class="button" href=${recordAddress(page.id)} download>${t("Save the record")}</a>
    <a class="button" href="/yours" data-inside>${t("Your games")}</a>
  </p>`;
}

/**
 * Whether a table was what is proposed for a first game.
 * @param {TablePage} page
 */
function isFirstGame({ table, board }) {
  const first = Object.entries(board?.firstGame ?? {});
  return first.length > 0 && !table?.lesson && first.every(([name, value]) => name === "players" || table?.options[name] === value);
}

/** @param {TablePage} page */
function timeline(page) {
  if (!page.table) return nothing;
  const turns = turnsOf(page.table);
  if (turns.length === 0) return nothing;
  const most = Math.max(1, ...turns.map(({ felled, wounds, losses }) => Math.max(felled, wounds + losses)));
  return html`<section class="chronicle" data-timeline>
    <h3>${t("How it went, turn by turn")}</h3>
    <svg viewBox="0 0 ${turns.length * 10} 64" preserveAspectRatio="none" role="img" aria-label=${t("How it went, turn by turn")}>
      <defs>
        <pattern id="losses" width="2.5" height="4" patternUnits="userSpaceOnUse"><rect width="2.5" height="4"></rect><path d="M0 4H2.5"></path></pattern>
      </defs>
      <line x1="0" y1="32" x2=${turns.length * 10} y2="32"></line>
      ${turns.map((turn, index) => bars(page, turn, index, most))}
    </svg>
    <p class="axis" aria-hidden="true"><span>${t("Turn {turn}", { turn: turns[0]?.turn ?? 1 })}</span><span>${turns.length > 1 ? turns.at(-1)?.turn : nothing}</span></p>
    <p class="key"><span class="felled">▲ ${t("felled")}</span> <span class="wounds">▼ ${t("wounds")}</span> <span class="losses">▤ ${t("fires and losses")}</span></p>
  </section>`;
}

/**
 * @param {TablePage} page
 * @param {Turn} turn
 * @param {number} index
 * @param {number} most
 */
function bars(page, { turn, moment, felled, wounds, losses }, index, most) {
  const scale = 30 / most;
  const said = t("Turn {turn}: felled {felled}, wounds {wounds}, fires and losses {losses}", { turn, felled, wounds, losses });
  return svg`<g data-turn=${turn} @click=${() => page.look(moment)}>
    <title>${said}</title>
    <rect class="hit" x=${index * 10} y="0" width="10" height="64"></rect>
    <rect class="felled" x=${index * 10 + 1} y=${32 - felled * scale} width="8" height=${felled * scale}></rect>
    <rect class="wounds" x=${index * 10 + 1} y="32" width="8" height=${wounds * scale}></rect>
    <rect class="losses" x=${index * 10 + 1} y=${32 + wounds * scale} width="8" height=${losses * scale}></rect>
  </g>`;
}

/** @param {TablePage} page */
function parts(page) {
  const all = page.table ? partsOf(page.table) : [];
  if (all.length === 0) return nothing;
  return html`<table class="chronicle" data-parts>
    <caption>${t("Each hero's part")}</caption>
    <thead><tr><th scope="col">${t("Hero")}</th><th scope="col">${t("felled")}</th><th scope="col">${t("deeds")}</th><th scope="col">${t("wounds")}</th></tr></thead>
    <tbody>
      ${all.map(({ hero, felled, deeds, wounds }) => html`<tr><th scope="row">${hero ? page.words?.name(hero) : t("All together")}</th><td>${felled}</td><td>${hero ? deeds : "–"}</td><td>${hero ? wounds : "–"}</td></tr>`)}
    </tbody>
  </table>`;
}

/** @param {TablePage} page */
export function luck(page) {
  const { board, table, book, words } = page;
  const all = board && table && book ? luckOf(board, table, book) : [];
  if (all.length === 0 || !words) return nothing;
  const one = new Intl.NumberFormat(preferences.language, { maximumFractionDigits: 1 });
  return html`<table class="chronicle" data-luck>
    <caption>${t("The dice: how often each face came, and was to be expected")}</caption>
    <thead><tr><th scope="col">${t("Face")}</th><th scope="col">${t("came")}</th><th scope="col">${t("expected")}</th></tr></thead>
    <tbody>
      ${all.map(({ face, came, expected }) => html`<tr><th scope="row">${board?.faceName?.(face, words) ?? words.name(face)}</th><td>${came}</td><td>${one.format(expected)}</td></tr>`)}
    </tbody>
  </table>`;
}
