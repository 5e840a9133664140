// Whoever waits elsewhere is told by the browser when a question has come to them.

/** @import { TablePage } from "./table.js" */

import { prefer, preferences } from "./session.js";
import { sound } from "./sound.js";

/** Whether this browser can tell its reader anything while another page is on the screen. */
export const canSummon = () => "Notification" in window;

/**
 * Settles whether to be told; for the first time the browser asks whether it may.
 * @param {boolean} wanted
 */
export async function wishToBeSummoned(wanted) {
  const allowed = wanted && (await Notification.requestPermission()) === "granted";
  prefer({ summoned: allowed });
  return allowed;
}

/**
 * The question has come to somebody here who is not looking.
 * @param {TablePage} page
 */
export function summon(page) {
  const { table, words } = page;
  if (!document.hidden || !table?.choice || !words) return;
  sound("turn");
  if (!preferences.summoned || !canSummon() || Notification.permission !== "granted") return;
  const summons = new Notification(document.title, { body: words.ask(table.choice), tag: table.id });
  summons.onclick = () => {
    window.focus();
    summons.close();
  };
}
