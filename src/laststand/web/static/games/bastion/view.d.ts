// What games/bastion/view.py says is face up.

export type Colour = "red" | "green" | "blue" | "yellow" | "black";
export type Face = Colour | "white";
export type Tokens = Partial<Record<Colour, number>>;

export interface CardView {
  id: string;
  kind: string;
  colour: Colour;
  warlord: boolean;
  needs: Tokens;
  entrance: string[];
  ongoing: string[];
  recurring: string[];
  exit: string[];
}

/** A Horde space; the fields after `card` only where a card lies. */
export interface SpaceView {
  name: string;
  trap: boolean;
  card: CardView | null;
  grasp?: boolean;
  net?: boolean;
  enchanted?: boolean;
  resistance?: Tokens;
  waived?: number;
  guarded?: boolean;
}

export interface BoardView {
  side: "north" | "east" | "south" | "west";
  colour: Colour;
  seat: number;
  neutral: boolean;
  full: boolean;
  effects: string[];
  spaces: SpaceView[];
}

export interface TileView {
  place: string;
  id: string;
  grasp: boolean;
}

export interface HeroView {
  seat: number;
  id: string;
  colour: Colour | "";
  place: string;
  life: number;
  equipment: Record<Colour, number>;
  calls: number;
  grasp: boolean;
  wounded: boolean;
  status: "in play" | "out" | "dead";
  power_usable: boolean;
}

/** With these tokens spent, what is fought is vanquished with this chance ("7/27"). */
export interface ChanceView {
  tokens: Tokens;
  chance: string;
}

export interface FightView {
  spaces: string[];
  chances: ChanceView[];
}

export interface CombatView {
  targets: string[];
  pledged: { hero: string; colour: Colour }[];
  won: string[][];
  within_reach: string[][];
}

export interface Siege {
  level: string;
  turn: number;
  turn_side: string;
  active: number;
  tiles: TileView[];
  boards: BoardView[];
  heroes: HeroView[];
  reserve: { life: number; equipment: Record<Colour, number>; calls: number; grasp: number };
  elements: Record<"trap" | "net" | "standard" | "enchantment", string>;
  deck: { count: number; runs: number[]; warlords_left: number; may_hold: string[]; warlords_may_be: string[] };
  discard: string[];
  corruption_die: string[];
  white_dice: number;
  turn_flags: { moved: boolean; activated: boolean; fought: boolean };
  drawn: CardView | null;
  corruption: string;
  dice: Face[];
  combat: CombatView | null;
  odds: FightView[];
  score: Record<"victory" | "life" | "calls" | "dead" | "grasp", number>;
}
