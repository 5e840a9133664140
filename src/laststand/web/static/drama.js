// Moments that deserve more than a sentence: quick, never in the way, as fast as the reader wants,
// and not shown at all to whoever wants no motion.

/** @import { TablePage } from "./table.js" */
/** @import { Happening } from "./types.js" */

import { icon } from "./icons.js";
import { sound } from "./sound.js";
import { t } from "./words.js";
import { html, render } from "./vendor/lit.js";

/** @typedef {"dice" | "hit" | "miss" | "kill" | "break" | "fire" | "card" | "mist" | "boss" | "dawn" | "dusk" | "heal" | "gold" | "coin" | "won" | "lost" | "turn"} Moment */

/** What each kind of event is, whatever the game. @type {[Moment, string[]][]} */
const KINDS = [
  ["dice", ["DiceRolled", "DiceRerolled", "CorruptionRolled", "CorruptionRerolled"]],
  ["kill", ["EnemyDefeated", "CardVanquished", "MonsterKilled", "HeroDied", "HeroTakenOut", "HeroIncapacitated", "MageLost"]],
  ["hit", ["MonsterHit", "MonsterStruck", "HeroDamaged", "HeroWounded", "LifeLost", "DryadAttacked", "CetusiaAttacked"]],
  ["miss", ["MonsterMissed", "CombatFailed", "DryadUnhurt"]],
  ["break", ["LocationDestroyed", "StructureDestroyed", "MonolithDestroyed", "ObstacleSwept"]],
  ["fire", ["FireAdded", "CatapultFired", "StructureBurned", "MonsterExploded", "FlamesTaken", "DefenseFired"]],
  ["mist", ["MistAdvanced", "PanicSpread", "GraspPlacedOnTile", "GraspPlacedOnCard", "GraspAdvanced", "GraspPlacedOnHero", "LocationCorrupted"]],
  ["boss", ["WarlordAppeared", "HarpyEntered", "HarpyCried", "DryadAppeared", "DryadGrew", "CetusiaSurfaced", "CetusiaTurned"]],
  ["dawn", ["DayBegan"]],
  ["dusk", ["NightBegan"]],
  ["heal", ["HeroHealed", "LifeGained", "WoundHealed", "FireRemoved", "HeroSaved", "StructureRepaired", "GraspRemoved", "LocationCleansed"]],
  ["gold", ["GoldGained", "ChestOpened", "ArtifactGained", "EquipmentGained", "Produced"]],
  ["coin", ["CoinFlipped"]],
  ["card", ["EnemyDrawn", "EnemyPlaced", "CardDrawn", "CardPlaced", "MonsterSpawned", "PatternsRevealed", "DirectionRevealed", "CetusiaCardDrawn"]],
];

/** @type {Map<string, Moment>} */
const MOMENTS = new Map(KINDS.flatMap(([moment, kinds]) => kinds.map((kind) => /** @type {const} */ ([kind, moment]))));

/** @type {Record<Moment, string>} */
const PICTURES = {
  dice: "dice",
  hit: "hit",
  miss: "miss",
  kill: "killed",
  break: "ruin",
  fire: "fire",
  card: "deck",
  mist: "corruption",
  boss: "boss",
  dawn: "sunrise",
  dusk: "moon",
  heal: "heart",
  gold: "gold",
  coin: "coin",
  won: "victory",
  lost: "defeat",
  turn: "person",
};

/** Moments that fill the board. */
const SCENES = new Set(["boss", "dawn", "dusk", "won", "lost"]);

/** Where nothing is told one by one, the first of these that happened is heard. @type {Moment[]} */
const LOUDEST = ["lost", "won", "boss", "break", "fire", "kill", "hit", "mist", "dawn", "dusk", "dice", "gold", "heal", "coin", "miss", "card"];

/**
 * @param {Happening} event
 * @returns {Moment | undefined}
 */
export function momentOf({ kind, facts }) {
  if (kind === "GameEnded") return facts.result === "won" ? "won" : "lost";
  return MOMENTS.get(kind);
}

export class Drama {
  /** @param {TablePage} page */
  constructor(page) {
    this.page = page;
    /** @type {Map<string, DOMRect>} where components were when they were last seen */
    this.seen = new Map();
  }

  get layer() {
    return document.getElementById("drama");
  }

  /** Notes where things are: what is killed is gone when it is told. */
  remember() {
    this.seen = new Map(this.page.pointing.elements.map((element) => [element.dataset.component ?? "", element.getBoundingClientRect()]));
  }

  /**
   * Where everything is told at once, its loudest moment is heard.
   * @param {Happening[]} news
   */
  hear(news) {
    const moments = new Set(news.map(momentOf));
    const loudest = LOUDEST.find((moment) => moments.has(moment));
    if (loudest) sound(loudest);
  }

  /**
   * @param {Happening} event
   * @param {string[]} components that it concerns
   */
  show(event, components) {
    const moment = this.page.board?.moment?.(event) ?? momentOf(event);
    if (!moment) return;
    sound(moment);
    if (SCENES.has(moment)) this.scene(moment, event);
    else this.effect(moment, components);
  }

  /**
   * @param {Moment} moment
   * @param {string[]} components
   */
  effect(moment, components) {
    const at = components.flatMap((component) => this.placeOf(component) ?? [])[0];
    if (!at || !this.layer) return;
    const shown = document.createElement("span");
    shown.className = `effect ${moment}`;
    shown.dataset.effect = moment;
    shown.style.left = `${at.x + at.width / 2}px`;
    shown.style.top = `${at.y + at.height / 2}px`;
    this.play(shown, html`${icon(PICTURES[moment])}`, 3);
  }

  /** @param {string} component */
  placeOf(component) {
    return this.page.pointing.find(component)?.getBoundingClientRect() ?? this.seen.get(component);
  }

  /**
   * @param {Moment} moment
   * @param {Happening} event
   */
  scene(moment, event) {
    const { words } = this.page;
    const shown = document.createElement("div");
    shown.className = `scene ${moment}`;
    shown.dataset.scene = moment;
    const box = this.page.pointing.root?.getBoundingClientRect();
    if (box) Object.assign(shown.style, { left: `${box.x}px`, top: `${Math.max(0, box.y)}px`, width: `${box.width}px`, height: `${Math.min(box.height, innerHeight - Math.max(0, box.y))}px` });
    const titles = /** @type {Partial<Record<Moment, string>>} */ ({ won: t("Victory"), lost: t("Defeat") });
    const title = titles[moment] ?? words?.event(event) ?? "";
    this.play(shown, html`${icon(PICTURES[moment])}<strong>${title}</strong>`, moment === "won" || moment === "lost" ? 12 : 5);
  }

  /**
   * Plays for so many times the pace, and is gone.
   * @param {HTMLElement} shown
   * @param {unknown} inside
   * @param {number} paces
   */
  play(shown, inside, paces) {
    const length = this.page.motion.pace * paces;
    shown.style.setProperty("--length", `${length}ms`);
    render(inside, shown);
    this.layer?.append(shown);
    setTimeout(() => shown.remove(), length);
  }

  clear() {
    this.layer?.replaceChildren();
  }
}
