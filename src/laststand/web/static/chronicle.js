// What a game was: harm and kills by turn, what each hero did, how the dice fell. From its events alone.

/** @import { GameBoard, GameBook, Table } from "./types.js" */

/** What the turns of a game are told by. */
const TURNS = new Set(["TurnBegan", "NeutralTurnBegan", "DayBegan", "MonsterPhaseBegan"]);

/** @typedef {"felled" | "wounds" | "losses"} Count */

/** @type {Record<Count, Set<string>>} */
export const COUNTS = {
  felled: new Set(["EnemyDefeated", "CardVanquished", "MonsterKilled"]),
  wounds: new Set(["HeroDamaged", "HeroIncapacitated", "LifeLost", "HeroTakenOut", "HeroWounded", "HeroDied"]),
  losses: new Set(["FireAdded", "LocationDestroyed", "GraspPlacedOnTile", "StructureDestroyed", "MageLost"]),
};

/** @typedef {{ turn: number, moment: number, felled: number, wounds: number, losses: number }} Turn */

/** @type {Turn} */
const NO_TURN = { turn: 0, moment: 0, felled: 0, wounds: 0, losses: 0 };
const ALL_COUNTS = /** @type {Count[]} */ (Object.keys(COUNTS));

/**
 * What happened in each turn. Turns are numbered as the game numbers them, or from one.
 * @param {Table} table
 * @returns {Turn[]}
 */
export function turnsOf({ events }) {
  /** @type {Turn[]} */
  const turns = [];
  const before = { ...NO_TURN, moment: events[0]?.moment ?? 0 };
  let turn = before;
  for (const { kind, moment, facts } of events) {
    if (TURNS.has(kind)) {
      turn = { ...NO_TURN, turn: typeof facts.turn === "number" ? facts.turn : turn.turn + 1, moment };
      turns.push(turn);
    }
    for (const count of ALL_COUNTS) if (COUNTS[count].has(kind)) turn[count] += 1;
  }
  const hasBefore = events[0] !== undefined && !TURNS.has(events[0].kind);
  return hasBefore ? withBefore(before, turns) : turns;
}

/**
 * What came before the first turn that began belongs to it; in a game that was taken up in its middle, to the
 * turn before.
 * @param {Turn} before
 * @param {Turn[]} turns
 */
function withBefore(before, turns) {
  const [first, ...later] = turns;
  if (!first) return [before];
  if (first.turn > 1) return [{ ...before, turn: first.turn - 1 }, ...turns];
  const whole = { ...first, moment: before.moment };
  for (const count of ALL_COUNTS) whole[count] += before[count];
  return [whole, ...later];
}

/**
 * Where a lost game turned: the beginning of the turn that cost most, of several the first, after which most can still be changed.
 * @param {Table} table
 */
export function turningPoint(table) {
  const cost = (/** @type {Turn} */ { wounds, losses }) => wounds + 2 * losses;
  let worst = NO_TURN;
  for (const turn of turnsOf(table)) if (cost(turn) > cost(worst)) worst = turn;
  return worst.moment;
}

/** @typedef {{ hero: string, felled: number, wounds: number, deeds: number }} Part */

/** Events that say who acts. */
const DEEDS = new Set(["AttackMade", "CombatBegan", "AbilityUsed", "TileActivated", "CallToArmsUsed", "PotionUsed", "PerkUsed"]);

/**
 * What each hero has done and suffered, in the order of their first deed. What the dice of a whole party
 * felled, as in The Last Stronghold, no hero did: it comes last, under no name.
 * @param {Table} table
 * @returns {Part[]}
 */
export function partsOf(table) {
  /** @type {Map<string, Part>} */
  const parts = new Map();
  const of = (/** @type {unknown} */ hero) => {
    const name = String(hero);
    const part = parts.get(name) ?? { hero: name, felled: 0, wounds: 0, deeds: 0 };
    parts.set(name, part);
    return part;
  };
  /** @type {unknown} */
  let actor;
  let together = 0;
  for (const { kind, facts, cause } of table.events) {
    if (DEEDS.has(kind) && facts.hero) {
      actor = facts.hero;
      of(actor).deeds += 1;
    }
    if (kind === "EnemyDefeated") {
      if (parts.has(cause)) of(cause).felled += 1;
      else together += 1;
    } else if (COUNTS.felled.has(kind) && (facts.hero ?? actor)) of(facts.hero ?? actor).felled += 1;
    if (COUNTS.wounds.has(kind) && facts.hero) of(facts.hero).wounds += 1;
  }
  return [...parts.values(), ...(together ? [{ hero: "", felled: together, wounds: 0, deeds: 0 }] : [])];
}

/** @typedef {{ die: string, face: string }} Fall one die, as it fell */

/**
 * How often each face came, and how often it was to be expected.
 * @param {GameBoard} board
 * @param {Table} table
 * @param {GameBook} book
 * @returns {{ face: string, came: number, expected: number }[]}
 */
export function luckOf(board, table, book) {
  const falls = board.falls?.(table, book) ?? [];
  const faces = new Map((book.content["dice.toml"] ?? []).map((die) => [die.id, /** @type {string[]} */ (die.faces ?? [])]));
  /** @type {Map<string, { came: number, expected: number }>} */
  const luck = new Map();
  const of = (/** @type {string} */ face) => {
    const known = luck.get(face) ?? { came: 0, expected: 0 };
    luck.set(face, known);
    return known;
  };
  for (const { die, face } of falls) {
    const sides = faces.get(die) ?? [];
    for (const side of sides) of(side).expected += 1 / sides.length;
    if (sides.includes(face)) of(face).came += 1;
  }
  return [...luck].map(([face, { came, expected }]) => ({ face, came, expected }));
}
