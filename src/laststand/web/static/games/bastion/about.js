// What each part of the board is, in words.

/** @import { About, Scene } from "../../types.js" */
/** @import { CardView, Siege, SpaceView, Tokens } from "./view.js" */

import { labelled } from "../../words.js";
import { t } from "./texts.js";
import { entry, printed, titled, who } from "./finding.js";
import { percent } from "./chances.js";
import { effectId } from "./effects.js";
import { cardNames, COLOURS, spacesOf, whenFull } from "./moves.js";

/** @typedef {Scene<Siege>} Sight */

/**
 * @param {string} component
 * @param {Sight} d
 * @returns {About | null}
 */
export function about(component, d) {
  const [, kind = "", rest = ""] = /^([a-z]+)-?(.*)$/.exec(component) ?? [];
  switch (kind) {
    case "tile":
      return tile(d, rest);
    case "place":
      return { title: d.words.name(rest), rule: "LB-SETUP-1" };
    case "board":
      return hordeBoard(d, rest);
    case "space":
      return space(d, rest);
    case "card":
      return card(d, rest);
    case "hero":
    case "figure":
      return hero(d, rest);
    case "fight":
      return fight(d, rest.split("-"));
    case "vanquish":
      return { title: t("Vanquish: {cards}", { cards: cardNames(d, rest.split("-")) }), rule: "LB-COMBAT-1" };
    case "life":
    case "calls":
    case "equipment":
    case "pay":
      return held(d, kind, rest);
    case "reserve":
      return reserve(d, rest);
    case "die":
    case "blocked":
      return die(d, kind, rest);
    case "grasp":
      return { title: t("Grasp of Evil: {where}", { where: d.words.name(rest) }), lines: [graspWords(d, rest)], entry: "grasp-of-evil", rule: "LB-GRASP-2" };
    default:
      return single(d, component, rest);
  }
}

/** @param {Sight} d @param {string} where */
function graspWords(d, where) {
  if (spacesOf(d.view).some(({ name }) => name === where)) return t("It moves on when its card says so.");
  return d.view.tiles.some(({ id }) => id === where) ? t("This tile cannot be activated; a Call to Arms still reaches it.") : t("This power cannot be used.");
}

// -- the Bastion -------------------------------------------------------------------------

/**
 * @param {Sight} d
 * @param {string} id
 * @returns {About | null}
 */
function tile(d, id) {
  const known = entry(d, "tiles.toml", id);
  if (!known) return null;
  const shown = d.view.tiles.find((other) => other.id === id);
  const lines = [printed(known)];
  if (shown?.grasp) lines.push(t("In the Grasp of Evil: only a Call to Arms reaches it."));
  if (known.works_on_warlords === false) lines.push(t("It does nothing to Warlords."));
  const rules = /** @type {string[]} */ (known.rules ?? []);
  return { title: shown ? `${titled(known)} (${d.words.name(shown.place)})` : titled(known), lines, entry: id, rule: rules[0] };
}

// -- the Horde ---------------------------------------------------------------------------

/**
 * @param {Sight} d
 * @param {string} colour
 * @returns {About | null}
 */
function hordeBoard(d, colour) {
  const known = entry(d, "boards.toml", colour);
  if (!known) return null;
  const shown = d.view.boards.find((other) => other.colour === colour);
  const hero = d.view.heroes[shown?.seat ?? -1];
  const lines = [whenFull(d, colour)];
  if (hero?.id) lines.push(t("Linked to {hero}.", { hero: d.words.name(hero.id) }));
  else if (shown?.neutral && d.view.turn > 0) lines.push(t("Neutral: no card is brought, and each effect is suffered by a hero able to."));
  return { title: `${titled(known)} (${d.words.name(colour)})`, lines, entry: colour, rule: String(known.rule ?? "") };
}

/**
 * @param {Sight} d
 * @param {string} name
 * @returns {About}
 */
function space(d, name) {
  const found = spacesOf(d.view).find((other) => other.name === name);
  const lines = found?.trap ? [t("The Trap lies here: the next Monster placed here is discarded.")] : [];
  if (!found?.card) lines.unshift(t("Free"));
  return { title: t("Horde space {name}", { name: d.words.name(name) }), lines, rule: "LB-PLACING-1" };
}

/**
 * @param {Sight} d
 * @param {string} id
 * @returns {About | null}
 */
function card(d, id) {
  const where = spacesOf(d.view).find((other) => other.card?.id === id);
  const found = where?.card ?? (d.view.drawn?.id === id ? d.view.drawn : null);
  if (!found) return null;
  const name = d.words.name(found.kind);
  const lines = [resistanceWords(d, found, where), ...effectLines(d, found)];
  if (where) lines.push(...stateLines(where), ...chanceLines(d, where));
  const title = found.warlord ? t("Warlord: {name}", { name }) : name;
  return { title: where ? `${d.words.name(where.name)} ${title}` : title, lines, entry: found.kind, rule: found.warlord ? "LB-WARLORD-1" : "LB-COMBAT-1" };
}

/**
 * @param {Sight} d
 * @param {Tokens} tokens
 */
function tokenWords(d, tokens) {
  return COLOURS.flatMap((colour) => (tokens[colour] ? [`${tokens[colour]} ${d.words.name(colour)}`] : [])).join(" + ") || "0";
}

/**
 * @param {Sight} d
 * @param {CardView} found
 * @param {SpaceView | undefined} where
 */
function resistanceWords(d, found, where) {
  const printed = tokenWords(d, found.needs);
  const now = where?.resistance ? tokenWords(d, where.resistance) : printed;
  if (where?.waived) return t("Resistance: {now}, one of them of any colour waived", { now });
  return now === printed ? t("Resistance: {now}", { now }) : t("Resistance: {now} (printed {printed})", { now, printed });
}

/**
 * @param {Sight} d
 * @param {CardView} found
 */
function effectLines(d, found) {
  const told = (/** @type {string[]} */ effects) => effects.map((effect) => d.words.name(effectId(effect))).join(", ");
  const lines = [];
  if (found.entrance.length) lines.push(t("↘ Entrance: {effects}", { effects: told(found.entrance) }));
  if (found.ongoing.length) lines.push(t("∞ Ongoing: {effects}", { effects: told(found.ongoing) }));
  if (found.recurring.length) lines.push(t("↻ Each turn of its board: {effects}", { effects: told(found.recurring) }));
  if (found.exit.length) lines.push(t("↗ Exit: {effects}", { effects: told(found.exit) }));
  return lines;
}

/** @param {SpaceView} where */
function stateLines(where) {
  const lines = [];
  if (where.grasp) lines.push(t("A Grasp of Evil figure stands on it."));
  if (where.net) lines.push(t("Caught in the Net: no recurring or ongoing effect."));
  if (where.enchanted) lines.push(t("Enchanted: 1 resistance less."));
  if (where.guarded) lines.push(t("Guarded: it cannot be fought now."));
  return lines;
}

/**
 * @param {Sight} d
 * @param {SpaceView} where
 */
function chanceLines(d, where) {
  const fights = d.view.odds.filter(({ spaces }) => spaces.includes(where.name));
  return fights.flatMap(({ spaces, chances }) => chances.map((row) => chanceWords(d, spaces, row)));
}

/**
 * @param {Sight} d
 * @param {string[]} spaces
 * @param {import("./view.js").ChanceView} row
 */
function chanceWords(d, spaces, { tokens, chance }) {
  const with_ = Object.keys(tokens).length ? t("with {tokens}", { tokens: tokenWords(d, tokens) }) : t("dice alone");
  return labelled(`${spaces.join(" + ")}, ${with_}`, `${percent(chance)} (${chance})`);
}

/**
 * @param {Sight} d
 * @param {string[]} spaces
 * @returns {About}
 */
function fight(d, spaces) {
  const found = d.view.odds.find((other) => other.spaces.join() === spaces.join());
  const rule = spaces.length > 1 ? "LB-TWO-1" : "LB-COMBAT-1";
  return { title: t("Fight: {cards}", { cards: cardNames(d, spaces) }), lines: (found?.chances ?? []).map((row) => chanceWords(d, spaces, row)), rule };
}

// -- heroes and tokens -------------------------------------------------------------------

/**
 * @param {Sight} d
 * @param {string} id
 * @returns {About | null}
 */
function hero(d, id) {
  const known = entry(d, "heroes.toml", id);
  if (!known) return null;
  const shown = d.view.heroes.find((other) => other.id === id);
  const rules = /** @type {string[]} */ (known.rules ?? []);
  const lines = [who(known), printed(known)];
  if (shown?.status === "out") lines.push(t("Out, until healed at the Dispensary."));
  if (shown?.status === "dead") lines.push(t("Dead."));
  if (shown?.wounded && shown.status === "in play") lines.push(t("Wounded: the power is lost for good."));
  if (shown?.grasp) lines.push(t("In the Grasp of Evil: the power cannot be used."));
  const title = shown?.colour ? `${titled(known)} (${d.words.name(shown.colour)})` : titled(known);
  return { title, lines, entry: id, rule: rules[0] };
}

/**
 * @param {Sight} d
 * @param {string} kind
 * @param {string} rest
 * @returns {About}
 */
function held(d, kind, rest) {
  const [, id = "", colour = ""] = /^(.*?)-?(red|green|blue|yellow|black)?$/.exec(rest) ?? [];
  const owner = d.view.heroes.find((other) => other.id === id);
  const name = d.words.name(id);
  if (kind === "life") return { title: t("Life of {hero}: {count}", { hero: name, count: owner?.life ?? 0 }), entry: "life", rule: "LB-WOUND-1" };
  if (kind === "calls") {
    const lines = [t("Uses any tile's action from anywhere, as an extra action.")];
    return { title: t("Call to Arms of {hero}: {count}", { hero: name, count: owner?.calls ?? 0 }), lines, entry: "call-to-arms", rule: "LB-CALL-1" };
  }
  const count = owner?.equipment[/** @type {import("./view.js").Colour} */ (colour)] ?? 0;
  const title = kind === "pay" ? d.words.name(`equipment-${colour}`) : t("{token} of {hero}: {count}", { token: d.words.name(`equipment-${colour}`), hero: name, count });
  return { title, lines: [t("Counts as a face of its colour in combat.")], entry: `equipment-${colour}`, rule: "LB-COMBAT-3" };
}

/**
 * @param {Sight} d
 * @param {string} what
 * @returns {About}
 */
function reserve(d, what) {
  const { life, calls, grasp, equipment } = d.view.reserve;
  const amounts = /** @type {Record<string, [string, number]>} */ ({ life: ["life", life], calls: ["call-to-arms", calls], grasp: ["grasp-of-evil", grasp] });
  const [id, count] = amounts[what] ?? [`equipment-${what}`, equipment[/** @type {import("./view.js").Colour} */ (what)] ?? 0];
  return { title: t("In the reserve: {count} {token}", { count, token: d.words.name(id) }), lines: [t("What the reserve has no token for is lost.")], entry: id, rule: "LB-RESERVE-2" };
}

// -- dice, deck, single things -----------------------------------------------------------

/**
 * @param {Sight} d
 * @param {string} kind
 * @param {string} rest
 * @returns {About}
 */
function die(d, kind, rest) {
  if (kind === "blocked") return { title: t("A Horde card blocks this Combat die."), rule: "LB-CARD-22" };
  const isGray = Number(rest) > d.view.white_dice;
  const known = entry(d, "dice.toml", isGray ? "gray" : "combat");
  const up = d.view.dice[Number(rest) - 1];
  const name = titled(known);
  const sides = /** @type {string[]} */ (known?.faces ?? []).map((side) => d.words.name(side)).join(", ");
  return { title: up ? labelled(`${name} ${rest}`, d.words.name(up)) : `${name} ${rest}`, lines: [sides, t("White stands for any colour.")], entry: known?.id, rule: String(known?.rule ?? "") };
}

/**
 * @param {Sight} d
 * @param {string} component
 * @param {string} rest
 * @returns {About | null}
 */
function single(d, component, rest) {
  const { view } = d;
  switch (component) {
    case "deck":
      return deck(d);
    case "warlords": {
      const names = view.deck.warlords_may_be.map((id) => d.words.name(id)).join(", ");
      return { title: t("Warlords to vanquish: {count}", { count: view.deck.warlords_left }), lines: view.deck.runs.length > 1 ? [t("May be: {cards}", { cards: names })] : [], rule: "LB-END-2" };
    }
    case "discard":
      return { title: t("Discard pile: {count}", { count: view.discard.length }), lines: [view.discard.map((id) => d.words.name(id)).join(", ") || "–"], rule: "LB-COMBAT-14" };
    case "dice":
      return { title: t("Free Combat dice: {count}", { count: view.white_dice }), rule: "LB-COMBAT-1" };
    case "corruption": {
      const faces = view.corruption_die.map((face) => d.words.name(effectId(face))).join(" · ");
      const up = view.corruption ? `: ${d.words.name(effectId(view.corruption))}` : "";
      return { title: `${d.words.name("corruption")}${up}`, lines: [faces], entry: "corruption", rule: "LB-CORRUPTION-1" };
    }
    case "turn":
      return { title: view.turn ? t("Turn {turn}", { turn: view.turn }) : t("Setup"), rule: "LB-TURN-2" };
    case "withdraw":
      return { title: t("Withdraw"), lines: [t("Nothing is vanquished and no token is spent.")], rule: "LB-FAQ-5" };
    case "lend-agree":
      return { title: t("Agree"), lines: [t("The token is spent in this combat.")], rule: "LB-COMBAT-5" };
    case "lend-refuse":
      return { title: t("Refuse"), lines: [t("Nobody asks again in this combat.")], rule: "LB-COMBAT-5" };
    case "stage":
      return { title: t("The dice and what they decide"), rule: "LB-COMBAT-1" };
    default:
      return element(d, component, rest);
  }
}

/** @param {Sight} d */
function deck({ view, words }) {
  const [above = 0] = view.deck.runs;
  const names = (/** @type {string[]} */ cards) => cards.map((id) => words.name(id)).join(", ");
  const lines = [view.deck.runs.length > 1 ? t("{count:monster-lies} above the next Warlord.", { count: above }) : t("No Warlord is left in it.")];
  lines.push(t("May be: {cards}", { cards: names(view.deck.may_hold) }));
  return { title: t("Horde deck: {count}", { count: view.deck.count }), lines, rule: "LB-SETUP-11" };
}

/**
 * The Trap, the Net, the Standard with its tokens, the enchantment.
 * @param {Sight} d
 * @param {string} component
 * @param {string} colour
 * @returns {About | null}
 */
function element(d, component, colour) {
  const { elements } = d.view;
  const home = { trap: t("on the Dwarven Quarry"), net: t("on the Trebuchet"), standard: t("on its tile"), enchantment: t("on Mylfaar's board") };
  if (component.startsWith("standard-")) {
    return { title: d.words.name(component), lines: elements.standard === colour ? [t("It flies: cards of this colour have 1 resistance less.")] : [], entry: component, rule: "LB-TILE-STANDARD-2" };
  }
  if (!(component in elements)) return null;
  const name = /** @type {keyof typeof elements} */ (component);
  const at = elements[name];
  const places = { icon: home[name], reserve: t("in the reserve"), box: t("in the box") };
  const where = at in places ? places[/** @type {keyof typeof places} */ (at)] : d.words.name(at);
  const rules = { trap: "LB-TILE-QUARRY-1", net: "LB-TILE-TREBUCHET-1", standard: "LB-TILE-STANDARD-1", enchantment: "LB-POWER-MYLFAAR-1" };
  return { title: labelled(d.words.name(name === "standard" ? "standard-figure" : name), where), entry: name === "standard" ? "standard-figure" : name, rule: rules[name] };
}
