// The games that were played to their end in this browser: how many, how well, and each of them.

import { html, nothing } from "./vendor/lit.js";
import * as api from "./api.js";
import { icon } from "./icons.js";
import { update } from "./navigation.js";
import { dayAndNight, languageSwitch } from "./parts.js";
import { forgetGames, gamesKept } from "./records.js";
import { preferences } from "./session.js";
import { GameWords, percent, t } from "./words.js";

/** @import { Kept } from "./records.js" */

/** @type {Map<string, GameWords>} */
const words = new Map();

/** Learns what the games call their levels. */
async function learnWords() {
  const wanted = [...new Set(gamesKept().map(({ game }) => game))].filter((game) => !words.has(game));
  for (const game of wanted) words.set(game, new GameWords(await api.book(game)));
  if (wanted.length > 0) update();
}

export function yoursPage() {
  learnWords().catch(() => {});
  const games = gamesKept();
  return html`<div class="home yours">
    <header class="bar">
      <a class="brand" href="/" data-inside title=${t("All games")}>${icon("castle")}<span class="unseen">${t("All games")}</span></a>
      <h1>${t("Your games")}</h1>
      <div class="tools">${dayAndNight()} ${languageSwitch()}</div>
    </header>
    <main>${games.length === 0 ? html`<p>${t("Games that you play to their end in this browser are kept here.")}</p><p><a href="/" data-inside>${t("Back to all games")}</a></p>` : html`${totals(games)} ${feats(games)} ${each(games)} ${forgetting()}`}</main>
  </div>`;
}

/** @param {Kept[]} games */
function totals(games) {
  /** @type {Map<string, Kept[]>} */
  const sorted = new Map();
  for (const kept of games) {
    const key = `${kept.game} ${kept.level}`;
    sorted.set(key, [...(sorted.get(key) ?? []), kept]);
  }
  return html`<table class="chronicle" data-totals>
    <caption>${t("By game and level")}</caption>
    <thead><tr><th scope="col">${t("Game")}</th><th scope="col">${t("Level")}</th><th scope="col">${t("played")}</th><th scope="col">${t("won")}</th><th scope="col">${t("best score")}</th></tr></thead>
    <tbody>${[...sorted.values()].map(totalRow)}</tbody>
  </table>`;
}

/** @param {Kept[]} same */
function totalRow(same) {
  const [first] = same;
  if (!first) return nothing;
  const won = same.filter((game) => game.won).length;
  const share = percent(won / same.length, 0);
  const best = Math.max(...same.map(({ score }) => score));
  return html`<tr data-total=${first.game}><th scope="row">${gameName(first.game)}</th><td>${levelName(first)}</td><td>${same.length}</td><td>${won} (${share})</td><td>${best || "–"}</td></tr>`;
}

/** @typedef {{ id: string, title: string, isDone: boolean }} Feat */

/** So many sieges held one after the other are a feat, so many games played to their end another. */
const IN_A_ROW = 3;
const MANY = 10;

/**
 * @param {Kept[]} games the last first
 * @returns {Feat[]}
 */
function featsOf(games) {
  const won = games.filter((game) => game.won);
  const inARow = games.some((_, from) => games.slice(from, from + IN_A_ROW).filter((game) => game.won).length === IN_A_ROW);
  return [
    { id: "first", title: t("A first siege held"), isDone: won.length > 0 },
    { id: "unrewound", title: t("A siege held without going back behind dice or cards"), isDone: won.some(({ rewound }) => rewound === false) },
    { id: "in-a-row", title: t("Three sieges held in a row"), isDone: inARow },
    { id: "all-games", title: t("A siege held in each of the three games"), isDone: new Set(won.map(({ game }) => game)).size === 3 },
    { id: "many", title: t("Ten games played to their end"), isDone: games.length >= MANY },
  ];
}

/** @param {Kept[]} games */
function feats(games) {
  return html`<section>
    <h2>${t("Feats")}</h2>
    <ul class="feats">
      ${featsOf(games).map(
        ({ id, title, isDone }) => html`<li class=${isDone ? "" : "open"} data-feat=${id} data-done=${isDone}>${icon(isDone ? "victory" : "lock")} ${title}${isDone ? nothing : html` <small>${t("not yet")}</small>`}</li>`,
      )}
    </ul>
  </section>`;
}

/** @param {string} game */
const gameName = (game) => words.get(game)?.text(words.get(game)?.book.name ?? game) ?? game;

/** @param {Kept} kept */
const levelName = ({ game, level }) => words.get(game)?.name(level) ?? level;

/** @param {Kept[]} games */
function each(games) {
  const day = new Intl.DateTimeFormat(preferences.language, { dateStyle: "medium", timeStyle: "short" });
  return html`<section>
    <h2>${t("Each of them")}</h2>
    <ul class="tables">
      ${games.map(
        (kept) => html`<li data-kept=${kept.table}>
          <a href="/table/${kept.table}" data-inside>${icon(kept.won ? "victory" : "defeat")}<span>${kept.name || gameName(kept.game)} · ${levelName(kept)} · ${kept.won ? t("Victory") : t("Defeat")}</span>
            <small>${day.format(new Date(kept.ended))} · ${t("{count:choice}", { count: kept.moments })}${kept.score ? ` · ${t("Score: {score}", { score: kept.score })}` : ""}</small></a>
          <a class="button" href=${api.recordAddress(kept.table)} download>${t("Record")}</a>
        </li>`,
      )}
    </ul>
  </section>`;
}

function forgetting() {
  const forget = () => {
    forgetGames();
    update();
  };
  return html`<p class="after"><a class="button" href="/" data-inside>${t("Back to all games")}</a> <button @click=${forget} data-forget-games>${t("Forget them in this browser")}</button></p>`;
}
