// What is asked now, what can be answered, what the answer may bring, and what can not be done.

/** @import { TablePage } from "../table.js" */
/** @import { Choice, Drawing, Option, Face, Refusal } from "../types.js" */

import { html, nothing, repeat } from "../vendor/lit.js";
import { icon } from "../icons.js";
import { t } from "../words.js";
import { ending } from "./after.js";
import { advicePanel, hintButton } from "./coach.js";
import { outlook, ponder } from "./outlook.js";
import { ruleLink } from "./rules.js";

/** @param {TablePage} page */
export function choicePanel(page) {
  const table = page.shown;
  if (!table) return nothing;
  return html`<section class="ask" aria-label=${t("What is asked")}>
    ${table.outcome ? ending(page) : nothing} ${table.choice ? asking(page, table.choice) : nothing} ${coming(page)}
  </section>`;
}

/**
 * What is being told, over the board: it comes and goes, and nothing must move for it.
 * @param {TablePage} page
 */
export function telling(page) {
  const { now } = page.motion;
  const { move } = page.following;
  if (!page.words || !(now || move)) return nothing;
  return html`<p class="telling">
    <span>
      ${move ? html`<b data-bot-move>${t("{name}: {what}.", { name: page.seatName(move.move.seat), what: page.words.option(move.move.chosen) })}</b> ${move.why ? html`<i data-bot-why>${move.why}</i>` : nothing}` : nothing}
      ${now ? page.words.event(now) : nothing}
    </span>
    <button class="quiet" data-skip @click=${() => (page.following.hurry(), page.motion.skip(), page.update())}>${icon("skip")} ${page.following.waiting.length > 0 ? t("Hurry") : t("Skip")}</button>
  </p>`;
}

/**
 * Who is asked, why, what, what is left to answer with; the answers; and what they bring.
 * @param {TablePage} page
 * @param {Choice} choice
 */
function asking(page, choice) {
  const { words, board } = page;
  if (!words) return nothing;
  const [step] = page.shown?.coming_up ?? [];
  const left = board?.left?.(choice, page.drawing) ?? "";
  return html`
    <div class="question">
      ${hintButton(page)}
      <p class="whose ${changesHands(page, choice) ? "passed" : ""}" data-seat-asked=${choice.seat ?? ""}>${whose(page, choice)}</p>
      ${step ? html`<p class="because" data-because>${words.step(step)}</p>` : nothing}
      <h2 data-ask=${choice.ask}>${words.ask(choice)}\u00a0${ruleLink(page, choice.rule)}</h2>
      ${left ? html`<p class="left" data-left>${left}</p>` : nothing} ${subject(page, choice)}
    </div>
    ${optionList(page, choice)} ${advicePanel(page)} ${outlook(page, choice)}
  `;
}

/**
 * What the question is about, in words.
 * @param {TablePage} page
 * @param {Choice} choice
 */
function subject(page, choice) {
  const component = page.board?.subject?.(choice, page.shown?.view, page.shown?.coming_up[0]?.facts ?? {}) ?? null;
  const about = component === null ? null : page.board?.about(component, page.scene);
  return about ? html`<p class="subject" data-subject=${component}><b>${about.title}</b> ${(about.lines ?? []).map((line) => html`<span>${line}</span> `)}</p>` : nothing;
}

/**
 * @param {TablePage} page
 * @param {Choice} choice
 */
function neverHere(page, choice) {
  const [onward] = choice.options;
  if (!onward || !page.isOurs || !page.book?.windows.includes(choice.ask)) return nothing;
  if (page.foresight.ends(onward.notation) === "lost") return nothing;
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
  if (!page.isOurs && choice.seat === null) return t("Waiting for the players.");
  if (!page.isOurs && page.talk.speaks) return t("Waiting for {name}. Choose what you would propose.", { name: page.seatName(choice.seat) });
  if (!page.isOurs) return t("Waiting for {name}.", { name: page.seatName(choice.seat) });
  if (changesHands(page, choice)) return t("Pass to {name}", { name: page.seatName(choice.seat) });
  const several = (page.table?.seats.length ?? 1) > 1;
  if (!several) return "";
  return choice.seat === null ? t("Anyone decides") : t("{name} decides", { name: page.seatName(choice.seat) });
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
 * An option as it is listed: with its face, whether it comes first and is large, whether it is emphasised,
 * and what does the same otherwise paid for.
 * @typedef {{ option: Option, face: Face, large: boolean, main: boolean, others: Option[] }} Listed
 */

/**
 * @param {TablePage} page
 * @param {Choice} choice
 */
function optionList(page, choice) {
  page.digits = [];
  if (page.matters.length > 0) return matterList(page, choice);
  /** @type {Map<string, Listed[]>} */
  const groups = new Map();
  for (const listed of inOrder(listing(page, choice.options))) {
    const name = listed.face.group ?? "";
    groups.set(name, [...(groups.get(name) ?? []), listed]);
  }
  return html`<div class="options" ?data-busy=${page.busy} tabindex=${page.isOurs ? nothing : 0}>
    ${holdingDice(page)}
    ${[...groups].map(
      ([name, members]) =>
        html`<div class="group" role="group" aria-label=${name || t("Options")}>
          ${name ? html`<h3>${name}</h3>` : nothing}
          ${repeat(members, ({ option }) => option.notation, (listed) => listedOption(page, listed))}
        </div>`,
    )}
    ${page.holding.rolling ? unfolding(page, "rolls", t("Every way to roll again"), page.holding.rolling.options.filter((other) => other !== page.holding.option)) : nothing}
    ${neverHere(page, choice)}
  </div>`;
}

/**
 * Options that do the same are one, the cheapest. Which are large and come first the board says, so that
 * nothing moves when it is told what a sensible player looks at first.
 * @param {TablePage} page
 * @param {Option[]} options
 * @returns {Listed[]}
 */
function listing(page, options) {
  const { board, drawing } = page;
  /** @type {Map<string, { option: Option, cost: number }[]>} */
  const ways = new Map();
  for (const option of options) {
    if (page.holding.covers(option)) continue;
    const alike = board?.alike?.(option, drawing);
    const key = alike?.key ?? `=${option.notation}`;
    ways.set(key, [...(ways.get(key) ?? []), { option, cost: alike?.cost ?? 0 }]);
  }
  const all = [...ways.values()].map((same) => {
    const [first, ...others] = same.sort((one, other) => one.cost - other.cost).map(({ option }) => option);
    const option = /** @type {Option} */ (first);
    return { option, others, face: board?.face(option, drawing) ?? { icons: [] } };
  });
  const restful = !page.holding.rolling && page.matters.length === 0 && all.every(({ face }) => face.rest || face.reserve);
  const sized = all.map((listed) => ({ ...listed, main: false, large: Boolean(listed.face.main || (listed.face.rest && restful)) }));
  return sized.map((listed) => ({ ...listed, main: isEmphasised(page, listed, sized) }));
}

/**
 * What a sensible player looks at first; where nobody says so, what the board holds for it. What passes
 * never is while something the board holds useful is left, nor what would lose the game.
 * @param {TablePage} page
 * @param {Listed} listed
 * @param {Listed[]} all
 */
function isEmphasised(page, listed, all) {
  const { first } = page.foresight;
  if (first === undefined || page.foresight.ends(listed.option.notation) === "lost") return false;
  const isFirst = (/** @type {Listed} */ { option, others }) => [option, ...others].some(({ notation }) => notation === first);
  const named = all.find(isFirst);
  const passes = named?.face.rest && all.some(({ face }) => face.main);
  const better = passes ? page.foresight.then.map((notation) => all.find(({ option }) => option.notation === notation)).find((other) => other?.face.main) : named;
  if (first === null || (passes && !better)) return listed.large;
  return better === listed;
}

/**
 * What a sensible player looks at first comes first, then what passes, and what would do nothing last.
 * @param {Listed[]} all
 */
function inOrder(all) {
  const rank = (/** @type {Listed} */ { option, large, face }) => (large ? 0 : option.idle ? 4 : face.rest ? 2 : face.group ? 3 : 1);
  return [...all].sort((one, other) => rank(one) - rank(other));
}

/**
 * @param {TablePage} page
 * @param {Listed} listed
 */
function listedOption(page, { option, face, large, main, others }) {
  const button = optionButton(page, option, { ...face, main, large }, digit(page, () => page.choose(option.notation)));
  if (others.length === 0) return button;
  return html`${button} ${unfolding(page, option.notation, t("Pay otherwise"), others)}`;
}

/**
 * A button that shows more options, and these.
 * @param {TablePage} page
 * @param {string} id
 * @param {string} title
 * @param {Option[]} options
 */
function unfolding(page, id, title, options) {
  const isOpen = page.unfolded.has(id);
  const turn = () => {
    if (!page.unfolded.delete(id)) page.unfolded.add(id);
    page.update();
  };
  return html`<button class="quiet unfold" data-unfold=${id} aria-expanded=${isOpen} ?disabled=${!page.isOurs} @click=${turn}>${title} (${options.length})</button>
    <div class="within" ?hidden=${!isOpen}>
      ${repeat(
        options,
        ({ notation }) => notation,
        (option) => optionButton(page, option, { ...(page.board?.face(option, page.drawing) ?? { icons: [] }), main: false }, 10),
      )}
    </div>`;
}

/**
 * The dice to be held, and the button that rolls the others again.
 * @param {TablePage} page
 */
function holdingDice(page) {
  const { holding } = page;
  const { rolling } = holding;
  if (!rolling) return nothing;
  const { option } = holding;
  const label = option ? (page.words?.option(option) ?? "") : whyNoRoll(page);
  const face = option ? page.board?.face(option, page.drawing) : undefined;
  // Its key is its own whether it can roll or not: what comes after it keeps the keys it has.
  const number = digit(page, () => option && page.choose(option.notation));
  const { first } = page.foresight;
  const rolls = first === null || rolling.options.some(({ notation }) => notation === first);
  return html`<div class="holding" data-holding role="group" aria-label=${t("Tap the dice to hold them")}>
    <div class="hold-dice">
      ${rolling.dice.map(
        ({ id, title, picture }) => {
          const fate = holding.has(id) ? t("held") : t("rolls");
          return html`<button class="hold-die" data-hold=${id} aria-pressed=${holding.has(id)} @click=${() => holding.toggle(id)}>
            <span class="unseen">${title}, </span><span class="picture" aria-hidden="true">${picture}</span><small>${fate}</small>
          </button>`;
        },
      )}
    </div>
    ${option
      ? optionButton(page, option, { icons: ["reroll"], large: true, main: rolls, note: face?.note ?? "" }, number, label)
      : html`<button class="option large ${rolls ? "main" : ""}" disabled data-roll-again><kbd aria-hidden="true" data-key=${number}></kbd>${icon("reroll")}<span>${label}</span></button>`}
  </div>`;
}

/**
 * Why the dice that are not held can not be rolled again as they lie.
 * @param {TablePage} page
 */
function whyNoRoll({ holding }) {
  if (holding.rolling?.dice.every(({ id }) => holding.has(id))) return t("Roll again: let go of the dice to be rolled");
  if (holding.fewest > 0) return t("Roll again: hold at least {count:die}", { count: holding.fewest });
  return t("Roll again: hold the dice you want to keep");
}

/**
 * First what, then where: what belongs to no group, then matters by their group, and beneath the open
 * one its options.
 * @param {TablePage} page
 * @param {Choice} choice
 */
function matterList(page, choice) {
  const { board, drawing } = page;
  /** @type {Map<string, { matters: Set<string>, singles: Listed[] }>} */
  const groups = new Map();
  /** @type {Map<string, Option[]>} */
  const within = new Map();
  const groupOf = (/** @type {string | undefined} */ name) => {
    const group = groups.get(name ?? "") ?? { matters: new Set(), singles: [] };
    groups.set(name ?? "", group);
    return group;
  };
  for (const option of choice.options) {
    const matter = page.matterOf(option);
    if (matter === null) continue;
    groupOf(board?.matter?.(matter, drawing).group).matters.add(matter);
    const there = within.get(matter);
    if (there) there.push(option);
    else within.set(matter, [option]);
  }
  for (const listed of listing(page, choice.options.filter((option) => page.matterOf(option) === null))) groupOf(listed.face.group).singles.push(listed);
  const ordered = [...groups].sort(([one], [other]) => Number(other === "") - Number(one === ""));
  return html`<div class="options" ?data-busy=${page.busy} tabindex=${page.isOurs ? nothing : 0}>
    ${repeat(
      ordered,
      ([name]) => name,
      ([name, { matters, singles }]) => html`<div class="group" role="group" aria-label=${name || t("Options")}>
        ${name ? html`<h3>${name}</h3>` : nothing}
        ${repeat(singles, ({ option }) => option.notation, (listed) => listedOption(page, listed))}
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
  const { first } = page.foresight;
  const isMain = !isOpen && options.some(({ notation }) => notation === first);
  return html`
    ${only
      ? nothing
      : html`<button class="option matter ${isMain ? "main" : ""}" data-matter=${id} aria-expanded=${isOpen} aria-controls=${within} ?disabled=${!page.isOurs} @click=${(/** @type {MouseEvent} */ event) => openMatter(page, id, event.detail === 0)}>
          ${number <= 9 && page.isOurs ? html`<kbd aria-hidden="true" data-key=${number}></kbd>` : nothing}
          ${matter?.icons.map((name) => icon(name))}<span>${matter?.title ?? id} ${matter?.note ? html`<small>${matter.note}</small>` : nothing}</span>
        </button>`}
    <div class="within" id=${within} role="group" aria-label=${matter?.title ?? id} ?hidden=${!isOpen}>
      ${matter?.onMap && options.length > FEW_SPOTS
        ? html`<p class="on-map">${icon("direction")} ${t("Choose on the map: {count:spot} glow.", { count: options.length })}</p>
            ${unfolding(page, `spots ${id}`, t("List them"), options)}`
        : repeat(listing(page, options), ({ option }) => option.notation, (listed) => (isOpen ? listedOption(page, listed) : unnumbered(page, listed)))}
    </div>
  `;
}

/** More spots than these are chosen on the map. */
const FEW_SPOTS = 6;

/**
 * Options of a matter that is not open: there, and without a key.
 * @param {TablePage} page
 * @param {Listed} listed
 */
function unnumbered(page, { option, face, others }) {
  return [option, ...others].map((one) => optionButton(page, one, { ...face, main: false }, 10));
}

/**
 * @param {TablePage} page
 * @param {string} id
 * @param {boolean} isKeyed the keyboard goes on among the options of the matter
 */
function openMatter(page, id, isKeyed) {
  if (isKeyed) page.unfolded.add(`spots ${id}`);
  page.openUp(id);
  if (!isKeyed || page.openMatter !== id) return;
  /** @type {HTMLElement | null} */ (document.querySelector(".within:not([hidden]) [data-option]"))?.focus();
}

/**
 * @param {TablePage} page
 * @param {Option} option
 * @param {Face & { large?: boolean }} face
 * @param {number} number
 * @param {string} [label]
 */
function optionButton(page, option, face, number, label = page.words?.option(option) ?? option.notation) {
  // Only a hand that moves points: what comes to lie under one that rests has not been asked about.
  const consider = () => ponder(page, option);
  const ends = page.foresight.ends(option.notation);
  const kind = `option ${face.large ? "large" : ""} ${face.main ? "main" : ""} ${face.short ? "chip" : ""} ${ends ?? ""}`;
  const inside = html`${number <= 9 && page.isOurs ? html`<kbd aria-hidden="true" data-key=${number}></kbd>` : nothing}
    ${face.icons.map((name) => icon(name))}<span>${face.short ?? label}${face.note ? html` <small>${face.note}</small>` : nothing}${face.text ? html` <small class="printed" aria-hidden="true">${face.text}</small>` : nothing}${ends ? html` <strong class="end">${ends === "lost" ? t("The siege is lost.") : t("The siege is won.")}</strong>` : nothing}</span>`;
  const past = page.past && page.table?.history[page.past.moments]?.chosen.notation === option.notation;
  const proposed = page.past ? [] : page.talk.proposers(option.notation);
  const mark = proposed.length > 0 ? html`<em class="proposed" data-proposed=${option.notation}>${t("{names} proposes this", { names: proposed.map((seat) => page.seatName(seat)).join(", ") })}</em>` : nothing;
  if (!page.isOurs && page.talk.speaks && !page.past) return html`<button class="${kind} idle" data-propose=${option.notation} title=${t("I propose this")} @click=${() => page.talk.say({ option: option.notation })}>${inside} ${mark}</button>`;
  if (!page.isOurs) return html`<span class="${kind} idle ${past ? "chosen" : ""}" title=${label}>${inside} ${mark}</span>`;
  return html`<button
    class=${kind}
    data-option=${option.notation}
    data-foresees=${ends ?? nothing}
    aria-label=${face.short ? `${[face.short, face.note, face.text].filter(Boolean).join(" ")}, ${label}` : nothing}
    aria-keyshortcuts=${number <= 9 ? String(number) : nothing}
    title=${face.short ? label : nothing}
    @click=${(/** @type {MouseEvent} */ event) => page.choose(option.notation, event.detail === 0 ? "options" : null)}
    @pointermove=${consider}
    @focus=${consider}
    @pointerleave=${() => ponder(page, null)}
    @blur=${() => ponder(page, null)}
  >
    ${inside} ${mark}
  </button>`;
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
  const steps = (page.shown?.coming_up ?? []).slice(page.shown?.choice ? 1 : 0);
  if (!words || steps.length === 0 || page.shown?.outcome) return nothing;
  return html`<div class="coming" role="group" aria-label=${t("Coming up")} tabindex="0">
    <h3>${icon("coming")} ${t("Coming up")}</h3>
    <ol>
      ${steps.map((step) => html`<li data-coming=${step.step}>${words.step(step)}</li>`)}
    </ol>
  </div>`;
}
