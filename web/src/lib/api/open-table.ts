/** Opening a table: load it, follow it live, and send what its player does. */

import { api, liveAddress } from './client';
import { ApiError } from './errors';
import { LiveConnection, type Socket } from './live';
import { TableStore, type TableLink } from './table-store.svelte';
import type { TableCommand, Update } from './types';

/** Entries of the log loaded along with a table; earlier ones on demand. */
const RECENT = 150;
const RETRY_DELAYS = [300, 1_000, 2_000, 4_000, 8_000];

export interface OpenTable {
  store: TableStore;
  /** Take in what a request outside of playing answered (starting, leaving, a seat set). */
  receive(update: Update): void;
  loadEarlier(): Promise<void>;
  /** Try to connect now instead of later. */
  reconnect(): void;
  close(): void;
}

/** Load a table and follow it until it is closed. Rejects if there is no such table or no server. */
export async function openTable(id: string): Promise<OpenTable> {
  const store = new TableStore(id, linkTo(id));
  store.receive(await api.table(id));
  const loadEarlier = async () => {
    const first = store.entries[0]?.seq ?? store.seq + 1;
    if (first <= 1) return;
    const after = Math.max(0, first - 1 - RECENT);
    const { entries } = await api.log(id, after, first - 1 - after);
    store.addEarlier(entries);
  };
  await loadEarlier();
  const { live, stop } = follow(id, store);
  const receive = (update: Update) => {
    const before = store.mySeat;
    store.receive(update);
    if (store.mySeat !== before) live.reopen();
  };
  return { store, receive, loadEarlier, reconnect: () => live.wake(), close: stop };
}

function follow(id: string, store: TableStore): { live: LiveConnection; stop: () => void } {
  const live = new LiveConnection({
    after: () => store.seq,
    openSocket: (after) => new WebSocket(liveAddress(id, after)) as Socket,
    poll: (after, wait, signal) => api.updates(id, after, wait, signal),
    onMessage: (message) => store.hear(message),
    onState: (state) => (store.connection = state),
  });
  const wake = () => {
    if (document.visibilityState === 'visible') live.wake();
  };
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  live.open();
  const stop = () => {
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wake);
    live.close();
  };
  return { live, stop };
}

function linkTo(id: string): TableLink {
  return {
    send: (command) => sendSafely(command, (same) => api.command(id, same)),
    explain: (action) => api.explain(id, action),
    prospects: () => api.prospects(id),
    advice: () => api.advice(id),
    positionAt: (seq) => api.positionAt(id, seq),
  };
}

/** Send until there is an answer: the key makes sure that it is carried out once. */
export async function sendSafely(
  command: TableCommand,
  send: (command: TableCommand) => Promise<Update>,
  pause: (milliseconds: number) => Promise<void> = sleep,
): Promise<Update> {
  for (const delay of RETRY_DELAYS) {
    try {
      return await send(command);
    } catch (problem) {
      const error = ApiError.of(problem);
      if (!error.mayPass) throw error;
      await pause(Math.max(delay, (error.body.retry_after ?? 0) * 1000));
    }
  }
  return send(command);
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
