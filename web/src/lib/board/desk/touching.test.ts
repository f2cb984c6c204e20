import { describe, expect, it } from 'vitest';
import type { Sheet } from '../../api/types';
import type { Desk, Standing } from './desk.svelte';
import { SheetPlanner } from './sheet.svelte';
import { tileStandings } from './touching';

const SLOTS = ['corn', 'sugar', 'corn', 'corn', null];
const NEWEST = { corn: 2, sugar: 1 };

/** A desk that offers single actions, with one of them selected or none. */
function deskFor(actions: string[], selected: string | null = null, planner: SheetPlanner | null = null): Desk {
  const standing = (...asked: string[]): Standing =>
    selected !== null && asked.includes(selected) ? 'chosen' : asked.some((action) => actions.includes(action)) ? 'choosable' : 'idle';
  return { isMine: true, isPlanning: true, plannedKind: null, planner, standing, store: { choices: actions.map((action) => ({ action })) } } as unknown as Desk;
}

function planned(sheet: Partial<Sheet>, counts: Record<string, number>): Desk {
  const whole = { items: [], extras: [], total: 2, complete: false, optional: false, source: null, shares: [], ...sheet };
  const questions = { preview: () => Promise.reject(new Error()), propose: () => Promise.reject(new Error()) };
  return deskFor([], null, new SheetPlanner(whole, counts, null, questions));
}

const marks = (desk: Desk, stood: Record<string, number> = {}): string =>
  tileStandings(desk, SLOTS, NEWEST, stood).map((standing) => ({ idle: '.', choosable: 'o', chosen: 'x', refused: '-' })[standing]).join('');

describe('of the tiles of a kind are meant', () => {
  it('the new one alone, where somebody comes with it', () => {
    expect(marks(deskFor(['worker corn', 'pass']))).toBe('..o..');
    expect(marks(deskFor(['worker corn', 'noble corn', 'pass'], 'noble corn'))).toBe('..x..');
  });

  it('the empty ones, where somebody is put', () => {
    expect(marks(deskFor(['put corn', 'put sugar']), { corn: 1 })).toBe('.ooo.');
    expect(marks(deskFor(['put corn'], 'put corn'), { corn: 1 })).toBe('..xo.');
    expect(marks(planned({ items: [{ id: 'put corn', most: 2, group: null }] }, { 'put corn': 2 }), { corn: 1 })).toBe('..xx.');
  });

  it('those with somebody, where somebody is handed over', () => {
    const sheet = { items: [{ id: 'hand corn', most: 1, group: 'person' }], complete: true };
    expect(marks(planned(sheet, {}), { corn: 2 })).toBe('o.o..');
    expect(marks(planned(sheet, { 'hand corn': 1 }), { corn: 2 })).toBe('o.x..');
  });

  it('all, of which one is discarded', () => {
    expect(marks(deskFor(['clear corn']))).toBe('o.oo.');
    expect(marks(deskFor(['clear corn'], 'clear corn'))).toBe('o.ox.');
  });

  it('all, where everybody is placed', () => {
    expect(marks(planned({ items: [{ id: 'place corn', most: 3, group: null }], complete: true }, { 'place corn': 2 }))).toBe('o.oo.');
  });
});
