// The dice on the table: what was rolled for the last attack, and what came of each roll.

/** @import { Happening, Table } from "../../types.js" */

/** @typedef {{ roll: Happening, came: "hit" | "missed" | "" }} Fallen what was rolled, and what came of it */

/** What sets the dice aside: they lie until somebody acts anew. */
const ANEW = new Set(["AttackMade", "DefenseFired", "HeroMoved", "MonsterPhaseBegan", "DayBegan"]);

const CAME = /** @type {Record<string, Fallen["came"]>} */ ({ MonsterHit: "hit", MonsterKilled: "hit", MonolithDestroyed: "hit", MonsterMissed: "missed" });

/**
 * The rolls since somebody last acted, a roll made again in place of the first.
 * @param {Table} table
 * @returns {Fallen[]}
 */
export function lastRolls({ events }) {
  /** @type {Fallen[]} */
  const lying = [];
  for (const event of events.slice(events.findLastIndex(({ kind }) => ANEW.has(kind)) + 1)) {
    const last = lying.findLast(({ roll }) => roll.facts.at === event.facts.at);
    if (event.kind === "DiceRolled") lying.push({ roll: event, came: "" });
    else if (event.kind === "DiceRerolled" && last) Object.assign(last, { roll: event, came: "" });
    else if (CAME[event.kind] && last) last.came = CAME[event.kind] ?? "";
  }
  return lying;
}
