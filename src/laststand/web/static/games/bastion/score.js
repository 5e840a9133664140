// The score sheet: this game's tally, and the games before it.

/** @import { Outcome, TableInBrief } from "../../types.js" */
/** @import { Sight } from "./finding.js" */

import { html, nothing } from "../../vendor/lit.js";
import * as api from "../../api.js";
import { icon } from "../../icons.js";
import { update } from "../../navigation.js";
import { newestTokens, preferences } from "../../session.js";
import { t } from "./texts.js";

const ROWS = 8;

/** @type {{ table: string, games: TableInBrief[] }} the finished games, as last read */
let sheet = { table: "", games: [] };

/** @param {string} table the game that has just ended */
async function read(table) {
  sheet = { table, games: sheet.games };
  const all = await api.tables(newestTokens()).catch(() => []);
  sheet.games = all.filter(({ game, outcome }) => game === "bastion" && outcome);
  update();
}

/**
 * @param {Sight} d
 * @param {Outcome} outcome
 */
export function scoreSheet(d, outcome) {
  const id = d.table.id;
  if (sheet.table !== id) void read(id);
  const { score, heroes, level, tiles } = d.view;
  const counts = heroes.reduce((sum, hero) => ({ life: sum.life + hero.life, calls: sum.calls + hero.calls }), { life: 0, calls: 0 });
  const others = score.life + score.calls + score.dead + score.grasp;
  const counted = outcome.won || outcome.score !== 0 || others === 0;
  const parts = /** @type {[string, string, number][]} */ ([
    ["victory", outcome.won ? t("Victory, {level}", { level: d.words.name(level) }) : t("No victory"), outcome.won ? outcome.score - others : 0],
    ["heart", t("Life: {count}", { count: counts.life }), score.life],
    ["call-to-arms", t("Call to Arms: {count}", { count: counts.calls }), score.calls],
    ["fallen", t("Dead heroes: {count}", { count: heroes.filter(({ status }) => status === "dead").length }), score.dead],
    ["grasp", t("Tiles in the Grasp of Evil: {count}", { count: tiles.filter(({ grasp }) => grasp).length }), score.grasp],
  ]);
  return html`<div class="score" id="score" data-score=${outcome.score}>
    <h3>${icon("victory")} ${t("Score sheet")}</h3>
    <table>
      <tbody>
        ${parts.map(([picture, words, points]) => html`<tr><th scope="row">${icon(picture)} ${words}</th><td>${counted ? signed(points) : "–"}</td></tr>`)}
      </tbody>
      <tfoot><tr><th scope="row">${t("Score")}</th><td>${outcome.score}</td></tr></tfoot>
    </table>
    ${earlier(d, id)}
  </div>`;
}

/** @param {number} points */
const signed = (points) => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0");

/**
 * @param {Sight} d
 * @param {string} id
 */
function earlier(d, id) {
  const games = sheet.games.filter((game) => game.id !== id).slice(0, ROWS);
  if (games.length === 0) return nothing;
  const date = new Intl.DateTimeFormat(preferences.language, { dateStyle: "short" });
  return html`<h3>${t("Games before")}</h3>
    <ol class="before">
      ${games.map(
        (game) => html`<li>
          <a href="/table/${game.id}" data-inside>${date.format(new Date(game.updated))}</a>
          <span>${d.words.name(String(game.options.level))} · ${game.options.players}</span>
          <span>${game.outcome?.won ? t("Victory") : t("Defeat")}</span><b>${game.outcome?.score}</b>
        </li>`,
      )}
    </ol>`;
}
