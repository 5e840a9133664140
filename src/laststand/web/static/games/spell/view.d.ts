// What games/spell/view.py says is face up.

export type Side = "left" | "right";
export type Tile = "left" | "upper" | "right";
export type Facing = "north" | "east" | "south" | "west";

/** The fields after `status` only once a hero is taken. */
export interface HeroView {
  hero: string;
  seat: number;
  status: string;
  level: number;
  trait: string;
  perks: string[];
  /** Cards whose ability serves once in a campaign and has served. */
  notepad: string[];
  at: string;
  /** What holds the hero fast in Glenwald, or nothing. */
  trapped: string;
  hit_points: number;
  wounds: number;
  max_mana: number;
  mana: number;
  tokens: { value: number; fresh: boolean }[];
  points: number;
  /** How many Movement tokens stay fresh when they are next used. */
  extra_tokens: number;
  actions: number;
  all_actions: number;
  attacked: boolean;
  weapons: string[];
  uses: number[];
  /** By weapon, then by attack type: how often it can still be used; -1: there is no limit. */
  uses_left: number[][];
  armors: { item: string; ready: boolean }[];
  scrolls: string[];
  potions: { item: string; doses: number }[];
  items: number;
  guarding: boolean;
  moved: number;
  kills: number;
  hidden: string[];
}

export interface MonsterView {
  monster: string;
  serial: number;
  at: string;
  facing: Facing;
  wounds: number;
  hit_points: number;
  stunned: boolean;
  dice: string[];
  alone: boolean;
  /** All of its spots: the Dryad has two. */
  spots: string[];
  /** Which side of a Hatchery lies up; 0 for anything else. */
  brood: number;
}

/** What a card of Cetusia's says of a part of her. */
export interface PartView {
  monster: string;
  at: string;
  facing: Facing;
  attack: string;
  damage: number;
  area: string[];
}

/** Nothing of it is there until she is scouted. */
export interface CetusiaView {
  stage?: number;
  fallen?: string[];
  drawn?: string[];
  card?: string;
  cards?: { card: string; parts: PartView[] }[];
}

export interface StructureView {
  structure: string;
  serial: number;
  at: string[];
  flames: number;
  hits_left: number;
  upgraded: boolean;
  hurls: number;
  shot: boolean;
}

export interface PanicView {
  flames: number;
  gold: number;
  materials: number;
  equipment: number;
}

export interface DeckView {
  deck: string;
  level: number;
  cards: number;
  top: string;
}

export interface Vigil {
  scenario: string;
  campaign: boolean;
  day: number;
  night: boolean;
  phase: number;
  coin: Side;
  first: number;
  active: number;
  map: string[];
  mist: Record<Tile, number>;
  heroes: HeroView[];
  monsters: MonsterView[];
  structures: StructureView[];
  mages: number;
  panic: PanicView[];
  gold: number;
  materials: number;
  workers: number;
  scavenged: string[];
  passed: boolean[];
  stash: string[];
  shop: { open: boolean; decks: DeckView[]; scrolls: string[]; potions: string[] };
  spawn: { direction: string; tomorrow: string; slots: string[][]; revealed: string[] };
  quests: string[];
  harpy: { where: string; side: Side };
  alerions_dead: number;
  cetusia: CetusiaView;
  dryad: { stage: string; slot: string; reach: string[] };
  killed: number;
  strikes: number;
  left: { monsters: Record<string, number>; structures: Record<string, number> };
  next_moves: Partial<Record<Side, Record<string, string[]>>>;
  areas: Record<string, string[]>;
}
