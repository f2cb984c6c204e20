/** The live connection to a table: a WebSocket that comes back where it left off, or else long polls.
 *
 * Whatever happens on the way (a dead network, a sleeping laptop, a restarted server), it comes back with
 * the last `seq` seen, so that nothing is missed. Requests go over the socket; what has no answer when it is
 * lost is sent again over the next one, or by POST while polling: its key makes sure that it is carried out
 * once. All that touches the world is passed in, for tests.
 */

import { ApiError } from './errors';
import { type Reply, Requests, type TableRequest } from './requests';
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
  post: (request: TableRequest) => Promise<Reply>;
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
/** Before a request is tried again that may succeed later. */
const RETRY = 1_000;

export class LiveConnection {
  #options: Required<LiveOptions>;
  #requests = new Requests();
  #socket: Socket | null = null;
  #isOpen = false;
  /** Keys of requests that are being posted. */
  #posting = new Set<string>();
  #greeting = '';
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
    this.#requests.giveUp();
  }

  /** Ask for something; the answer comes once, however often it has to be sent. */
  request(request: TableRequest): Promise<Reply> {
    if (this.#closed) return Promise.reject(ApiError.of(null));
    const reply = this.#requests.add(request);
    this.#pass(request);
    return reply;
  }

  /** Say something on every socket as soon as it is open: what else one wants to be told over it. */
  greet(text: string): void {
    this.#greeting = text;
    if (this.#isOpen) this.#send(text);
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
    socket.onopen = () => this.#opened();
    socket.onmessage = ({ data }) => {
      this.#opened();
      this.#failures = 0;
      this.#options.onState('live');
      this.#hear(JSON.parse(String(data)) as LiveMessage);
      this.#listen();
    };
    socket.onclose = ({ code }) => this.#lost(code);
  }

  #opened(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    if (this.#greeting !== '') this.#send(this.#greeting);
    for (const request of this.#requests.all) this.#pass(request);
  }

  #hear(message: LiveMessage): void {
    const request = this.#requests.answeredBy(message);
    if (message.type === 'error') {
      if (request) this.#refused(request, new ApiError(message.error));
    } else if (request && 'seq' in message) this.#requests.answer(request, message);
    else this.#options.onMessage(message);
  }

  /** An answer that does not come is missed sooner than news. */
  #listen(): void {
    if (this.#requests.isEmpty) this.#after(SILENCE, () => this.#ping());
    else this.#after(PATIENCE, () => this.#lost(0));
  }

  #ping(): void {
    this.#send('{"type":"ping"}');
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

  // --- Requests -----------------------------------------------------------------------------------------

  /** By whatever way there is now; if there is none, it waits for the next. */
  #pass(request: TableRequest): void {
    if (this.#posting.has(request.key)) return;
    if (this.#isOpen) {
      this.#send(JSON.stringify(request));
      this.#listen();
    } else if (this.#poll !== null) void this.#post(request);
  }

  #send(text: string): void {
    try {
      this.#socket?.send(text);
    } catch {
      // Still opening, or closing: who waits for an answer will miss it.
    }
  }

  async #post(request: TableRequest): Promise<void> {
    this.#posting.add(request.key);
    try {
      this.#requests.answer(request, await this.#options.post(request));
    } catch (problem) {
      this.#refused(request, ApiError.of(problem));
    } finally {
      this.#posting.delete(request.key);
    }
  }

  #refused(request: TableRequest, problem: ApiError): void {
    if (!problem.mayPass) return this.#requests.refuse(request, problem);
    const again = () => {
      if (this.#requests.has(request)) this.#pass(request);
    };
    this.#options.schedule(again, Math.max(RETRY, problem.retryAfter * 1000));
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
        if (round === 0) for (const request of this.#requests.all) this.#pass(request);
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
    this.#isOpen = false;
    if (socket === null) return;
    socket.onopen = null;
    socket.onmessage = null;
    socket.onclose = null;
    socket.close();
  }
}

function scheduleTimeout(run: () => void, milliseconds: number): () => void {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
}
