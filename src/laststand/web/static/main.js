// Which page an address means.

/** @import { Page } from "./navigation.js" */

import { begin, update } from "./navigation.js";
import { HomePage } from "./home.js";
import { PuzzlesPage } from "./puzzles.js";
import { TablePage } from "./table.js";
import { creditsPage } from "./credits.js";
import { ReadingPage } from "./panels/howto.js";
import { yoursPage } from "./yours.js";

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

await begin(pageOfAddress);
