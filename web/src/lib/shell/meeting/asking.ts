/** What the page asks the server about finding a game; apart from the rest, because few look for one. */

import { address, request } from '../../api/client';
import type { Match, Seeking } from '../../api/types';

const at = (rest = '', query: Record<string, string | number> = {}) => address(`/me/match${rest}`, query);

/** Seconds for which the server waits for news. */
const WAIT = 25;

export const match = {
  seek: (wish: Omit<Seeking, 'key'>) => request<Match>('PUT', at(), { ...wish, key: crypto.randomUUID() }),
  read: () => request<Match>('GET', at()),
  /** Answered as soon as anything is otherwise. */
  follow: (known: string, signal: AbortSignal) => request<Match>('GET', at('', { known, wait: WAIT }), undefined, signal),
  welcomeBots: () => request<Match>('POST', at('/bots')),
  stop: () => request<Match>('DELETE', at()),
};
