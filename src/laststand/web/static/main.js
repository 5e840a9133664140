// Which page an address means, and the language it is read in.

import { render } from "./vendor/lit.js";
import * as api from "./api.js";
import { preferences } from "./session.js";
import { useCatalogues } from "./words.js";
import { HomePage } from "./home.js";
import { PuzzlesPage } from "./puzzles.js";
import { TablePage } from "./table.js";
import { creditsPage } from "./credits.js";
import { ReadingPage } from "./panels/howto.js";
import { yoursPage } from "./yours.js";

/** @typedef {{ template: () => import("./types.js").Template, leave: () => void, keyed?: (event: KeyboardEvent) => void, drawn?: () => void, before?: () => void, languageChanged?: () => void }} Page */

const root = /** @type {HTMLElement} */ (document.getElementById("page"));

/** @type {Page | null} */
let page = null;

export function update() {
  if (!page) return;
  page.before?.();
  render(page.template(), root);
  page.drawn?.();
}

/** @returns {Page} */
function pageOfAddress() {
  const table = /^\/table\/([^/]+)\/?$/.exec(location.pathname);
  if (table) return new TablePage(decodeURIComponent(table[1] ?? ""), update);
  const reading = /^\/(how-to|rules)\/([a-z]+)\/?$/.exec(location.pathname);
  if (reading) return new ReadingPage(/** @type {"how-to" | "rules"} */ (reading[1]), reading[2] ?? "", update);
  const puzzles = /^\/puzzles\/([a-z]+)\/?$/.exec(location.pathname);
  if (puzzles) return new PuzzlesPage(puzzles[1] ?? "", update);
  if (location.pathname === "/credits") return { template: creditsPage, leave() {} };
  if (location.pathname === "/yours") return { template: yoursPage, leave() {} };
  return new HomePage(update);
}

function show() {
  page?.leave();
  page = pageOfAddress();
  update();
}

/**
 * Goes to another address of this page.
 * @param {string} address
 */
export function go(address) {
  history.pushState(null, "", address);
  show();
  scrollTo(0, 0);
}

export async function readLanguage() {
  document.documentElement.lang = preferences.language;
  useCatalogues(preferences.language, await api.catalogues(preferences.language));
  page?.languageChanged?.();
}

export function dress() {
  document.documentElement.dataset.light = preferences.light;
  document.documentElement.dataset.speed = preferences.speed;
}

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[data-inside]") : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link.getAttribute("href") ?? "/");
});
document.addEventListener("keydown", (event) => page?.keyed?.(event));
addEventListener("popstate", show);

dress();
await readLanguage().catch(() => {});
show();
