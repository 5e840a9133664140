// The page that is shown, how it is dressed, and going to another.

import { render } from "./vendor/lit.js";
import * as api from "./api.js";
import { preferences } from "./session.js";
import { useCatalogues } from "./words.js";

/** @typedef {{ template: () => import("./types.js").Template, leave: () => void, keyed?: (event: KeyboardEvent) => void, drawn?: () => void, before?: () => void, languageChanged?: () => void }} Page */

const root = /** @type {HTMLElement} */ (document.getElementById("page"));

/** @type {() => Page} */
let pageOfAddress;

/** @type {Page | null} */
let page = null;

/**
 * Shows the page of the present address, and of every one to come.
 * @param {() => Page} finding
 */
export async function begin(finding) {
  pageOfAddress = finding;
  document.addEventListener("click", follow);
  document.addEventListener("keydown", (event) => page?.keyed?.(event));
  addEventListener("popstate", show);
  dress();
  await readLanguage().catch(() => {});
  show();
}

function show() {
  page?.leave();
  page = pageOfAddress();
  update();
}

export function update() {
  if (!page) return;
  page.before?.();
  render(page.template(), root);
  page.drawn?.();
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

/** @param {MouseEvent} event */
function follow(event) {
  const link = event.target instanceof Element ? event.target.closest("a[data-inside]") : null;
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  go(link.getAttribute("href") ?? "/");
}

/** Speaks the language that is preferred, once its texts are there; meanwhile another may be. */
export async function readLanguage() {
  const { language } = preferences;
  const texts = await api.catalogues(language);
  if (language !== preferences.language) return;
  document.documentElement.lang = language;
  useCatalogues(language, texts);
  page?.languageChanged?.();
}

export function dress() {
  document.documentElement.dataset.light = preferences.light;
  document.documentElement.dataset.speed = preferences.speed;
}
