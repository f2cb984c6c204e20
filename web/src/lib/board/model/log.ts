/** The log: what happened, grouped by rounds and roles, repeated events said once. */

import { isReplacing, type Replacing } from '../../api/agreeing';
import type { Entry, EventName, GameEvent } from '../../api/types';
import { PASS } from './actions';
import { isRemark, isTold, toldTogether } from './story';

export interface Line {
  key: string;
  seq: number;
  /** Whose it is; null where it is nobody's. */
  seat: number | null;
  /** One event, or several of the same kind and seat that are told together. */
  events: GameEvent[];
  /** Why a Puertoma did it, and what came of it. */
  remarks: GameEvent[];
  /** That somebody plays for the seat now, or no longer does. */
  note?: Replacing;
}

/** What one role card brought about, or what happened between rounds. */
export interface Paragraph {
  key: string;
  /** The role card, or null. */
  role: string | null;
  seat: number | null;
  /** The coins that lay on it. */
  coins: number;
  lines: Line[];
  /** Set if a round ended with this paragraph. */
  endOfRound: number | null;
}

/** What the page shows otherwise: as a heading, as pieces that move, beside the line before. */
const SHOWN: EventName[] = ['role_taken', 'round_ended', 'workers_from_ship', 'action_moved'];

/** An entry that tells what happened. */
type Story = Extract<Entry, { events: GameEvent[] }>;

export function paragraphsOf(entries: Entry[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let remarks: GameEvent[] = [];
  for (const entry of entries) {
    if (isReplacing(entry)) note(paragraphs, entry);
    if (entry.kind !== 'acted' && entry.kind !== 'started') continue;
    entry.events.forEach((event, place) => {
      if (isRemark(event)) remarks.push(event);
      else if (add(paragraphs, entry, place, remarks)) remarks = [];
    });
  }
  return paragraphs.filter((one) => one.role !== null || one.lines.length > 0 || one.endOfRound !== null);
}

/** A line of its own in the middle of what a role brought about. */
function note(paragraphs: Paragraph[], entry: Replacing): void {
  const key = `${String(entry.seq)}.note`;
  if (paragraphs.length === 0) paragraphs.push({ key, role: null, seat: null, coins: 0, lines: [], endOfRound: null });
  paragraphs.at(-1)?.lines.push({ key, seq: entry.seq, seat: entry.seat, events: [], remarks: [], note: entry });
}

/** Whether there was something to tell. */
function add(paragraphs: Paragraph[], { seq, events }: Story, place: number, remarks: GameEvent[]): boolean {
  const event = events[place];
  if (!event) return false;
  const key = `${String(seq)}.${String(place)}`;
  let current = paragraphs.at(-1);
  // After the last round no other one begins.
  if (event.event === 'game_over' && current) current.endOfRound = null;
  if (event.event === 'role_taken' || !current || current.endOfRound !== null) {
    current = { key, role: null, seat: null, coins: 0, lines: [], endOfRound: null };
    paragraphs.push(current);
  }
  if (event.event === 'role_taken') {
    current.role = event.card;
    current.seat = event.seat;
    current.coins = event.coins;
  }
  if (event.event === 'round_ended') current.endOfRound = event.round;
  if (event.event === 'action_moved') remarkOnLast(current.lines, event);
  if (SHOWN.includes(event.event) || !isTold(event, events[place + 1])) return false;
  const { seat } = event;
  append(current.lines, { key, seq, seat, events: [event], remarks: remarks.filter((remark) => remark.seat === seat) });
  return true;
}

/** The action marker follows what a Puertoma did. */
function remarkOnLast(lines: Line[], event: GameEvent): void {
  const last = lines.at(-1);
  if (last?.seat === event.seat) last?.remarks.push(event);
}

function append(lines: Line[], line: Line): void {
  const last = lines.at(-1);
  const alike = lineToJoin(lines, line);
  if (alike) {
    alike.events.push(...line.events);
    alike.remarks.push(...line.remarks);
  } else if (isPass(last, line.seat)) lines.splice(-1, 1, line);
  else if (!isPass(line, line.seat) || last?.seat !== line.seat) lines.push(line);
}

/** What can be told together goes together, even if the seat did something else in between; what has reasons of its own, with the last. */
function lineToJoin(lines: Line[], { events: [event], remarks }: Line): Line | undefined {
  const together = event ? toldTogether(event) : null;
  if (together === null) return undefined;
  const first = remarks.length > 0 ? lines.length - 1 : 0;
  for (let place = lines.length - 1; place >= first; place--) {
    const line = lines[place];
    if (line?.seat !== event?.seat) return undefined;
    if (line?.events[0] && toldTogether(line.events[0]) === together) return line;
  }
  return undefined;
}

/** That somebody passed is worth telling only if they did nothing else. */
const isPass = (line: Line | undefined, seat: number | null): boolean => {
  const told = line?.events[0];
  return told?.event === 'acted' && told.action === PASS && line?.seat === seat;
};

/** The same paragraphs again stay the objects they were, so that only what is new is drawn. */
export const withKnown = (known: Paragraph[], paragraphs: Paragraph[]): Paragraph[] =>
  paragraphs.map((paragraph, place) => {
    const before = known[place];
    return before && isSame(before, paragraph) ? before : paragraph;
  });

/** What has a key never changes, but more may come to it. */
const isSame = (one: Paragraph, other: Paragraph): boolean =>
  one.key === other.key &&
  one.endOfRound === other.endOfRound &&
  one.lines.length === other.lines.length &&
  one.lines.every((line, place) => isSameLine(line, other.lines[place]));

const isSameLine = (one: Line, other: Line | undefined): boolean =>
  one.key === other?.key && one.events.length === other.events.length && one.remarks.length === other.remarks.length;

export interface Round {
  round: number;
  paragraphs: Paragraph[];
}

/** Paragraphs by rounds; the last one is under way. */
export function roundsOf(paragraphs: Paragraph[], last: number): Round[] {
  const rounds: Round[] = [];
  let current: Paragraph[] = [];
  for (const paragraph of paragraphs) {
    current.push(paragraph);
    if (paragraph.endOfRound === null) continue;
    rounds.push({ round: paragraph.endOfRound, paragraphs: current });
    current = [];
  }
  return current.length > 0 ? [...rounds, { round: (rounds.at(-1)?.round ?? last - 1) + 1, paragraphs: current }] : rounds;
}

/** The last lines of the log, newest last, without headings: what happened lately. */
export const recent = (paragraphs: Paragraph[], number: number): Line[] =>
  paragraphs.flatMap((paragraph) => paragraph.lines).slice(-number);
