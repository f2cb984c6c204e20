/** Tables where one is to decide come first. */

import { expect, it } from 'vitest';
import type { Table } from '../../api/types';
import { grouped, isMyTurn } from './groups';

const seat = { kind: 'person', name: 'Ana', bot: null, stand_in: null, present: true } as const;
const table = (id: string, status: Table['status'], turn: number | null, bot: string | null = null): Table =>
  ({ id, status, turn, you: { seat: 0, host: true }, seats: [{ ...seat, bot }, seat] }) as unknown as Table;

it('puts my turn before that of others, and both before what waits or is over', () => {
  const found = grouped([table('a', 'over', null), table('b', 'playing', 1), table('c', 'playing', 0), table('d', 'waiting', null), table('e', 'closed', null)]);
  expect(found.map(({ group, tables }) => [group, tables.map(({ id }) => id).join('')])).toEqual([['turn', 'c'], ['running', 'b'], ['waiting', 'd'], ['over', 'ae']]);
});

it('takes no turn for mine that a bot plays', () => {
  expect(isMyTurn(table('a', 'playing', 0, 'greedy'))).toBe(false);
});

it('puts where time runs out first before the others, which stay as they are', () => {
  const until = (id: string, deadline: string | null) => ({ ...table(id, 'playing', 0), deadline });
  const [turn] = grouped([until('a', null), until('b', '2026-03-02T00:00:00Z'), until('c', null), until('d', '2026-03-01T00:00:00Z')]);
  expect(turn?.tables.map(({ id }) => id)).toEqual(['d', 'b', 'a', 'c']);
});
