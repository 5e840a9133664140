// Which parts of the board an option, a refusal or an event is about, and how options look.

/** @import { Move, Option, Happening, Face, Drawing } from "../../types.js" */
/** @import { Realm, EnemyView } from "./view.js" */

import { t } from "./texts.js";

/** @param {string} place */
export const placeId = (place) => (place === "Lux" ? "lux" : `location-${place}`);

/**
 * Every enemy on the table, with its place.
 * @param {Realm} view
 * @returns {{ enemy: EnemyView, place: string }[]}
 */
export function enemiesOf(view) {
  return [
    ...view.locations.flatMap(({ letter, enemies }) => enemies.map((enemy) => ({ enemy, place: letter }))),
    ...view.lux.enemies.map((enemy) => ({ enemy, place: "Lux" })),
  ];
}

/** @param {Realm} view */
export const partyPlace = (view) => view.pawns[view.active] ?? "Lux";

/**
 * @param {Realm} view
 * @param {string} name
 * @param {string} [place]
 */
function enemyIds(view, name, place) {
  const same = enemiesOf(view).filter(({ enemy }) => enemy.name === name || enemy.card === name);
  const there = same.filter((found) => found.place === place);
  return (there.length ? there : same).slice(0, 1).map(({ enemy }) => `enemy-${enemy.serial}`);
}

/**
 * @param {string} component
 * @param {Realm} view
 * @returns {string[]}
 */
export function things(component, view) {
  const [, serial] = /^enemy-(\d+)$/.exec(component) ?? [];
  const found = enemiesOf(view).find(({ enemy }) => enemy.serial === Number(serial));
  return found ? [found.enemy.card, found.enemy.name] : [component === "lux" ? "Lux" : component.replace(/^[a-z]+-/, "")];
}

/** @param {string} numbers */
const diceIds = (numbers) => numbers.split(" ").map((number) => `die-${number}`);

/**
 * @param {Move} move
 * @param {Realm} view
 * @returns {string[]}
 */
export function components({ notation, key }, view) {
  const [, verb = "", rest = ""] = /^(\w+) ?(.*)$/.exec(notation) ?? [];
  const [what = "", dice = ""] = rest.split(" with ");
  const paid = dice ? diceIds(dice) : [];
  const here = partyPlace(view);
  switch (verb) {
    case "draw":
    case "bottom":
    case "under":
      return ["deck-enemy"];
    case "stay":
      return [placeId(here)];
    case "move":
    case "at":
      return [placeId(what)];
    case "roll":
    case "done":
      return ["dice"];
    case "keep":
      return rest === "all" ? ["deck-enemy"] : ["dice"];
    case "reroll":
    case "token":
    case "dice":
      return diceIds(rest);
    case "die":
      return [`die-${rest.split(" ")[0]}`];
    case "defeat":
      return [...enemyIds(view, what, here), ...paid];
    case "enemy": {
      const [name = "", place = ""] = what.split("@");
      return enemyIds(view, name, place);
    }
    case "chest":
      return [`chest-${here}`, ...diceIds(notation.replace("chest with ", ""))];
    case "catapult": {
      const [icon = "", place = here] = what.split("@");
      return [`catapult-${place}-${icon}`, ...paid];
    }
    case "hero":
      return key === "UseHero idle" ? [] : [`hero-${what}`];
    case "harm":
    case "heal":
      return [`hero-${what}`];
    case "heroes":
      return rest.split(" ").map((hero) => `hero-${hero}`);
    case "artifact":
    case "lose":
      return [`artifact-${what}`];
    case "symbol":
      return [`symbol-${what}`];
    case "buy":
      return [`ware-${what}`];
    default:
      return [];
  }
}

/**
 * @param {Happening} event
 * @param {Realm} view
 * @returns {string[]}
 */
export function concerns({ kind, facts }, view) {
  const found = [];
  if (typeof facts.card === "string") found.push(...enemyIds(view, facts.card, String(facts.at ?? "")));
  if (typeof facts.at === "string" && !found.length) found.push(placeId(facts.at));
  if (typeof facts.hero === "string") found.push(`hero-${facts.hero}`);
  if (typeof facts.artifact === "string") found.push(`artifact-${facts.artifact}`);
  if (typeof facts.ware === "string") found.push(`ware-${facts.ware}`);
  if (/^(Fire|Lux)/.test(kind)) found.push("lux");
  if (/^(Dice|Die|Icons)/.test(kind)) found.push(...view.combat.faces.map((_, index) => `die-${index + 1}`));
  if (kind.startsWith("Gold")) found.push("gold");
  if (kind.startsWith("Rerolls")) found.push("rerolls");
  if (/^(EnemyDrawn|EnemyReturned|DeckScouted)/.test(kind)) found.push("deck-enemy");
  if (kind.startsWith("Symbol")) found.push(`symbol-${facts.icon}`);
  return found;
}

const PLAIN = /** @type {Record<string, Face>} */ ({
  draw: { icons: ["deck"], main: true },
  roll: { icons: ["dice"], main: true },
  keep: { icons: ["dice"], main: true },
  done: { icons: ["time"], main: true },
  stay: { icons: ["party"], main: true },
  "end turn": { icons: ["time"], main: true },
  "go on": { icons: ["time"], main: true },
  "keep all": { icons: ["deck"], main: true },
});

/**
 * @param {Option} option
 * @param {Drawing<Realm>} drawing
 * @returns {Face}
 */
export function face({ key, facts, notation }, { view }) {
  const plain = PLAIN[notation];
  if (plain) return plain;
  switch (key) {
    case "Move":
      return { icons: [locationIcon(view, String(facts.at))], group: t("Move"), short: String(facts.at) };
    case "Reroll":
      return { icons: [], group: t("Second roll: which dice?"), short: String(facts.dice).replaceAll(" ", " + ") };
    case "SpendTokens":
      return { icons: ["reroll"], group: t("Reroll tokens: which dice?"), short: String(facts.dice).replaceAll(" ", " + ") };
    case "Defeat":
    case "Pick enemy":
      return { icons: [kindOf(view, String(facts.card ?? facts.thing))] };
    case "OpenChest":
      return { icons: ["chest"] };
    case "RemoveCatapult":
    case "Pick catapult":
      return { icons: ["catapult", String(facts.icon ?? facts.thing)] };
    case "UseHero":
      return { icons: [String(facts.hero)], group: t("Heroes") };
    case "UseHero idle":
      return { icons: [String(facts.hero)], group: t("Heroes, to no effect") };
    case "Pick harm":
    case "Pick heal":
      return { icons: [String(facts.thing)] };
    case "Pick lose":
      return { icons: [String(facts.thing)] };
    case "UseArtifact":
      return { icons: [String(facts.artifact)], group: t("Artifacts") };
    case "UseSymbol":
      return { icons: [String(facts.icon)], group: t("Tokens") };
    case "Buy":
      return { icons: [wareIcon(String(facts.ware))], group: t("Merchant") };
    case "TurnDie":
      return { icons: [String(facts.face)] };
    case "PickHeroes":
      return { icons: Array.isArray(facts.heroes) ? facts.heroes : [] };
    case "Pick at":
      return { icons: [locationIcon(view, String(facts.thing))] };
    default:
      return { icons: [] };
  }
}

/** @param {string} ware */
export const wareIcon = (ware) => ware.replace(/^symbol-/, "");

/**
 * @param {Realm} view
 * @param {string} place
 */
function locationIcon(view, place) {
  return view.locations.find(({ letter }) => letter === place)?.id ?? "castle";
}

/**
 * @param {Realm} view
 * @param {string} name
 */
function kindOf(view, name) {
  const enemy = enemiesOf(view).find((found) => found.enemy.name === name || found.enemy.card === name)?.enemy;
  return enemy ? enemyIcon(enemy) : "enemy";
}

/** @param {EnemyView} enemy */
export const enemyIcon = (enemy) => enemy.boss || enemy.kind;
