/** What is asked of the server about talk; docs/http.md says what each one does. */

import { address, request } from '../../api/client';
import { newKey } from '../../api/table-store.svelte';
import type { Chat, HiddenPeople, Reaction, Talk, Update } from '../../api/types';

const at = (id: string, rest: string): string => address(`/tables/${encodeURIComponent(id)}/${rest}`);
const post = <T>(url: string, body: unknown = {}): Promise<T> => request<T>('POST', url, body);

export type Words = { text: string } | { reaction: Reaction };

export const chatRequests = {
  wait: (id: string, after: number, wait: number, signal: AbortSignal) =>
    request<Chat>('GET', `${at(id, 'chat')}?after=${String(after)}&wait=${String(wait)}`, undefined, signal),
  say: (id: string, words: Words) => post<Chat>(at(id, 'chat'), { key: newKey(), ...words }),
  read: (id: string, number: number) => post<Chat>(at(id, 'chat/read'), { number }),
  hide: (id: string, number: number, everywhere: boolean) => post<Chat>(at(id, `chat/${String(number)}/hide`), { everywhere }),
  report: (id: string, number: number) => post<Chat>(at(id, `chat/${String(number)}/report`)),
  setTalk: (id: string, talk: Talk) => post<Update>(at(id, 'talk'), { talk }),
  hidden: () => request<HiddenPeople>('GET', address('/me/hidden')),
  showAgain: (choice: string) => request<HiddenPeople>('DELETE', address(`/me/hidden/${encodeURIComponent(choice)}`)),
};
