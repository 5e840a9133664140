// What is asked now, what can be answered, what the answer may bring, and what can not be done.

/** @import { TablePage } from "../table.js" */
/** @import { Choice, Drawing, Option, Odds, Face, Refusal } from "../types.js" */

import { html, nothing, repeat } from "../vendor/lit.js";
import { recordAddress } from "../api.js";
import { icon } from "../icons.js";
import { t } from "../words.js";
import { preferences } from "../session.js";
import { ruleLink } from "./rules.js";

/** @param {TablePage} page */
export function choicePanel(page) {
  const table = page.shown;
  if (!table) return nothing;
  return html`<section class="ask" aria-label=${t("What is asked")}>
    ${telling(page)}
    ${table.outcome ? ending(page) : nothing} ${table.choice ? asking(page, table.choice) : nothing} ${coming(page)}
  </section>`;
}

/** @param {TablePage} page */
function telling(page) {
  const { now } = page.motion;
  if (!now || !page.words) return nothing;
  return html`<p class="telling">
    <span>${page.words.event(now)}</span>
    <button class="quiet" @click=${() => (page.motion.skip(), page.update())}>${icon("skip")} ${t("Skip")}</button>
  </p>`;
}

/** @param {TablePage} page */
function ending(page) {
  const outcome = page.shown?.outcome;
  const { words } = page;
  if (!outcome || !words) return nothing;
  return html`<div class="ending ${outcome.won ? "won" : "lost"}" data-outcome=${outcome.won ? "won" : "lost"}>
    ${icon(outcome.won ? "victory" : "defeat")}
    <h2>${outcome.won ? t("Victory") : t("Defeat")}</h2>
    <p>${words.outcome(outcome)} ${ruleLink(page, outcome.rule)}</p>
    <p class="after">
      <button class="main" data-again @click=${() => page.again({ sameLuck: false })}>${t("A new game")}</button>
      ${page.luckCanReturn
        ? html`<button data-same-luck @click=${() => page.again({ sameLuck: true })}>${t("Again with the same seed")}</button>`
        : nothing}
      <button @click=${() => page.look(0)}>${t("Watch from the start")}</button>
      <a class="button" href=${recordAddress(page.id)} download>${t("Save the record")}</a>
    </p>
  </div>`;
}

/**
 * @param {TablePage} page
 * @param {Choice} choice
 */
function asking(page, choice) {
  const { words } = page;
  if (!words) return nothing;
  return html`
    <p class="whose ${changesHands(page, choice) ? "passed" : ""}" data-seat-asked=${choice.seat ?? ""}>${whose(page, choice)}</p>
    <h2 data-ask=${choice.ask}>${words.ask(choice)} ${ruleLink(page, choice.rule)}</h2>
    ${optionList(page, choice)} ${neverHere(page, choice)} ${oddsTable(page, choice)}
  `;
}

/**
 * @param {TablePage} page
 * @param {Choice} choice
 */
function neverHere(page, choice) {
  const [onward] = choice.options;
  if (!onward || !page.isOurs || !page.book?.windows.includes(choice.ask)) return nothing;
  return html`<button class="quiet" data-never @click=${() => page.passForGood(choice.ask, onward.notation)}>${icon("skip")} ${t("Go on, and never stop here again")}</button>`;
}

/**
 * @param {TablePage} page
 * @param {Choice} choice
 */
function whose(page, choice) {
  const seat = choice.seat === null ? null : page.table?.seats[choice.seat];
  if (page.past) {
    const chosen = page.table?.history[page.past.moments];
    return chosen && page.words ? t("Chosen here: {what}", { what: page.words.option(chosen.chosen) }) : "";
  }
  if (page.table?.frozen) return t("A record: look at any moment, or try another way from it.");
  if (seat?.bot) return t("{name} is thinking…", { name: page.seatName(seat.seat) });
  if (!page.isOurs) return t("Waiting for {name}.", { name: page.seatName(choice.seat) });
  if (changesHands(page, choice)) return t("Pass to {name}", { name: page.seatName(choice.seat) });
  const several = (page.table?.seats.length ?? 1) > 1;
  return several ? t("{name} decides", { name: page.seatName(choice.seat) }) : "";
}

/**
 * Whether the decision has just gone from one person at this screen to another.
 *
 * @param {TablePage} page
 * @param {Choice} choice
 */
function changesHands(page, choice) {
  const before = page.table?.history.at(-1)?.by ?? null;
  if (page.past || before === null || choice.seat === null || before === choice.seat) return false;
  return page.isOurs && (page.table?.you.seats.includes(before) ?? false);
}

/**
 * @param {TablePage} page
 * @param {Choice} choice
 */
function optionList(page, choice) {
  if (page.matters.length > 0) return matterList(page, choice);
  /** @type {Map<string, { option: Option, face: Face, number: number }[]>} */
  const groups = new Map();
  choice.options.forEach((option, index) => {
    const face = page.board?.face(option, page.drawing) ?? { icons: [] };
    const group = groups.get(face.group ?? "") ?? [];
    group.push({ option, face, number: index + 1 });
    groups.set(face.group ?? "", group);
  });
  return html`<div class="options" ?data-busy=${page.busy}>
    ${[...groups].map(
      ([name, members]) =>
        html`<div class="group" role="group" aria-label=${name || t("Options")}>
          ${name ? html`<h3>${name}</h3>` : nothing}
          ${repeat(
            members,
            ({ option }) => option.notation,
            ({ option, face, number }) => optionButton(page, option, face, number),
          )}
        </div>`,
    )}
  </div>`;
}

/**
 * First what, then where: what belongs to no group, then matters by their group, and beneath the open
 * one its options.
 * @param {TablePage} page
 * @param {Choice} choice
 */
function matterList(page, choice) {
  page.digits = [];
  const { board, drawing } = page;
  /** @type {Map<string, { matters: Set<string>, singles: Option[] }>} */
  const groups = new Map();
  /** @type {Map<string, Option[]>} */
  const within = new Map();
  for (const option of choice.options) {
    const matter = page.matterOf(option);
    const name = (matter === null ? board?.face(option, drawing) : board?.matter?.(matter, drawing))?.group ?? "";
    const group = groups.get(name) ?? { matters: new Set(), singles: [] };
    groups.set(name, group);
    if (matter === null) group.singles.push(option);
    else {
      group.matters.add(matter);
      within.set(matter, [...(within.get(matter) ?? []), option]);
    }
  }
  const ordered = [...groups].sort(([one], [other]) => Number(other === "") - Number(one === ""));
  return html`<div class="options" ?data-busy=${page.busy}>
    ${repeat(
      ordered,
      ([name]) => name,
      ([name, { matters, singles }]) => html`<div class="group" role="group" aria-label=${name || t("Options")}>
        ${name ? html`<h3>${name}</h3>` : nothing}
        ${repeat(singles, ({ notation }) => notation, (option) => optionButton(page, option, board?.face(option, drawing) ?? { icons: [] }, digit(page, () => page.choose(option.notation))))}
        ${repeat([...matters], (id) => id, (id) => matterButton(page, drawing, id, within.get(id) ?? []))}
      </div>`,
    )}
  </div>`;
}

/**
 * The key for the next thing in the list.
 * @param {TablePage} page
 * @param {() => void} deed
 */
function digit(page, deed) {
  page.digits.push(deed);
  return page.digits.length;
}

/**
 * @param {TablePage} page
 * @param {Drawing} drawing
 * @param {string} id
 * @param {Option[]} options
 */
function matterButton(page, drawing, id, options) {
  const matter = page.board?.matter?.(id, drawing);
  const isOpen = page.openMatter === id;
  const within = `matter-${id.replaceAll(" ", ".")}`;
  const only = page.matters.length === 1;
  const open = () => page.openUp(id);
  const number = only ? 10 : digit(page, open);
  return html`
    ${only
      ? nothing
      : html`<button class="option matter" data-matter=${id} aria-expanded=${isOpen} aria-controls=${within} ?disabled=${!page.isOurs} @click=${(/** @type {MouseEvent} */ event) => openMatter(page, id, event.detail === 0)}>
          ${number <= 9 && page.isOurs ? html`<kbd aria-hidden="true" data-key=${number}></kbd>` : nothing}
          ${matter?.icons.map((name) => icon(name))}<span>${matter?.title ?? id} ${matter?.note ? html`<small>${matter.note}</small>` : nothing}</span>
        </button>`}
    <div class="within" id=${within} role="group" aria-label=${matter?.title ?? id} ?hidden=${!isOpen}>
      ${repeat(
        options,
        ({ notation }) => notation,
        (option) => {
          const face = page.board?.face(option, drawing) ?? { icons: [] };
          return optionButton(page, option, face, isOpen ? digit(page, () => page.choose(option.notation)) : 10);
        },
      )}
    </div>
  `;
}

/**
 * @param {TablePage} page
 * @param {string} id
 * @param {boolean} isKeyed the keyboard goes on among the options of the matter
 */
function openMatter(page, id, isKeyed) {
  page.openUp(id);
  if (!isKeyed || page.openMatter !== id) return;
  /** @type {HTMLElement | null} */ (document.querySelector(".within:not([hidden]) button"))?.focus();
}

/**
 * @param {TablePage} page
 * @param {Option} option
 * @param {Face} face
 * @param {number} number
 */
function optionButton(page, option, face, number) {
  const label = page.words?.option(option) ?? option.notation;
  const consider = () => ponder(page, option);
  const kind = `option ${face.main ? "main" : ""} ${face.short ? "chip" : ""}`;
  const inside = html`${number <= 9 && page.isOurs ? html`<kbd aria-hidden="true" data-key=${number}></kbd>` : nothing}
    ${face.icons.map((name) => icon(name))}<span>${face.short ?? label}</span>`;
  const past = page.past && page.table?.history[page.past.moments]?.chosen.notation === option.notation;
  if (!page.isOurs) return html`<span class="${kind} idle ${past ? "chosen" : ""}" title=${label}>${inside}</span>`;
  return html`<button
    class=${kind}
    data-option=${option.notation}
    aria-label=${face.short ? `${face.short}, ${label}` : nothing}
    aria-keyshortcuts=${number <= 9 ? String(number) : nothing}
    title=${face.short ? label : nothing}
    @click=${(/** @type {MouseEvent} */ event) => page.choose(option.notation, event.detail === 0 ? "options" : null)}
    @pointerenter=${consider}
    @focus=${consider}
    @pointerleave=${() => ponder(page, null)}
    @blur=${() => ponder(page, null)}
  >
    ${inside}
  </button>`;
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
  page.update();
}

/**
 * @param {TablePage} page
 * @param {Choice} choice
 */
function oddsTable(page, choice) {
  const { words } = page;
  const { seq, odds: known } = page.odds;
  if (!words || !page.isOurs || seq !== page.table?.seq) return nothing;
  const matter = page.openMatter;
  const [pondered] = page.pointing.pondered;
  const withOdds = choice.options.filter((option) => known[option.notation]?.length && (matter === null || page.matterOf(option) === matter));
  const first = page.matters.length > 0 && matter === null ? undefined : withOdds[0];
  const option = withOdds.find(({ notation }) => notation === pondered?.notation) ?? first;
  if (!option) return nothing;
  return html`<div class="odds" data-odds=${option.notation}>
    <h3>${icon("dice")} ${t("What it may bring: {what}", { what: words.option(option) })}</h3>
    <ul>
      ${known[option.notation]?.map(
        (odds) =>
          html`<li>
            <span>${words.odds(odds)}</span>
            <meter min="0" max="1" value=${odds.p} aria-label=${words.odds(odds)}></meter>
            <b title=${t("{ways} of {of} ways", { ways: odds.ways, of: odds.of })}>${percent(odds)}</b>
          </li>`,
      )}
    </ul>
  </div>`;
}

/** @param {Odds} odds */
export function percent(odds) {
  return new Intl.NumberFormat(preferences.language, { style: "percent", maximumFractionDigits: 1 }).format(odds.p);
}

/**
 * Each reason once, however many answers it denies.
 * @param {TablePage} page
 * @param {Refusal[]} refusals
 */
export function reasons(page, refusals) {
  /** @type {Map<string, string>} */
  const found = new Map();
  for (const refusal of refusals) found.set(page.words?.refusal(refusal) ?? "", refusal.rule);
  return [...found].map(([sentence, rule]) => ({ sentence, rule }));
}

/** @param {TablePage} page */
function coming(page) {
  const { words } = page;
  const steps = page.shown?.coming_up ?? [];
  if (!words || steps.length === 0 || page.shown?.outcome) return nothing;
  return html`<div class="coming">
    <h3>${icon("coming")} ${t("Coming up")}</h3>
    <ol>
      ${steps.map((step) => html`<li data-coming=${step.step}>${words.step(step)}</li>`)}
    </ol>
  </div>`;
}
