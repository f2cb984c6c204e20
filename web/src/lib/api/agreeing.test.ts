/** Requests to go back end with a word; who comes back is told who has played for them. */

import { describe, expect, it } from 'vitest';
import { isReplacing, playedFor, undoOutcome } from './agreeing';
import { actedAfter } from './entries';
import type { Entry } from './types';

const at = '2026-11-18T12:00:00.000Z';
const acted = (seq: number, seat: number, by: 'person' | 'bot' = 'person'): Entry => ({ seq, at, seat, kind: 'acted', actions: ['pass'], by, events: [] });
const back = (seq: number, seat: number, kind: 'undo_asked' | 'undo_agreed' | 'undo_refused' | 'undo_withdrawn' | 'undone', to = 1): Entry => ({ seq, at, seat, kind, to });
const left = (seq: number, seat: number, stand_in: string | null): Entry => ({ seq, at, seat, kind: 'left', name: 'Ben', stand_in });
const returned = (seq: number, seat: number): Entry => ({ seq, at, seat, kind: 'returned', name: 'Ben', by_host: false });

describe('a request to go back', () => {
  const asked = [acted(2, 0), acted(3, 1), back(4, 0, 'undo_asked')];

  it('is open until somebody ends it', () => {
    expect(undoOutcome(asked)).toBeNull();
    expect(undoOutcome([...asked, back(5, 1, 'undo_agreed'), acted(6, 2, 'bot')])).toBeNull();
  });

  it.each([
    ['done', back(5, 0, 'undone'), 0],
    ['refused', back(5, 1, 'undo_refused'), 1],
    ['withdrawn', back(5, 0, 'undo_withdrawn'), 0],
    ['overtaken', acted(5, 1), 1],
    ['overtaken', back(5, 1, 'undone', 2), 1],
  ] as const)('ends as %s', (how, entry, seat) => {
    expect(undoOutcome([...asked, entry])).toEqual({ seq: 5, how, seat });
  });

  it('is forgotten when somebody plays on', () => {
    expect(undoOutcome([...asked, back(5, 1, 'undo_refused'), acted(6, 1)])).toBeNull();
    expect(undoOutcome([acted(2, 0), back(3, 0, 'undone')])).toBeNull();
  });

  it('says what would be taken back', () => {
    expect(actedAfter(asked, 2).map(({ seq }) => seq)).toEqual([3]);
  });
});

describe('playing for somebody', () => {
  it('is counted since they last decided', () => {
    const entries = [acted(2, 1), left(3, 1, 'Lola'), acted(4, 1, 'bot'), acted(5, 0), acted(6, 1, 'bot'), returned(7, 1)];
    expect(playedFor(entries, 1)).toEqual({ name: 'Lola', decisions: 2 });
    expect(playedFor(entries, 0)).toBeNull();
    expect(playedFor([...entries, acted(8, 1)], 1)).toBeNull();
  });

  it('is worth a line, leaving a table that waits is not', () => {
    expect([left(2, 1, null), left(3, 1, 'Lola'), returned(4, 1), acted(5, 1)].map(isReplacing)).toEqual([false, true, true, false]);
  });
});
