// The table's talk: what was said, quick phrases, and a line for one's own words.

/** @import { TablePage } from "../table.js" */

import { html, nothing, repeat } from "../vendor/lit.js";
import { phrases } from "../talk.js";
import { t } from "../words.js";

/** @param {TablePage} page */
export function talkPanel(page) {
  const { talk } = page;
  talk.unread = 0;
  return html`<div class="talk">
    <div class="log" role="log" tabindex="0" aria-label=${t("What was said, the newest first")}>
      <ol>
        ${repeat(talk.heard, ({ saying }) => saying, (said) => html`<li data-said=${said.saying}>${talk.words(said)}</li>`)}
      </ol>
    </div>
    ${talk.speaks ? speaking(page) : nothing}
  </div>`;
}

/** @param {TablePage} page */
function speaking(page) {
  const { talk } = page;
  const send = (/** @type {Event} */ event) => {
    event.preventDefault();
    const input = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements.namedItem("words"));
    if (input.value.trim()) talk.say({ text: input.value.trim() });
    input.value = "";
  };
  return html`<form class="saying" title=${t("Point at something on the board and press P: the others see it.")} @submit=${send}>
      <input name="words" maxlength="200" autocomplete="off" aria-label=${t("Say something")} placeholder=${t("Say something")} />
      <button data-say>${t("Say")}</button>
    </form>
    <p class="phrases">${talk.others.map((seat) => muting(page, seat))}</p>
    <p class="phrases">${Object.entries(phrases()).map(([id, phrase]) => html`<button data-phrase=${id} @click=${() => talk.say({ phrase: id })}>${phrase}</button>`)}</p>
`;
}

/**
 * @param {TablePage} page
 * @param {number} seat
 */
function muting(page, seat) {
  const isMuted = page.talk.muted.has(seat);
  const words = isMuted ? t("Hear {name} again", { name: page.seatName(seat) }) : t("Mute {name}", { name: page.seatName(seat) });
  return html`<button class="quiet" data-mute=${seat} aria-pressed=${isMuted} @click=${() => page.talk.mute(seat)}>${words}</button>`;
}
