// The table in words, for whoever hears the page: headings, lists, a log, and a line to ask in.

/** @import { TablePage } from "../table.js" */
/** @import { Option, Prospect } from "../types.js" */

import { html, nothing } from "../vendor/lit.js";
import { closeDialog } from "../parts.js";
import { t } from "../words.js";

const LATEST = 12;
/** Words that ask and name nothing, in any of the languages. */
const ASKING = /^(can|i|do|now|puis|peux|je|faire|puedo|hacer|se|puede|where|what|who|is|are|the|a|an|of|my|which|où|est|sont|le|la|les|l|un|une|des|du|de|qui|quoi|quel|quels|dónde|donde|está|están|el|los|las|una|quién|qué|del)$/;

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
  document.getElementById("reader-answer")?.replaceChildren(listOf(meant ? [page.words?.option(meant) ?? ""] : answers(page, question)));
  if (meant) page.choose(meant.notation);
}

/**
 * What the board says of the things a question names; of nothing, what can be done.
 * @param {TablePage} page
 * @param {string} question
 */
function answers(page, question) {
  const asked = wordsOf(question).filter((word) => !ASKING.test(word)).map(stem);
  const said = new Set(things(page).filter((thing) => wordsOf(thing).some((word) => asked.includes(stem(word)))));
  if (said.size > 0) return [...said];
  const possible = options(page);
  return possible.length > 0 ? possible : [t("Nothing found.")];
}

/** Everything on the board, each in a sentence. @param {TablePage} page */
function things(page) {
  return page.pointing.elements.map((element) => {
    const about = page.board?.about(element.dataset.component ?? "", page.drawing);
    const lines = (about?.lines ?? []).filter((line) => typeof line === "string");
    return about ? [about.title, ...lines].join(". ") : "";
  });
}

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
