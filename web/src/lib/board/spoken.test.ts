/** What is heard of the pictures. */

import { expect, it, vi } from 'vitest';
import type { TableStore } from '../api/table-store.svelte';
import type { SeatView } from '../api/types';
import type { Facts } from './model/facts';
import { boardWords, prospectWords } from './spoken';

vi.mock('../i18n/index.svelte', () => ({
  name: (thing: string) => thing,
  t: (id: string, args: Record<string, unknown> = {}) => [id, ...Object.values(args)].join(' '),
}));
vi.mock('../i18n/formats', () => ({ list: (parts: string[]) => parts.join(' and ') }));
vi.mock('../shell/seat-title', () => ({ seatTitle: () => 'Trinidad' }));

it('tells everything a role would bring, and that it would bring nothing', () => {
  expect(prospectWords({ barrels: 3, points: 4 })).toBe('piece-barrel 3, sum-points 4');
  expect(prospectWords({ tiles: ['corn', 'quarry'] })).toBe('corn, quarry');
  expect(prospectWords({ sale: { good: 'sugar', coins: 3 } })).toBe('board-prospect-sale sugar 3');
  expect(prospectWords({ affordable: ['wharf', 'hospice'], coins: 1 })).toBe('board-prospect-buildings 2, sum-coins 1');
  expect(prospectWords({})).toBe('board-prospect-nothing');
});

it('tells a board: who, what they have, island and city', () => {
  const seat: SeatView = {
    coins: 4, chips: null, noted: null, workers: 0, goods: { corn: 2 }, island: { corn: { tiles: 2, workers: 1 } },
    city: [{ building: 'wharf', workers: 0 }], points: null, plots: 2, spaces: 1,
  };
  const store = { view: { seats: [seat], governor: 0 }, decision: { seat: 0 }, table: null } as unknown as TableStore;
  const facts = { board: { fields: 12, spaces: 12 }, of: () => ({ circles: 1, spaces: 1 }) } as unknown as Facts;
  const [who, belongings, island, city] = boardWords(store, facts, 0).split('. ');
  expect(who).toBe('Trinidad, board-to-move, governor');
  expect(belongings).toMatch(/^sum-coins 4, .*corn/);
  expect(island).toBe('board-island board-workers-of 2 12, corn board-workers-of 1 2');
  expect(city).toMatch(/^board-city board-workers-of \S+ 12, wharf board-workers-of 0 1$/);
});
