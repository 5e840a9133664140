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
  /** By its own values: what each asks of other options. */
  needs: Record<string, Record<string, Setting>>;
}

export interface GameInBrief {
  id: string;
  name: string;
  options: TableOption[];
  bots: string[];
  /** Whether there is a guided first game. */
  lesson: boolean;
  /** How many puzzles there are. */
  puzzles: number;
}

export interface PuzzleInBrief {
  id: string;
  ask: string;
  options: Record<string, Setting>;
}

/** Why an option is good: what a steward thinks of it, what it helps with, what it wins or averts. */
export interface Reason {
  why: string;
  facts: Facts;
  themes: string[];
  foreseen: Expected[];
  ends: "" | "won" | "lost";
}

/** An event that an option makes more or less likely: how often it comes, and how often otherwise. */
export interface Expected {
  kind: string;
  rule: string;
  cause: string;
  facts: Facts;
  share: number;
  other: number;
}

/** What became of the answer to a puzzle. */
export interface PuzzleVerdict extends Reason {
  right: boolean;
  behind: number;
  low: number;
  high: number;
  best: Option;
  steward: Option;
  steward_behind: number;
  chance: number;
  /** Games that stewards played to their end from there, and how many they won. */
  played: { games: number; best: number; steward: number };
}

/** The puzzle of a table, as long as no more than its answer has been chosen. */
export interface Puzzle {
  id: string;
  number: number;
  of: number;
  verdict: PuzzleVerdict | null;
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

/** What an option is certain to bring, up to the next chance or decision. */
export interface Foreseen {
  events: { kind: string; rule: string; cause: string; facts: Facts }[];
  outcome: Outcome | null;
  /** Whether dice or cards decide what comes next. */
  chance: boolean;
  /** Where the game would be lost: the options that still avert it. */
  remedies: Option[];
}

/** An option, or what would be one: what the board can point at. */
export interface Move {
  notation: string;
  verb: string;
  key: string;
  facts: Facts;
  /** It is not possible now. */
  refused?: boolean;
}

export interface Option extends Move {
  /** It is allowed, and would do nothing. */
  idle?: boolean;
}

export interface Refusal {
  notation: string;
  why: string;
  rule: string;
  facts: Facts;
  /** What is refused, where it is one answer. */
  option?: Option;
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
  key: string;
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

/** Where a table stands in its lesson, in English as the game's catalogue has it. */
export interface Lesson {
  step: number;
  steps: number;
  says: { text: string; at: string }[];
  expects: string[];
  wrong: string;
  done: boolean;
}

/** The seal of the number that chance comes from, from a moment on; the number itself at the end. */
export interface Luck {
  moment: number;
  seal: string;
  seed: string | null;
}

/** Something said at the table: words, a phrase, a thing pointed at or an option proposed. */
export interface Said {
  /** By it what is heard again is known. */
  saying: string;
  seat: number;
  moment: number;
  text: string;
  phrase: string;
  at: string;
  option: string;
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
  /** Whether it is played with hints. */
  hints: boolean;
  updated: string;
  /** Why nobody plays on here. */
  sealed: "old-rules" | "damaged" | null;
  /** Digits: more than a number of this language holds. */
  seed: string | null;
  lesson: Lesson | null;
  puzzle: Puzzle | null;
  luck: Luck[];
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
  lesson: boolean;
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
  /** Whether it is mere ground, with nothing on it. */
  bare?: boolean;
}

/** Dice that may be rolled again: which, and the options that do it. */
export interface Rolling {
  dice: { id: string; title: string; picture: Template }[];
  /** The cheapest first, where several roll the same dice. */
  options: Option[];
  /** The components of the dice that an option rolls again. */
  diceOf(option: Option): string[];
}

/** How an option looks in the list of choices. */
export interface Face {
  icons: string[];
  group?: string;
  /** What a sensible player looks at first: it is large, and emphasised where nobody knows better. */
  main?: boolean;
  /** What passes or ends something: never emphasised while anything useful is left. */
  rest?: boolean;
  /** What can be kept for later as well: it does not count as something left to do. */
  reserve?: boolean;
  /** What it costs, in a few words. */
  note?: string;
  /** What the card or ware behind it says; shown with what the option brings. */
  text?: string;
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
  /** Whether its options are spots, to be chosen on the map rather than from a list. */
  onMap?: boolean;
}

/** How the table stands, and the means to put it into words: the same until somebody chooses. */
export interface Scene<View = any> {
  view: View;
  /** The table as it is shown: its choice, its outcome, its latest events. */
  table: Table;
  options: Record<string, Setting>;
  seats: Seat[];
  book: GameBook;
  words: import("./words.js").GameWords;
}

/** What a drawing module is given: how the table stands, and what somebody looks at and weighs. */
export interface Drawing<View = any> extends Scene<View> {
  /** By notation, what an option may bring, once the server has said so. */
  odds: Record<string, Odds[]>;
  /** The matter that is open, if the game's choices have matters. */
  matter: string | null;
  /** The component pointed at. */
  at: string | null;
  /** The option whose outlook is shown: the one pointed at, or the one that is told about without. */
  weighed: Option | undefined;
  /** The option pointed at in the list, or those offered where the pointer is. */
  pondered: Option[];
  /** What has happened and is still to be told: the board may show how things stood before. */
  untold: Happening[];
}

/** How a game is played, on one page; each part with the rule that says so. */
export interface HowTo {
  /** What it is, for somebody who has never seen it. */
  pitch: string;
  goal: string;
  turn: { icon: string; title: string; text: string; rule: string }[];
  lose: { icon: string; text: string; rule: string }[];
  icons: [string, string][];
}

export interface GameBoard {
  id: string;
  howTo?(): HowTo;
  /** Table options proposed for a first game, where they are not the game's own. */
  firstGame?: Record<string, Setting>;
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
  /** What kind of moment an event is, where its kind alone does not say it (drama.js). */
  moment?(event: Happening): import("./drama.js").Moment | null;
  /** Whether an event is worth a moment of its own when the news is told. */
  tells?(event: Happening): boolean;
  concerns(event: Happening, view: any): string[];
  face(option: Option, drawing: Drawing): Face;
  /** Options with the same key do the same for another payment: the cheapest stands for all. */
  alike?(option: Option, drawing: Drawing): { key: string; cost: number } | null;
  /** The dice that a choice may roll again. */
  rolling?(choice: Choice, drawing: Drawing): Rolling | null;
  /** Every die that fell in a game, by its id in dice.toml. */
  falls?(table: Table, book: GameBook): import("./chronicle.js").Fall[];
  /** What a die's face is called, where its name says something else. */
  faceName?(face: string, words: import("./words.js").GameWords): string;
  /** The component that a question is about, where it may be off a small screen. */
  subject?(choice: Choice, view: any, step: Facts): string | null;
  /** What whoever is asked has left to answer with. */
  left?(choice: Choice, drawing: Drawing): string;
  about(component: string, scene: Scene): About | null;
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

export interface Hint extends Reason {
  notation: string;
  behind: number;
  low: number;
  high: number;
  equal: boolean;
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
