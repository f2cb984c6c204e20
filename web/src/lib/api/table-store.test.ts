import { describe, expect, it } from 'vitest';
import { isLongAgo, lastDecision, lastLifting, standing, actedAfter } from './entries';
import { ApiError } from './errors';
import { TableStore, type TableLink } from './table-store.svelte';
import type { Entry, TableCommand, TableView, Update } from './types';

function acted(seq: number, seat: number, by: 'person' | 'bot' = 'person'): Entry {
  return { seq, at: '', kind: 'acted', seat, by, actions: [], events: [] };
}

const undone = (seq: number, to: number): Entry => ({ seq, at: '', kind: 'undone', seat: 0, to });

function update(seq: number, entries: Entry[] = [], more: Partial<Update> = {}): Update {
  const seats = ['Ana', 'Greedy', 'Greedy'].map((name) => ({ kind: 'person', name, bot: null, present: true }));
  return {
    type: 'update',
    after: seq - entries.length,
    seq,
    table: { id: 'q', seats, you: { seat: 1, host: false }, spectators: 0 },
    entries,
    view: { round: seq, seats: [{}, {}, {}] } as unknown as TableView,
    decision: { seat: 1, kind: 'round', yours: true, taker: null, choices: [] },
    undo: null,
    advice: false,
    scores: null,
    ...more,
  } as unknown as Update;
}

function linkThat(send: TableLink['send']): TableLink {
  const never = () => Promise.reject(new Error());
  return { send, preview: never, propose: never, advice: never, positionAt: never };
}

describe('the table store', () => {
  it('takes every entry once, whatever way and however often it comes', () => {
    const store = new TableStore('q');
    store.receive(update(3));
    store.receive(update(5, [acted(4, 0), acted(5, 2)]));
    store.receive(update(6, [acted(5, 2), acted(6, 0)]));
    store.receive(update(6, [acted(6, 0)]));
    expect(store.entries.map((entry) => entry.seq)).toEqual([4, 5, 6]);
    expect(store.news.map((entry) => entry.seq)).toEqual([6]);
  });

  it('is not set back by an older update', () => {
    const store = new TableStore('q');
    store.receive(update(6));
    store.receive(update(5, [acted(5, 0)]));
    expect(store.seq).toBe(6);
    expect(store.view?.round).toBe(6);
    expect(store.entries).toEqual([]);
  });

  it('keeps the position when only the table has changed', () => {
    const store = new TableStore('q');
    store.receive(update(6));
    const view = store.view;
    store.receive(update(6, [], { undo: { to: 4, at_once: true } }));
    expect(store.view).toBe(view);
    expect(store.undoable).toEqual({ to: 4, at_once: true });
  });

  it('shows the position again when one has sat down', () => {
    const store = new TableStore('q');
    const watching = update(6);
    store.receive({ ...watching, table: { ...watching.table, you: { seat: null, host: false } } });
    store.receive(update(6));
    expect(store.mySeat).toBe(1);
    expect(store.view).not.toBe(watching.view);
  });

  it('is not my turn while a bot plays for me', () => {
    const store = new TableStore('q', linkThat(() => Promise.reject(new Error())));
    const now = update(6);
    store.receive(now);
    expect(store.isMyTurn).toBe(true);
    const seats = now.table.seats.map((seat) => ({ ...seat, bot: 'greedy' }));
    store.receive({ ...now, seq: 7, table: { ...now.table, seats } });
    expect(store.isMyTurn).toBe(false);
  });

  it('may ask for advice where the server gives it, unless a bot plays for me', () => {
    const store = new TableStore('q', linkThat(() => Promise.reject(new Error())));
    const now = update(6);
    store.receive(now);
    expect(store.mayAskAdvice).toBe(false);
    store.receive({ ...now, seq: 7, advice: true });
    expect(store.mayAskAdvice).toBe(true);
    const seats = now.table.seats.map((seat) => ({ ...seat, bot: 'greedy' }));
    store.receive({ ...now, seq: 8, advice: true, table: { ...now.table, seats } });
    expect(store.mayAskAdvice).toBe(false);
  });

  it('puts earlier entries in front, without doubling any', () => {
    const store = new TableStore('q');
    store.receive(update(4));
    store.receive(update(5, [acted(5, 0)]));
    store.addEarlier([acted(3, 1), acted(4, 2), acted(5, 0)]);
    expect(store.entries.map((entry) => entry.seq)).toEqual([3, 4, 5]);
  });

  it('knows who is there', () => {
    const store = new TableStore('q');
    store.receive(update(4));
    store.hear({ type: 'presence', present: [true, false, true], spectators: 2 });
    expect(store.table?.seats.map((seat) => seat.present)).toEqual([true, false, true]);
    expect(store.table?.spectators).toBe(2);
  });

  it('begins the order of seats with mine and tells equal names apart', () => {
    const store = new TableStore('q');
    store.receive(update(4));
    expect(store.seatOrder).toEqual([1, 2, 0]);
    expect([0, 1, 2].map((seat) => store.seatName(seat))).toEqual(['Ana', 'Greedy', 'Greedy 2']);
  });

  it('sends what it has last seen, and one request at a time', async () => {
    const sent: TableCommand[] = [];
    let answer: (value: Update) => void = () => {};
    const link = linkThat((command) => {
      sent.push(command);
      return new Promise((resolve) => (answer = resolve));
    });
    const store = new TableStore('q', link);
    store.receive(update(6));
    const first = store.act(['builder']);
    const second = await store.act(['captain']);
    answer(update(7, [acted(7, 1)]));
    expect(await first).toBeNull();
    expect(second?.code).toBe('not_here');
    expect(sent.map((command) => [command.type, command.seq])).toEqual([['act', 6]]);
    expect(store.seq).toBe(7);
    expect(store.sending).toBeNull();
  });

  it('answers and asks about the position it has last seen', async () => {
    const sent: unknown[] = [];
    const ask = (question: unknown) => {
      sent.push(question);
      return Promise.resolve({ answer: { 'place corn': 1 } } as never);
    };
    const store = new TableStore('q', { ...linkThat(() => ask({ type: 'act' }).then(() => update(7))), preview: ask, propose: ask });
    store.receive(update(6));
    await store.preview({ 'keep corn': 2 });
    expect(await store.propose({ 'place corn': 1 }, 'place sugar')).toEqual({ 'place corn': 1 });
    expect(sent).toMatchObject([
      { type: 'preview', seq: 6, answer: { 'keep corn': 2 } },
      { type: 'propose', seq: 6, begun: { 'place corn': 1 }, more: 'place sugar' },
    ]);
    expect(await store.answer({ 'keep corn': 2 })).toBeNull();
    expect(store.seq).toBe(7);
  });

  it('knows what buildings cost me, as long as that is told', () => {
    const store = new TableStore('q');
    const prices = { wharf: 7 };
    store.receive(update(6, [], { prices }));
    expect(store.prices).toEqual(prices);
    store.receive(update(7));
    expect(store.prices).toBeNull();
  });

  it('says why something was refused, until something happens', async () => {
    const refusal = { code: 'illegal', status: 422, arguments: {}, key: 'too_expensive' } as const;
    const store = new TableStore('q', linkThat(() => Promise.reject(new ApiError(refusal))));
    store.receive(update(6));
    expect(await store.act(['build wharf'])).toEqual(refusal);
    expect(store.error).toEqual(refusal);
    store.receive(update(7, [acted(7, 0)]));
    expect(store.error).toBeNull();
  });

  it('cannot be played without a link', async () => {
    const store = new TableStore('q');
    store.receive(update(6));
    expect(store.isReplay).toBe(true);
    expect(store.isMyTurn).toBe(false);
    expect((await store.act(['builder']))?.code).toBe('not_here');
  });
});

describe('the log', () => {
  it('leaves out what was taken back', () => {
    const log = [acted(1, 0), acted(2, 1), acted(3, 2), undone(4, 1), acted(5, 1)];
    expect(standing(log).map((entry) => entry.seq)).toEqual([1, 5]);
  });

  it('tells what happened since one last decided oneself', () => {
    const log = [acted(1, 1), acted(2, 2), acted(3, 1, 'bot'), acted(4, 0)];
    expect(actedAfter(log, lastDecision(log, 1)).map((entry) => entry.seq)).toEqual([2, 3, 4]);
    expect(actedAfter(log, lastDecision(log, 2)).map((entry) => entry.seq)).toEqual([3, 4]);
    expect([lastDecision(log, 1), lastDecision(log, 2), lastDecision(log, 9)]).toEqual([1, 2, 0]);
  });

  it('finds where workers were taken in hand', () => {
    const lifted = (seq: number, seat: number): Entry => ({
      ...(acted(seq, 0) as Extract<Entry, { kind: 'acted' }>),
      events: [{ event: 'workers_lifted', seat, count: 3 }],
    });
    const log = [lifted(1, 2), lifted(2, 1), acted(3, 2), lifted(4, 2), undone(5, 3)];
    expect([lastLifting(log, 2), lastLifting(log, 1), lastLifting(log, 0)]).toEqual([1, 2, null]);
  });

  it('knows that one has been away', () => {
    const at = (entry: Entry, time: string): Entry => ({ ...entry, at: `2026-05-04T${time}:00Z` });
    const log = [at(acted(1, 0), '08:00'), at(acted(2, 1), '09:00')];
    const now = Date.parse('2026-05-04T09:05:00Z');
    expect([isLongAgo(log, 0, now), isLongAgo(log, 1, now), isLongAgo(log, 2, now), isLongAgo([], 0, now)]).toEqual([
      true,
      false,
      true,
      false,
    ]);
  });
});
