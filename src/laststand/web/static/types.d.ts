// What the server sends (docs/api.md) and what a game's drawing module offers (docs/page.md).
import type { TemplateResult, SVGTemplateResult } from "lit-html";

export type Template = TemplateResult | SVGTemplateResult | symbol | string;
export type Fact = number | string | string[];
export type Facts = Record<string, Fact>;
export type Setting = number | string;

export interface TableOption {
  name: string;
  values: Setting[];
  default: Setting;
  text: string;
  rule: string;
}

export interface GameInBrief {
  id: string;
  name: string;
  options: TableOption[];
  bots: string[];
}

export interface Rule {
  id: string;
  text: string;
  book: string;
  page: string;
  status: "stated" | "ruling" | "reconstructed";
  ruling: number | null;
  alternative: string;
  editions: string[];
}

export interface Entry {
  id: string;
  name: string;
  status: string;
  page: string;
  [field: string]: unknown;
}

/** Everything about a game that does not change while it is played, in English. */
export interface GameBook {
  id: string;
  name: string;
  words: Record<string, Record<string, string>>;
  counts: Record<string, string[]>;
  names: Record<string, string>;
  rules: { books: Record<string, string>; rules: Rule[] };
  content: Record<string, Entry[]>;
  options: TableOption[];
  /** Where people may want to be asked although they need not answer. */
  windows: string[];
  bots: string[];
}

/** What a roll or a draw can bring, exactly: `ways` of `of`. */
export interface Odds {
  key: string;
  facts: Facts;
  ways: number;
  of: number;
  p: number;
}

/** An option, or the refusal of one: what the board can point at. */
export interface Move {
  notation: string;
  verb?: string;
  key?: string;
  facts: Facts;
}

export interface Option extends Move {
  verb: string;
  key: string;
}

export interface Refusal extends Move {
  why: string;
  rule: string;
}

export interface Choice {
  seat: number | null;
  ask: string;
  rule: string;
  options: Option[];
}

export interface Happening {
  n: number;
  moment: number;
  seat: number | null;
  step: string;
  kind: string;
  rule: string;
  cause: string;
  facts: Facts;
}

export interface PastChoice {
  moment: number;
  seat: number | null;
  ask: string;
  rule: string;
  chosen: Option;
  outcomes: string[];
  by: number | null;
  bot: string | null;
  step: string;
}

export interface Coming {
  step: string;
  facts: Facts;
}

export interface Outcome {
  won: boolean;
  reason: string;
  rule: string;
  score: number;
}

export interface Seat {
  seat: number;
  kind: "here" | "elsewhere" | "bot";
  name: string;
  bot: string | null;
  held: boolean;
  online: boolean;
}

export interface You {
  seats: number[];
  owner: boolean;
  watcher: boolean;
}

export interface Undo {
  possible: boolean;
  free: boolean;
  to: number;
  undoes: Option | null;
  why: string;
  sentence: string;
  outcomes: string[];
  needs: number[];
  request: { to: number; by: number; agreed: number[]; waiting: number[] } | null;
}

/** A way the game may end, or what is at stake besides, and how near it is. */
export interface Prospect {
  way: "win" | "lose" | "cost";
  key: string;
  rule: string;
  facts: Facts;
  presses: boolean;
}

/** A table as it stands, or as it stood at one of its moments. */
export type Wish = "always" | "matters" | "never";

export interface Stop {
  seat: number;
  window: string;
  wish: Wish;
}

export interface Table {
  id: string;
  game: string;
  name: string;
  options: Record<string, Setting>;
  seq: number;
  moments: number;
  rewound: boolean;
  frozen: boolean;
  /** Digits: more than a number of this language holds. */
  seed: string | null;
  seats: Seat[];
  /** Where a seat wants to be asked otherwise than when it matters. */
  stops: Stop[];
  you: You;
  view: any;
  /** In place of the view: what has changed since the one held (patch.js). */
  patch?: any;
  choice: Choice | null;
  coming_up: Coming[];
  outcome: Outcome | null;
  history_from: number;
  history: PastChoice[];
  events_from: number;
  events: Happening[];
  undo: Undo;
  branch: { table: string; at: number } | null;
}

export interface TableInBrief {
  id: string;
  game: string;
  name: string;
  options: Record<string, Setting>;
  moments: number;
  ask: string | null;
  outcome: Outcome | null;
  rewound: boolean;
  frozen: boolean;
  you: You;
  updated: string;
}

/** What a new table, a branch or a return home answers. */
export interface TableGiven {
  id: string;
  owner: string;
  seats: { seat: number; token: string | null; invitation: string | null }[];
  state: Table;
}

export interface SeatGiven {
  seat: number;
  token: string | null;
  invitation: string | null;
  state: Table;
}

/** What is told about a component when it is pointed at. */
export interface About {
  title: string;
  lines?: (string | Template)[];
  /** The content entry behind it, for its provenance. */
  entry?: string;
  rule?: string;
}

/** How an option looks in the list of choices. */
export interface Face {
  icons: string[];
  group?: string;
  main?: boolean;
  /** A shorter text than the sentence, for a small button. */
  short?: string;
}

/** What many options have in common, where a choice has many: first what, then where. */
export interface Matter {
  title: string;
  icons: string[];
  group?: string;
  /** What it costs or how much of it is left, in a word or two. */
  note?: string;
}

/** What a drawing module is given: the table's view and the means to put it into words. */
export interface Drawing<View = any> {
  view: View;
  /** The table as it is shown: its choice, its outcome, its latest events. */
  table: Table;
  options: Record<string, Setting>;
  seats: Seat[];
  book: GameBook;
  words: import("./words.js").GameWords;
  /** By notation, what an option may bring, once the server has said so. */
  odds: Record<string, Odds[]>;
  /** The matter that is open, if the game's choices have matters. */
  matter: string | null;
  /** The component pointed at. */
  at: string | null;
  /** The option pointed at in the list, or those offered where the pointer is. */
  pondered: Option[];
  /** What has happened and is still to be told: the board may show how things stood before. */
  untold: Happening[];
}

export interface GameBoard {
  id: string;
  picture(): Template;
  board(drawing: Drawing): Template;
  components(move: Move, view: any): string[];
  places?(move: Move, view: any, matter: string | null): string[];
  /** The things, as notations name them, that a component stands for, where its id does not say it. */
  things?(component: string, view: any): string[];
  /** The matter an option or a refusal belongs to; null if it stands alone. */
  matterOf?(move: Move, view: any): string | null;
  /** Hears which seat is asked, before its moves are placed. */
  asked?(seat: number | null): void;
  matter?(id: string, drawing: Drawing): Matter;
  /** The matter that is opened at a component. */
  opens?(component: string, view: any): string | null;
  /** Whether an event is worth a moment of its own when the news is told. */
  tells?(event: Happening): boolean;
  concerns(event: Happening, view: any): string[];
  face(option: Option, drawing: Drawing): Face;
  about(component: string, drawing: Drawing): About | null;
}

export interface WinChance {
  chance: number;
  low: number;
  high: number;
}

export interface Standing {
  steward: WinChance;
  sage: WinChance | null;
}

export interface Hint {
  notation: string;
  behind: number;
  low: number;
  high: number;
  equal: boolean;
  why: string;
  facts: Facts;
  themes: string[];
  ends: "" | "won" | "lost";
}

export interface Advice {
  seq: number;
  moment: number;
  standing: Standing;
  hints: Hint[];
}

export interface AnalysisMoment {
  moment: number;
  standing: Standing;
  seat: number | null;
  chosen: string;
  better: string;
  better_said: { key: string; facts: Facts };
  gain: number;
  error: number;
  turning: boolean;
  luck: { what: string; outcome: string; luck: number }[];
}

export interface Analysis {
  luck: number;
  turning: number[];
  moments: AnalysisMoment[];
}

export interface AnalysisState {
  state: "none" | "running" | "done";
  seq: number;
  done: number;
  of: number;
  analysis: Analysis | null;
}
