// The table in words, for whoever hears the page: headings, lists, a log, and a line to ask in.

/** @import { TablePage } from "../table.js" */
/** @import { Option, Prospect } from "../types.js" */

import { html, nothing } from "../vendor/lit.js";
import { closeDialog } from "../parts.js";
import { t } from "../words.js";

const LATEST = 12;
/** Words that ask and name nothing, in any of the languages. */
const ASKING = /^(at|in|on|to|there|à|au|aux|dans|sur|en|al|hay|can|i|do|now|puis|peux|je|faire|puedo|hacer|se|puede|where|what|who|is|are|the|a|an|of|my|which|où|est|sont|le|la|les|l|un|une|des|du|de|qui|quoi|quel|quels|dónde|donde|está|están|el|los|las|una|quién|qué|del)$/;

/** @param {TablePage} page */
export function readerDialog(page) {
  const { words, shown } = page;
  if (!words || !shown) return nothing;
  /** @type {Prospect[]} */
  const prospects = shown.view?.siege ?? [];
  return html`<dialog id="reader" aria-labelledby="reader-title">
    <h2 id="reader-title">${t("The table in words")}</h2>
    <form @submit=${(/** @type {Event} */ event) => ask(page, event)}>
      <label for="reader-ask">${t("Ask: where something is, what it is, or what you can do; a number chooses")}</label>
      <input id="reader-ask" name="question" autocomplete="off" /> <button>${t("Ask")}</button>
      <button type="button" data-everything @click=${() => answer(unlike(things(page, true)))}>${t("Everything on the table")}</button>
    </form>
    <div role="status" id="reader-answer" data-answer></div>
    <h3>${t("State of the siege")}</h3>
    <ul>${prospects.map(({ key, facts }) => html`<li>${words.sentence("siege", key, facts)}</li>`)}</ul>
    <h3>${t("What is asked")}</h3>
    <p aria-live="polite">${shown.outcome ? words.outcome(shown.outcome) : shown.choice ? words.ask(shown.choice) : nothing}</p>
    <ol>${(shown.choice?.options ?? []).map((option) => html`<li>${answering(page, option)}</li>`)}</ol>
    <h3 id="reader-log">${t("Log")}</h3>
    <div role="log" aria-labelledby="reader-log"><ul>${shown.events.slice(-LATEST).map((event) => html`<li>${words.event(event)}</li>`)}</ul></div>
    <button class="main" @click=${closeDialog}>${t("Close")}</button>
  </dialog>`;
}

/**
 * An option: chosen here too, where it is ours to choose.
 * @param {TablePage} page
 * @param {Option} option
 */
function answering(page, option) {
  const said = page.words?.option(option) ?? option.notation;
  return page.isOurs ? html`<button class="quiet" data-reader-chooses=${option.notation} @click=${() => page.choose(option.notation)}>${said}</button>` : said;
}

/** @param {TablePage} page */
function options({ words, shown }) {
  return (shown?.choice?.options ?? []).map((option) => words?.option(option) ?? option.notation);
}

/**
 * Answers a question; a number chooses the option that has it. The line is then free for the next.
 * @param {TablePage} page
 * @param {Event} event
 */
function ask(page, event) {
  event.preventDefault();
  const form = /** @type {HTMLFormElement} */ (event.target);
  const question = String(new FormData(form).get("question") ?? "").trim();
  form.reset();
  const meant = /^\d+$/.test(question) ? page.shown?.choice?.options[Number(question) - 1] : undefined;
  answer(meant ? [page.words?.option(meant) ?? ""] : answers(page, question));
  if (meant) page.choose(meant.notation);
}

/** @param {string[]} lines */
function answer(lines) {
  document.getElementById("reader-answer")?.replaceChildren(listOf(lines));
}

/**
 * What the board says of the things a question names, of those that bear most of its words; a question
 * that names nothing asks what can be done.
 * @param {TablePage} page
 * @param {string} question
 */
function answers(page, question) {
  const asked = wordsOf(question).filter((word) => !ASKING.test(word)).map(stem);
  const letter = PLACE.exec(question)?.[0];
  if (asked.length === 0 && !letter) return options(page);
  const bears = (/** @type {string} */ thing) => {
    const words = new Set(wordsOf(thing).map(stem));
    const isThere = letter !== undefined && new RegExp(`[(, ]${letter}\\b`).test(thing.split(". ")[0] ?? "");
    return asked.filter((word) => words.has(word)).length + Number(isThere);
  };
  const found = unlike(things(page));
  const most = Math.max(0, ...found.map(bears));
  return most > 0 ? found.filter((thing) => bears(thing) === most) : [t("Nothing on the table is called that.")];
}

/** A place that has a letter for its name. What I can do is asked of no place. */
const PLACE = /(?<=\s|^)[A-HJ-Z](?=\W*$)/;

/** @param {string[]} said */
const unlike = (said) => [...new Set(said)].filter(Boolean);

/**
 * Everything on the board, each in a sentence or a few.
 * @param {TablePage} page
 * @param {boolean} [standing] without mere ground, of which there is much
 */
function things(page, standing = false) {
  return page.pointing.elements.map((element) => {
    const about = page.board?.about(element.dataset.component ?? "", page.scene);
    if (standing && about?.bare) return "";
    const lines = (about?.lines ?? []).filter((line) => typeof line === "string");
    return about ? [about.title, ...lines].map(sentence).join(" ") : "";
  });
}

/** @param {string} line */
const sentence = (line) => `${line.charAt(0).toLocaleUpperCase()}${line.slice(1).replace(/[.\s]+$/, "")}.`;

/** @param {string} text */
const wordsOf = (text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** @param {string} word */
const stem = (word) => (word.length > 3 ? word.replace(/e?s$/, "") : word);

/** @param {string[]} lines */
function listOf(lines) {
  const list = document.createElement("ul");
  for (const line of lines) list.append(Object.assign(document.createElement("li"), { textContent: line }));
  return list;
}
