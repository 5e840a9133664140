// What each part of the board is, in words.

/** @import { About, Scene } from "../../types.js" */
/** @import { Realm, EnemyView, DeckView } from "./view.js" */

import { labelled } from "../../words.js";
import { t } from "./texts.js";
import { enemiesOf, entry, kindOfCard, partyPlace } from "./finding.js";

/** @typedef {Scene<Realm>} Sight */

/**
 * @param {string} component
 * @param {Sight} d
 * @returns {About | null}
 */
export function about(component, d) {
  const [, kind = "", rest = ""] = /^([a-z]+)-?(.*)$/.exec(component) ?? [];
  switch (kind) {
    case "location":
      return location(d, rest);
    case "lux":
      return lux(d);
    case "enemy":
      return enemy(d, Number(rest));
    case "hero":
      return hero(d, rest);
    case "artifact":
      return card(d, "artifacts.toml", rest, "LS-CHEST-1");
    case "ware":
      return ware(d, rest);
    case "die":
      return die(d, Number(rest));
    case "dice":
      return { title: t("The dice"), lines: [t("Three dice are rolled to attack; up to two of them may be rolled once more.")], rule: "LS-COMBAT-1" };
    case "deck":
      return deck(d, /** @type {keyof Realm["decks"]} */ (rest));
    default:
      return token(d, component, kind, rest);
  }
}

/**
 * @param {Sight} d
 * @param {string} letter
 * @returns {About | null}
 */
function location(d, letter) {
  const found = d.view.locations.find((other) => other.letter === letter);
  if (!found) return null;
  const lines = found.destroyed
    ? [t("Destroyed: an enemy drawn for it sets fire to Lux instead.")]
    : [t("Corruption {count} of 5", { count: found.corruption }), t("Chests: {count}", { count: found.chests })];
  if (found.enemies.length) lines.unshift(t("Enemies: {names}", { names: found.enemies.map(({ kind }) => d.words.name(kind)).join(", ") }));
  if (partyPlace(d.view) === letter) lines.unshift(t("The party stands here."));
  return { title: `${d.words.name(found.id)} (${letter})`, lines, entry: found.id, rule: found.destroyed ? "LS-LOSING-5" : "LS-LOSING-1" };
}

/**
 * @param {Sight} d
 * @returns {About}
 */
function lux(d) {
  const { fires, spaces, wards } = d.view.lux;
  const lines = [t("Fire on {fires} of {spaces:square}", { fires, spaces }), t("When every square burns, the game is lost.")];
  if (wards) lines.push(t("Lux is protected against {count:fire}.", { count: wards }));
  return { title: "Lux", lines, rule: "LS-LOSE-2" };
}

/**
 * @param {Sight} d
 * @param {number} serial
 * @returns {About | null}
 */
function enemy(d, serial) {
  const found = enemiesOf(d.view).find((other) => other.enemy.serial === serial);
  if (!found) return null;
  const { enemy: foe, place } = found;
  const needs = foe.needs.map((need) => d.words.name(need)).join(" + ");
  const lines = [t("To defeat it: {needs}", { needs })];
  if (!foe.wild) lines.push(t("Stars do not count against it."));
  lines.push(...abilityLines(foe), ...timeLines(foe));
  if (foe.gold) lines.push(t("Carries a gold coin."));
  return { title: `${d.words.name(foe.kind)}, ${place}`, lines, entry: foe.kind, rule: foe.boss ? "LS-BOSS-4" : "LS-COMBAT-8" };
}

/**
 * What an enemy that lies in the deck costs and brings.
 * @param {Sight} d
 * @param {string} card
 */
export function enemyText(d, card) {
  const known = entry(d, "enemies.toml", kindOfCard(card));
  if (!known) return "";
  const foe = /** @type {EnemyView} */ (/** @type {unknown} */ ({ harms: [], ...known, track: known.timer }));
  const needs = foe.needs.map((need) => d.words.name(need)).join(" + ");
  return [t("To defeat it: {needs}", { needs }), ...abilityLines(foe), ...timeLines(foe)].join(" · ");
}

/** @param {EnemyView} foe */
function abilityLines(foe) {
  const abilities = /** @type {Record<string, string>} */ ({
    horde: t("Horde: another enemy is drawn; a Horde or Chieftain joins it."),
    chieftain: t("Chieftain: joins a Horde that draws it."),
    summoner: t("Summoner: one more enemy is drawn."),
    vampire: t("Vampire: a hero is harmed."),
    basilisk: t("Basilisk: the party does not move this turn."),
    shaman: t("Shaman: a card of the Shaman deck comes."),
    lesh: t("Lesh: a card of the Lesh deck comes."),
  });
  const lines = [];
  if (abilities[foe.ability]) lines.push(abilities[foe.ability] ?? "");
  if (foe.catapult) lines.push(t("Brings a catapult."));
  if (foe.corruption) lines.push(t("Brings {count:corruption}.", { count: foe.corruption }));
  if (foe.adds_chest) lines.push(t("Brings a chest."));
  if (foe.removes_chest) lines.push(t("Takes a chest away."));
  return lines;
}

/** @param {EnemyView} foe */
function timeLines(foe) {
  if (!foe.track) return [];
  const harms = /** @type {Record<string, (n: number) => string>} */ ({
    add_fire: (n) => t("{n:fire} in Lux", { n }),
    draw_enemy: (n) => t("{n:enemy}", { n }),
    harm_hero: (n) => t("{n:hero-harmed}", { n }),
    corrupt: (n) => t("{n:corruption} here", { n }),
    corrupt_all: (n) => t("{n:corruption} everywhere", { n }),
    steal_gold: (n) => t("{n:gold} lost", { n }),
    lose_rerolls: (n) => t("{n:reroll-token} lost", { n }),
    add_catapult: (n) => t("{n:catapult}", { n }),
    steal_artifact: (n) => t("{n:artifact} stolen", { n }),
    bury_chests: () => t("all chests here are lost"),
    destroy_location: () => t("the location is destroyed"),
  });
  const then = foe.harms.map(({ do: what, n }) => harms[what]?.(n) ?? what);
  if (foe.moves) then.push(t("it moves on clockwise"));
  return [t("In {count:turn}: {what}.", { count: foe.timer, what: then.join(", ") })];
}

/**
 * @param {Sight} d
 * @param {string} id
 * @returns {About | null}
 */
function hero(d, id) {
  const known = entry(d, "heroes.toml", id);
  const shown = d.view.heroes.find((other) => other.id === id);
  if (!known || !shown) return null;
  const side = /** @type {{ name: string, text: string } | undefined} */ (shown.side === "full" ? known.full : known.damaged);
  const health = { full: t("full health"), damaged: t("damaged"), incapacitated: t("incapacitated") }[shown.side];
  const lines = [health];
  if (shown.side !== "incapacitated" && side) lines.push(labelled(t(side.name), t(side.text)));
  if (shown.side === "full") lines.push(t("Using the ability flips the card to its damaged side."));
  if (shown.side === "damaged") lines.push(t("Using the ability incapacitates the hero."));
  return { title: `${t(known.name)} ${known.title ? t(String(known.title)) : ""}`, lines, entry: id, rule: "LS-HERO-1" };
}

/**
 * @param {Sight} d
 * @param {string} file
 * @param {string} id
 * @param {string} rule
 * @returns {About | null}
 */
function card(d, file, id, rule) {
  const known = entry(d, file, id);
  return known ? { title: t(known.name), lines: [t(String(known.text ?? ""))], entry: id, rule } : null;
}

/**
 * @param {Sight} d
 * @param {string} id
 * @returns {About | null}
 */
function ware(d, id) {
  const told = card(d, "merchant.toml", id, "LS-MERCHANT-1");
  const price = d.view.merchant.find((other) => other.id === id)?.price ?? 0;
  if (told) told.title = t("{ware}: {price:gold}", { ware: told.title, price });
  return told;
}

/**
 * @param {Sight} d
 * @param {number} number
 * @returns {About}
 */
function die(d, number) {
  const known = d.book.content["dice.toml"]?.[number - 1];
  const shown = d.view.combat.faces[number - 1];
  const name = known ? t(known.name) : t("added icon");
  const lines = known ? [/** @type {string[]} */ (known.faces).map((side) => d.words.name(side)).join(", ")] : [];
  if (d.view.combat.used[number - 1]) lines.unshift(t("It has been used."));
  return { title: labelled(String(number), shown ? `${name}, ${d.words.name(shown)}` : name), lines, entry: known?.id, rule: "LS-DICE-1" };
}

/**
 * @param {Sight} d
 * @param {keyof Realm["decks"]} name
 * @returns {About | null}
 */
function deck(d, name) {
  const pile = d.view.decks[name];
  if (!pile) return null;
  const titles = {
    enemy: t("Enemy deck"),
    shaman: t("Shaman deck"),
    lesh: t("Lesh deck"),
    artifact: t("Artifact deck"),
    catapult: t("Catapult tokens, face down"),
  };
  const rules = { enemy: "LS-TURN-2", shaman: "LS-SETUP-17", lesh: "LS-SETUP-17", artifact: "LS-SETUP-18", catapult: "LS-SETUP-5" };
  return { title: labelled(titles[name], String(pile.count)), lines: [...orderLines(d, pile), contents(d, pile)], rule: rules[name] };
}

/**
 * @param {Sight} d
 * @param {DeckView} pile
 */
function orderLines(d, pile) {
  if (pile.order.every(({ known }) => known.length === 0)) return [];
  const layers = pile.order.map(({ unknown, known }) => [...known.map((card) => d.words.name(card)), ...(unknown ? [String(unknown)] : [])].join(" + "));
  return [t("From the top: {layers}", { layers: layers.join(" | ") })];
}

/**
 * @param {Sight} d
 * @param {DeckView} pile
 */
function contents(d, pile) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const card of pile.may_hold) {
    const name = d.words.name(card);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return t("May hold: {cards}", { cards: [...counts].map(([name, count]) => (count > 1 ? `${count} ${name}` : name)).join(", ") || "—" });
}

/**
 * @param {Sight} d
 * @param {string} component
 * @param {string} kind
 * @param {string} rest
 * @returns {About | null}
 */
function token(d, component, kind, rest) {
  const { view, words } = d;
  if (component === "chest-supply") return { title: t("Chests in the supply: {count}", { count: view.chest_supply }), rule: "LS-CHEST-2" };
  if (component === "discard") return { title: t("Discard pile: {count}", { count: view.discard.length }), lines: [names(d, view.discard)], rule: "LS-COMBAT-9" };
  if (component === "out-of-game") return { title: t("Out of the game: {count}", { count: view.out_of_game.length }), lines: [names(d, view.out_of_game)], rule: "LS-PLACING-5" };
  switch (kind) {
    case "chest":
      return { title: t("Chest"), lines: [t("A search or a star opens it: an artifact is drawn.")], rule: "LS-CHEST-1" };
    case "catapult": {
      const icon = rest.split("-")[1] ?? "";
      return { title: t("Catapult: {icon}", { icon: words.name(icon) }), lines: [t("It sets fire to Lux at the start of each turn."), t("A die with its icon, or a star, removes it.")], rule: "LS-CATAPULT-2" };
    }
    case "pawn":
      return { title: t("The party of player {number}", { number: rest }), rule: "LS-TURN-5" };
    case "gold":
      return { title: t("Gold: {count}", { count: view.gold }), rule: "LS-COMBAT-11" };
    case "rerolls":
      return { title: t("Reroll tokens: {count} of 5", { count: view.rerolls }), lines: [t("Each rolls one unused die again.")], rule: "LS-REROLL-1" };
    case "symbol":
      return { title: t("Tokens for {icon}: {count}", { icon: words.name(rest), count: view.symbols[rest] ?? 0 }), lines: [t("Spend one in combat for one more icon.")], rule: "LS-MERCHANT-1" };
    case "boss":
      return { title: words.name(view.boss.id), lines: [t("Defeated {beaten} of {needed:time}", { beaten: view.boss.beaten, needed: view.boss.needed })], rule: "LS-BOSS-7" };
    case "sheltered":
      return { title: t("Hidden"), lines: [t("The party is hidden from {count:harm}.", { count: view.shelters })], rule: "LS-CHEST-7" };
    case "frozen":
      return { title: t("Frozen"), lines: [t("No time token moves at the end of this turn.")], rule: "LS-TIME-2" };
    case "rooted":
      return { title: t("Rooted"), lines: [t("Basilisk: the party does not move this turn.")], rule: "LS-ENEMY-11" };
    default:
      return null;
  }
}

/**
 * @param {Sight} d
 * @param {string[]} cards
 */
function names(d, cards) {
  return cards.map((card) => d.words.name(card)).join(", ") || "—";
}
