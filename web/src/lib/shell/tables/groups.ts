/** My tables in the order in which they matter. */

import type { Table } from '../../api/types';

export const GROUPS = ['turn', 'running', 'waiting', 'over'] as const;
export type Group = (typeof GROUPS)[number];

export const isMyTurn = ({ status, turn, you, seats }: Table): boolean =>
  status === 'playing' && turn !== null && turn === you.seat && seats[turn]?.bot === null;

function groupOf(table: Table): Group {
  if (isMyTurn(table)) return 'turn';
  if (table.status === 'playing') return 'running';
  return table.status === 'waiting' ? 'waiting' : 'over';
}

/** Where time runs out first; where there is no clock, the order stays as it is. */
const byDeadline = (tables: Table[]): Table[] => [...tables].sort((one, other) => endOf(one) - endOf(other));

const endOf = ({ deadline }: Table): number => (deadline == null ? Number.MAX_VALUE : Date.parse(deadline));

/** Those where I am to decide first; empty groups are left out. */
export function grouped(tables: Table[]): { group: Group; tables: Table[] }[] {
  const all = GROUPS.map((group) => ({ group, tables: byDeadline(tables.filter((table) => groupOf(table) === group)) }));
  return all.filter((one) => one.tables.length > 0);
}
