// The card beside a component that is pointed at: what it is, what can be done, why not.

/** @import { TablePage } from "../table.js" */
/** @import { Entry } from "../types.js" */

import { html, nothing } from "../vendor/lit.js";
import { t } from "../words.js";
import { reasons } from "./choices.js";
import { ponder } from "./outlook.js";
import { ruleLink } from "./rules.js";

/** @param {TablePage} page */
export function aboutCard(page) {
  const { at, menu, offers, denials } = page.pointing;
  const about = at === null ? null : page.board?.about(at, page.scene);
  if (at === null || !about || !page.words) return nothing;
  const { words } = page;
  const entry = about.entry ? findEntry(page, about.entry) : undefined;
  const can = offers.get(at) ?? [];
  const cannot = denials.get(at) ?? [];
  const opened = page.pointing.opened(at);
  const choose = (/** @type {string} */ notation) => (/** @type {MouseEvent} */ event) => {
    page.pointing.forget();
    page.choose(notation, event.detail === 0 ? "board" : null);
  };
  return html`<div id="about" class="about" role=${menu === at ? "dialog" : "tooltip"} aria-label=${about.title} @pointerleave=${page.pointing.out}>
    <h3>${about.title}</h3>
    ${(about.lines ?? []).map((line) => html`<p>${line}</p>`)}
    ${entry?.flavour ? html`<p class="flavour">${words.text(String(entry.flavour))}</p>` : nothing}
    ${menu === at
      ? html`<div class="ways">
          ${can.map(
            (option) =>
              html`<button
                data-way=${option.notation}
                @click=${choose(option.notation)}
                @pointerenter=${() => ponder(page, option)}
                @focus=${() => ponder(page, option)}
              >
                ${words.option(option)}
              </button>`,
          )}
        </div>`
      : can.length > 0
        ? html`<p class="can">${can.length === 1 && can[0] ? words.option(can[0]) : t("{count:way}", { count: can.length })}</p>`
        : opened !== null
          ? html`<p class="can">${page.board?.matter?.(opened, page.drawing).title}</p>`
          : nothing}
    ${reasons(page, cannot).map(({ sentence, rule }) => html`<p class="cannot">${sentence} ${ruleLink(page, rule)}</p>`)}
    ${page.talk.speaks && menu === at ? html`<p><button data-point @click=${() => page.talk.say({ at })}>${t("Point it out to the others")}</button></p>` : nothing}
    ${about.rule ? html`<p class="source">${ruleLink(page, about.rule)} <kbd aria-hidden="true">?</kbd></p>` : nothing}
  </div>`;
}

/**
 * @param {TablePage} page
 * @param {string} id
 * @returns {Entry | undefined}
 */
export function findEntry(page, id) {
  for (const entries of Object.values(page.book?.content ?? {})) {
    const found = entries.find((entry) => entry.id === id);
    if (found) return found;
  }
  return undefined;
}
