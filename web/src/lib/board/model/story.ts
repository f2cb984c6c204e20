/** Which message says what happened, with which arguments: as `src/boriken/locale/story.json` has it, which the terminal
 *  reads too (`locale/story_table.py` describes it). A fixture holds both to it. */

import type { EventName, GameEvent } from '../../api/types';
import { messageId, type Arguments } from '../../i18n/index.svelte';
import table from '../../../../../src/boriken/locale/story.json';
import { PASS } from './actions';

/** A message with its arguments. */
export interface Said {
  message: string;
  args?: Arguments;
  /** Arguments that are players. */
  seats?: Record<string, number>;
  /** Arguments that are lists of other messages. */
  lists?: Record<string, Said[]>;
}

/** A number, or the field of the event that has it. */
type Num = number | string;
type Values = Record<string, string | number | boolean | string[]>;

interface Form {
  action: string;
  message: string;
  args?: Record<string, boolean>;
  fields?: string[];
  notIn?: string[];
  unless?: string;
  toldBy?: string;
}

interface Together {
  message: string;
  goods?: Record<string, Num>;
  part?: { message: string; args: Record<string, string> };
}

interface Row {
  forms?: Form[];
  silent?: boolean;
  counted?: boolean;
  remark?: { if?: Record<string, (string | number)[]>; unless?: Record<string, (string | number)[]> };
  players?: string[];
  together?: Together;
  gains?: Record<string, Num>;
}

export type Piece = keyof typeof table.pieces;

/** A kind of event without a row is a mistake of types. A newer server may still tell of one. */
const ROWS: Partial<Record<string, Row>> = table.events satisfies Record<EventName, Row>;
const rowOf = (event: GameEvent): Row => ROWS[event.event] ?? {};

const valuesOf = (event: GameEvent): Values =>
  Object.fromEntries(Object.entries(event).filter(([field]) => field !== 'event' && field !== 'seat'));

// --- Actions ----------------------------------------------------------------------------------------------

const NUMBERS = ['count', 'ship', 'coins'];

/** `load {good} {ship}` as a pattern; a second prospector has its number in its name. */
function patternOf(form: string): RegExp {
  const parts = (name: string) => (NUMBERS.includes(name) ? String.raw`\d+` : name === 'card' ? String.raw`\w+(?: \d)?` : '[a-z_]+');
  return new RegExp(`^${form.replaceAll(/\{(\w+)\}/g, (_, name: string) => `(?<${name}>${parts(name)})`)}$`);
}

/** The parts of an action that is written in this form, by name. */
function readForm(pattern: RegExp, text: string): Arguments | null {
  const found = pattern.exec(text);
  if (!found) return null;
  const parts = Object.entries(found.groups ?? {});
  return Object.fromEntries(parts.map(([name, part]) => [name, NUMBERS.includes(name) ? Number(part) : part]));
}

const ACTIONS = Object.entries(table.actions).map(([message, form]) => ({ message, pattern: patternOf(form) }));
const FORMS = new Map((ROWS.acted?.forms ?? []).map((form) => [form, patternOf(form.action)]));

/** The message of an action, written as in docs/notation.md. */
export function sayAction(text: string, decision: string): Said {
  if (text === PASS) return { message: messageId('decision', decision, 'pass') };
  for (const { message, pattern } of ACTIONS) {
    const parts = readForm(pattern, text);
    if (parts) return { message, args: { decision: messageId(decision), ...parts } };
  }
  return { message: text };
}

/** The form in which an action is told, and its parts. */
function formOf(event: GameEvent): { form: Form; parts: Arguments } | null {
  if (event.event !== 'acted') return null;
  for (const [form, pattern] of FORMS) {
    const parts = readForm(pattern, event.action);
    if (parts) return { form, parts };
  }
  return null;
}

// --- Events -----------------------------------------------------------------------------------------------

/** Whether there is something to say of an event, if this one comes after it. */
export function isTold(event: GameEvent, after?: GameEvent): boolean {
  const { forms, silent, counted } = rowOf(event);
  const values = valuesOf(event);
  if (forms) {
    const form = formOf(event)?.form;
    if (form === undefined || (after && form.toldBy === after.event) || form.notIn?.includes(String(values.decision))) return false;
    return !(form.unless && values[form.unless]);
  }
  return !silent && !(counted && values.count === 0);
}

/** Whether it only says something of what follows. */
export function isRemark(event: GameEvent): boolean {
  const { remark } = rowOf(event);
  if (!remark) return false;
  const values = valuesOf(event);
  const isOneOf = ([field, some]: [string, unknown[]]) => some.includes(values[field]);
  return Object.entries(remark.if ?? {}).every(isOneOf) && !Object.entries(remark.unless ?? {}).some(isOneOf);
}

/** The message that tells several such events; those with the same one go together. */
export const toldTogether = (event: GameEvent): string | null => rowOf(event).together?.message ?? null;

/** What one event says, or several that are told together. */
export function say(events: [GameEvent, ...GameEvent[]]): Said {
  const [first] = events;
  const { together, players = [] } = rowOf(first);
  const seats: Record<string, number> = first.seat === null ? {} : { player: first.seat };
  if (together && events.length > 1) return { message: together.message, seats, lists: listsOf(together, events) };
  const told = formOf(first);
  if (told) return { message: told.form.message, args: { ...told.parts, ...told.form.args, ...wordsOf(first, told.form) }, seats };
  const args: Arguments = {};
  for (const [field, value] of Object.entries(valuesOf(first))) {
    if (players.includes(field)) seats[field] = Number(value);
    else args[field] = value;
  }
  return { message: messageId('event', first.event), args, seats };
}

/** Fields of an event that its form speaks of. */
const wordsOf = (event: GameEvent, { fields = [] }: Form): Arguments =>
  Object.fromEntries(fields.map((field) => [field, messageId(String(valuesOf(event)[field] ?? ''))]));

function listsOf({ goods = {}, part }: Together, events: GameEvent[]): Record<string, Said[]> {
  const lists: Record<string, Said[]> = {};
  for (const [argument, number] of Object.entries(goods)) {
    const counts = new Map<string, number>();
    for (const event of events) {
      const good = String(valuesOf(event).good);
      counts.set(good, (counts.get(good) ?? 0) + numberOf(number, event));
    }
    lists[argument] = [...counts].filter(([, count]) => count > 0).map(([good, count]) => sayPiece('barrel', count, good));
  }
  if (part) lists.what = events.flatMap(listed);
  return lists;
}

function listed(event: GameEvent): Said[] {
  const part = rowOf(event).together?.part;
  const values = valuesOf(event);
  if (!part) return [];
  const message = part.message.replaceAll(/\{(\w+)\}/g, (_, field: string) => String(values[field]));
  return [{ message, args: Object.fromEntries(Object.entries(part.args).map(([name, field]) => [name, values[field] ?? ''])) }];
}

const numberOf = (number: Num, event: GameEvent): number =>
  typeof number === 'number' ? number : Number(valuesOf(event)[number]);

// --- Pieces -----------------------------------------------------------------------------------------------

/** So many of a piece: `2 coins`, `3 VP`, `1 corn`. */
export function sayPiece(kind: Piece, number: number, good?: string): Said {
  const { message, count } = table.pieces[kind];
  return { message, args: good === undefined ? { [count]: number } : { good, [count]: number } };
}

export interface PieceGained {
  piece: Piece;
  number: number;
  /** Of barrels. */
  good?: string;
}

/** The pieces that an event brings to its seat. */
export function gains(event: GameEvent): PieceGained[] {
  const counts = Object.entries(rowOf(event).gains ?? {}) as [Piece, Num][];
  const gained = counts.map(([piece, number]) => ({ piece, number: numberOf(number, event) })).filter(({ number }) => number > 0);
  return gained.map((gain) => (gain.piece === 'barrel' ? { ...gain, good: String(valuesOf(event).good) } : gain));
}

// --- Decisions --------------------------------------------------------------------------------------------

const BESIDE_PUERTOMAS: Partial<Record<string, string[]>> = table.besidePuertomas;

/** What explains a decision: messages to be said one after the other. */
export const helpMessages = (decision: string, hasPuertomas: boolean): string[] =>
  (hasPuertomas ? BESIDE_PUERTOMAS[decision] : undefined) ?? [messageId('decision', decision, 'help')];

const EXPANSIONS_BESIDE_PUERTOMAS: Partial<Record<string, string[]>> = table.expansionsBesidePuertomas;

/** What explains an expansion. */
export function expansionMessages(expansion: string, hasPuertomas: boolean): string[] {
  const own = messageId('expansion', expansion, 'help');
  if (!hasPuertomas) return [own];
  return EXPANSIONS_BESIDE_PUERTOMAS[expansion] ?? [own, messageId('puertoma-with', expansion, 'help')];
}
