// The ledger of the game's rules and the provenance of its cards, searchable.

/** @import { TablePage } from "../table.js" */
/** @import { GameBook, Rule, Entry } from "../types.js" */
/** @import { GameWords } from "../words.js" */

import { html, nothing } from "../vendor/lit.js";
import { statusMark } from "../parts.js";
import { labelled, t } from "../words.js";

/**
 * A rule's number; choosing it opens the rule.
 * @param {TablePage} page
 * @param {string} rule
 */
export function ruleLink(page, rule) {
  if (!rule) return nothing;
  const text = page.book?.rules.rules.find(({ id }) => id === rule)?.text ?? "";
  const said = page.words?.text(text) ?? text;
  const open = (/** @type {Event} */ event) => {
    event.stopPropagation();
    page.openRule(rule);
  };
  return html`<button class="rule" title=${said} data-rule=${rule} @click=${open}><span aria-hidden="true">§</span><span class="unseen">${t("Rule")}</span></button>`;
}

/** @param {TablePage} page */
export function rulesPanel(page) {
  const { book, words } = page;
  if (!book || !words) return nothing;
  const query = page.rulesQuery.toLowerCase();
  const rules = book.rules.rules.filter((rule) => `${rule.id} ${words.text(rule.text)} ${rule.page}`.toLowerCase().includes(query));
  const entries = Object.values(book.content)
    .flat()
    .filter((entry) => `${entry.id} ${words.text(entry.name)} ${textOf(words, entry)}`.toLowerCase().includes(query));
  const search = (/** @type {Event} */ event) => {
    page.rulesQuery = /** @type {HTMLInputElement} */ (event.target).value;
    page.update();
  };
  return html`
    <div class="filters">
      <input id="rules-search" type="search" aria-label=${t("Search rules and cards")} placeholder=${t("Search rules and cards")} .value=${page.rulesQuery} @input=${search} />
    </div>
    <div class="ledger" tabindex="0" role="region" aria-label=${t("Rules")}>
      ${chapters(rules).map(([name, members]) => html`<h3>${name}</h3>${members.map((rule) => ruleEntry(page, words, rule))}`)}
      ${entries.length ? html`<h3>${t("Cards and tokens")}</h3>` : nothing} ${entries.map((entry) => card(words, entry))}
      ${rules.length + entries.length === 0 ? html`<p>${t("Nothing found.")}</p>` : nothing}
    </div>
  `;
}

/**
 * All rules of a game on a page of their own, each with an address: /rules/bastion#LB-END-6.
 * @param {GameBook} book
 * @param {GameWords} words
 * @param {string} wanted
 */
export function rulePage(book, words, wanted) {
  return html`<div class="ledger">
    ${chapters(book.rules.rules).map(
      ([name, members]) => html`<h2>${name}</h2>
        ${members.map(
          (rule) => html`<article id="rule-${rule.id}" tabindex="-1" class=${rule.id === wanted ? "wanted" : ""}>
            <p>${words.text(rule.text)}</p>
            ${rule.alternative ? html`<p class="other">${t("Otherwise: {text}", { text: words.text(rule.alternative) })}</p>` : nothing}
            <p class="source"><a class="rule" href="/rules/${book.id}#${rule.id}">${rule.id}</a> ${statusMark(rule.status)} · ${book.rules.books[rule.book] ?? rule.book}</p>
          </article>`,
        )}`,
    )}
  </div>`;
}

/**
 * Rules by the page of the rulebook they stand on.
 * @param {Rule[]} rules
 * @returns {[string, Rule[]][]}
 */
function chapters(rules) {
  /** @type {Map<string, Rule[]>} */
  const found = new Map();
  for (const rule of rules) found.set(rule.page, [...(found.get(rule.page) ?? []), rule]);
  return [...found];
}

/**
 * @param {TablePage} page
 * @param {GameWords} words
 * @param {Rule} rule
 */
function ruleEntry(page, words, rule) {
  return html`<article id="rule-${rule.id}" tabindex="-1" class="${rule.id === page.rule ? "wanted" : ""}">
    <p>${words.text(rule.text)}</p>
    ${agreed(page, rule)}
    ${rule.alternative ? html`<p class="other">${t("Otherwise: {text}", { text: words.text(rule.alternative) })}</p>` : nothing}
    <p class="source">
      <a class="rule" href="/rules/${page.table?.game}#${rule.id}" target="_blank" title=${t("This rule has an address of its own")}>${rule.id}</a>
      ${statusMark(rule.status)} ${rule.status === "ruling" && rule.ruling ? t("ruling {number}", { number: rule.ruling }) : nothing}
      ${rule.editions.length ? t("editions: {list}", { list: rule.editions.join(", ") }) : nothing}
      · ${page.book?.rules.books[rule.book] ?? rule.book}
    </p>
  </article>`;
}

/**
 * What this table has settled, where the rule is one that a table may settle.
 * @param {TablePage} page
 * @param {Rule} rule
 */
function agreed(page, rule) {
  const options = page.book?.options.filter((option) => option.text === "ruling" && option.rule === rule.id) ?? [];
  const { table, words } = page;
  if (!table || !words) return nothing;
  return options.map(({ name }) => {
    const value = words.name(String(table.options[name]));
    return html`<p class="agreed"><b>${t("At this table: {what}", { what: labelled(words.sentence("table", name), String(value)) })}</b></p>`;
  });
}

/**
 * @param {GameWords} words
 * @param {Entry} entry
 */
function textOf(words, entry) {
  return typeof entry.text === "string" ? words.text(entry.text) : "";
}

/**
 * @param {GameWords} words
 * @param {Entry} entry
 */
function card(words, entry) {
  return html`<article>
    <b>${words.text(entry.name)}</b>
    ${textOf(words, entry) ? html`<p>${textOf(words, entry)}</p>` : nothing}
    <p class="source">${statusMark(entry.status)} · ${entry.page}</p>
  </article>`;
}
