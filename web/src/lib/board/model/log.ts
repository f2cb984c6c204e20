/** The log: what happened, grouped by rounds and roles, repeated events said once. */

import type { Entry, EventName, GameEvent } from '../../api/types';

export interface Line {
  key: string;
  seq: number;
  /** Whose it is; null where it is nobody's. */
  seat: number | null;
  /** One event, or several of the same kind and seat that are told together. */
  events: GameEvent[];
  /** Why a Puertoma did it, and what came of it. */
  remarks: GameEvent[];
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

/** Not worth a line: said by another event, or plain to see. */
const SILENT: EventName[] = [
  'workers_lifted',
  'tiles_turned_up',
  'role_taken',
  'round_ended',
  'workers_from_ship',
  'action_moved',
];
const TOLD_TOGETHER: EventName[] = [
  'produced',
  'field_staffed',
  'building_staffed',
  'stored',
  'sent',
  'delivered',
  'noble_posted',
  'handed_over',
  'goal_drawn',
  'drafted',
];
const STAFFING: EventName[] = ['field_staffed', 'building_staffed', 'noble_posted'];

/** Reasons after which nothing follows: they say so themselves. */
const DOES_NOTHING = ['no_building', 'no_marked_building', 'no_tile', 'no_sale'];

/** Whether an event only says something of the next one. */
function isRemark(event: GameEvent): boolean {
  if (event.event === 'puertoma_reason') return !DOES_NOTHING.includes(event.why);
  return event.event === 'tie_break_drawn' || (event.event === 'ability_used' && event.points === 0);
}

export function paragraphsOf(entries: Entry[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  let remarks: GameEvent[] = [];
  for (const entry of entries) {
    if (entry.kind !== 'acted' && entry.kind !== 'started') continue;
    entry.events.forEach((event, place) => {
      if (isRemark(event)) remarks.push(event);
      else if (add(paragraphs, event, entry.seq, place, remarks)) remarks = [];
    });
  }
  return paragraphs.filter((one) => one.role !== null || one.lines.length > 0 || one.endOfRound !== null);
}

/** Whether there was something to tell. */
function add(paragraphs: Paragraph[], event: GameEvent, seq: number, place: number, remarks: GameEvent[]): boolean {
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
  if (!isWorthTelling(event)) return false;
  const { seat } = event;
  append(current.lines, { key, seq, seat, events: [event], remarks: remarks.filter((remark) => remark.seat === seat) });
  return true;
}

/** The action marker follows what a Puertoma did. */
function remarkOnLast(lines: Line[], event: GameEvent): void {
  const last = lines.at(-1);
  if (last?.seat === event.seat) last?.remarks.push(event);
}

function isWorthTelling(event: GameEvent): boolean {
  if (event.event === 'acted') return event.action === 'pass' && !event.forced;
  if (event.event === 'field_staffed' || event.event === 'building_staffed' || event.event === 'noble_posted') {
    return event.count > 0;
  }
  return !SILENT.includes(event.event);
}

function append(lines: Line[], line: Line): void {
  const last = lines.at(-1);
  const [told, event] = [last?.events[0], line.events[0]];
  if (!event) return;
  if (last && told && last.seat === line.seat && goesWith(told.event, event.event)) {
    last.events.push(event);
    last.remarks.push(...line.remarks);
  } else if (isEmptyPass(last, event)) lines.splice(-1, 1, line);
  else if (event.event !== 'acted' || last?.seat !== line.seat) lines.push(line);
}

const goesWith = (one: EventName, other: EventName): boolean =>
  (one === other && TOLD_TOGETHER.includes(one)) || (STAFFING.includes(one) && STAFFING.includes(other));

/** That somebody passed is worth telling only if they did nothing else. */
const isEmptyPass = (last: Line | undefined, event: GameEvent): boolean =>
  last?.events[0]?.event === 'acted' && last.seat === event.seat;

/** The same paragraphs again stay the objects they were, so that only what is new is drawn. */
export const withKnown = (known: Paragraph[], paragraphs: Paragraph[]): Paragraph[] =>
  paragraphs.map((paragraph, place) => {
    const before = known[place];
    return before && isSame(before, paragraph) ? before : paragraph;
  });

/** What has a key never changes, but more may come to it. */
function isSame(one: Paragraph, other: Paragraph): boolean {
  const [last, otherLast] = [one.lines.at(-1), other.lines.at(-1)];
  return (
    one.key === other.key &&
    one.endOfRound === other.endOfRound &&
    one.lines.length === other.lines.length &&
    last?.key === otherLast?.key &&
    last?.events.length === otherLast?.events.length &&
    last?.remarks.length === otherLast?.remarks.length
  );
}

/** The last lines of the log, newest last, without headings: what happened lately. */
export const recent = (paragraphs: Paragraph[], number: number): Line[] =>
  paragraphs.flatMap((paragraph) => paragraph.lines).slice(-number);
