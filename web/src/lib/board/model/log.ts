/** The log: what happened, grouped by rounds and roles, repeated events said once. */

import type { Entry, EventName, GameEvent } from '../../api/types';

export interface Line {
  key: string;
  seq: number;
  /** Whose it is; null where it is nobody's. */
  seat: number | null;
  /** One event, or several of the same kind and seat that are told together. */
  events: GameEvent[];
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
const SILENT: EventName[] = ['workers_lifted', 'tiles_turned_up', 'role_taken', 'round_ended', 'workers_from_ship'];
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

export function paragraphsOf(entries: Entry[]): Paragraph[] {
  const paragraphs: Paragraph[] = [];
  for (const entry of entries) {
    if (entry.kind !== 'acted') continue;
    entry.events.forEach((event, place) => add(paragraphs, event, entry.seq, place));
  }
  return paragraphs.filter((one) => one.role !== null || one.lines.length > 0 || one.endOfRound !== null);
}

function add(paragraphs: Paragraph[], event: GameEvent, seq: number, place: number): void {
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
  if (isWorthTelling(event)) append(current.lines, event, key, seq);
}

function isWorthTelling(event: GameEvent): boolean {
  if (event.event === 'acted') return event.action === 'pass' && !event.forced;
  if (event.event === 'field_staffed' || event.event === 'building_staffed' || event.event === 'noble_posted') {
    return event.count > 0;
  }
  return !SILENT.includes(event.event);
}

function append(lines: Line[], event: GameEvent, key: string, seq: number): void {
  const last = lines.at(-1);
  const told = last?.events[0];
  if (last && told && last.seat === event.seat && goesWith(told.event, event.event)) last.events.push(event);
  else if (isEmptyPass(last, event)) lines.splice(-1, 1, { key, seq, seat: event.seat, events: [event] });
  else if (event.event !== 'acted' || last?.seat !== event.seat) lines.push({ key, seq, seat: event.seat, events: [event] });
}

const goesWith = (one: EventName, other: EventName): boolean =>
  (one === other && TOLD_TOGETHER.includes(one)) || (STAFFING.includes(one) && STAFFING.includes(other));

/** That somebody passed is worth telling only if they did nothing else. */
const isEmptyPass = (last: Line | undefined, event: GameEvent): boolean =>
  last?.events[0]?.event === 'acted' && last.seat === event.seat;

/** The last lines of the log, newest last, without headings: what happened lately. */
export const recent = (paragraphs: Paragraph[], number: number): Line[] =>
  paragraphs.flatMap((paragraph) => paragraph.lines).slice(-number);
