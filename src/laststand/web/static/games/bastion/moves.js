// Which parts of the board an option, a refusal or an event is about, and how options look.

/** @import { Choice, Facts, Table, Move, Option, Happening, Face, Rolling, Scene } from "../../types.js" */
/** @import { CardView, HeroView, Siege, SpaceView } from "./view.js" */

import { thingIn, thingsIn } from "../../facts.js";
import { labelled } from "../../words.js";
import { t } from "./texts.js";
import { combatDie } from "./art.js";
import { effectId } from "./effects.js";

export const PLACES = ["NW", "N", "NE", "W", "C", "E", "SW", "S", "SE"];
export const COLOURS = /** @type {const} */ (["red", "green", "blue", "yellow", "black"]);

/** The seat that was asked when the board was last drawn: its own tokens are what it spends or loses. */
let asked = -1;

/** @param {number | null | undefined} seat */
export function remember(seat) {
  asked = seat ?? -1;
}

// -- finding things ----------------------------------------------------------------------

/**
 * @param {Siege} view
 * @returns {SpaceView[]}
 */
export const spacesOf = (view) => view.boards.flatMap(({ spaces }) => spaces);

/**
 * @param {Siege} view
 * @param {string} name
 */
export const spaceOf = (view, name) => spacesOf(view).find((space) => space.name === name);

/**
 * @param {Siege} view
 * @param {string} space
 * @returns {CardView | null}
 */
export const cardOn = (view, space) => spaceOf(view, space)?.card ?? null;

/**
 * @param {Siege} view
 * @returns {HeroView | undefined} the hero whose player is asked, or whose turn it is
 */
export const heroAsked = (view) => view.heroes[asked] ?? view.heroes[view.active];

/**
 * @param {Siege} view
 * @param {string} place
 */
export const tileAt = (view, place) => view.tiles.find((tile) => tile.place === place)?.id ?? "";

/**
 * @param {Siege} view
 * @param {string} space
 */
const cardId = (view, space) => {
  const card = cardOn(view, space);
  return card ? `card-${card.id}` : `space-${space}`;
};

/**
 * @param {Siege} view
 * @param {string} card
 */
const cardOrPile = (view, card) => (spacesOf(view).some((space) => space.card?.id === card) || view.drawn?.id === card ? `card-${card}` : "discard");

// -- options on the board ----------------------------------------------------------------

/**
 * Every part of the board that offers a move.
 * @param {Move} move
 * @param {Siege} view
 * @returns {string[]}
 */
export function places(move, view) {
  const { verb, facts } = move;
  const spaces = thingsIn(facts, "spaces");
  const owner = thingIn(facts, "hero");
  const colour = thingIn(facts, "colour");
  if (verb === "fight" || verb === "vanquish") return [...spaces.map((space) => cardId(view, space)), `${verb}-${spaces.join("-")}`];
  if (verb === "spend") return [...components(move, view), `pay-${owner || "own"}-${colour}`];
  if (verb === "take back") return [`back-${owner || heroAsked(view)?.id}-${colour}`];
  if (verb === "swap" || verb === "reroll") return components(move, view);
  return components(move, view).slice(0, 1);
}

/**
 * Everything a move is about; the first is where it is chosen.
 * @param {Move} move
 * @param {Siege} view
 * @returns {string[]}
 */
export function components({ verb, facts }, view) {
  const thing = thingIn(facts, "thing");
  const place = thingIn(facts, "place");
  const spaces = thingsIn(facts, "spaces");
  const cards = spaces.map((space) => cardId(view, space));
  const own = heroAsked(view);
  switch (verb) {
    case "lay":
      return PLACES.includes(place) ? [`tile-${thing}`, `place-${place}`] : [`board-${thing}`];
    case "sit":
      return [`board-${thing}`];
    case "first":
      return firstOf(facts, view);
    case "take":
    case "suffer":
    case "award":
    case "heal":
    case "rest":
    case "give move":
      return [`hero-${thing}`, `figure-${thing}`];
    case "place":
    case "trap":
      return spaces.map((space) => `space-${space}`);
    case "destroy":
    case "net":
    case "enchant":
    case "rout":
    case "swap":
      return cards;
    case "fight":
    case "vanquish": {
      const both = `${verb}-${spaces.join("-")}`;
      return spaces.length > 1 ? [both, ...cards] : [...cards, both];
    }
    case "lift grasp":
    case "cleanse":
      return [`grasp-${spaces[0] ?? thing}`];
    case "lose":
      return [thing === "call" ? `calls-${own?.id}` : `equipment-${own?.id}-${thing}`];
    case "spend":
    case "take back":
      return [`equipment-${thingIn(facts, "hero") || own?.id}-${thingIn(facts, "colour")}`];
    case "call":
      return [`calls-${own?.id}`, `tile-${thing}`];
    case "gain":
      return [`reserve-${thing === "call" ? "calls" : thing}`];
    case "raise":
      return [`standard-${thing}`];
    case "grasp":
    case "activate":
      return [`tile-${thing}`];
    case "move":
    case "extra move":
      return [`tile-${tileAt(view, place)}`];
    case "stay":
      return [`tile-${tileAt(view, own?.place ?? "")}`];
    case "reroll":
      return facts.dice ? diceOf({ facts }) : ["corruption"];
    case "keep":
      return [view.corruption ? "corruption" : "dice"];
    case "withdraw":
      return ["withdraw"];
    case "agree":
    case "refuse":
      return [`lend-${verb}`];
    default:
      return ["turn"];
  }
}

/**
 * What comes first: an effect of a card, a side, or an effect of something that has no card.
 * @param {Facts} facts
 * @param {Siege} view
 */
function firstOf(facts, view) {
  const space = spaceFirst(facts);
  const side = thingIn(facts, "thing");
  if (space) return [cardId(view, space)];
  return side ? [`board-${side}`] : ["turn"];
}

/**
 * The space of the card whose effect comes first.
 * @param {Facts} facts
 */
const spaceFirst = (facts) => thingIn(facts, "space") || (thingsIn(facts, "spaces")[0] ?? "");

// -- events ------------------------------------------------------------------------------

/**
 * @param {Happening} event
 * @param {Siege} view
 * @returns {string[]}
 */
export function concerns({ kind, facts, cause }, view) {
  const found = [];
  const text = (/** @type {string} */ name) => (typeof facts[name] === "string" ? facts[name] : "");
  if (text("card")) found.push(cardOrPile(view, text("card")));
  if (text("space") && !found.length) found.push(`space-${text("space")}`);
  if (Array.isArray(facts.spaces)) found.push(...facts.spaces.map((space) => cardId(view, space)));
  if (text("hero")) found.push(`${kind === "HeroMoved" ? "figure" : "hero"}-${text("hero")}`);
  if (text("tile")) found.push(`tile-${text("tile")}`);
  if (text("board")) found.push(`board-${text("board")}`);
  if (text("element")) found.push(text("element"));
  if (/^(Dice)/.test(kind)) found.push("dice");
  if (/^Corruption/.test(kind)) found.push("corruption");
  if (/^Standard/.test(kind)) found.push("standard");
  if (kind === "CardDrawn") found.push("deck");
  if (kind === "EffectApplied" && spacesOf(view).some((space) => space.card?.id === cause)) found.push(`card-${cause}`);
  return found;
}

// -- the list of options -----------------------------------------------------------------

const PLAIN = /** @type {Record<string, Face>} */ ({
  "end turn": { icons: ["time"], rest: true },
  done: { icons: ["time"], rest: true },
  keep: { icons: ["dice"], rest: true },
  stay: { icons: ["party"], rest: true },
  agree: { icons: ["equipment"], main: true },
  withdraw: { icons: ["undo"], rest: true },
  refuse: { icons: ["lock"], rest: true },
});

/**
 * @param {Option} option
 * @param {Scene<Siege>} d
 * @returns {Face}
 */
export function face(option, d) {
  const { view, words } = d;
  const { verb, facts } = option;
  const thing = thingIn(facts, "thing");
  const spaces = thingsIn(facts, "spaces");
  if (verb === "reroll") return { icons: facts.dice ? [] : ["corruption-die"] };
  const plain = PLAIN[verb];
  if (plain) return plain;
  switch (verb) {
    case "move":
    case "extra move": {
      const tile = tileAt(view, thingIn(facts, "place"));
      return { icons: [tile], group: verb === "move" ? t("Move") : t("Extra move"), short: words.name(tile) };
    }
    case "call":
      return { icons: [thing], group: t("Call to Arms"), short: words.name(thing), reserve: true, text: textOf(d, "tiles.toml", thing) };
    case "activate":
      return { icons: [thing], main: true, text: textOf(d, "tiles.toml", thing) };
    case "take":
      return { icons: [thing], text: textOf(d, "heroes.toml", thing) };
    case "fight":
      return { icons: cardIcons(view, spaces), group: t("Fight"), short: cardNames(d, spaces), main: true };
    case "vanquish":
      return { icons: cardIcons(view, spaces), group: t("Vanquish"), short: cardNames(d, spaces), main: true };
    case "swap":
      return { icons: cardIcons(view, spaces), group: t("Change places"), short: changedPlaces(d, spaces) };
    case "enchant":
      return { icons: ["enchantment"], group: t("Enchant"), short: cardNames(d, spaces) };
    case "destroy":
    case "net":
    case "cleanse":
    case "lift grasp":
    case "rout":
      return { icons: thing ? [thing] : cardIcons(view, spaces) };
    case "spend":
    case "take back":
    case "gain":
    case "lose":
      return { icons: [thing === "life" ? "heart" : thing === "call" ? "call-to-arms" : "equipment"] };
    case "raise":
      return { icons: ["standard"] };
    case "first":
      return spaceFirst(facts) ? { icons: cardIcons(view, [spaceFirst(facts)]) } : { icons: heroAt(view, thing), note: heroAt(view, thing).map((hero) => words.name(hero)).join() };
    case "sit":
      return { icons: [thing], text: whenFull(d, thing) };
    case "place":
    case "trap":
      return { icons: [verb === "trap" ? "trap" : "horde-card"] };
    default:
      return { icons: thing ? [thing] : [] };
  }
}

/**
 * @param {Table} table
 */
export function falls({ history, events }) {
  const again = history.flatMap(({ chosen, outcomes }) => (chosen.key === "Reroll" ? outcomes.slice(0, diceOf(chosen).length) : []));
  const first = events.flatMap(({ kind, facts }) => (kind === "DiceRolled" && Array.isArray(facts.faces) ? facts.faces : []));
  const corrupted = events.flatMap(({ kind, facts }) => (kind.startsWith("Corruption") && typeof facts.face === "string" ? [facts.face.replaceAll("-", "_")] : []));
  return [...[...first, ...again].map((face) => ({ die: "combat", face })), ...corrupted.map((face) => ({ die: "corruption", face }))];
}

/**
 * A face as people call it: a colour, or what the Corruption die does.
 * @param {string} face
 * @param {import("../../words.js").GameWords} words
 */
export const faceName = (face, words) => words.name(effectId(face));

/**
 * @param {Choice} choice
 * @param {Siege} view
 */
export const subject = ({ ask }, view) => (ask === "place-card" && view.drawn ? `card-${view.drawn.id}` : null);

/**
 * What a tile or a hero says of itself.
 * @param {Scene<Siege>} d
 * @param {string} file
 * @param {string} id
 */
const textOf = (d, file, id) => t(String(d.book.content[file]?.find((found) => found.id === id)?.text ?? ""));

/** @param {Pick<Move, "facts">} move */
const diceOf = ({ facts }) => thingsIn(facts, "dice").map((die) => `die-${die}`);

/**
 * @param {Choice} choice
 * @param {Scene<Siege>} d
 * @returns {Rolling | null}
 */
export function rolling({ options }, { view, words }) {
  const rolls = options.filter(({ key }) => key === "Reroll");
  if (rolls.length === 0) return null;
  const dice = view.dice.map((face, index) => ({ id: `die-${index + 1}`, title: labelled(String(index + 1), words.name(face)), picture: combatDie(face) }));
  return { dice, options: rolls, diceOf };
}

/**
 * What the hero who is asked has left this turn, and holds.
 * @param {Choice} choice
 * @param {Scene<Siege>} d
 */
export function left({ ask, seat }, { view, words }) {
  const hero = seat === null ? undefined : view.heroes[seat];
  if (!hero || view.turn === 0) return "";
  const { moved, activated, fought } = view.turn_flags;
  const held = COLOURS.flatMap((colour) => (hero.equipment[colour] ? [`${hero.equipment[colour]} ${words.name(colour)}`] : []));
  const equipment = held.length ? [t("Equipment ({what})", { what: held.join(", ") })] : [];
  const has = [t("{n:life}", { n: hero.life }), t("{n:call}", { n: hero.calls }), ...equipment].join(", ");
  const name = words.name(hero.id);
  if (ask !== "hero-phase") return t("{hero} has {what}.", { hero: name, what: has });
  const open = [...(moved ? [] : [t("a move")]), ...(activated || fought ? [] : [t("an action")])].join(", ");
  return open ? t("{hero} has {open} left; {what}.", { hero: name, open, what: has }) : t("{hero} has moved and acted; {what}.", { hero: name, what: has });
}

/**
 * The hero at a Horde board.
 * @param {Siege} view
 * @param {string} colour
 */
const heroAt = ({ boards, heroes }, colour) => boards.flatMap((board) => (board.colour === colour ? (heroes[board.seat ?? -1]?.id ?? []) : []));

/**
 * What a Horde board does to whoever sits at it.
 * @param {Scene<Siege>} d
 * @param {string} colour
 */
export function whenFull(d, colour) {
  const full = /** @type {string[]} */ (d.book.content["boards.toml"]?.find(({ id }) => id === colour)?.full ?? []);
  return t("When full: {effects}.", { effects: full.map((effect) => d.words.name(effectId(effect))).join(", ") });
}

/**
 * Two cards that change places, or one and the free space it goes to.
 * @param {Scene<Siege>} d
 * @param {string[]} spaces
 */
function changedPlaces(d, spaces) {
  const cards = spaces.filter((space) => cardOn(d.view, space));
  const free = spaces.filter((space) => !cards.includes(space)).map((space) => d.words.name(space));
  return free.length ? [cardNames(d, cards), ...free].join(" → ") : cards.map((space) => cardNames(d, [space])).join(" ↔ ");
}

/**
 * @param {Siege} view
 * @param {string[]} spaces
 */
const cardIcons = (view, spaces) => spaces.flatMap((space) => cardOn(view, space)?.kind ?? []);

/**
 * @param {Scene<Siege>} d
 * @param {string[]} spaces
 */
export const cardNames = (d, spaces) => spaces.map((space) => `${d.words.name(space)} ${d.words.name(cardOn(d.view, space)?.kind ?? "")}`).join(" + ");
