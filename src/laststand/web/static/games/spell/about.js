// What each part of the board is, in words.

/** @import { About } from "../../types.js" */
/** @import { Standing } from "./finding.js" */
/** @import { HeroView, MonsterView, StructureView } from "./view.js" */

import { lastRolls } from "./rolls.js";
import { labelled } from "../../words.js";
import { t } from "./texts.js";
import { attacksOf, entry, harpyPerch, indexOf, isRuin, list, number, usesLeft } from "./finding.js";
import { groundOf, isMist, isSpot } from "./ground.js";
import { costWords, drinkWords, priceOf } from "./moves.js";

/**
 * @param {string} component
 * @param {Standing} d
 * @returns {About | null}
 */
export function about(component, d) {
  if (isSpot(component)) return spot(d, component);
  const [, kind = "", rest = ""] = /^([a-z]+)-?(.*)$/.exec(component) ?? [];
  const [first = "", second = "", third = ""] = rest.split(".");
  const hero = d.view.heroes.find((one) => one.hero === first);
  switch (kind) {
    case "monster": {
      const monster = d.view.monsters.find(({ serial }) => String(serial) === rest);
      return monster ? { ...monsterAbout(d, monster), title: `${monster.at} · ${d.words.name(monster.monster)}` } : null;
    }
    case "kind":
      return structureKind(d, rest);
    case "hero":
    case "figure":
      return hero ? heroAbout(d, hero) : { title: d.words.name(rest) };
    case "life":
    case "mana":
    case "actions":
    case "points":
    case "token":
    case "guard":
    case "fist":
    case "kills":
      return hero ? stat(d, kind, hero, second) : null;
    case "trait":
      return hero ? { title: d.words.name(hero.trait), lines: text(d, hero.trait), entry: hero.trait, rule: "TLS-TRAIT-1" } : null;
    case "perk":
      return { title: d.words.name(second), lines: [...text(d, second), ...(hero?.notepad.includes(second) ? [t("Used")] : [])], entry: second, rule: "TLS-LEVEL-1" };
    case "attack":
    case "scroll":
      return { title: labelled(d.words.name(second), d.words.name(third)), lines: [attackWords(d, third), ...usesWords(d, hero, second, third), ...meanings(d, [third])], entry: third, rule: "TLS-ATTACK-1" };
    case "held":
      return item(d, second);
    case "ware":
    case "stash":
    case "offer":
      return rest ? item(d, rest) : { title: t("Common Stash: {count:item}", { count: d.view.stash.length }), rule: "TLS-STASH-1" };
    case "deck":
      return deck(d, rest);
    case "quest":
      return quest(d, rest);
    case "slot":
      return slot(d, component, Number(rest) - 1);
    case "cetusia":
      return cetusiaCard(d, component);
    case "mist":
      return { title: t("{tile} Mist tile: {distance:spot} from the Town", { tile: d.words.name(rest), distance: d.view.mist[/** @type {"left"} */ (rest)] }), rule: "TLS-MIST-1" };
    case "panic":
      return panic(d, rest);
    default:
      return single(d, component);
  }
}

/**
 * @param {Standing} d
 * @param {string} id
 */
const text = (d, id) => (entry(d, id)?.text ? [t(String(entry(d, id)?.text))] : []);

// -- spots -----------------------------------------------------------------------------------

/**
 * @param {Standing} d
 * @param {string} name
 * @returns {About | null}
 */
function spot(d, name) {
  const found = groundOf(d).named.get(name);
  if (!found) return null;
  if (harpyPerch(d.view) === name) return boss(d);
  const { heroes, monsters, structures } = indexOf(d.view);
  const [hero, monster, structure] = [heroes.get(name), monsters.get(name), structures.get(name)];
  const inMist = isMist(found, d.view);
  const where = inMist ? t("Mist") : terrainWords(found.mark, found.town);
  const title = monster ? d.words.name(monster.monster) : hero ? d.words.name(hero.hero) : structure ? d.words.name(structure.structure) : where;
  /** @type {string[]} */
  const lines = [];
  let rule = "TLS-SECTOR-1";
  let known;
  if (structure) {
    lines.push(...structureLines(d, structure));
    known = structure.structure;
    rule = list(d, known, "rules")[0] ?? "TLS-DAMAGE-1";
  }
  if (monster) {
    const told = monsterAbout(d, monster);
    lines.push(.../** @type {string[]} */ (told.lines ?? []));
    [known, rule] = [monster.monster, told.rule ?? rule];
  }
  if (hero) lines.push(t("{n} of {all:hit-point}", { n: hero.hit_points - hero.wounds, all: hero.hit_points }));
  if (d.view.heroes[d.view.active]?.hidden.includes(name)) lines.push(t("Out of the hero's line of sight."));
  const sector = t("Sector {letter}", { letter: found.sector.toUpperCase() });
  const bare = !(monster || hero || structure);
  lines.push(bare ? sector : `${where} · ${sector}`);
  return { title: `${name} · ${title}`, lines, entry: known, rule, bare };
}

/**
 * @param {string} mark
 * @param {boolean} town
 */
function terrainWords(mark, town) {
  switch (mark) {
    case "^":
      return t("Cliff");
    case "w":
      return t("Water");
    case "o":
      return t("Low Obstacle");
    case "T":
      return t("Tree");
    case "C":
      return t("Magic Circle");
    case "+":
      return t("Town, with a cut-out for a Wall or Gate");
    default:
      return town ? t("Town") : t("Surroundings");
  }
}

/**
 * @param {Standing} d
 * @param {StructureView} structure
 */
function structureLines(d, { structure, hits_left: left, flames, upgraded, hurls, shot }) {
  const lines = isRuin(structure) ? [] : [t("Hits left: {n}", { n: left })];
  if (flames) lines.push(t("Flames: {n}", { n: flames }));
  if (upgraded) lines.push(t("Upgraded"));
  if (hurls) lines.push(t("Hurls: {n}", { n: hurls }));
  if (shot) lines.push(t("It has shot."));
  if (isRuin(structure)) lines.push(t("Workers needed: {n}", { n: number(d, structure, "spots") }));
  return lines;
}

// -- Monsters --------------------------------------------------------------------------------

/**
 * @param {Standing} d
 * @param {MonsterView} monster
 * @returns {About}
 */
function monsterAbout(d, monster) {
  const known = entry(d, monster.monster);
  const lines = [
    t("Hit Points {left}/{all} · Movement {movement} · Damage {damage}", { left: monster.hit_points - monster.wounds, all: monster.hit_points, movement: Number(known?.movement ?? 0), damage: Number(known?.damage ?? 0) }),
    t("Defends with: {dice}", { dice: monster.dice.map((die) => d.words.name(die)).join(" + ") || "–" }),
  ];
  const abilities = list(d, monster.monster, "abilities");
  if (abilities.length) lines.push(t("Abilities: {abilities}", { abilities: abilities.map((ability) => abilityWords(ability)).join(", ") }));
  const faces = t("Faces {direction}", { direction: d.words.name(monster.facing) });
  lines.push(monster.stunned ? `${faces} · ${t("Stunned")}` : faces);
  if (monster.brood) lines.push(t("Brood {n}", { n: monster.brood }));
  if (monster.alone) lines.push(t("Isolated: no other Monster in its Area."));
  lines.push(...nextMoves(d, monster));
  return { title: d.words.name(monster.monster), lines, entry: monster.monster, rule: String(known?.rule ?? "TLS-MOVE-1") };
}

/** @param {string} ability */
function abilityWords(ability) {
  switch (ability) {
    case "fly":
      return t("Fly");
    case "resolute":
      return t("Resolute");
    case "explosion":
      return t("Explosion");
    case "mana_drain":
      return t("Mana Drain");
    default:
      return ability;
  }
}

/**
 * @param {Standing} d
 * @param {MonsterView} monster
 */
function nextMoves(d, { serial, at }) {
  const { left, right } = d.view.next_moves;
  if (!left || !right) return [];
  const [one, other] = [left[serial]?.at(-1) ?? at, right[serial]?.at(-1) ?? at];
  const words = (/** @type {string} */ end) => (end === at ? t("stays") : end);
  if (one === other) return [t("Next move: {spot}", { spot: words(one) })];
  return [t("Next move, coin left: {left}; coin right: {right}", { left: words(one), right: words(other) })];
}

// -- heroes ----------------------------------------------------------------------------------

/**
 * @param {Standing} d
 * @param {HeroView} h
 * @returns {About}
 */
function heroAbout(d, h) {
  const lines = [
    t("{n} of {all:hit-point}", { n: h.hit_points - h.wounds, all: h.hit_points }),
    t("Mana {n} of {all}", { n: h.mana, all: h.max_mana }),
    t("Action points {n} of {all}", { n: h.actions, all: h.all_actions }),
  ];
  if (h.at) lines.push(t("Stands on {spot}", { spot: h.at }));
  if (h.trapped) lines.push(t("Held by the {monster}", { monster: d.words.name(h.trapped) }));
  if (h.guarding) lines.push(t("Armor Up"));
  if (h.status === "dead") lines.push(t("Dead."));
  return { title: d.words.name(h.hero), lines, entry: h.hero, rule: "TLS-HERO-1" };
}

/**
 * @param {Standing} d
 * @param {string} kind
 * @param {HeroView} h
 * @param {string} which
 * @returns {About}
 */
function stat(d, kind, h, which) {
  const hero = d.words.name(h.hero);
  switch (kind) {
    case "life":
      return { title: t("{hero}: {n} of {all:hit-point}", { hero, n: h.hit_points - h.wounds, all: h.hit_points }), rule: "TLS-LIFE-1" };
    case "mana":
      return { title: t("{hero}: {n} of {all:mana}", { hero, n: h.mana, all: h.max_mana }), rule: "TLS-MANA-1" };
    case "actions":
      return { title: t("{hero}: {n} of {all:action}", { hero, n: h.actions, all: h.all_actions }), rule: "TLS-HEROES-1" };
    case "points":
      return { title: t("{hero}: {n:movement}", { hero, n: h.points }), lines: [t("Moved {n:spot} this turn.", { n: h.moved }), ...(h.extra_tokens ? [t("Movement tokens that stay fresh: {n}", { n: h.extra_tokens })] : [])], rule: "TLS-STEP-1" };
    case "token": {
      const token = h.tokens[Number(which)];
      return { title: t("{hero}: Movement token {value}", { hero, value: token?.value ?? 0 }), lines: [token?.fresh ? t("Fresh") : t("Used")], rule: "TLS-STEP-1" };
    }
    case "guard":
      return { title: t("{hero}: Armor Up", { hero }), lines: [h.guarding ? t("The hero is on guard.") : t("1 Action point: less damage in the next Monster Phase.")], rule: "TLS-GUARD-1" };
    case "fist":
      return { title: t("{hero}: Fist", { hero }), lines: [t("1 Action point: a melee attack of 1 damage.")], rule: "TLS-FIST-1" };
    default:
      return { title: t("{hero}: {n:monster} killed", { hero, n: h.kills }), rule: "TLS-QUEST-1" };
  }
}

// -- cards -----------------------------------------------------------------------------------

/**
 * @param {Standing} d
 * @param {string} id
 * @returns {About | null}
 */
function item(d, id) {
  const known = entry(d, id);
  if (!known) return null;
  const attacks = attacksOf(d, id);
  const lines = [...text(d, id), ...attacks.map((attack) => attackWords(d, attack)), ...meanings(d, attacks)];
  if (known.damage !== undefined && known.hands !== undefined) lines.unshift(t("Level {level:roman} · {hands:hand} · damage {damage}", { level: Number(known.level), hands: Number(known.hands), damage: Number(known.damage) }));
  if (known.prevent) lines.push(t("Prevents {n:damage}", { n: Number(known.prevent) }));
  if (id.startsWith("potion")) lines.push(drinkWords(d, id), t("Uses: {n}", { n: Number(known.uses) }));
  if (known.price !== undefined) lines.push(t("Price: {n:gold}", { n: Number(known.price) }));
  const kind = known.hands !== undefined ? "TLS-ATTACK-1" : id.startsWith("scroll") ? "TLS-SCROLL-1" : "TLS-EQUIP-1";
  return { title: d.words.name(id), lines, entry: id, rule: String(known.rule ?? kind) };
}

/**
 * @param {Standing} d
 * @param {string} attack
 */
export function attackWords(d, attack) {
  const known = entry(d, attack);
  if (!known) return d.words.name(attack);
  const range = rangeWords(String(known.range));
  const area = areaWords(String(known.area), Number(known.spots));
  const uses = number(d, attack, "uses");
  const often = uses ? t("×{n} per Hero Phase", { n: uses }) : "";
  const effects = effectsOf(d, attack).map((effect) => d.words.name(effectWord(d, effect.do)?.id ?? effect.do) + (effect.do === "propagation" ? ` ${effect.n}` : ""));
  return [d.words.name(attack), priceOf(d, attack), often, range, area, ...effects].filter(Boolean).join(" · ");
}

/**
 * @param {Standing} d
 * @param {string} attack
 */
const effectsOf = (d, attack) => /** @type {{ do: string, n?: number }[]} */ (entry(d, attack)?.effects ?? []);

/**
 * What the content says of a word for a side effect: its name, and the rule that explains it.
 * @param {Standing} d
 * @param {string} word
 */
const effectWord = (d, word) => (d.book.content["effects.toml"] ?? []).find((one) => one.word === word);

/**
 * What the words of attack types mean, each once, as their rules say it.
 * @param {Standing} d
 * @param {string[]} attacks
 */
function meanings(d, attacks) {
  const stuns = attacks.some((attack) => String(entry(d, attack)?.area).endsWith("-stun")) ? ["stun"] : [];
  const effects = [...attacks.flatMap((attack) => effectsOf(d, attack).map((effect) => effect.do)), ...stuns];
  const ids = [...new Set(effects.map((effect) => effectWord(d, effect)?.rule))];
  return d.book.rules.rules.filter(({ id }) => ids.includes(id)).map((rule) => t(rule.text));
}

/**
 * What the sign of an attack type in a hero's hands means.
 * @param {Standing} d
 * @param {HeroView | undefined} hero
 * @param {string} item
 * @param {string} attack
 */
function usesWords(d, hero, item, attack) {
  const left = hero ? usesLeft(d, hero, item, attack) : null;
  return left === null ? [] : [t("×{n}: so often it can still be used in this Hero Phase.", { n: left })];
}

/** @param {string} range */
function rangeWords(range) {
  switch (range) {
    case "self":
      return t("on oneself");
    case "melee":
      return t("adjacent spot");
    case "two":
      return t("up to 2 spots in a line");
    case "current":
      return t("Current sector");
    case "adjacent":
      return t("Adjacent sectors");
    case "far":
      return t("Far sectors");
    case "current-adjacent":
      return t("Current and Adjacent sectors");
    case "adjacent-far":
      return t("Adjacent and Far sectors");
    default:
      return range;
  }
}

/**
 * @param {string} area
 * @param {number} spots
 */
function areaWords(area, spots) {
  const [shape = ""] = area.split("-stun");
  const words = /** @type {Record<string, string>} */ ({
    one: "",
    ally: t("another hero"),
    "ally-or-self": t("any hero"),
    move: t("move there"),
    spots: t("up to {n:spot}", { n: spots }),
    "line-2": t("line of 2"),
    "line-3": t("line of 3"),
    "line-3-move": t("line of 3, then move beyond"),
    cross: t("cross"),
    rectangle: t("rectangle of 6"),
    cone: t("cone"),
    square: t("square of 9"),
    ring: t("the 8 spots around"),
  });
  const stuns = area.endsWith("-stun") ? t("stuns") : "";
  return [words[shape] ?? shape, stuns].filter(Boolean).join(", ");
}

/**
 * @param {Standing} d
 * @param {string} id
 * @returns {About | null}
 */
function structureKind(d, id) {
  const known = entry(d, id);
  if (!known) return null;
  const upgrade = costWords(d, id, "upgrade");
  const lines = [
    t("Cost: {cost}", { cost: costWords(d, id) || "0" }),
    t("Hits: {hits} · spots: {spots} · left in the box: {left}", { hits: Number(known.hits ?? 0), spots: Number(known.spots ?? 1), left: d.view.left.structures[id] ?? 0 }),
  ];
  if (upgrade) lines.push(t("Upgrade: {cost}", { cost: upgrade }));
  return { title: d.words.name(id), lines, entry: id, rule: list(d, id, "rules")[0] };
}

/**
 * @param {Standing} d
 * @param {string} id
 * @returns {About}
 */
function deck(d, id) {
  const found = d.view.shop.decks.find((one) => one.deck === id);
  return { title: t("{deck}, level {level:roman}: {count:card}", { deck: d.words.name(id), level: found?.level ?? 1, count: found?.cards ?? 0 }), rule: "TLS-SETUP-5" };
}

/**
 * @param {Standing} d
 * @param {string} id
 * @returns {About}
 */
function quest(d, id) {
  const { reward, legacy } = /** @type {Record<string, Record<string, number>>} */ (entry(d, id) ?? {});
  const gives = reward ? [t("Gives {gold:gold+materials:material+equipment:equipment}.", reward)] : [];
  const keeps = legacy ? [t("In a campaign it keeps for the next scenario: {gold:gold+materials:material+equipment:equipment}.", legacy)] : [];
  return { title: d.words.name(id), lines: [...text(d, id), ...gives, ...keeps], entry: id, rule: "TLS-QUEST-1" };
}

// -- what comes ------------------------------------------------------------------------------

/**
 * @param {Standing} d
 * @param {string} id
 * @param {number} index
 * @returns {About}
 */
function slot(d, id, index) {
  const cards = d.view.spawn.slots[index] ?? [];
  const lines = cards.map((card) => (card === "unseen" ? t("A card face down") : labelled(d.words.name(card), patternWords(d, card))));
  return { title: d.words.name(id), lines: lines.length ? lines : [t("No Monsters come from here.")], rule: "TLS-SCOUT-6" };
}

/**
 * The Monsters of a Pattern card in this scenario.
 * @param {Standing} d
 * @param {string} card
 */
function patternWords(d, card) {
  const layers = list(d, d.view.scenario, "backgrounds");
  const letters = layers.flatMap((layer) => list(d, card, layer)).join("").replaceAll(".", "");
  const kinds = [...(d.book.content["monsters.toml"] ?? []), ...(d.book.content["bosses.toml"] ?? [])];
  const named = [...letters].map((letter) => kinds.find((kind) => kind.letter === letter)?.id ?? letter);
  return [...new Set(named)].map((id) => `${named.filter((one) => one === id).length} ${d.words.name(id)}`).join(", ");
}

/**
 * @param {Standing} d
 * @param {string} which
 * @returns {About}
 */
function panic(d, which) {
  const space = d.view.panic[Number(which) - 1];
  const left = d.view.panic.reduce((sum, { flames }) => sum + flames, 0);
  if (!space) return { title: t("Panic meter: {n:flame}", { n: left }), lines: [t("At the end of a Night the first space with a Flame gives its reward.")], rule: "TLS-PANIC-1" };
  const { flames, gold, materials, equipment } = space;
  return { title: t("Panic space {space}: {n:flame}", { space: which, n: flames }), lines: [t("Gives {gold:gold+materials:material+equipment:equipment}.", { gold, materials, equipment })], rule: "TLS-PANIC-1" };
}

/**
 * @param {Standing} d
 * @param {string} component
 * @returns {About | null}
 */
function single(d, component) {
  const { view } = d;
  switch (component) {
    case "when":
      return { title: view.night ? t("Night {day}, Monster Phase {phase}", { day: view.day, phase: view.phase }) : view.day ? t("Day {day}", { day: view.day }) : t("Setup"), lines: [d.words.name(view.scenario)], rule: "TLS-NIGHT-2" };
    case "coin":
      return { title: t("Fate coin: {side}", { side: d.words.name(view.coin) }), rule: "TLS-COIN-1" };
    case "gold":
      return { title: t("Gold: {n}", { n: view.gold }), rule: "TLS-PRODUCTION-1" };
    case "materials":
      return { title: t("Materials: {n}", { n: view.materials }), rule: "TLS-PRODUCTION-1" };
    case "workers":
      return { title: t("Workers left today: {n}", { n: view.workers }), rule: "TLS-SCAVENGE-1" };
    case "mages":
      return { title: t("Mages in the Magic Circle: {n}", { n: view.mages }), rule: "TLS-STRIKE-5" };
    case "scavenged":
      return { title: t("Ruins scavenged today: {n}", { n: view.scavenged.length }), lines: view.scavenged.map((ruin) => d.words.name(ruin)), rule: "TLS-SCAVENGE-1" };
    case "killed":
      return { title: t("Monsters killed: {n}", { n: view.killed }), rule: "TLS-QUEST-1" };
    case "shop":
      return { title: view.shop.open ? t("Shop") : t("The Shop is closed."), rule: "TLS-SHOP-3" };
    case "direction":
    case "tomorrow": {
      const id = component === "direction" ? view.spawn.direction : view.spawn.tomorrow;
      return id ? { title: d.words.name(id), entry: id, rule: "TLS-SCOUT-5" } : { title: t("No Direction card lies open."), rule: "TLS-SCOUT-5" };
    }
    case "boss":
    case "boss-plate":
      return boss(d);
    case "dice":
      return { title: t("The dice as last rolled"), lines: lastRolls(d.table).map(({ roll }) => d.words.event(roll)), rule: "TLS-DICE-1" };
    default:
      return null;
  }
}

/**
 * Where a card of Cetusia's brings her up, and what it does.
 * @param {Standing} d
 * @param {string} id
 * @returns {About}
 */
function cetusiaCard(d, id) {
  const { cards = [], drawn = [], card } = d.view.cetusia;
  const parts = cards.find((one) => one.card === id)?.parts ?? [];
  const lines = parts.map(({ monster, at, attack, damage }) => t("{monster} on {spot}: {attack}, {damage:damage}", { monster: d.words.name(monster), spot: at, attack: d.words.name(attack), damage }));
  const state = card === id ? [t("In force")] : drawn.includes(id) ? [t("Drawn")] : [];
  return { title: d.words.name(id), lines: [...state, ...lines], entry: id, rule: "TLS-CETUSIA-1" };
}

/** @param {Standing} d */
function boss(d) {
  const id = String(entry(d, d.view.scenario)?.boss ?? "");
  const known = entry(d, id);
  const attacks = /** @type {{ id: string, name: string, damage: number[] }[]} */ (known?.attacks ?? []);
  const lines = [t("Hit Points {n} · Movement {movement}", { n: Number(known?.hit_points ?? 0), movement: Number(known?.movement ?? 0) }), ...attacks.map(({ id: attack, damage }) => labelled(d.words.name(attack), damage.join("/")))];
  const { dryad, cetusia } = d.view;
  if (dryad.stage && dryad.slot) lines.push(t("{stage}, at {slot}", { stage: d.words.name(dryad.stage), slot: d.words.name(dryad.slot) }));
  if (cetusia.stage) lines.push(t("Stage {n}", { n: cetusia.stage }));
  if (d.view.alerions_dead) lines.push(t("Alerions killed: {n}", { n: d.view.alerions_dead }));
  const where = { cliff: t("On the Cliff, {side} side", { side: d.words.name(d.view.harpy.side) }), dead: t("Dead."), field: "", absent: "" }[d.view.harpy.where] ?? "";
  return { title: d.words.name(id), lines: where ? [where, ...lines] : lines, entry: id, rule: String(known?.rule ?? "") };
}
