/** Opening a table: load it, follow it live, and send what its player does. */

import { api, liveAddress } from './client';
import { LiveConnection, type Socket } from './live';
import { TableStore } from './table-store.svelte';
import type { Chat, Preview, Proposal, Update } from './types';

/** Entries of the log loaded along with a table; earlier ones on demand. */
const RECENT = 150;

export interface OpenTable {
  store: TableStore;
  /** Take in what a request outside of playing answered (starting, leaving, a seat set). */
  receive(update: Update): void;
  loadEarlier(): Promise<void>;
  /** Be told what is said at the table. */
  listen(hear: (chat: Chat) => void): void;
  /** The server knows us by another name now. */
  reopen(): void;
  /** Try to connect now instead of later. */
  reconnect(): void;
  close(): void;
}

/** Load a table and follow it until it is closed. Rejects if there is no such table or no server. */
export async function openTable(id: string): Promise<OpenTable> {
  let hearChat: (chat: Chat) => void = () => {};
  const { store, live } = join(id, (chat) => hearChat(chat));
  store.receive(await api.table(id));
  const loadEarlier = async () => {
    const first = store.entries[0]?.seq ?? store.seq + 1;
    if (first <= 1) return;
    const after = Math.max(0, first - 1 - RECENT);
    const { entries } = await api.log(id, after, first - 1 - after);
    store.addEarlier(entries);
  };
  await loadEarlier();
  const stop = follow(live);
  const receive = (update: Update) => {
    const before = store.mySeat;
    store.receive(update);
    if (store.mySeat !== before) live.reopen();
  };
  const listen = (hear: (chat: Chat) => void) => {
    hearChat = hear;
    live.greet('{"type":"listen","key":"listening"}');
  };
  return { store, receive, loadEarlier, listen, reopen: () => live.reopen(), reconnect: () => live.wake(), close: stop };
}

function join(id: string, onChat: (chat: Chat) => void): { store: TableStore; live: LiveConnection } {
  const live = new LiveConnection({
    after: () => store.seq,
    openSocket: (after) => new WebSocket(liveAddress(id, after)) as Socket,
    poll: (after, wait, signal) => api.updates(id, after, wait, signal),
    post: (request) => api.request(id, request),
    onMessage: (message) => (message.type === 'chat' ? onChat(message) : store.hear(message)),
    onState: (state) => (store.connection = state),
  });
  const store: TableStore = new TableStore(id, {
    send: (command) => live.request(command) as Promise<Update>,
    preview: (question) => live.request(question) as Promise<Preview>,
    propose: (question) => live.request(question) as Promise<Proposal>,
    advice: () => api.advice(id),
    positionAt: (seq) => api.positionAt(id, seq),
  });
  return { store, live };
}

function follow(live: LiveConnection): () => void {
  const wake = () => {
    if (document.visibilityState === 'visible') live.wake();
  };
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  live.open();
  return () => {
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
    live.close();
  };
}
