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

/** Those where I am to decide first; empty groups are left out. */
export function grouped(tables: Table[]): { group: Group; tables: Table[] }[] {
  const all = GROUPS.map((group) => ({ group, tables: tables.filter((table) => groupOf(table) === group) }));
  return all.filter((one) => one.tables.length > 0);
}
