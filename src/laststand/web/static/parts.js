// Small pieces that several pages show.

import { html, svg } from "./vendor/lit.js";
import { icon } from "./icons.js";
import { LANGUAGES, t } from "./words.js";
import { preferences, prefer } from "./session.js";
import { dress, readLanguage, update } from "./navigation.js";

/** @param {string} text */
export function announce(text) {
  const announcer = document.getElementById("announcer");
  if (announcer) announcer.textContent = text;
}

export function languageSwitch() {
  const switchTo = async (/** @type {Event} */ event) => {
    const select = /** @type {HTMLSelectElement} */ (event.target);
    const language = select.value;
    prefer({ language });
    try {
      await readLanguage();
    } catch {
      if (language !== preferences.language) return;
      select.value = document.documentElement.lang;
      prefer({ language: select.value });
      announce(t("The server could not be reached."));
    }
    update();
  };
  return html`<label class="language">
    <span class="unseen">${t("Language")}</span>
    <select @change=${switchTo} data-language>
      ${Object.entries(LANGUAGES).map(
        ([code, name]) =>
          html`<option value=${code} lang=${code} ?selected=${code === preferences.language}>${name}</option>`,
      )}
    </select>
  </label>`;
}

export function dayAndNight() {
  const day = preferences.light === "day";
  const turn = () => {
    prefer({ light: day ? "night" : "day" });
    dress();
    update();
  };
  return html`<button class="quiet light" @click=${turn} aria-pressed=${day} title=${t("Daylight colours")}>
    ${icon("torch")}<span class="unseen">${t("Daylight colours")}</span>
  </button>`;
}

export function soundSwitch() {
  const turn = () => {
    prefer({ sound: !preferences.sound });
    update();
  };
  return html`<button class="quiet mute" data-sound=${preferences.sound ? "on" : "off"} @click=${turn} aria-pressed=${preferences.sound} title=${t("Sound")}>
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M3 9v6h4l6 5V4L7 9z"></path>${preferences.sound ? svg`<path class="wave" d="M16 8a5 5 0 0 1 0 8M18.5 5a9 9 0 0 1 0 14"></path>` : svg`<path class="wave" d="M16 9l6 6M22 9l-6 6"></path>`}</svg>
    <span class="unseen">${t("Sound")}</span>
  </button>`;
}

/** How a text knows what it says: stated in the rulebook, ruled, or designed here. */
export function statusWords() {
  return /** @type {Record<string, string>} */ ({
    stated: t("stated in the rulebook"),
    ruling: t("a ruling where the rulebook is silent"),
    reconstructed: t("reconstructed: our own design"),
  });
}

/** @param {string} status */
export function statusMark(status) {
  return html`<span class="status ${status}">${statusWords()[status] ?? status}</span>`;
}

/**
 * Opens and closes a dialog with the state that says whether it is open.
 * @param {string} id
 */
export function openDialog(id) {
  const dialog = /** @type {HTMLDialogElement | null} */ (document.getElementById(id));
  if (!dialog || dialog.open) return;
  dialog.showModal();
  // Where the first thing in it is a link, Enter would lead away from the table.
  const close = /** @type {HTMLElement | null} */ (dialog.querySelector("button.main"));
  if (document.activeElement instanceof HTMLAnchorElement) close?.focus({ preventScroll: true });
}

/** @param {Event} event */
export function closeDialog(event) {
  /** @type {HTMLElement} */ (event.currentTarget).closest("dialog")?.close();
}

/** How well a bot plays, the usual one first. @type {string[]} */
const BOTS = ["steward", "sage", "random"];

/**
 * Bots in the order in which somebody would want them.
 * @param {string[]} bots
 */
export const botsInOrder = (bots) => [...bots].sort((one, other) => BOTS.indexOf(one) - BOTS.indexOf(other));

/**
 * What a bot is called, and what to expect of it.
 * @param {string} bot
 */
export function botWords(bot) {
  const known = /** @type {Record<string, string>} */ ({
    steward: t("bot steward: sensible and quick"),
    sage: t("bot sage: thinks ahead, and takes its time"),
    random: t("bot random: does anything that is allowed"),
  });
  return known[bot] ?? bot;
}
