/** The live connection to a table: a WebSocket that comes back where it left off, or else long polls.
 *
 * Whatever happens on the way (a dead network, a sleeping laptop, a restarted server), it comes back with
 * the last `seq` seen, so that nothing is missed. All that touches the world is passed in, for tests.
 */

import { ApiError } from './errors';
import type { ConnectionState } from './table-store.svelte';
import type { LiveMessage, Update } from './types';

export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
}

export interface LiveOptions {
  /** The last entry seen. */
  after: () => number;
  openSocket: (after: number) => Socket;
  poll: (after: number, wait: number, signal: AbortSignal) => Promise<Update>;
  onMessage: (message: LiveMessage) => void;
  onState: (state: ConnectionState) => void;
  schedule?: (run: () => void, milliseconds: number) => () => void;
  random?: () => number;
}

const GONE = 4404;
const TOO_MANY = 4429;
const RESTARTING = 1012;

const FIRST_DELAY = 500;
const LONGEST_DELAY = 8_000;
const TOO_MANY_DELAY = 30_000;
/** Sockets that never spoke before polling is tried. */
const SOCKET_TRIES = 3;
/** Without a word for so long a ping is sent, and without an answer the socket is given up. */
const SILENCE = 25_000;
const PATIENCE = 8_000;
const POLL_WAIT = 25;
/** Polls before a socket is tried again. */
const POLLS = 4;

export class LiveConnection {
  #options: Required<LiveOptions>;
  #socket: Socket | null = null;
  #poll: AbortController | null = null;
  #failures = 0;
  #cancelTimer: () => void = () => {};
  #closed = false;

  constructor(options: LiveOptions) {
    this.#options = { schedule: scheduleTimeout, random: Math.random, ...options };
  }

  open(): void {
    this.#options.onState('connecting');
    this.#openSocket();
  }

  close(): void {
    this.#closed = true;
    this.#drop();
  }

  /** The server knows us as somebody else now, and a connection keeps who it was opened by. */
  reopen(): void {
    if (!this.#closed) this.#openSocket();
  }

  /** The network is back or the page is looked at again: try now, or make sure the socket lives. */
  wake(): void {
    if (this.#closed) return;
    if (this.#socket !== null) this.#ping();
    else if (this.#poll === null) this.#openSocket();
  }

  // --- Socket -------------------------------------------------------------------------------------------

  #openSocket(): void {
    this.#drop();
    const socket = this.#options.openSocket(this.#options.after());
    this.#socket = socket;
    this.#after(PATIENCE, () => this.#lost(0));
    socket.onmessage = ({ data }) => {
      this.#failures = 0;
      this.#options.onState('live');
      this.#listen();
      this.#options.onMessage(JSON.parse(String(data)) as LiveMessage);
    };
    socket.onclose = ({ code }) => this.#lost(code);
  }

  #listen(): void {
    this.#after(SILENCE, () => this.#ping());
  }

  #ping(): void {
    try {
      this.#socket?.send('{"type":"ping"}');
    } catch {
      // Still opening, or closing: the deadline below decides.
    }
    this.#after(PATIENCE, () => this.#lost(0));
  }

  #lost(code: number): void {
    this.#drop();
    if (code === GONE) {
      this.close();
      this.#options.onState('gone');
      return;
    }
    this.#failures += 1;
    if (code !== RESTARTING && code !== TOO_MANY && this.#failures >= SOCKET_TRIES) {
      void this.#pollOn();
      return;
    }
    this.#options.onState('waiting');
    this.#after(code === TOO_MANY ? TOO_MANY_DELAY : this.#delay(), () => this.#openSocket());
  }

  // --- Polling ------------------------------------------------------------------------------------------

  /** Poll a few times, then try a socket again. The first answer comes at once, to see if anybody is there. */
  async #pollOn(): Promise<void> {
    const poll = new AbortController();
    this.#poll = poll;
    for (let round = 0; round < POLLS; round += 1) {
      try {
        const wait = round === 0 ? 0 : POLL_WAIT;
        const update = await this.#options.poll(this.#options.after(), wait, poll.signal);
        if (poll.signal.aborted) return;
        this.#options.onState('polling');
        this.#options.onMessage(update);
      } catch (problem) {
        if (!poll.signal.aborted) this.#pollFailed(ApiError.of(problem));
        return;
      }
    }
    this.#openSocket();
  }

  #pollFailed(problem: ApiError): void {
    this.#drop();
    if (problem.status === 404) {
      this.close();
      this.#options.onState('gone');
      return;
    }
    this.#failures += 1;
    this.#options.onState('waiting');
    this.#after(this.#delay(), () => this.#openSocket());
  }

  // --- Time ---------------------------------------------------------------------------------------------

  /** Twice as long each time, and not all clients at once. */
  #delay(): number {
    const longest = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (this.#failures - 1));
    return longest * (0.5 + this.#options.random() / 2);
  }

  /** There is one timer: whatever is waited for now. */
  #after(milliseconds: number, run: () => void): void {
    this.#cancelTimer();
    this.#cancelTimer = this.#options.schedule(run, milliseconds);
  }

  #drop(): void {
    this.#cancelTimer();
    this.#poll?.abort();
    this.#poll = null;
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }
}

function scheduleTimeout(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
