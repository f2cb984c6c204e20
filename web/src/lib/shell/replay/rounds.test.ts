import { expect, it } from 'vitest';
import type { Entry } from '../../api/types';
import { roundAfter, roundBefore, roundStarts } from './rounds';

const entry = (...events: string[]) => ({ kind: 'acted', events: events.map((event) => ({ event })) }) as unknown as Entry;

it('a round begins where the one before has ended', () => {
  const entries = [{ kind: 'started' } as Entry, entry('role_taken'), entry('built', 'round_ended'), entry(), entry('round_ended'), entry()];
  const starts = roundStarts(entries);
  expect(starts).toEqual([0, 2, 4]);
  expect([0, 1, 2, 3, 5].map((place) => roundBefore(starts, place))).toEqual([0, 0, 0, 2, 4]);
  expect([0, 2, 3, 4].map((place) => roundAfter(starts, place, 5))).toEqual([2, 4, 4, 5]);
});
