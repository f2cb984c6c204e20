/** The shapes of the server's interface, as docs/http.md describes it. */

import type { Difficulty, Draft, Edition, UndoRule } from './catalog';
import type { GameEvent } from './events';
import type { TableView } from './view';

export type { EventName, EventOf, GameEvent } from './events';
export type * from './catalog';
export type * from './view';

// --- What a table agrees on ----------------------------------------------------------------------------------

export interface Options {
  edition: Edition;
  players: number;
  governor?: number;
  ask_forced: boolean;
  expansions: string[];
  variants: string[];
  draft: Draft;
  buildings: string[];
  house_rules: boolean;
  /** With Puertomas only: who is one. */
  seats?: ('human' | 'puertoma')[];
  difficulty?: Difficulty;
}

/** As a new table asks for it. */
export type NewClock =
  { kind: 'none' } | { kind: 'decision'; seconds: number } | { kind: 'day'; days: number };

/** As a table says it: always in seconds. */
export interface Clock {
  kind: NewClock['kind'];
  seconds: number;
}

// --- Errors ---------------------------------------------------------------------------------------------

export type ErrorCode =
  | 'bad_request'
  | 'no_guest'
  | 'not_allowed'
  | 'not_found'
  | 'stale'
  | 'conflict'
  | 'too_large'
  | 'illegal'
  | 'too_many'
  | 'unavailable'
  /** Never sent by a server: it could not be reached. */
  | 'offline';

export interface ErrorBody {
  code: ErrorCode;
  message: string;
  /** With `stale`: where the table is now. */
  seq?: number;
  /** With `illegal`: the action, the rule, and why, as `refusal-<key>` words it. */
  action?: string;
  rule?: string;
  key?: string;
  figures?: Record<string, number | string>;
  /** With `too_many`: seconds. */
  retry_after?: number;
}

// --- Tables ---------------------------------------------------------------------------------------------

export interface TableSeat {
  kind: 'person' | 'open' | 'bot' | 'puertoma';
  name: string | null;
  /** The bot that plays here; with a person, one that stands in. */
  bot: string | null;
  present: boolean;
}

export interface UndoRequest {
  /** The seat that asks. */
  by: number;
  to: number;
  /** Seats that have agreed so far. */
  agreed: number[];
}

export interface Table {
  id: string;
  title: string;
  status: 'waiting' | 'playing' | 'over' | 'closed';
  seq: number;
  public: boolean;
  options: Options;
  order: 'random' | 'fixed';
  undo: UndoRule;
  clock: Clock;
  host: string;
  you: { seat: number | null; host: boolean };
  seats: TableSeat[];
  /** The seat that has to decide. */
  turn: number | null;
  deadline: string | null;
  undo_request: UndoRequest | null;
  /** The table of the rematch. */
  rematch: string | null;
  spectators: number;
  created: string;
  updated: string;
  rules_version: number;
}

export type NewSeat = { kind: 'you' | 'open' | 'puertoma' } | { kind: 'bot'; bot: string };

export interface NewTable {
  title?: string;
  name?: string;
  options?: Partial<Omit<Options, 'seats'>>;
  seats?: NewSeat[];
  order?: 'random' | 'fixed';
  undo?: UndoRule;
  clock?: NewClock;
  public?: boolean;
  start?: boolean;
}

export type TableScope = 'open' | 'playing' | 'mine';

// --- Updates --------------------------------------------------------------------------------------------

export interface Choice {
  /** As docs/notation.md writes it: `build wharf`. */
  action: string;
  number: number;
  /** What is certain to follow for oneself; missing with `brings=false`. */
  brings?: GameEvent[];
  /** In storage: barrels lost with it, by good. */
  loses?: Record<string, number>;
}

export interface Decision {
  seat: number;
  /** The step that asks: `round`, `settler`, `place`, `captain`, `storage`, ... */
  kind: string;
  yours: boolean;
  /** Who took the role that is being played. */
  taker: number | null;
  /** Only for the one who decides. */
  choices: Choice[] | null;
}

export interface SeatScore {
  seat: number;
  total: number;
  /** Points by source: `chips`, `buildings`, large buildings, `nobles`, achievements. */
  parts: Record<string, number>;
  tie_break: number;
}

export interface Scores {
  scores: SeatScore[];
  winners: number[];
  ending: string[];
  rounds: number;
}

/** A position, now or at an earlier moment. */
export interface Position {
  seq: number;
  view: TableView | null;
  decision: Decision | null;
  scores: Scores | null;
}

export interface Update extends Position {
  type: 'update';
  after: number;
  table: Table;
  entries: Entry[];
  undo: { to: number; at_once: boolean } | null;
  /** In the answer to a request that had been carried out before. */
  repeated?: boolean;
}

// --- Entries --------------------------------------------------------------------------------------------

interface EntryBase {
  seq: number;
  at: string;
  seat: number | null;
}

export type ActedEntry = EntryBase & {
  kind: 'acted';
  by: 'person' | 'bot';
  actions: string[];
  events: GameEvent[];
};

export type Entry =
  | (EntryBase & { kind: 'created' | 'closed' })
  | (EntryBase & { kind: 'joined' | 'left' | 'returned'; name: string })
  | (EntryBase & { kind: 'seat_set'; what: 'open' | 'bot'; bot: string | null })
  | (EntryBase & { kind: 'stand_in'; bot: string | null; reason: 'left' | 'clock' | 'host' })
  | (EntryBase & { kind: 'started'; seats: string[]; events: GameEvent[] })
  | ActedEntry
  | (EntryBase & { kind: 'undo_asked' | 'undo_refused' | 'undone'; to: number })
  | (EntryBase & { kind: 'rematch'; table: string });

// --- Playing --------------------------------------------------------------------------------------------

export interface Explanation {
  action: string;
  legal: boolean;
  rule: string;
  key: string;
  figures: Record<string, number | string>;
  /** One English sentence. */
  text: string;
}

export interface Explanations {
  decision: string;
  seat: number;
  answers: Explanation[];
}

/** What a role would bring one seat at most; which fields are there depends on the role. */
export interface Prospect {
  workers?: number;
  goods?: Record<string, number>;
  sale?: { good: string; coins: number } | null;
  barrels?: number;
  points?: number;
  affordable?: string[];
  tiles?: string[];
  coins?: number;
}

/** What the filters would leave a Puertoma if it had to take a role now (PUE-5, PUE-6). */
export interface Weighing {
  seat: number;
  profitable: string[];
  near: string[];
  richest: string[];
}

/** A move, and what it leads to on average for whoever decides. */
export interface Considered {
  action: string;
  /** The chance to win, from 0 to 1. */
  win: number;
  /** The points at the end. */
  points: number;
}

/** The best moves after an entry, best first. */
export interface Advice {
  seq: number;
  advice: Considered[];
}

/** By role card, one prospect for each seat. */
export interface Prospects {
  roles: Record<string, Prospect[]>;
}

// --- Live -----------------------------------------------------------------------------------------------

export interface Presence {
  type: 'presence';
  present: boolean[];
  spectators: number;
}

export type LiveMessage =
  | Update
  | Presence
  | { type: 'done'; key: string; seq: number; repeated: boolean }
  | { type: 'error'; key?: string; error: ErrorBody }
  | { type: 'pong' };

/** What a client asks of a table it plays at, by WebSocket or by POST. */
export type TableCommand =
  | { type: 'act'; seq: number; key: string; actions: string[] }
  | { type: 'undo'; seq: number; key: string; to?: number }
  | { type: 'undo-answer'; seq: number; key: string; agree: boolean };

// --- Afterwards -----------------------------------------------------------------------------------------

/** After a round, or at the end. */
export interface TimelinePoint {
  seq: number;
  round: number;
  seats: { points: number; parts: Record<string, number>; coins: number; barrels: number }[];
}

export interface Timeline {
  points: TimelinePoint[];
}

/** A decision looked at again. */
export interface ReviewedMove {
  /** Its place among the actions of the game, from 0. */
  number: number;
  /** The entry after which it had to be decided. */
  seq: number;
  round: number;
  seat: number;
  /** What kind of decision it was. */
  decision: string;
  /** By seat, the chance to win before it. */
  chances: number[];
  played: Considered;
  best: Considered;
  /** How much of the chance to win it cost. */
  loss: number;
}

/** What is ready of a review; `final`, `turning_points` and `blunders` (numbers of moves) are there when all is. */
export interface Review {
  done: number;
  total: number;
  moves: ReviewedMove[];
  final: number[] | null;
  turning_points: number[];
  blunders: number[];
}
