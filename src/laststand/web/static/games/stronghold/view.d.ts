// What games/stronghold/view.py says is face up.

export interface EnemyView {
  name: string;
  serial: number;
  space: number;
  timer: number;
  card: string;
  kind: string;
  at: string;
  needs: string[];
  wild: boolean;
  ability: string;
  gold: boolean;
  catapult: boolean;
  corruption: number;
  adds_chest: boolean;
  removes_chest: boolean;
  track: number;
  moves: boolean;
  harms: { do: string; n: number }[];
  boss: string;
  number: number;
}

export interface LocationView {
  id: string;
  letter: string;
  corruption: number;
  destroyed: boolean;
  chests: number;
  catapults: string[];
  enemies: EnemyView[];
}

export interface HeroView {
  id: string;
  side: "full" | "damaged" | "incapacitated";
  owner: number;
  abilities: string[];
}

export interface DeckView {
  count: number;
  may_hold: string[];
  order: { unknown: number; known: string[] }[];
}

export interface Realm {
  turn: number;
  active: number;
  lux: { fires: number; spaces: number; wards: number; enemies: EnemyView[] };
  locations: LocationView[];
  pawns: string[];
  heroes: HeroView[];
  gold: number;
  rerolls: number;
  symbols: Record<string, number>;
  artifacts: { id: string; tired: boolean }[];
  merchant: { id: string; price: number }[];
  boss: { id: string; beaten: number; needed: number };
  decks: Record<"enemy" | "shaman" | "lesh" | "artifact" | "catapult", DeckView>;
  chest_supply: number;
  discard: string[];
  out_of_game: string[];
  rooted: boolean;
  shelters: number;
  frozen: boolean;
  combat: { can_roll: boolean; part: string; faces: string[]; used: boolean[]; free_reroll: boolean; rerolls_face_up: number };
}
