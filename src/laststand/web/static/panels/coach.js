// The coach: how the table stands, what would be good, and the whole game in a curve. Only whoever
// asks is told.

/** @import { TablePage } from "../table.js" */
/** @import { Advice, Analysis, AnalysisMoment, Expected, Hint, Reason, Table, WinChance } from "../types.js" */
/** @import { GameWords } from "../words.js" */

import { html, nothing, svg } from "../vendor/lit.js";
import * as api from "../api.js";
import { icon } from "../icons.js";
import { percent as percentOf, t } from "../words.js";
import { fullName, ponder } from "./outlook.js";

const WIDTH = 600;
const HEIGHT = 60;
const AGAIN = 1500;

/**
 * What this browser has been told of a table; `seq`: the state that was analysed.
 * @typedef {{ advice: Advice | null, asked: boolean, analysis: Analysis | null, seq: number, done: number, of: number, running: boolean }} Told
 */

/** @type {WeakMap<TablePage, Told>} */
const told = new WeakMap();

/** @param {TablePage} page */
function toldTo(page) {
  const known = told.get(page) ?? { advice: null, asked: false, analysis: null, seq: -1, done: 0, of: 0, running: false };
  told.set(page, known);
  return known;
}

/** @param {number} chance */
const percent = (chance) => Math.round(100 * chance);

/** @param {number} p */
const inPercent = (p) => percentOf(p, 0);

/** @param {WinChance} chance */
const ranged = ({ chance, low, high }) => ({ chance: inPercent(chance), low: inPercent(low), high: inPercent(high) });

/**
 * Whether the coach answers: whoever sits at the table, and where it is played without hints only once it is over.
 * @param {Table} table
 */
const mayAsk = ({ hints, outcome, frozen, you }) => frozen || ((hints || outcome !== null) && (!you.watcher || you.owner));

// -- hints -------------------------------------------------------------------------------

/**
 * Stands beside the question.
 * @param {TablePage} page
 */
export function hintButton(page) {
  const { table } = page;
  if (!table || table.lesson || table.puzzle || !mayAsk(table)) return nothing;
  const { asked } = toldTo(page);
  return html`<button class="hint" data-hint aria-disabled=${asked} aria-keyshortcuts="H" @click=${() => ask(page)} title=${t("How do we stand, and what would be good? Only you see the answer.")}>
    ${icon("help")} ${asked ? t("Thinking…") : t("Hint")}
  </button>`;
}

/**
 * What the coach has said of the moment on the screen, if it was asked.
 * @param {TablePage} page
 */
export function advicePanel(page) {
  const { table, shown } = page;
  const { advice } = toldTo(page);
  if (!table || !advice || advice.seq !== table.seq || advice.moment !== shown?.moments) return nothing;
  return html`<section class="coach" aria-label=${t("Coach")} tabindex="0">${adviceWords(page, advice)}</section>`;
}

/**
 * What the coach holds for best at the present moment, if it was asked.
 * @param {TablePage} page
 */
export function advised(page) {
  const { advice } = toldTo(page);
  const isNow = advice !== null && advice.seq === page.table?.seq && advice.moment === page.table.moments;
  return isNow ? (advice.hints[0]?.notation ?? null) : null;
}

/**
 * Asks for a hint. The button stays what it is meanwhile: a keyboard that is on it would be thrown off.
 * @param {TablePage} page
 */
async function ask(page) {
  const known = toldTo(page);
  if (known.asked) return;
  known.asked = true;
  page.update();
  try {
    known.advice = await api.hints(page.id, page.past ? page.past.moments : null);
  } catch (error) {
    page.fail(error);
  }
  known.asked = false;
  page.update();
}

/**
 * How often a sensible team would win from here; a range only where there is one.
 * @param {WinChance} steward
 */
function standing(steward) {
  const { chance, low, high } = ranged(steward);
  if (low === high) return t("If a sensible team played on, it would win {chance} of such games.", { chance });
  return t("If a sensible team played on, it would win {chance} of such games ({low} to {high}).", { chance, low, high });
}

/**
 * @param {TablePage} page
 * @param {Advice} advice
 */
function adviceWords(page, advice) {
  const { steward, sage } = advice.standing;
  return html`<div data-advice role="status">
    <p class="standing">
      ${standing(steward)}
      ${sage ? t("If sage played on, {chance} ({low} to {high}).", ranged(sage)) : nothing}
    </p>
    <ol>${advice.hints.map((hint, place) => hinted(page, hint, place))}</ol>
  </div>`;
}

/**
 * @param {TablePage} page
 * @param {Hint} hint
 * @param {number} place
 */
function hinted(page, hint, place) {
  const { words, shown } = page;
  const option = shown?.choice?.options.find(({ notation }) => notation === hint.notation);
  if (!words || !option) return nothing;
  const name = fullName(page, option);
  const consider = () => ponder(page, option);
  const leave = () => ponder(page, null);
  return html`<li data-hinted=${hint.notation}>
    ${page.isOurs
      ? html`<button class="quiet" data-take-hint=${hint.notation} @click=${(/** @type {MouseEvent} */ event) => page.choose(option.notation, event.detail === 0 ? "options" : null)} @pointermove=${consider} @focus=${consider} @pointerleave=${leave} @blur=${leave}>${name}</button>`
      : html`<strong>${name}</strong>`}
    ${place ? html`<span class="behind">${behind(hint)}</span>` : nothing}
    <span class="why">${reason(page, hint)}</span>
  </li>`;
}

/** @param {Hint} hint */
function behind(hint) {
  if (hint.equal) return t("about equal");
  const [points, low, high] = [percent(hint.behind), percent(hint.low), percent(hint.high)];
  if (low === high) return t("worse by {points} in a hundred", { points });
  return t("worse by {points} in a hundred ({low} to {high})", { points, low, high });
}

/**
 * Why an option is good, in words.
 *
 * @param {TablePage} page
 * @param {Reason} hint
 */
export function reason(page, hint) {
  const { words } = page;
  if (!words) return "";
  if (hint.ends === "won") return t("It wins the game.");
  if (hint.ends === "lost") return t("It loses the game.");
  const themes = hint.themes.map((theme) => words.text(words.book.words.theme?.[theme] ?? theme)).join(", ");
  const why = words.sentence("advice", hint.why, hint.facts);
  const helps = themes ? [t("It helps with: {themes}.", { themes })] : [];
  return [why, ...hint.foreseen.map((expected) => brought(words, expected)), ...helps].join(" ");
}

/**
 * What an option wins or averts.
 *
 * @param {GameWords} words
 * @param {Expected} expected
 */
function brought(words, expected) {
  const what = words.event(expected).replace(/\.$/, "");
  const facts = { what, share: percent(expected.share), other: percent(expected.other) };
  return expected.share > expected.other
    ? t("It brings: {what} ({share} in a hundred, otherwise {other}).", facts)
    : t("It averts: {what} ({share} in a hundred, otherwise {other}).", facts);
}

// -- the whole game ----------------------------------------------------------------------

/** @param {TablePage} page */
export function analyseButton(page) {
  const { table } = page;
  if (!table || !mayAsk(table)) return nothing;
  return html`<button class="quiet" data-analyse @click=${() => analyse(page)} title=${t("The chance to win at every moment, the turning points, and the luck")}>${icon("search")} <span>${t("Analyse")}</span></button>`;
}

/**
 * Whether there is an analysis to be looked at, or one that is being made.
 * @param {TablePage} page
 */
export function isAnalysed(page) {
  const { analysis, running } = toldTo(page);
  return running || analysis !== null;
}

/**
 * A tab of its own: the board keeps its size, so that the moments can be looked at.
 * @param {TablePage} page
 */
export function analysisPanel(page) {
  const { analysis, done, of } = toldTo(page);
  if (!analysis) return html`<p class="analysis" role="status" data-analysing>${t("Analysed: {done} of {of}", { done, of })} <progress max=${of || 1} .value=${done}></progress></p>`;
  return html`<div class="analysis" data-analysis>${curve(page, analysis)} ${turnings(page, analysis)}</div>`;
}

/** @param {TablePage} page */
async function analyse(page) {
  const known = toldTo(page);
  page.tab = "analysis";
  if (known.running || (known.analysis && known.seq === page.table?.seq)) return showTab(page);
  Object.assign(known, { running: true, analysis: null, done: 0, of: 0 });
  showTab(page);
  try {
    let state = await api.beginAnalysis(page.id);
    const begun = state.seq;
    while (state.state === "running") {
      Object.assign(known, { done: state.done, of: state.of });
      page.update();
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
      if (page.isLeft) return;
      state = await api.analysis(page.id);
    }
    // One that failed leaves none, or that of an earlier state.
    if (state.seq < begun || !state.analysis) throw new api.Refused(500, { sentence: t("The analysis has failed.") });
    Object.assign(known, { analysis: state.analysis, seq: state.seq });
  } catch (error) {
    page.fail(error);
  }
  known.running = false;
  if (!known.analysis) page.tab = "log";
  page.update();
}

/** @param {TablePage} page */
function showTab(page) {
  page.update();
  document.querySelector(".tabs")?.scrollIntoView({ block: "nearest" });
}

/**
 * The chance to win over the moments; a click goes there.
 *
 * @param {TablePage} page
 * @param {Analysis} analysis
 */
function curve(page, analysis) {
  const { moments } = analysis;
  const step = WIDTH / Math.max(1, moments.length - 1);
  const y = (/** @type {AnalysisMoment} */ moment) => HEIGHT * (1 - moment.standing.steward.chance);
  const points = moments.map((moment, at) => `${(at * step).toFixed(1)},${y(moment).toFixed(1)}`).join(" ");
  const clicked = (/** @type {PointerEvent} */ event) => {
    const box = /** @type {SVGElement} */ (event.currentTarget).getBoundingClientRect();
    page.look(Math.round(((event.clientX - box.left) / box.width) * (moments.length - 1)));
  };
  const at = (page.shown?.moments ?? 0) * step;
  // A stretched circle would be an egg; the end of a line is round however the picture is stretched.
  const dot = (/** @type {AnalysisMoment} */ moment) => svg`<path class="turning" data-turning=${moment.moment} d="M${moment.moment * step} ${y(moment)}h0"></path>`;
  return html`<h3>${t("The chance to win, moment by moment")}</h3>
    <div class="chances-of-all">
      <svg class="curve" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label=${t("The chance to win, moment by moment")} @click=${clicked}>
        <polygon points="0,${HEIGHT} ${points} ${WIDTH},${HEIGHT}"></polygon>
        <line class="half" x1="0" x2=${WIDTH} y1=${HEIGHT / 2} y2=${HEIGHT / 2}></line>
        <polyline points=${points}></polyline>
        <line class="here" x1=${at} x2=${at} y1="0" y2=${HEIGHT}></line>
        ${moments.filter(({ turning }) => turning).map(dot)}
      </svg>
      <span>${inPercent(1)}</span><span>${inPercent(0.5)}</span><span>${inPercent(0)}</span>
    </div>`;
}

/**
 * @param {TablePage} page
 * @param {Analysis} analysis
 */
function turnings(page, analysis) {
  const all = analysis.turning.slice(0, 5).map((number) => analysis.moments[number]).filter((moment) => moment !== undefined);
  return html`<p class="luck">${luckWords(analysis.luck)}</p>
    ${all.length > 0 ? html`<h3>${t("Turning points")}</h3>` : nothing}
    <ol class="turnings">
      ${all.map(
        (moment) =>
          html`<li><button class="quiet" data-turning-point=${moment.moment} @click=${() => page.look(moment.moment)}>
            ${t("Moment {moment}: {better} in place of {chosen} would have been better by {points} in a hundred.", {
              moment: moment.moment,
              better: page.words?.sentence("option", moment.better_said.key, moment.better_said.facts) ?? moment.better,
              chosen: said(page, moment),
              points: percent(moment.gain),
            })}
          </button></li>`,
      )}
    </ol>`;
}

/**
 * What dice and cards have added to the chance to win, or taken from it.
 * @param {number} luck
 */
function luckWords(luck) {
  const points = percent(Math.abs(luck));
  if (points === 0) return t("Luck: neither kind nor unkind, all together.");
  if (luck > 0) return t("Luck was kind: all together it added {points} in a hundred to the chance to win.", { points });
  return t("Luck was unkind: all together it took {points} in a hundred from the chance to win.", { points });
}

/**
 * What was chosen at a moment, in words.
 *
 * @param {TablePage} page
 * @param {AnalysisMoment} moment
 */
function said(page, moment) {
  const made = page.table?.history[moment.moment];
  return made && page.words ? page.words.option(made.chosen) : moment.chosen;
}
