import { describe, expect, it } from 'vitest';
import { TableStore } from '../../api/table-store.svelte';
import type { ActedEntry, Position, Update } from '../../api/types';
import { Recap } from './recap.svelte';

const move = (seq: number): ActedEntry => ({ seq, at: '', kind: 'acted', seat: 1, by: 'person', actions: [], events: [] });
const position = (seq: number): Position =>
  ({ seq, view: { round: seq, seats: [] }, decision: { seat: 0, yours: true }, scores: null, nearness: [] }) as unknown as Position;
const update = (seq: number, entries: ActedEntry[] = []): Update =>
  ({ ...position(seq), type: 'update', entries, table: { seats: [], you: { seat: 0, host: false } }, undo: null, advice: false }) as unknown as Update;

/** A table at its ninth entry, whose earlier positions can be had. */
function table(positionAt = (seq: number) => Promise.resolve(position(seq))): TableStore {
  const never = () => Promise.reject(new Error());
  const store = new TableStore('q', { send: never, preview: never, propose: never, positionAt });
  store.receive(update(9));
  return store;
}

describe('what somebody has missed', () => {
  it('is shown move by move, and then the table as it is', async () => {
    const store = table();
    const seen: unknown[] = [];
    const recap: Recap = new Recap(store, () => {
      seen.push([store.view?.round, store.news.map(({ seq }) => seq), recap.shown, store.isMyTurn]);
      return Promise.resolve();
    });
    await recap.play(5, [move(6), move(8)]);
    expect(seen).toEqual([
      [6, [6], 1, false],
      [8, [8], 2, false],
    ]);
    expect([store.view?.round, store.news, store.isMyTurn, recap.isPlaying, recap.now]).toEqual([9, [], true, false, null]);
  });

  it('can be skipped in the middle', async () => {
    const store = table();
    const recap: Recap = new Recap(store, () => {
      recap.skip();
      return Promise.resolve();
    });
    await recap.play(5, [move(6), move(8)]);
    expect([recap.shown, store.view?.round, store.isRecalling]).toEqual([1, 9, false]);
  });

  it('does not lose what happens meanwhile', async () => {
    const store = table();
    const recap: Recap = new Recap(store, () => {
      store.receive(update(10, [move(10)]));
      expect([store.view?.round, store.seq]).toEqual([6, 10]);
      return Promise.resolve();
    });
    await recap.play(5, [move(6)]);
    expect([store.view?.round, store.entries.map(({ seq }) => seq)]).toEqual([10, [10]]);
  });

  it('gives up where there is no connection', async () => {
    const store = table(() => Promise.reject(new Error('offline')));
    const recap = new Recap(store, () => Promise.resolve());
    await recap.play(5, [move(6)]);
    expect([recap.isPlaying, store.view?.round, store.isMyTurn]).toEqual([false, 9, true]);
  });

  it('played again ends the run before', async () => {
    const store = table();
    let pauses = 0;
    const recap: Recap = new Recap(store, () => {
      pauses += 1;
      return pauses === 1 ? recap.play(5, [move(8)]) : Promise.resolve();
    });
    await recap.play(5, [move(6), move(7), move(8)]);
    expect([pauses, recap.shown, store.view?.round]).toEqual([2, 1, 9]);
  });
});
