// Preferences of whoever reads, and the keys.

/** @import { TablePage } from "../table.js" */
/** @import { Speed } from "../session.js" */
/** @import { Wish } from "../types.js" */

import { html, nothing } from "../vendor/lit.js";
import { dress } from "../navigation.js";
import { closeDialog, dayAndNight, languageSwitch, soundSwitch } from "../parts.js";
import { prefer, preferences } from "../session.js";
import { canSummon, wishToBeSummoned } from "../summons.js";
import { t } from "../words.js";

/** @param {TablePage} page */
export function settingsDialog(page) {
  /** @type {[Speed, string][]} */
  const speeds = [
    ["none", t("none")],
    ["fast", t("fast")],
    ["normal", t("normal")],
    ["slow", t("slow")],
  ];
  const choose = (/** @type {Speed} */ speed) => () => {
    prefer({ speed });
    dress();
    page.update();
  };
  const ask = (/** @type {Event} */ event) => {
    prefer({ asked: /** @type {HTMLInputElement} */ (event.target).checked });
    page.update();
  };
  const summoned = async (/** @type {Event} */ event) => {
    const box = /** @type {HTMLInputElement} */ (event.target);
    box.checked = await wishToBeSummoned(box.checked);
  };
  return html`<dialog id="settings" aria-labelledby="settings-title">
    <h2 id="settings-title">${t("Settings")}</h2>
    <fieldset>
      <legend>${t("Animation")}</legend>
      ${speeds.map(
        ([speed, name]) =>
          html`<label><input type="radio" name="speed" value=${speed} .checked=${speed === preferences.speed} @change=${choose(speed)} /> ${name}</label>`,
      )}
    </fieldset>
    ${stops(page)}
    <label class="wish"><input type="checkbox" data-asked .checked=${preferences.asked} @change=${ask} /> ${t("Ask me also where there is only one answer")}</label>
    ${canSummon() ? html`<label class="wish"><input type="checkbox" data-summoned .checked=${preferences.summoned} @change=${summoned} /> ${t("Tell me when it is my turn and I am looking elsewhere")}</label>` : nothing}
    <p>${t("Language")} ${languageSwitch()}</p>
    <p>${t("Daylight colours")} ${dayAndNight()}</p>
    <p>${t("Sound")} ${soundSwitch()}</p>
    <p>${t("These are yours alone. What the table agreed on is part of the game and stays as it is.")}</p>
    <button class="main" @click=${closeDialog}>${t("Close")}</button>
  </dialog>`;
}

/**
 * Where whoever sits here is asked although they need not answer. Unlike the rest it is the table's to keep.
 * @param {TablePage} page
 */
function stops(page) {
  const { table, book, words } = page;
  const seat = table?.you.seats[0];
  if (!table || !words || seat === undefined || table.frozen || !book?.windows.length) return nothing;
  const wish = (/** @type {string} */ window) => table.stops.find((stop) => stop.seat === seat && stop.window === window)?.wish ?? "matters";
  /** @type {[Wish, string][]} */
  const wishes = [
    ["always", t("always")],
    ["matters", t("when it matters")],
    ["never", t("never")],
  ];
  return html`<fieldset class="stops">
    <legend>${t("Stop and ask me")}</legend>
    ${book.windows.map(
      (window) =>
        html`<label
          >${words.sentence("window", window)}
          <select data-stop=${window} @change=${(/** @type {Event} */ event) => page.stop(window, /** @type {HTMLSelectElement} */ (event.target).value)}>
            ${wishes.map(([value, name]) => html`<option value=${value} .selected=${value === wish(window)}>${name}</option>`)}
          </select></label
        >`,
    )}
  </fieldset>`;
}

export function helpDialog() {
  /** @type {[string, string][]} */
  const keys = [
    ["1 – 9", t("Choose one of the first nine options")],
    ["Tab, Enter", t("Go to an option or a part of the board, and choose it")],
    ["← ↑ → ↓", t("On the board: to the next part")],
    ["← →", t("Elsewhere: one choice back or on, to look")],
    ["Shift+← →", t("Anywhere: to the beginning of the turn or phase before, of the next")],
    ["Home, End", t("To the start, to the present")],
    ["U, Ctrl+Z", t("Undo")],
    ["H", t("A hint")],
    ["B", t("To the board")],
    ["P", t("Point out to the others what you point at")],
    ["O", t("To the options")],
    ["T", t("The table in words")],
    ["L", t("In a lesson: to what is meant")],
    ["/", t("Search the rules")],
    ["Esc", t("Skip the animation, close")],
    ["?", t("This help; over a card or tile, its rule")],
  ];
  return html`<dialog id="help" aria-labelledby="help-title">
    <h2 id="help-title">${t("Help")}</h2>
    <p>${t("What glows can be chosen: click it, or choose from the list. Point at anything to read what it is, and why it cannot be chosen.")}</p>
    <dl>
      ${keys.map(([key, meaning]) => html`<dt><kbd>${key}</kbd></dt><dd>${meaning}</dd>`)}
    </dl>
    <p><a href="/credits" data-inside @click=${closeDialog}>${t("Credits")}</a></p>
    <button class="main" @click=${closeDialog}>${t("Close")}</button>
  </dialog>`;
}
