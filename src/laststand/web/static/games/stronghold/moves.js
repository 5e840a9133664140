// Which parts of the board an option, a refusal or an event is about, and how options look.

/** @import { Choice, Facts, GameBook, Table, Move, Option, Happening, Face, Rolling, Scene } from "../../types.js" */
/** @import { Realm } from "./view.js" */

import { thingIn, thingsIn } from "../../facts.js";
import { labelled } from "../../words.js";
import { t } from "./texts.js";
import { enemyText } from "./about.js";
import { symbol } from "./art.js";
import { enemiesOf, enemyIcon, kindOfCard, partyPlace, placeId, wareIcon } from "./finding.js";

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

/** @param {Facts} facts */
const diceIds = (facts) => thingsIn(facts, "dice").map((die) => `die-${die}`);

/**
 * @param {Move} move
 * @param {Realm} view
 * @returns {string[]}
 */
export function components({ verb, key, facts }, view) {
  const thing = thingIn(facts, "thing");
  const here = partyPlace(view);
  switch (verb) {
    case "draw":
    case "bottom":
    case "under":
    case "keep all":
      return ["deck-enemy"];
    case "stay":
      return [placeId(here)];
    case "move":
      return [placeId(thingIn(facts, "at"))];
    case "at":
      return [placeId(thing)];
    case "roll":
    case "done":
    case "keep":
      return ["dice"];
    case "reroll":
    case "token":
    case "dice":
    case "die":
      return diceIds(facts);
    case "defeat":
      return [...enemyIds(view, thingIn(facts, "card"), here), ...diceIds(facts)];
    case "enemy":
    case "first":
      return enemyIds(view, thing, thingIn(facts, "place"));
    case "chest":
      return [`chest-${here}`, ...diceIds(facts)];
    case "catapult":
      return [`catapult-${thingIn(facts, "place") || here}-${thingIn(facts, "icon") || thing}`, ...diceIds(facts)];
    case "hero":
      return key === "UseHero idle" ? [] : [`hero-${thingIn(facts, "hero")}`];
    case "harm":
    case "heal":
      return [`hero-${thing}`];
    case "heroes":
      return thingsIn(facts, "heroes").map((hero) => `hero-${hero}`);
    case "artifact":
      return [`artifact-${thingIn(facts, "artifact")}`];
    case "lose":
      return [`artifact-${thing}`];
    case "symbol":
      return [`symbol-${thingIn(facts, "icon")}`];
    case "buy":
      return [`ware-${thingIn(facts, "ware")}`];
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

/**
 * @param {Happening} event
 * @returns {"boss" | null}
 */
export const moment = ({ kind, facts }) => (kind === "EnemyDrawn" && /^(deaths-bane|draxis|alrath)/.test(String(facts.card)) ? "boss" : null);

const PLAIN = /** @type {Record<string, Face>} */ ({
  draw: { icons: ["deck"], main: true },
  roll: { icons: ["dice"], main: true },
  keep: { icons: ["dice"], rest: true },
  done: { icons: ["time"], rest: true },
  stay: { icons: ["party"], rest: true },
  "end turn": { icons: ["time"], rest: true },
  "go on": { icons: ["time"], rest: true },
  "keep all": { icons: ["deck"], rest: true },
});

/**
 * @param {Option} option
 * @param {Scene<Realm>} d
 * @returns {Face}
 */
export function face({ verb, key, facts }, d) {
  const { view } = d;
  const plain = PLAIN[verb];
  if (plain) return plain;
  switch (key) {
    case "Move":
      return { icons: [locationIcon(view, String(facts.at))], group: t("Move"), short: String(facts.at) };
    case "Reroll":
    case "PickDice":
      return { icons: [] };
    case "SpendTokens":
      return { icons: ["reroll"], note: t("costs {n:reroll-token}", { n: diceNumbers({ facts }).length }) };
    case "Defeat":
      return { icons: [kindOf(view, String(facts.card))], main: true };
    case "Pick bottom":
    case "Pick under":
      return { icons: [kindOfCard(thingIn(facts, "thing"))], text: enemyText(d, thingIn(facts, "thing")) };
    case "Pick enemy":
    case "Pick first":
      return { icons: [kindOf(view, String(facts.thing))] };
    case "OpenChest":
      return { icons: ["chest"], main: true };
    case "RemoveCatapult":
      return { icons: ["catapult", String(facts.icon)], main: true };
    case "Pick catapult":
      return { icons: ["catapult", String(facts.icon ?? facts.thing)] };
    case "UseHero":
      return { icons: [String(facts.hero)], group: t("Heroes"), reserve: true, note: priceOfHero(view, String(facts.hero)), text: abilityText(d, String(facts.hero)) };
    case "UseHero idle":
      return { icons: [String(facts.hero)], group: t("Heroes, to no effect"), reserve: true };
    case "Pick harm":
    case "Pick heal":
      return { icons: [String(facts.thing)] };
    case "Pick lose":
      return { icons: [String(facts.thing)] };
    case "UseArtifact":
      return { icons: [String(facts.artifact)], group: t("Artifacts"), reserve: true, text: textOf(d, "artifacts.toml", String(facts.artifact)) };
    case "UseSymbol":
      return { icons: [String(facts.icon)], group: t("Tokens"), reserve: true };
    case "Buy":
      return { icons: [wareIcon(String(facts.ware))], group: t("Merchant"), reserve: true, note: t("{price:gold}", { price: priceOf(view, String(facts.ware)) }), text: textOf(d, "merchant.toml", String(facts.ware)) };
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

/**
 * @param {Scene<Realm>} d
 * @param {string} file
 * @param {string} id
 */
const textOf = (d, file, id) => t(String(d.book.content[file]?.find((found) => found.id === id)?.text ?? ""));

/**
 * @param {Realm} view
 * @param {string} ware
 */
const priceOf = (view, ware) => view.merchant.find(({ id }) => id === ware)?.price ?? 0;

/**
 * @param {Scene<Realm>} d
 * @param {string} id
 */
function abilityText(d, id) {
  const side = d.view.heroes.find((hero) => hero.id === id)?.side ?? "full";
  const known = d.book.content["heroes.toml"]?.find((found) => found.id === id);
  return t(String(/** @type {{ text: string } | undefined} */ (known?.[side])?.text ?? ""));
}

/**
 * What using an ability costs.
 * @param {Realm} view
 * @param {string} id
 */
function priceOfHero(view, id) {
  const isFull = view.heroes.find((hero) => hero.id === id)?.side === "full";
  return isFull ? t("then damaged") : t("then incapacitated");
}

/** The dice that are rolled again or paid with. @param {Pick<Option, "facts">} option */
const diceNumbers = ({ facts }) => thingsIn(facts, "dice").map(Number);

/**
 * What is paid for with dice: stars, which pay for anything, are dearest.
 * @param {Option} option
 * @param {Scene<Realm>} d
 */
export function alike({ key, facts }, { view }) {
  if (!["Defeat", "OpenChest", "RemoveCatapult"].includes(key)) return null;
  const stars = diceNumbers({ facts }).filter((die) => view.combat.faces[die - 1] === "star").length;
  return { key: `${key} ${facts.card ?? facts.icon ?? ""}`, cost: stars };
}

/**
 * Which dice a choice rolled it says itself, and how they fell what was heard.
 * @param {Table} table
 * @param {GameBook} book
 */
export function falls({ history }, { content }) {
  const dice = (content["dice.toml"] ?? []).map(({ id }) => id);
  return history.flatMap(({ chosen, outcomes }) => {
    const rolled = chosen.verb === "roll" ? [1, 2, 3] : ["Reroll", "SpendTokens", "PickDice"].includes(chosen.key) ? diceNumbers(chosen) : [];
    return rolled.map((number, index) => ({ die: dice[number - 1] ?? "", face: outcomes[index] ?? "" }));
  });
}

/**
 * @param {Choice} choice
 * @param {Scene<Realm>} d
 * @returns {Rolling | null}
 */
export function rolling({ options }, { view, words }) {
  const kinds = ["Reroll", "PickDice", "SpendTokens"];
  const rolls = options.filter(({ key }) => kinds.includes(key)).sort((one, other) => kinds.indexOf(one.key) - kinds.indexOf(other.key));
  if (rolls.length === 0) return null;
  const named = new Set(rolls.flatMap(diceNumbers));
  const dice = [...named].sort().map((die) => {
    const shown = view.combat.faces[die - 1] ?? "";
    return { id: `die-${die}`, title: labelled(String(die), words.name(shown)), picture: symbol(shown) };
  });
  return { dice, options: rolls, diceOf: (option) => diceNumbers(option).map((die) => `die-${die}`) };
}

/**
 * @param {Choice} choice
 * @param {Scene<Realm>} d
 */
export function left({ ask }, { view, words }) {
  const { gold, rerolls, combat, symbols } = view;
  const icons = Object.entries(symbols).flatMap(([icon, count]) => (count ? [`${count} ${words.name(icon)}`] : []));
  const tokens = icons.length ? [t("icon tokens ({what})", { what: icons.join(", ") })] : [];
  const held = [t("{gold:gold+rerolls:reroll-token}", { gold, rerolls }), ...tokens].join(", ");
  if (ask !== "spend-dice") return ask === "draw" ? "" : t("You have {what}.", { what: held });
  const free = combat.faces.filter((face, die) => !combat.used[die] && !["corruption", "reroll"].includes(face)).length;
  return t("{count:die-left} to spend. You have {what}.", { count: free, what: held });
}

/**
 * The enemy whose doing a question comes from.
 * @param {Choice} _
 * @param {Realm} view
 * @param {Facts} step what is being carried out
 */
export function subject(_, view, step) {
  const enemy = enemiesOf(view).find((found) => found.enemy.card === step.card)?.enemy;
  return enemy ? `enemy-${enemy.serial}` : null;
}

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
