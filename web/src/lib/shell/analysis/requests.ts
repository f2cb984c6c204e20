/** What is asked of the server about positions; it keeps nothing of them. */

import { address, request } from '../../api/client';
import type { TableRequest } from '../../api/requests';
import { newKey } from '../../api/table-store.svelte';
import type { AnalysisMoment, BotsMove, Evaluating, Evaluation, WrittenPosition } from '../../api/types';

export type Depth = NonNullable<Evaluating['depth']>;

const at = (rest: string): string => address(`/analysis${rest}`);
const post = <T>(url: string, body: unknown, signal?: AbortSignal): Promise<T> => request<T>('POST', url, body, signal);

export const analysis = {
  look: (position: string) => post<AnalysisMoment>(at(''), { position }),
  act: (position: string, actions: string[], draw: number | undefined) =>
    post<AnalysisMoment>(at('/act'), { position, actions, seq: 1, key: newKey(), ...(draw !== undefined && { draw }) }),
  /** What is asked of a table, asked of a position. */
  ask: <Answer>(position: string, { type, ...body }: TableRequest) => post<Answer>(at(`/${type}`), { ...body, seq: 1, position }),
  evaluate: (position: string, depth: Depth, signal: AbortSignal) => post<Evaluation>(at('/evaluation'), { position, depth }, signal),
  bot: (position: string, bot: string, signal: AbortSignal) => post<BotsMove>(at('/bot'), { position, bot }, signal),
  ofGame: (id: string, seq: number) =>
    request<WrittenPosition>('GET', address(`/tables/${encodeURIComponent(id)}/at/${seq}/position`)),
};
