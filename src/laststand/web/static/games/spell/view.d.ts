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
  at: string;
  hit_points: number;
  wounds: number;
  max_mana: number;
  mana: number;
  tokens: { value: number; fresh: boolean }[];
  points: number;
  actions: number;
  all_actions: number;
  weapons: string[];
  uses: number[];
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
  passed: boolean[];
  stash: string[];
  shop: { open: boolean; decks: DeckView[]; scrolls: string[]; potions: string[] };
  spawn: { direction: string; tomorrow: string; slots: string[][]; revealed: string[] };
  quests: string[];
  harpy: { where: string; side: Side };
  alerions_dead: number;
  killed: number;
  strikes: number;
  left: { monsters: Record<string, number>; structures: Record<string, number> };
  next_moves: Partial<Record<Side, Record<string, string[]>>>;
  areas: Record<string, string[]>;
}
