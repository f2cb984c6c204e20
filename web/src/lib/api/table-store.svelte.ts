/** A table as one client sees it: the latest update, the log, and what can be asked of it. */

import { ApiError } from './errors';
import type {
  Advice,
  Answer,
  Choice,
  Clock,
  Counts,
  Decision,
  Entry,
  ErrorBody,
  LiveMessage,
  Nearness,
  Options,
  Position,
  Preview,
  Progress,
  PuertomaBoard,
  Proposal,
  Scores,
  SeatView,
  Table,
  TableCommand,
  TableQuestion,
  TableView,
  Update,
} from './types';

/** How a store reaches the server; a replayed position and a lesson bring their own, or none. */
export interface TableLink {
  send(command: TableCommand): Promise<Update>;
  preview(question: TableQuestion): Promise<Preview>;
  propose(question: TableQuestion): Promise<Proposal>;
  /** Missing where there is none to be had. */
  advice?(): Promise<Advice>;
  positionAt(seq: number): Promise<Position>;
}

/** `waiting`: not connected, trying again by itself. `gone`: it will not come back. */
export type ConnectionState = 'connecting' | 'live' | 'polling' | 'waiting' | 'gone';

export class TableStore {
  readonly id: string;

  table = $state.raw<Table | null>(null);
  view = $state.raw<TableView | null>(null);
  decision = $state.raw<Decision | null>(null);
  /** What is left until something ends the game. */
  nearness = $state.raw<Nearness[]>([]);
  /** What buildings cost me now; null for spectators and in replays. */
  prices = $state.raw<Counts | null>(null);
  /** How far I am with goals and secret cards. */
  progress = $state.raw<Progress | null>(null);
  /** The boards of Puertomas. */
  puertomas = $state.raw<PuertomaBoard[]>([]);
  undoable = $state.raw<Update['undo']>(null);
  scores = $state.raw<Scores | null>(null);
  #hasAdvice = $state(false);

  /** The last entry seen; everything asked of the server names it. */
  seq = $state(0);
  /** All entries known, oldest first. */
  entries = $state.raw<Entry[]>([]);
  /** Entries of the latest update, for what animates them; a new array each time. */
  news = $state.raw<Entry[]>([]);

  connection = $state<ConnectionState>('connecting');
  /** The request on its way, so that nothing is sent twice. */
  sending = $state.raw<TableCommand | null>(null);
  /** Why the last request was refused; gone with the next one or the next update. */
  error = $state.raw<ErrorBody | null>(null);

  /** True while an old position is shown: nothing can be played. */
  readonly isReplay: boolean;
  /** Whether an earlier position is on show for a while; what comes meanwhile waits until that is over. */
  isRecalling = $state(false);
  #latest: Update | null = null;
  /** In a lesson also what is obvious is asked. */
  asksAll = false;
  /** On the analysis board, where whoever reads goes on reading when the turn changes. */
  isStudy = false;

  #link: TableLink | null;

  constructor(id: string, link: TableLink | null = null) {
    this.id = id;
    this.#link = link;
    this.isReplay = link === null;
  }

  // --- Looking ------------------------------------------------------------------------------------------

  // Each update brings a new table. What depends on a seat or a name alone is not to be drawn again with it.

  /** My seat; null for spectators. */
  readonly mySeat: number | null = $derived(this.table?.you.seat ?? null);

  /** All names, as one text, which stays equal as long as they do. */
  readonly #names = $derived((this.table?.seats ?? []).map((seat, number) => seat.name ?? `${number + 1}`).join('\n'));

  /** Whether a bot plays for me at the moment. */
  get isStoodIn(): boolean {
    return this.mySeat !== null && this.table?.seats[this.mySeat]?.bot != null;
  }

  get isMyTurn(): boolean {
    return this.decision?.yours === true && !this.isReplay && !this.isStoodIn && !this.isRecalling;
  }

  get choices(): Choice[] {
    return (this.isMyTurn && this.decision?.choices) || [];
  }

  /** Whether the server gives advice now. */
  get mayAskAdvice(): boolean {
    return this.isMyTurn && this.#link?.advice !== undefined && this.#hasAdvice;
  }

  get options(): Options | null {
    return this.table?.options ?? null;
  }

  get clock(): Clock {
    return this.table?.clock ?? { kind: 'none', seconds: 0 };
  }

  get isOffline(): boolean {
    return this.connection === 'waiting' || this.connection === 'gone';
  }

  /** The seats of the table in the order of play, beginning with mine. */
  get seatOrder(): number[] {
    const count = this.view?.seats.length ?? this.table?.seats.length ?? 0;
    const first = this.mySeat ?? 0;
    return Array.from({ length: count }, (_, step) => (first + step) % count);
  }

  /** Two of one name are told apart by a number. */
  seatName(seat: number): string {
    const names = this.#names.split('\n');
    const name = names[seat] ?? `${seat + 1}`;
    const earlier = names.slice(0, seat).filter((other) => other === name).length;
    return earlier === 0 ? name : `${name} ${earlier + 1}`;
  }

  seatView(seat: number): SeatView | null {
    return this.view?.seats[seat] ?? null;
  }

  puertomaBoard(seat: number): PuertomaBoard | undefined {
    return this.puertomas.find((board) => board.seat === seat);
  }

  // --- Hearing from the server --------------------------------------------------------------------------

  /** Take in an update. Updates may come by several ways and twice; an older one changes nothing. */
  receive(update: Update): void {
    if (this.table !== null && update.seq < this.seq) return;
    const fresh = update.entries.filter((entry) => entry.seq > this.seq);
    const isNews = update.seq > this.seq;
    const isOtherSeat = this.table?.you.seat !== update.table.you.seat;
    this.table = update.table;
    // The same position again keeps its objects, so that nothing is drawn again.
    if (isNews || isOtherSeat || this.view === null) {
      this.seq = update.seq;
      this.#latest = update;
      if (!this.isRecalling) this.#showLatest();
    }
    this.undoable = update.undo;
    this.#hasAdvice = update.advice;
    if (isNews) this.error = null;
    if (fresh.length > 0) {
      this.entries = [...this.entries, ...fresh];
      if (!this.isRecalling) this.news = fresh;
    }
  }

  #showLatest(): void {
    if (this.#latest === null) return;
    this.#show(this.#latest);
    this.prices = this.#latest.prices ?? null;
    this.progress = this.#latest.progress ?? null;
  }

  /** Show how things were after earlier entries, the last of which are told as news. Nothing can be played until `resume`. */
  recall(position: Position, news: Entry[]): void {
    this.isRecalling = true;
    this.#show(position);
    this.news = news;
  }

  /** Back to how things are now. */
  resume(): void {
    if (!this.isRecalling) return;
    this.isRecalling = false;
    this.news = [];
    this.#showLatest();
  }

  /** Show a position of a replay. */
  show(position: Position): void {
    this.seq = position.seq;
    this.#show(position);
  }

  #show(position: Pick<Update, 'view' | 'decision' | 'scores' | 'nearness' | 'puertomas'>): void {
    this.view = position.view;
    this.decision = position.decision;
    this.scores = position.scores;
    this.nearness = position.nearness;
    this.puertomas = position.puertomas ?? [];
  }

  /** Put entries from before those known in front of them. */
  addEarlier(entries: Entry[]): void {
    const first = this.entries[0]?.seq ?? this.seq + 1;
    this.entries = [...entries.filter((entry) => entry.seq < first), ...this.entries];
  }

  hear(message: LiveMessage): void {
    if (message.type === 'update') this.receive(message);
    if (message.type === 'presence' && this.table !== null) {
      const seats = this.table.seats.map((seat, number) => ({
        ...seat,
        present: message.present[number] ?? seat.present,
      }));
      this.table = { ...this.table, seats, spectators: message.spectators };
    }
  }

  // --- Asking the server --------------------------------------------------------------------------------

  /** Carry out actions, all or none. Resolves to null, or to why it was refused. */
  act(actions: string[]): Promise<ErrorBody | null> {
    return this.#send({ type: 'act', seq: this.seq, key: newKey(), actions });
  }

  /** Answer a decision of several parts as a whole. */
  answer(answer: Answer): Promise<ErrorBody | null> {
    return this.#send({ type: 'act', seq: this.seq, key: newKey(), answer });
  }

  /** Take back one's last decision, or ask everybody to go back to entry `to`. */
  undo(to?: number): Promise<ErrorBody | null> {
    const command: TableCommand = { type: 'undo', seq: this.seq, key: newKey() };
    return this.#send(to === undefined ? command : { ...command, to });
  }

  answerUndo(agree: boolean): Promise<ErrorBody | null> {
    return this.#send({ type: 'undo-answer', seq: this.seq, key: newKey(), agree });
  }

  /** What would follow from an answer to the decision. */
  preview(answer: Answer): Promise<Preview> {
    if (this.#link === null) return Promise.reject(notHere());
    return this.#link.preview({ type: 'preview', seq: this.seq, key: newKey(), answer });
  }

  /** A sensible answer that keeps what is begun, with one more of an item. */
  async propose(begun: Answer, more: string | null = null): Promise<Answer> {
    if (this.#link === null) throw notHere();
    return (await this.#link.propose({ type: 'propose', seq: this.seq, key: newKey(), begun, more })).answer;
  }

  /** What could be done best now. */
  advice(): Promise<Advice> {
    return this.#link?.advice?.() ?? Promise.reject(notHere());
  }

  /** How things were after an entry. */
  positionAt(seq: number): Promise<Position> {
    if (this.#link === null) return Promise.reject(notHere());
    return this.#link.positionAt(seq);
  }

  async #send(command: TableCommand): Promise<ErrorBody | null> {
    if (this.#link === null || this.sending !== null) return notHere().body;
    this.sending = command;
    this.error = null;
    try {
      this.receive(await this.#link.send(command));
      return null;
    } catch (problem) {
      const body = ApiError.of(problem).body;
      this.error = body;
      return body;
    } finally {
      this.sending = null;
    }
  }
}

function notHere(): ApiError {
  return ApiError.own('not_here', 409);
}

export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
