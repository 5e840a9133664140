// The map: ground, Mist, sectors, structures, and everybody who stands on it.

/** @import { Happening, Option } from "../../types.js" */
/** @import { Ground, Spot } from "./ground.js" */
/** @import { MonsterView, Side, StructureView, Vigil } from "./view.js" */
/** @import { Sight } from "./finding.js" */

import { html, nothing, ref, svg } from "../../vendor/lit.js";
import { thingIn, thingsIn } from "../../facts.js";
import { drawnIcon, icon } from "../../icons.js";
import { update } from "../../navigation.js";
import { monsterArt } from "./art.js";
import { activeHero, entry, harpyPerch, indexOf, isRuin, list, structureIcon } from "./finding.js";
import { COLUMNS, ROWS, filled, groundOf, isMist, isThere, place } from "./ground.js";
import { matterOf } from "./moves.js";
import { t } from "./texts.js";

const LETTERS = Array.from({ length: COLUMNS }, (_, column) => String.fromCharCode(65 + column));
const NUMBERS = Array.from({ length: ROWS }, (_, row) => row + 1);

/** @param {Sight} d */
export function map(d) {
  const ground = groundOf(d);
  const standing = beforeTheNews(d);
  const odds = oddsBySpot(d);
  return html`<div class="map ${isLarge ? "large" : ""}" data-clear ${ref((part) => part && inView(d, part))}>
    <svg class="ground" viewBox="-0.750 -0.750 24.750 18.750" aria-hidden="true">
      ${defs()} ${terrain(ground)} ${growth(d, ground)}
      <path class="sectors" d=${ground.borders}></path>
      ${circle(d)} ${mist(d, ground)} ${slots(d)} ${d.view.structures.map((structure) => structureArt(d, structure))} ${sight(d)} ${threats(d)} ${ghosts(d)} ${areas(d)}
      <g class="edge">
        ${LETTERS.map((letter, column) => svg`<text x=${column + 0.5} y="-0.18" text-anchor="middle">${letter}</text>`)}
        ${NUMBERS.map((row) => svg`<text x="-0.16" y=${row - 0.3} text-anchor="end">${row}</text>`)}
      </g>
    </svg>
    <div class="spots ${d.table.choice?.ask === "deploy" ? "wide" : ""}">${ground.grid.map((spot) => (spot ? spotPlace(d, spot, standing.get(spot.name), odds.get(spot.name)) : html`<i></i>`))}</div>
  </div>`;
}

/** Whether a phone shows the map so large that every spot is a finger wide. */
let isLarge = false;

export function enlarging() {
  const turn = () => {
    isLarge = !isLarge;
    shown = "";
    update();
  };
  return html`<button class="enlarging" data-larger-map aria-pressed=${isLarge} @click=${turn}>${icon("direction")} ${isLarge ? t("Smaller map") : t("Larger map")}</button>`;
}

/** The hero whose turn it was when the map was last brought into view. */
let shown = "";

/**
 * Where the map is wider than the screen, the hero whose turn it is, or the Town, is in the middle.
 * @param {Sight} d
 * @param {Element} part
 */
function inView(d, part) {
  const hero = activeHero(d.view);
  const wanted = `${d.table.id} ${hero?.hero ?? ""}`;
  if (wanted === shown) return;
  shown = wanted;
  requestAnimationFrame(() => {
    const frame = part.parentElement;
    if (!frame || frame.scrollWidth <= frame.clientWidth) return;
    const [column] = place(hero?.at || "M1");
    frame.scrollLeft = ((column + 1.25) / 24.75) * frame.scrollWidth - frame.clientWidth / 2;
  });
}

/** @param {number} p */
const percent = (p) => `${Math.round(100 * p)}`;

/**
 * A spot with whoever stands on it.
 * @param {Sight} d
 * @param {Spot} spot
 * @param {MonsterView | undefined} monster
 * @param {number | undefined} chance
 */
function spotPlace(d, spot, monster, chance) {
  const hero = indexOf(d.view).heroes.get(spot.name);
  return html`<div class="spot" id="spot-${spot.name}" data-component=${spot.name}>
    ${monster ? monsterFigure(d, monster) : nothing} ${hero ? heroFigure(d, hero.hero, hero.seat) : nothing}
    ${harpyPerch(d.view) === spot.name ? html`<span class="boss" data-component="boss" data-thing="corrupted-harpy">${icon("corrupted-harpy")}</span>` : nothing}
    ${chance === undefined ? nothing : html`<b class="chance ${hero ? "ally" : ""}" aria-hidden="true">${percent(chance)}</b>`}
  </div>`;
}

/**
 * @param {Sight} d
 * @param {MonsterView} monster
 */
function monsterFigure(d, monster) {
  const letter = String(entry(d, monster.monster)?.letter ?? "");
  const state = [monster.stunned ? "is-stunned" : "", list(d, monster.monster, "abilities").includes("fly") ? "flies" : "", stretch(monster)];
  return html`<span class="monster ${state.join(" ")}" data-component="monster-${monster.serial}" data-thing=${monster.monster}>
    ${monsterArt(monster, letter)}
  </span>`;
}

/**
 * Where the second spot of a figure lies, seen from the first.
 * @param {MonsterView} monster
 */
function stretch({ at, spots }) {
  const [other] = spots.filter((spot) => spot !== at);
  if (!other) return "";
  const [[x, y], [u, v]] = [place(at), place(other)];
  return u > x ? "to-east" : u < x ? "to-west" : v > y ? "to-south" : "to-north";
}

/**
 * @param {Sight} d
 * @param {string} id
 * @param {number} seat
 */
export function heroFigure(d, id, seat) {
  const isActive = activeHero(d.view)?.hero === id;
  return html`<span class="figure of-${id} ${isActive ? "active" : ""}" data-component="figure-${id}" data-thing=${id}>${icon(id)}<b>${seat + 1}</b></span>`;
}

// -- what is still to be told ----------------------------------------------------------------

/**
 * Where the Monsters stood before what is still to be told: so they go one by one.
 * @param {Sight} d
 * @returns {Map<string, MonsterView>}
 */
function beforeTheNews(d) {
  const standing = new Map(d.view.monsters.map((monster) => [monster.at, monster]));
  for (const event of d.untold.toReversed()) takeBack(standing, event);
  return standing;
}

/**
 * @param {Map<string, MonsterView>} standing
 * @param {Happening} event
 */
function takeBack(standing, { kind, facts }) {
  const at = String(facts.at ?? "");
  if (kind === "MonsterMoved") {
    const monster = standing.get(String(facts.to));
    if (!monster) return;
    standing.delete(String(facts.to));
    standing.set(at, monster);
  }
  if (kind === "MonsterSpawned") standing.delete(at);
}

// -- the ground ------------------------------------------------------------------------------

const defs = () => svg`<defs>
  <pattern id="cliff" width="1" height="1" patternUnits="userSpaceOnUse"><path d="M0 .8 L.3 .35 L.55 .75 L.8 .3 L1 .8" fill="none"></path></pattern>
  <pattern id="water" width="1" height=".5" patternUnits="userSpaceOnUse"><path d="M0 .3 Q.25 .1 .5 .3 T1 .3" fill="none"></path></pattern>
  <pattern id="veil" width=".5" height=".5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0 V.5" fill="none"></path></pattern>
  <pattern id="fog" width="3" height="1.500" patternUnits="userSpaceOnUse"><path d="M0 .5 Q.75 .1 1.500 .5 T3 .5 M-.75 1.200 Q0 .85 .75 1.200 T2.250 1.200 T3.750 1.200" fill="none"></path></pattern>
  <radialGradient id="spell"><stop class="core" offset="0"></stop><stop class="rim" offset="1"></stop></radialGradient>
</defs>`;

/** @param {Ground} ground */
function terrain({ spots }) {
  const of = (/** @type {(spot: Spot) => boolean} */ is) => filled(spots.filter(is).map(({ name }) => name));
  const [cliff, water] = [of(({ mark }) => mark === "^"), of(({ mark }) => mark === "w")];
  return svg`
    <path class="field" d=${of(({ mark, town }) => !town && mark !== "^")}></path>
    <rect class="town" x="8" y="8" width="8" height="8"></rect>
    <path class="grid" d=${gridLines(spots)}></path>
    <path class="cliff" d=${cliff}></path><path class="cliff-lines" d=${cliff}></path>
    <path class="water" d=${water}></path><path class="water-lines" d=${water}></path>
    ${spots.filter(isCutOut).map(({ column, row }) => svg`<rect class="cut-out" x=${column + 0.2} y=${row + 0.2} width="0.6" height="0.6" rx="0.12"></rect>`)}
  `;
}

/**
 * Low Obstacles and Trees, as long as they are there.
 * @param {Sight} d
 * @param {Ground} ground
 */
function growth(d, { spots }) {
  return spots
    .filter((spot) => "oT".includes(spot.mark) && isThere(spot, d.view))
    .map(({ column, row, mark }) =>
      mark === "T"
        ? drawnIcon("tree", column + 0.04, row + 0.02, 0.94, "tree")
        : svg`<path class="rock" transform="translate(${column} ${row})" d="M.15 .8 L.28 .38 L.55 .2 L.8 .45 L.88 .8 Z"></path>`,
    );
}

/** @param {Spot} spot */
const isCutOut = ({ column, row, town, mark }) => town && mark !== "," && ([8, 15].includes(column) || [8, 15].includes(row));

/** @param {Spot[]} spots */
const gridLines = (spots) => spots.map(({ column, row }) => `M${column} ${row}h1v1`).join("");

/** @param {Sight} d */
function circle(d) {
  return svg`<g class="circle">
    <circle class="halo" cx="12" cy="12" r="1.9"></circle>
    <circle class="ring" cx="12" cy="12" r="0.96"></circle>
    ${drawnIcon("magic-circle", 11.12, 11.12, 1.76)}
    ${[[11, 11], [12, 11], [12, 12], [11, 12]].map(([x = 0, y = 0], index) => (index < d.view.mages ? drawnIcon("mage", x + (x === 11 ? 0.03 : 0.47), y + (y === 11 ? 0.03 : 0.47), 0.5, "mage") : nothing))}
  </g>`;
}

/**
 * @param {Sight} d
 * @param {Ground} ground
 */
function mist(d, ground) {
  const covered = ground.spots.filter((spot) => isMist(spot, d.view));
  const path = filled(covered.map(({ name }) => name));
  return svg`<path class="mist" d=${path}></path><path class="mist-lines" d=${path}></path><path class="front" d=${front(d.view)}></path>`;
}

/** @param {Vigil} view */
function front({ mist: { left, upper, right } }) {
  return `M2 ${8 - upper}H22 M${8 - left} 8V16 M${16 + right} 8V16`;
}

/**
 * The places of the slots in the Mist, with their cards.
 * @param {Sight} d
 */
function slots(d) {
  const { view } = d;
  return (d.book.content["slots.toml"] ?? []).map((slot, index) => {
    const cards = view.spawn.slots[index] ?? [];
    const lines = /** @type {string[]} */ (slot.lines).map((line) => (slot.tile === "upper" ? line.charCodeAt(0) - 65 : Number(line) - 1));
    const from = Math.min(...lines);
    const [x, y, width, height] = slot.tile === "upper" ? [from, 6 - view.mist.upper, 6, 2] : [slot.tile === "left" ? 6 - view.mist.left : 16 + view.mist.right, from, 2, 6];
    return svg`<g class="slot ${cards.length ? "due" : ""}">
      <rect x=${x + 0.1} y=${y + 0.1} width=${width - 0.2} height=${height - 0.2} rx="0.3"></rect>
      <text x=${x + width / 2} y=${y + height / 2 + 0.35} text-anchor="middle">${index + 1}</text>
    </g>`;
  });
}

/**
 * @param {Sight} d
 * @param {StructureView} structure
 */
function structureArt(d, structure) {
  const places = structure.at.map(place);
  const x = Math.min(...places.map(([column]) => column));
  const y = Math.min(...places.map(([, row]) => row));
  const width = Math.max(...places.map(([column]) => column)) - x + 1;
  const height = Math.max(...places.map(([, row]) => row)) - y + 1;
  const { structure: id, hits_left: left, flames, upgraded, hurls, shot } = structure;
  const size = Math.max(width, height) > 1 ? 1.05 : 0.72;
  return svg`<g class="structure ${familyOf(d, id)} ${shot ? "spent" : ""}" data-thing=${id} transform="translate(${x} ${y})">
    <rect class="body" x="0.06" y="0.06" width=${width - 0.12} height=${height - 0.12} rx="0.14"></rect>
    ${drawnIcon(structureIcon(id), width / 2 - size / 2, height / 2 - size / 2 - 0.06, size)}
    ${upgraded ? svg`<text class="star" x="0.1" y="0.42">★</text>` : nothing}
    ${hurls ? svg`<g class="hurls"><circle cx=${width - 0.2} cy="0.22" r="0.22"></circle><text x=${width - 0.2} y="0.34" text-anchor="middle">${hurls}</text></g>` : nothing}
    ${isRuin(id) ? nothing : svg`<g class="hits"><rect x=${width - 0.44} y=${height - 0.44} width="0.42" height="0.42" rx="0.1"></rect><text x=${width - 0.23} y=${height - 0.11} text-anchor="middle">${left}</text></g>`}
    ${Array.from({ length: flames }, (_, index) => drawnIcon("fire", 0.02 + index * 0.26, height - 0.42, 0.4, "flame"))}
  </g>`;
}

/**
 * @param {Sight} d
 * @param {string} id
 */
function familyOf(d, id) {
  if (isRuin(id)) return "ruin";
  const is = (/** @type {string} */ file) => d.book.content[file]?.some((one) => one.id === id);
  if (is("walls.toml")) return id.startsWith("stone") ? "wall stone" : "wall";
  return is("defenses.toml") ? "defense" : "building";
}

// -- what is looked at -----------------------------------------------------------------------

/**
 * What the hero whose turn it is does not see.
 * @param {Sight} d
 */
function sight(d) {
  const hidden = activeHero(d.view)?.hidden ?? [];
  return svg`<path class="hidden" d=${filled(hidden)}></path><path class="hidden-lines" d=${filled(hidden)}></path>`;
}

/**
 * What a Boss strikes next: the areas of the card in force, or of the one that is looked at.
 * @param {Sight} d
 */
function threats(d) {
  const { cetusia, dryad } = d.view;
  const looked = cetusia.cards?.find(({ card }) => card === d.at) ?? cetusia.cards?.find(({ card }) => card === cetusia.card);
  const struck = [...(looked?.parts ?? []).flatMap(({ area }) => area), ...dryad.reach];
  return svg`<path class="threat" d=${filled(new Set(struck))}></path><path class="threat-lines" d=${filled(new Set(struck))}></path>
    ${looked && looked.card === d.at ? looked.parts.map(({ monster, at }) => drawnIcon(monster, place(at)[0] + 0.1, place(at)[1] + 0.1, 0.8, "foreseen")) : nothing}`;
}

/**
 * Where every Monster would go, for each side of the Fate coin; where both agree, once.
 * @param {Sight} d
 */
function ghosts(d) {
  if (d.untold.length > 0) return nothing;
  const { left = {}, right = {} } = d.view.next_moves;
  const looked = monsterAt(d);
  return d.view.monsters.map(({ serial, at }) => {
    const ways = { left: left[serial] ?? [], right: right[serial] ?? [] };
    const kind = serial === looked ? "looked" : "";
    const same = ways.left.join() === ways.right.join();
    return same ? ghost(at, ways.left, "both", kind) : [ghost(at, ways.left, "left", kind), ghost(at, ways.right, "right", kind)];
  });
}

/** @param {Sight} d */
function monsterAt({ at, view }) {
  if (at === null) return -1;
  return at.startsWith("monster-") ? Number(at.slice(8)) : (indexOf(view).monsters.get(at)?.serial ?? -1);
}

/**
 * @param {string} at
 * @param {string[]} path
 * @param {Side | "both"} side
 * @param {string} kind
 */
function ghost(at, path, side, kind) {
  const end = path.at(-1);
  if (!end || end === at) return nothing;
  const shift = { left: -0.1, right: 0.1, both: 0 }[side];
  const points = [at, ...path].map(place).map(([x, y]) => `${x + 0.5 + shift} ${y + 0.5 + shift}`);
  const [x, y] = place(end);
  return svg`<g class="ghost ${side} ${kind}"><polyline points=${points.join(" ")}></polyline>
    <circle cx=${x + 0.5 + shift} cy=${y + 0.5 + shift} r="0.24"></circle>
    <text x=${x + 0.5 + shift} y=${y + 0.63 + shift} text-anchor="middle">${{ left: "L", right: "R", both: "•" }[side]}</text></g>`;
}

/**
 * The spots that what is pondered would touch, before it is chosen.
 * @param {Sight} d
 */
function areas(d) {
  const [option] = d.pondered;
  if (!option) return nothing;
  const touched = spotsOf(d, option);
  return svg`<path class="area" data-area=${option.notation} d=${filled(touched)}></path>`;
}

/**
 * @param {Sight} d
 * @param {Option} option
 */
function spotsOf(d, option) {
  const named = [thingIn(option.facts, "spot"), ...thingsIn(option.facts, "spots")].filter(Boolean);
  return d.view.areas[option.notation] ?? named;
}

/**
 * By spot, the best chance to hit whoever stands there, of what is open.
 * @param {Sight} d
 * @returns {Map<string, number>}
 */
function oddsBySpot(d) {
  /** @type {Map<string, number>} */
  const best = new Map();
  const [pondered] = d.pondered;
  const own = pondered && d.odds[pondered.notation];
  if (d.matter === null && !own) return best;
  const open = (d.table.choice?.options ?? []).filter((option) => matterOf(option) === d.matter);
  const all = own ? [own] : open.map((option) => (d.odds[option.notation] ?? []).filter(({ facts }) => facts.spot === option.facts.spot));
  for (const { facts, p } of all.flat()) best.set(String(facts.spot), Math.max(p, best.get(String(facts.spot)) ?? 0));
  return best;
}
