/** What is said at a table, as this page knows it. */

import { api } from '../../api/client';
import { ApiError } from '../../api/errors';
import type { OpenTable } from '../../api/open-table';
import type { Chat, ChatMessage, Talk, TableSeat } from '../../api/types';
import { nameToGoBy, nowKnownAs } from '../guest.svelte';
import { Request } from '../request.svelte';
import { chatRequests, type Words } from './requests';

const POLL_WAIT = 25;
/** Milliseconds after which what is on screen counts as read. */
const READING = 800;
/** Before the server is asked again that was not reached. */
const RETRY = 5_000;

export class ChatRoom {
  messages = $state.raw<ChatMessage[]>([]);
  /** The latest answer: who may talk, and where. */
  facts = $state.raw<Chat | null>(null);
  /** Whether it lies open over a game, also when that is laid out anew. */
  isOpen = $state(false);
  /** Whether it is on screen. */
  isShown = $state(false);
  /** The latest message in which I was mentioned while I looked elsewhere. */
  mention = $state.raw<ChatMessage | null>(null);
  readonly request = new Request();
  /** What I have read, also before the server knows of it. */
  #read = $state(0);
  /** The latest message heard of. */
  #last = 0;
  #opened: OpenTable;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Who sits at the table. */
  get seats(): TableSeat[] {
    return this.#opened.store.table?.seats ?? [];
  }

  constructor(opened: OpenTable) {
    this.#opened = opened;
    opened.listen((chat) => this.take(chat));
  }

  get unread(): ChatMessage[] {
    return this.messages.filter(({ number, yours }) => number > this.#read && !yours);
  }

  get isKnown(): boolean {
    return this.facts?.read !== null;
  }

  /** Take in what the server tells; it may come by several ways, and twice. */
  take(chat: Chat): void {
    const isFirst = this.facts === null;
    const told = chat.messages.map(({ number }) => number);
    const kept = chat.anew ? [] : this.messages.filter(({ number }) => !told.includes(number));
    const fresh = chat.messages.filter(({ number }) => number > this.#last);
    this.messages = [...kept, ...chat.messages].sort((one, other) => one.number - other.number);
    this.facts = chat;
    this.#read = Math.max(this.#read, chat.read ?? (isFirst ? chat.last : 0));
    if (this.isShown) this.seen();
    else this.mention = fresh.filter(({ to_you, number }) => to_you && number > this.#read).at(-1) ?? this.mention;
    this.#last = Math.max(this.#last, chat.last);
  }

  /** What there is has been seen: a moment later it is read. */
  seen(): void {
    this.mention = null;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#markRead(), READING);
  }

  #markRead(): void {
    const last = this.messages.at(-1)?.number ?? 0;
    if (!this.isShown || document.visibilityState !== 'visible' || last <= this.#read) return;
    this.#read = last;
    if (this.isKnown) void chatRequests.read(this.#opened.store.id, last).catch(() => {}); // it is not lost: the next one says it too
  }

  // --- Talking ------------------------------------------------------------------------------------------

  /** Whether it was said. */
  async say(words: Words): Promise<boolean> {
    await this.#ask(() => chatRequests.say(this.#opened.store.id, words));
    return this.request.problem === null;
  }

  /** Who has no name yet gets one, and is somebody else to the server then. */
  introduce(): Promise<void> {
    return this.request.run(async () => {
      const { name } = await api.setName(nameToGoBy());
      if (name !== null) nowKnownAs(name);
      this.#opened.reopen();
    });
  }

  hide(message: ChatMessage, everywhere: boolean): Promise<void> {
    return this.#ask(() => chatRequests.hide(this.#opened.store.id, message.number, everywhere));
  }

  report(message: ChatMessage): Promise<void> {
    return this.#ask(() => chatRequests.report(this.#opened.store.id, message.number));
  }

  setTalk(talk: Talk): Promise<void> {
    return this.request.run(async () => this.#opened.receive(await chatRequests.setTalk(this.#opened.store.id, talk)));
  }

  #ask(send: () => Promise<Chat>): Promise<void> {
    return this.request.run(async () => this.take(await send()));
  }

  // --- Without a socket ---------------------------------------------------------------------------------

  /** Ask again and again, until that is no longer needed. */
  async poll(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      try {
        this.take(await chatRequests.wait(this.#opened.store.id, this.#last, POLL_WAIT, signal));
      } catch (problem) {
        if (signal.aborted || ApiError.of(problem).status === 404) return;
        await new Promise((resolve) => setTimeout(resolve, RETRY));
      }
    }
  }
}

const rooms = new WeakMap<OpenTable, ChatRoom>();

/** One for a table, wherever it is shown. */
export function chatOf(opened: OpenTable): ChatRoom {
  const room = rooms.get(opened) ?? new ChatRoom(opened);
  rooms.set(opened, room);
  return room;
}
