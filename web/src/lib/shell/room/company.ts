import type { Table } from '../../api/types';

/** Whether there is somebody to talk to: bots do not answer, and who watches a running game talks to others who do. */
export function hasCompany(table: Table | null): boolean {
  if (table === null) return false;
  const people = table.seats.filter(({ kind }) => kind === 'person').length;
  if (table.status !== 'playing') return people + table.spectators > 1;
  return people > 1 || (table.you.seat === null && table.spectators > 1);
}
