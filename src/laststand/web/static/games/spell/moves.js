// Which parts of the board an option, a refusal or an event is about, what options have in common,
// and how they look.

/** @import { GameWords } from "../../words.js" */
/** @import { Choice, GameBook, Table, Face, Fact, Happening, Matter, Move, Option } from "../../types.js" */
/** @import { Standing } from "./finding.js" */
/** @import { HeroView, Vigil } from "./view.js" */

import { thingIn, thingsIn } from "../../facts.js";
import { labelled } from "../../words.js";
import { t } from "./texts.js";
import { activeHero, attacksOf, entry, indexOf, number, structureIcon } from "./finding.js";
import { isSpot } from "./ground.js";

/** Verbs whose spots are all that differs: they are one matter. */
const WALKS = new Set(["move", "jump", "climb", "descend", "warp"]);
const ONE_MATTER = new Set(["deploy", "upgrade", "repair", "scavenge", "sell", "fist", "restore", "at", "bounce", "strike", "place", "blast", "buy", "take", "leave", "target"]);

/**
 * What a move is about: a card, by whichever name the option gives it.
 * @param {Move} move
 */
const thingOf = ({ facts }) => thingIn(facts, "item") || thingIn(facts, "thing") || thingIn(facts, "structure");

/**
 * The spots that a move names.
 * @param {Move} move
 */
function spotsOf({ verb, facts }) {
  // The Monster whose dice are rolled again is where the attack was.
  if (verb === "reroll") return [];
  return [thingIn(facts, "from"), thingIn(facts, "spot"), ...thingsIn(facts, "spots")].filter(Boolean);
}

// -- what ------------------------------------------------------------------------------------

/**
 * @param {Move} move
 * @returns {string | null}
 */
export function matterOf(move) {
  const { verb, facts } = move;
  if (WALKS.has(verb)) return "move";
  // A hero or an item of an offer is taken by itself, and dice are left.
  if (["take", "leave"].includes(verb)) return facts.hero ? verb : null;
  if (ONE_MATTER.has(verb)) return verb;
  switch (verb) {
    case "build":
      return `build ${facts.structure}`;
    case "shoot":
    case "hurl":
      return `${verb} ${facts.from}`;
    case "give":
      return `give ${facts.hero}`;
    case "attack":
    case "read":
      return `${verb} ${facts.item} ${facts.attack}`;
    case "throw":
      return `throw ${facts.item}`;
    case "use":
      return facts.spot ? `use ${facts.thing}` : null;
    case "repel":
    case "guess":
      return "seer";
    default:
      return spotsOf(move).length ? verb : null;
  }
}

/**
 * @param {string} id
 * @param {Standing} d
 * @returns {Matter}
 */
export function matter(id, d) {
  const [verb = "", thing = "", other = ""] = id.split(" ");
  const name = (/** @type {string} */ of) => d.words.name(of);
  switch (verb) {
    case "build":
      return { title: name(thing), icons: [structureIcon(thing)], group: t("Build"), note: buildingCost(d, thing), onMap: true };
    case "attack":
      return { title: labelled(name(thing), name(other)), icons: [thing], group: t("Attack"), note: priceOf(d, other), onMap: true };
    case "read":
      return { title: name(thing), icons: [thing], group: t("Attack"), note: priceOf(d, other), onMap: true };
    case "fist":
      return { title: name("fist"), icons: ["fist"], group: t("Attack"), note: t("{n:action}", { n: 1 }), onMap: true };
    case "shoot":
    case "hurl":
      return { title: `${name(verb === "shoot" ? "ballista" : "catapult")} ${thing}`, icons: [verb === "shoot" ? "ballista" : "catapult"], group: t("Defenses"), onMap: true };
    case "move":
      return { title: t("Move"), icons: ["movement"], group: t("Movement"), note: t("{n:point}", { n: activeHero(d.view)?.points ?? 0 }), onMap: true };
    case "use":
      return { title: name(thing), icons: ["perk"], group: t("Cards") };
    case "throw":
      return { title: t("{thing} for another hero", { thing: name(thing) }), icons: [thing], group: t("Cards") };
    case "give":
      return { title: t("{hero} gives", { hero: name(thing) }), icons: [thing], group: t("Trade") };
    default:
      return plainMatter(verb);
  }
}

/**
 * @param {string} verb
 * @returns {Matter}
 */
function plainMatter(verb) {
  switch (verb) {
    case "upgrade":
      return { title: t("Upgrade"), icons: ["upgrade"], group: t("Works"), onMap: true };
    case "repair":
      return { title: t("Repair"), icons: ["repair"], group: t("Works") };
    case "scavenge":
      return { title: t("Scavenge a Ruin"), icons: ["scavenge"], group: t("Works"), onMap: true };
    case "seer":
      return { title: t("The Seer's abilities"), icons: ["seer"], group: t("Works") };
    case "buy":
      return { title: t("Buy"), icons: ["buy"], group: t("Equipment") };
    case "sell":
      return { title: t("Sell"), icons: ["sell"], group: t("Equipment") };
    case "take":
      return { title: t("Take from the Stash"), icons: ["take"], group: t("Equipment") };
    case "leave":
      return { title: t("Leave in the Stash"), icons: ["leave"], group: t("Equipment") };
    case "restore":
      return { title: t("Restore a card"), icons: ["reroll"], group: t("Cards") };
    case "target":
      return { title: t("At any spot, though nobody is struck"), icons: ["direction"], group: t("Attack") };
    case "deploy":
      return { title: t("Where?"), icons: ["direction"], onMap: true };
    default:
      return { title: t("Where?"), icons: ["hit"], onMap: true };
  }
}

/**
 * What a kind of structure is offered for: less than it says on the card for some; as printed where it is not offered.
 * @param {Standing} d
 * @param {string} kind
 */
function buildingCost(d, kind) {
  const offered = d.table.choice?.options.find(({ verb, facts }) => verb === "build" && facts.structure === kind);
  return offered ? paid(offered.facts) : costWords(d, kind);
}

/**
 * What a structure costs, as printed.
 * @param {Standing} d
 * @param {string} id
 * @param {string} [field]
 */
export const costWords = (d, id, field = "cost") => paid(costOf(d, id, field));

/**
 * A price in words.
 * @param {{ gold?: Fact, materials?: Fact }} price
 */
function paid({ gold = 0, materials = 0 }) {
  return gold || materials ? t("{gold:gold+materials:material}", { gold, materials }) : "";
}

/**
 * @param {Standing} d
 * @param {string} id
 * @param {string} [field]
 * @returns {{ gold?: number, materials?: number }}
 */
export function costOf(d, id, field = "cost") {
  for (const file of ["buildings.toml", "walls.toml", "defenses.toml"]) {
    const found = d.book.content[file]?.find((one) => one.id === id);
    if (found) return /** @type {any} */ (found)[field] ?? {};
  }
  return {};
}

/**
 * What an attack type costs.
 * @param {Standing} d
 * @param {string} attack
 */
export function priceOf(d, attack) {
  const parts = [
    [number(d, attack, "action"), t("{n:action}", { n: number(d, attack, "action") })],
    [number(d, attack, "mana"), t("{n:mana}", { n: number(d, attack, "mana") })],
    [number(d, attack, "movement"), t("{n:movement}", { n: number(d, attack, "movement") })],
  ];
  return parts.flatMap(([n, words]) => (n ? String(words) : [])).join(" + ");
}

/**
 * The matter that a component opens.
 * @param {string} component
 * @param {Vigil} view
 * @returns {string | null}
 */
export function opens(component, view) {
  const [, kind = "", rest = ""] = /^([a-z]+)-(.*)$/.exec(component) ?? [];
  const hero = activeHero(view)?.hero ?? "";
  switch (kind) {
    case "kind":
      return `build ${rest}`;
    case "attack": {
      const [owner, item, attack] = rest.split(".");
      return owner === hero ? `attack ${item} ${attack}` : null;
    }
    case "scroll": {
      const [owner, item, attack] = rest.split(".");
      return owner === hero ? `read ${item} ${attack}` : null;
    }
    case "points":
      return rest === hero ? "move" : null;
    case "fist":
      return rest === hero ? "fist" : null;
    case "perk": {
      const [owner, perk] = rest.split(".");
      return owner === hero ? `use ${perk}` : null;
    }
    default:
      return null;
  }
}

// -- where -----------------------------------------------------------------------------------

/**
 * The parts of the board that offer a move. While nothing is opened, the map offers steps, and what
 * can be done to what stands on it; attacks on empty spots and sites wait until their matter is opened.
 * @param {Move} move
 * @param {Vigil} view
 * @param {string | null} open
 * @returns {string[]}
 */
export function places(move, view, open) {
  const { verb, facts } = move;
  const spots = spotsOf(move);
  if (verb === "target") return [];
  if (open === null && verb === "build" && spots.length) return [];
  if (open === null && move.refused && spots.length && !["upgrade", "scavenge", "deploy"].includes(verb)) return [];
  const aimed = aimedAt(move);
  if (open === null && ATTACKS.has(verb) && !aimed.some((spot) => indexOf(view).monsters.has(spot))) return [];
  if (ATTACKS.has(verb) && aimed.length) return aimed;
  if (verb === "build" && !spots.length) return [`kind-${facts.structure}`];
  const all = components(move, view);
  return ON_ALL_PARTS.has(verb) ? all : all.slice(0, 1);
}

/** Moves that are offered on everything they are about. */
const ON_ALL_PARTS = new Set(["build", "sell", "token", "upgrade", "repair", "scavenge", "aim"]);

/**
 * All the spots of the structure on a spot.
 * @param {Vigil} view
 * @param {string} spot
 */
const standingOn = (view, spot) => indexOf(view).structures.get(spot)?.at ?? [spot];

/**
 * The spots a move is aimed at: not the one a Defense fires from.
 * @param {Move} move
 */
const aimedAt = (move) => spotsOf(move).filter((spot) => spot !== move.facts.from);

const ATTACKS = new Set(["attack", "read", "shoot", "hurl"]);

/**
 * Everything a move is about, the most telling first.
 * @param {Move} move
 * @param {Vigil} view
 * @returns {string[]}
 */
export function components(move, view) {
  const { verb, facts } = move;
  const thing = thingOf(move);
  const spots = spotsOf(move);
  const hero = activeHero(view);
  const area = view.areas[move.notation] ?? aimedAt(move);
  const arm = `${hero?.hero}.${thing}.${facts.attack}`;
  switch (verb) {
    case "attack":
      return [...area, `attack-${arm}`];
    case "read":
      return [...area, `scroll-${arm}`];
    case "shoot":
    case "hurl":
      return [...area, thingIn(facts, "from")];
    case "target":
      return spots.length ? spots : [`attack-${arm}`, `scroll-${arm}`];
    case "upgrade":
    case "repair":
    case "scavenge":
      return spots.flatMap((spot) => standingOn(view, spot));
    case "aim":
      return spots.length ? spots.flatMap((spot) => standingOn(view, spot)) : [figureOf(view, thing), `hero-${thing}`];
    case "move":
    case "jump":
    case "climb":
    case "descend":
    case "warp":
      return [...spots, `figure-${hero?.hero}`];
    case "token":
      return (hero?.tokens ?? []).flatMap(({ value, fresh }, index) => (fresh && String(value) === thing ? [`token-${hero?.hero}.${index}`] : []));
    case "armor up":
      return [`guard-${hero?.hero}`];
    case "end turn":
      return [`figure-${hero?.hero}`];
    default:
      return [...spots, ...cardComponents(move, view)];
  }
}

/**
 * @param {Move} move
 * @param {Vigil} view
 * @returns {string[]}
 */
function cardComponents(move, view) {
  const { verb, facts } = move;
  const thing = thingOf(move);
  const hero = thingIn(facts, "hero");
  switch (verb) {
    case "buy":
      return [`ware-${thing}`];
    case "take":
      return hero ? [`stash-${thing}`, `hero-${hero}`] : [`offer-${thing}`];
    case "leave":
      return hero ? [`held-${hero}.${thing}`] : [];
    case "give":
      return [`held-${hero}.${thing}`, `hero-${facts.to}`];
    case "sell":
      return [...new Set(thingsIn(facts, "items"))].map((item) => `stash-${item}`);
    case "play":
    case "learn":
    case "choose":
      return [`offer-${thing}`];
    case "begin":
    case "first":
    case "heal":
    case "save":
    case "forgo":
    case "recruit":
      return [`hero-${thing}`, figureOf(view, thing)];
    case "draw":
      return [thing === "scrolls" ? "shop" : `deck-${thing}`];
    case "pick":
      return [`ware-${thing}`];
    case "repel":
      return [`mist-${thing}`];
    case "guess":
      return [thingIn(facts, "slot") || thing];
    case "refresh":
      return ["shop"];
    case "drink":
    case "use":
    case "call on":
      return [...heldBy(view, thing), ...view.heroes.filter((one) => one.perks?.includes(thing)).map((one) => `perk-${one.hero}.${thing}`)];
    case "deal":
      return [`hero-${hero}`, figureOf(view, hero)];
    case "throw":
      return [`hero-${hero}`, ...heldBy(view, thing)];
    default:
      return thing ? heldBy(view, thing) : [];
  }
}

/**
 * Where an item is held: by the hero whose turn it is, or by whoever has one.
 * @param {Vigil} view
 * @param {string} item
 */
function heldBy(view, item) {
  const owners = view.heroes.filter((hero) => hero.hero && holds(hero, item));
  const active = activeHero(view);
  return (active && owners.includes(active) ? [active] : owners).map(({ hero }) => `held-${hero}.${item}`);
}

/**
 * @param {HeroView} hero
 * @param {string} item
 */
const holds = (hero, item) => hero.weapons.includes(item) || hero.scrolls.includes(item) || [...hero.armors, ...hero.potions].some((one) => one.item === item);

/**
 * @param {Vigil} view
 * @param {string} hero
 */
const figureOf = (view, hero) => (view.heroes.some((one) => one.hero === hero && one.at) ? `figure-${hero}` : `hero-${hero}`);

// -- what an event is about ------------------------------------------------------------------

/** Events that pass without a moment of their own: what they say is seen at once. */
const HUSHED = new Set(["MonsterTurned", "MonsterHeld", "DiceRolled", "CardsDiscarded", "TurnEnded", "ResourcesGained"]);

/** @param {Happening} event */
export const tells = ({ kind }) => !HUSHED.has(kind);

/**
 * @param {Happening} event
 * @returns {string[]}
 */
export function concerns(event) {
  const { facts } = event;
  const named = [facts.to, facts.at, facts.spot, facts.target].flatMap((fact) => (Array.isArray(fact) ? fact : [String(fact ?? "")]));
  const spots = named.filter(isSpot);
  const hero = String(facts.hero ?? "");
  const all = hero ? [...spots, `hero-${hero}`, `figure-${hero}`] : spots;
  if (facts.tile) all.push(`mist-${facts.tile}`);
  if (facts.slot) all.push(String(facts.slot));
  switch (event.kind) {
    case "CoinFlipped":
      return ["coin"];
    case "FlamesTaken":
    case "PanicSpread":
    case "PanicRewarded":
    case "PanicRefilled":
      return ["panic"];
    case "MageLost":
      return ["mages", "L12", "M12", "L13", "M13"];
    case "DirectionRevealed":
      return ["direction"];
    case "EquipmentGained":
    case "ItemLeft":
      return [...all, `stash-${facts.item}`];
    case "HarpyCried":
      return ["boss"];
    default:
      return all.length ? all : String(facts.target ?? "") ? [`figure-${facts.target}`] : [];
  }
}

// -- how options look ------------------------------------------------------------------------

/**
 * @param {Option} option
 * @param {Standing} d
 * @returns {Face}
 */
export function face(option, d) {
  const { verb, facts } = option;
  const thing = thingOf(option);
  switch (verb) {
    case "end turn":
      return { icons: ["end-turn"], rest: true };
    case "pass":
      return { icons: ["pass"], rest: true };
    case "done":
    case "stop":
    case "elsewhere":
    case "keep":
    case "decline":
      return { icons: [], rest: true };
    case "accept":
      return { icons: [] };
    case "token":
      return { icons: ["movement"], group: t("Movement"), short: thing };
    case "armor up":
      return { icons: ["armor-up"], group: t("Cards") };
    case "drink":
    case "use":
    case "call on":
      return facts.spot ? where(option, d) : { icons: [isItem(d, thing) ? thing : "perk"], group: t("Cards") };
    case "refresh":
      return { icons: ["shop"], group: t("Equipment") };
    case "recruit":
      return { icons: [thing], group: t("Works") };
    case "take":
      return { icons: [thing], text: beginnings(d, thing).map(({ words }) => words).join(", ") };
    case "choose":
      return { icons: [thing] };
    case "play":
    case "learn":
      return { icons: ["perk"] };
    case "reroll":
      return { icons: ["reroll"], main: true };
    case "buy":
      return { icons: [thing], note: paid(facts), text: itemText(d, thing) };
    case "pick":
      return { icons: [thing], text: itemText(d, thing) };
    case "leave":
    case "give":
    case "restore":
    case "target":
      return { icons: [thing] };
    case "sell":
      return { icons: thingsIn(facts, "items").slice(0, 3) };
    case "draw":
      return { icons: [thing === "scrolls" ? "scroll-of-fire" : thing] };
    default:
      return where(option, d);
  }
}

/**
 * What a hero begins with, each with its icon and in words; nothing of what is no hero.
 * @param {Standing} d
 * @param {string} id
 */
export function beginnings(d, id) {
  const level = /** @type {{ hit_points: number, mana: number, tokens: number[] } | undefined} */ (entry(d, id)?.level_1);
  if (!level) return [];
  return [
    { icon: "heart", words: t("{n:hit-point}", { n: level.hit_points }) },
    { icon: "mana", words: t("{n:mana}", { n: level.mana }) },
    { icon: "movement", words: t("Movement tokens {values}", { values: level.tokens.join(" · ") }) },
  ];
}

/**
 * What an item does, as its card says it.
 * @param {Standing} d
 * @param {string} item
 */
function itemText(d, item) {
  const text = entry(d, item)?.text;
  return text ? t(String(text)) : drinkWords(d, item) || attacksOf(d, item).map((attack) => d.words.name(attack)).join(", ");
}

/**
 * What a Potion does, as its rule says it; nothing of what is no Potion.
 * @param {Standing} d
 * @param {string} item
 */
export function drinkWords(d, item) {
  const rule = item.startsWith("potion") ? d.book.rules.rules.find(({ id }) => id === entry(d, item)?.rule) : undefined;
  return rule ? t(rule.text) : "";
}

/**
 * A Monster's dice are those of its kind.
 * @param {Table} table
 * @param {GameBook} book
 */
export function falls({ events }, { content }) {
  const kinds = new Map(["monsters.toml", "bosses.toml"].flatMap((file) => content[file] ?? []).map((kind) => [kind.id, /** @type {string[]} */ (kind.dice ?? [])]));
  return events.flatMap(({ kind, facts }) => {
    if (!/^Dice(Rolled|Rerolled)$/.test(kind) || !Array.isArray(facts.faces)) return [];
    const dice = kinds.get(String(facts.monster)) ?? [];
    return facts.faces.map((face, index) => ({ die: dice[index] ?? "", face }));
  });
}

/**
 * @param {string} face
 * @param {GameWords} words
 */
export const faceName = (face, words) => words.name(`face-${face}`);

/**
 * Restoring the same card with other tokens, and mending the same structure with more, are one deed.
 * @param {Option} option
 */
export function alike({ verb, facts }) {
  const tokens = thingsIn(facts, "tokens").map(Number);
  if (verb === "restore") return { key: `restore ${facts.item}`, cost: tokens.reduce((sum, token) => sum + token, 0) + tokens.length / 10 };
  if (verb === "repair") return { key: `repair ${facts.spot}`, cost: -Number(facts.materials) };
  return null;
}

/**
 * What whoever is asked has left: by Day the town's means, by Night the hero's.
 * @param {Choice} choice
 * @param {Standing} d
 */
export function left({ ask }, { view, words }) {
  const { gold, materials, workers } = view;
  if (ask === "take-hero") return t("Weapon, armor and a Perk come with the Trait, which is dealt next.");
  if (ask === "day-turn") return t("You have {gold:gold+materials:material+workers:worker}.", { gold, materials, workers });
  const hero = activeHero(view);
  if (!view.night || !hero?.hero || !["hero-turn", "reroll", "restore-cards", "maneuver"].includes(ask)) return "";
  const { actions, mana, points } = hero;
  const has = t("{hero}: {actions:action+mana:mana+points:point} left.", { hero: words.name(hero.hero), actions, mana, points });
  return ask === "hero-turn" && hero.attacked ? `${has} ${t("This turn's one attack has been made.")}` : has;
}

/**
 * @param {Standing} d
 * @param {string} thing
 */
const isItem = (d, thing) => entry(d, thing)?.price !== undefined;

/**
 * An option that is a spot: the spot, and whoever stands on it.
 * @param {Option} option
 * @param {Standing} d
 * @returns {Face}
 */
function where(option, d) {
  const { verb, facts } = option;
  const aimed = aimedAt(option);
  const [spot = ""] = aimed;
  if (!spot) return { icons: [] };
  const { monsters, structures } = indexOf(d.view);
  const arrow = { N: " ↑", E: " →", S: " ↓", W: " ←" }[thingIn(facts, "direction")] ?? "";
  const signs = { jump: ["jump"], climb: ["climb"], warp: ["warp"], descend: ["climb"] }[verb] ?? [];
  const upon = monsters.get(spot)?.monster ?? structureIcon(["upgrade", "repair", "aim"].includes(verb) ? (structures.get(spot)?.structure ?? "") : "");
  const more = verb === "repair" ? ` · ${facts.materials}` : "";
  const note = verb === "upgrade" ? paid(facts) : "";
  return { icons: upon ? [...signs, upon] : signs, short: `${aimed.join(" ")}${arrow}${more}`, note };
}

/**
 * @param {string} component
 * @param {Vigil} view
 * @returns {string[]}
 */
export function things(component, view) {
  const [, serial] = /^monster-(\d+)$/.exec(component) ?? [];
  const monster = view.monsters.find((one) => one.serial === Number(serial));
  return monster ? [monster.at] : component.replace(/^[a-z]+-/, "").split(".");
}
