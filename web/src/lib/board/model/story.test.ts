/** The page says what the terminal says: `python3 tasks.py contract` writes the fixture, from Python's reading of the table. */

import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { GameEvent } from '../../api/types';
import { gains, helpMessages, isRemark, isTold, say, sayAction, sayPiece, toldTogether, type Said } from './story';

interface Told {
  events: [GameEvent, ...GameEvent[]];
  after?: GameEvent;
  remark?: boolean;
  together?: string;
  gains?: Said[];
  /** Missing: it is not told. */
  said?: Said;
}

interface Fixture {
  events: Told[];
  /** The decision for which actions are worded. */
  decision: string;
  actions: Record<string, [string, Record<string, unknown>]>;
  help: Record<string, [alone: string[], besidePuertomas: string[]]>;
}

const FIXTURE = JSON.parse(readFileSync(new URL('../../../../tests/fixtures/story.json', import.meta.url), 'utf8')) as Fixture;

/** Without what is empty, as the fixture writes it. */
const plain = (said: Said): Said =>
  Object.fromEntries(Object.entries(said).filter(([, part]) => typeof part === 'string' || Object.keys(part as object).length > 0)) as unknown as Said;

it('tells every kind of event as the terminal does', () => {
  for (const told of FIXTURE.events) {
    const [first] = told.events;
    const where = JSON.stringify(told.events);
    expect(isTold(first, told.after), where).toBe(told.said !== undefined);
    expect(isRemark(first), where).toBe(told.remark ?? false);
    expect(toldTogether(first), where).toBe(told.together ?? null);
    expect(gains(first).map(({ piece, number, good }) => sayPiece(piece, number, good)), where).toEqual(told.gains ?? []);
    if (told.said) expect(plain(say(told.events)), where).toEqual(told.said);
  }
  expect(FIXTURE.events.length).toBeGreaterThan(100);
});

it('words every action as the terminal does', () => {
  const decision = FIXTURE.decision.replace(' ', '-');
  for (const [text, [message, args]] of Object.entries(FIXTURE.actions)) {
    const said = sayAction(text, FIXTURE.decision);
    expect([said.message, said.args ?? {}], text).toEqual([message, text === 'pass' ? {} : { decision, ...args }]);
  }
  expect(Object.keys(FIXTURE.actions)).toContain('kidnap prospector 2');
});

it('explains every decision as the terminal does', () => {
  for (const [kind, [alone, beside]] of Object.entries(FIXTURE.help)) {
    expect([helpMessages(kind, false), helpMessages(kind, true)]).toEqual([alone, beside]);
  }
  expect(Object.keys(FIXTURE.help)).toContain('buccaneer');
});

it('says something of what only a later server knows', () => {
  const event = { event: 'never_heard_of', seat: 1, coins: 2 } as unknown as GameEvent;
  expect(isTold(event)).toBe(true);
  expect(say([event])).toEqual({ message: 'event-never-heard-of', args: { coins: 2 }, seats: { player: 1 } });
  expect(sayAction('juggle 3 balls', 'round')).toEqual({ message: 'juggle 3 balls' });
});
