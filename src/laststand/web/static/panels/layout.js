// The table as a whole: a bar, the board, the choice with its tabs, and the past.

/** @import { TablePage, Tab } from "../table.js" */
/** @import { TableOption } from "../types.js" */

import { recordAddress } from "../api.js";
import { html, nothing } from "../vendor/lit.js";
import { icon } from "../icons.js";
import { dayAndNight, languageSwitch, openDialog, soundSwitch } from "../parts.js";
import { t } from "../words.js";
import { aboutCard } from "./about.js";
import { choicePanel, telling } from "./choices.js";
import { analysisPanel, isAnalysed } from "./coach.js";
import { helpDialog, settingsDialog } from "./dialogs.js";
import { howToDialog } from "./howto.js";
import { logPanel } from "./log.js";
import { pastBar } from "./past.js";
import { ruleLink, rulesPanel } from "./rules.js";
import { siegeLine } from "./siege.js";
import { readerDialog } from "./reader.js";
import { invitations, seatsPanel } from "./seats.js";
import { talkPanel } from "./talk.js";

/** @param {TablePage} page */
export function tableTemplate(page) {
  if (page.missing) return missing();
  if (page.unplayable) return unplayable(page);
  if (!page.table || !page.board) return html`<p class="waiting">${page.message?.sentence ?? t("Setting up the table…")}</p>`;
  const { pointing } = page;
  pointing.sort();
  return html`<div class="table" data-game=${page.table.game} ?data-past=${page.past !== null}>
    ${bar(page)} ${siegeLine(page)}
    <main
      id="board"
      class="board"
      aria-label=${t("The board")}
      @pointermove=${pointing.over}
      @pointerleave=${pointing.out}
      @focusin=${pointing.focused}
      @focusout=${pointing.unfocused}
      @click=${pointing.clicked}
    >
      ${page.board.board(page.drawing)}
    </main>
    ${telling(page)}
    <div id="drama" aria-hidden="true"></div>
    <aside class="side">
      ${notices(page)} ${page.guide.template()} ${page.puzzle.template()} ${choicePanel(page)} ${tabs(page)}
    </aside>
    ${pastBar(page)} ${aboutCard(page)} ${settingsDialog(page)} ${helpDialog()} ${howToDialog(page)} ${readerDialog(page)}
  </div>`;
}

function missing() {
  return html`<main class="waiting">
    <p>${t("There is no such table here, or it has been deleted.")}</p>
    <p><a href="/" data-inside>${t("Back to all games")}</a></p>
  </main>`;
}

/**
 * A table of which this program cannot even show the beginning.
 * @param {TablePage} page
 */
function unplayable(page) {
  return html`<main class="waiting" data-unplayable>
    <p>${t("This table was laid under earlier rules, and this version of the program cannot show it any more.")}</p>
    <p>${t("Nothing is lost: its record holds every choice. A version with those rules opens it and plays on.")}</p>
    <p class="after">${recordLink(page)} <a class="button" href="/" data-inside>${t("Back to all games")}</a></p>
  </main>`;
}

/** @param {TablePage} page */
const recordLink = (page) => html`<a class="button" data-keep-record href=${recordAddress(page.id)} download>${icon("log")} ${t("Save the record")}</a>`;

/**
 * Why nobody plays on at a table, and what can be done.
 * @param {TablePage} page
 */
function sealed(page) {
  const { table } = page;
  if (!table?.sealed) return nothing;
  return html`<div class="notice" role="status" data-sealed=${table.sealed}>
    <p>${table.sealed === "old-rules" ? t("This table was laid under earlier rules. Every moment can still be looked at, but nobody plays on here.") : t("The log of this table is damaged: it is shown as far as it goes, and nobody plays on here.")}</p>
    <p>${t("Play on from the moment shown, under the rules of today, or keep the record: a version with the earlier rules plays it on.")}</p>
    <p class="after"><button class="main" data-play-on @click=${() => page.branch()}>${icon("branch")} ${t("Play on from this moment")}</button> ${recordLink(page)}</p>
  </div>`;
}

/**
 * What a table is known by: its level and its foe, and whatever else is not as usual. A campaign goes from
 * scenario to scenario, and the board says which it is at.
 *
 * @param {TableOption | undefined} option
 * @param {Record<string, number | string>} options
 */
function isTelling(option, options) {
  if (!option || option.text === "ruling" || option.name === "players") return false;
  if (option.name === "scenario" && options.campaign === "yes") return false;
  const value = options[option.name];
  return ["level", "boss", "scenario"].includes(option.name) || value !== option.default;
}

/** @param {TablePage} page */
function bar(page) {
  const { table, words, book } = page;
  if (!table || !words || !book) return nothing;
  const told = Object.entries(table.options)
    .filter(([name]) => isTelling(book.options.find((option) => option.name === name), table.options))
    .map(([name, value]) => (value === "yes" ? words.sentence("table", name) : words.name(String(value))));
  return html`<header class="bar">
    <a class="brand" href="/" data-inside title=${t("All games")}>${icon("castle")}<span class="unseen">${t("All games")}</span></a>
    <h1>${table.name || words.text(book.name)}</h1>
    ${table.branch ? html`<a class="what-if" data-what-if href="/table/${table.branch.table}#${table.branch.at}" data-inside>${icon("branch")} ${t("What if: back to the game it began from")}</a>` : nothing}
    <p class="facts">${told.join(" · ")}${table.rewound ? html` · <strong class="rewound">${t("rewound")}</strong>` : nothing}</p>
    <div class="tools">
      ${undoButton(page)}
      <button class="quiet" @click=${() => openDialog("settings")} title=${t("Settings")}>
        ${icon("settings")}<span class="unseen">${t("Settings")}</span>
      </button>
      ${soundSwitch()} ${dayAndNight()} ${languageSwitch()}
      <button class="quiet reader-open" data-reader-open @click=${() => openDialog("reader")} title=${t("The table in words")} aria-keyshortcuts="t">
        ${icon("log")}<span class="unseen">${t("The table in words")}</span>
      </button>
      <button class="quiet" data-how-to-open @click=${() => openDialog("how-to")} title=${t("How to play")}>
        ${icon("rules")}<span class="unseen">${t("How to play")}</span>
      </button>
      <button class="quiet" @click=${() => openDialog("help")} title=${t("Help")} aria-keyshortcuts="?">
        ${icon("help")}<span class="unseen">${t("Help")}</span>
      </button>
    </div>
  </header>`;
}

/** @param {TablePage} page */
function undoButton(page) {
  const undo = page.table?.undo;
  const undoes = undo?.undoes ? page.words?.option(undo.undoes) : "";
  const label = undo?.possible && undoes ? t("Undo: {what}", { what: undoes }) : t("Nothing to undo");
  return html`<button class="undo" data-undo ?disabled=${!undo?.possible} aria-keyshortcuts="u Control+z" title=${undoReason(page)} @click=${() => page.undo()}>
    ${icon("undo")}<span class="what">${label}</span><kbd>U</kbd>
  </button>`;
}

/** @param {TablePage} page */
function undoReason(page) {
  const undo = page.table?.undo;
  if (!undo?.possible) return t("There is nothing to undo.");
  if (undo.free) return t("Nothing has been revealed since: undo is free.");
  if (undo.needs.length > 0) return t("Others must agree to go back that far.");
  if (undo.why === "chance") return t("Dice or cards have been revealed since: the match will be marked as rewound.");
  return t("Another person has chosen since: the match will be marked as rewound.");
}

/** @param {TablePage} page */
function notices(page) {
  const request = page.table?.undo.request;
  const undone = request ? page.table?.history[request.to]?.chosen : undefined;
  const asked = request?.waiting.some((seat) => page.table?.you.seats.includes(seat));
  return html`
    ${page.connected ? nothing : html`<p class="notice offline" role="alert" data-offline>${t("The connection is lost. Trying again…")}</p>`}
    ${page.message
      ? html`<p class="notice" role="alert" data-message>${page.message.sentence} ${page.message.rule ? ruleLink(page, page.message.rule) : nothing}</p>`
      : nothing}
    ${sealed(page)} ${invitations(page)}
    ${page.ousted ? html`<p class="notice" role="alert" data-ousted>${page.ousted}</p>` : nothing}
    ${request
      ? html`<div class="notice" role="alert">
          <p data-request=${request.to}>${t("{name} asks to go back {count:choice}, to before: {what}.", { name: page.seatName(request.by), count: (page.table?.moments ?? 0) - request.to, what: undone ? (page.words?.option(undone) ?? "") : "" })}</p>
          ${asked
            ? html`<button data-agree @click=${() => page.consent(true)}>${t("Agree")}</button>
                <button @click=${() => page.consent(false)}>${t("Refuse")}</button>`
            : html`<p>${t("Waiting for the others.")}</p>`}
        </div>`
      : nothing}
  `;
}

/** @param {TablePage} page */
function tabs(page) {
  /** @type {[Tab, string, string][]} */
  const all = [
    ["log", "log", t("Log")],
    ["rules", "rules", t("Rules")],
    ["seats", "seats", t("Seats")],
  ];
  if (page.talk.has) all.push(["talk", "person", page.talk.unread ? t("Talk ({count})", { count: page.talk.unread }) : t("Talk")]);
  if (isAnalysed(page)) all.push(["analysis", "search", t("Analysis")]);
  const panels = { log: logPanel, rules: rulesPanel, seats: seatsPanel, talk: talkPanel, analysis: analysisPanel };
  const open = (/** @type {Tab} */ tab) => {
    page.tab = tab;
    page.update();
  };
  const keyed = (/** @type {KeyboardEvent} */ event) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const at = all.findIndex(([tab]) => tab === page.tab);
    open((all[(at + step + all.length) % all.length] ?? all[0] ?? ["log"])[0]);
    document.getElementById(`tab-${page.tab}`)?.focus();
  };
  return html`<section class="tabs">
    <div role="tablist" aria-label=${t("Log, rules and seats")} @keydown=${keyed}>
      ${all.map(
        ([tab, picture, label]) =>
          html`<button
            role="tab"
            id="tab-${tab}"
            aria-selected=${tab === page.tab}
            aria-controls="panel"
            tabindex=${tab === page.tab ? 0 : -1}
            @click=${() => open(tab)}
          >
            ${icon(picture)} ${label}
          </button>`,
      )}
    </div>
    <div id="panel" role="tabpanel" aria-labelledby="tab-${page.tab}">${panels[page.tab](page)}</div>
  </section>`;
}
