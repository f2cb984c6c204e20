/** What the log says. */

import { expect, it, vi } from 'vitest';
import type { TableStore } from '../api/table-store.svelte';
import type { GameEvent, GoalView } from '../api/types';
import { eventWords, goalWords } from './words';

vi.mock('../i18n/index.svelte', () => ({
  has: (id: string) => !/-(you|nobody)$/.test(id),
  messageId: (...parts: string[]) => parts.join('-').replaceAll('_', '-'),
  t: (id: string, args: Record<string, unknown> = {}) => `${id} ${JSON.stringify(args)}`,
}));
vi.mock('../i18n/formats', () => ({ list: (parts: string[]) => parts.join('; ') }));

const store = { mySeat: 0, seatName: (seat: number) => `Seat ${String(seat)}` } as unknown as TableStore;
const said = (...events: GameEvent[]) => eventWords(events, store);

it('says of storing what stays and what is lost, and that there is none of it', () => {
  const lost = (good: 'corn' | 'sugar', count: number): GameEvent => ({ event: 'stored', seat: 1, good, count: 0, lost: count });
  expect(said(lost('corn', 2), lost('sugar', 1))).toMatch(/^board-log-stored \{.*"kept":\[\],"lost":"amount-good /);
  const kept: GameEvent = { event: 'stored', seat: 1, good: 'coffee', count: 2, lost: 0 };
  expect(said(kept, { ...kept, good: 'tobacco', count: 1 })).toMatch(/"lost":\[\]/);
});

it('counts every barrel that is handed in', () => {
  const barrel: GameEvent = { event: 'delivered', seat: 1, good: 'corn', points: 1 };
  expect(said(barrel, barrel)).toContain('\\"count\\":2');
});

it('counts a good that a goal drew twice', () => {
  const goal: GoalView = { card: 'carnival_cocktail', goods: ['corn', 'sugar', 'corn'], plantations: [], building: null, set_aside: false, seat: null };
  expect(goalWords(goal)).toMatch(/"amounts":"amount-good \{[^}]*corn[^}]*2\}; amount-good/u);
});
