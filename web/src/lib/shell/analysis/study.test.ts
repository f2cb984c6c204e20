import { describe, expect, it } from 'vitest';
import type { AnalysisMoment } from '../../api/types';
import { FORMAT, type SavedStudy } from './saved';
import { endOf, type Place, Study, type Ways } from './study.svelte';
import { rowsOf } from './tree';

/** A server for which a position is the list of what was played. */
class Ledger implements Ways {
  asked: string[] = [];

  look(position: string): Promise<AnalysisMoment> {
    this.asked.push(position);
    return Promise.resolve({ position, update: { entries: [], decision: { seat: 0, kind: 'round' } } } as unknown as AnalysisMoment);
  }

  act(position: string, actions: string[], draw?: number): Promise<AnalysisMoment> {
    return this.look(`${position} ${actions.join('+')}${draw === undefined ? '' : `~${draw}`}`);
  }
}

const SAVED: SavedStudy = {
  format: FORMAT,
  names: ['Ana', 'Bo'],
  position: 'start',
  next: [
    { actions: ['a'], next: [{ actions: ['b', 'c'] }, { actions: ['d'], draw: 3, note: 'n' }] },
    { actions: ['e'] },
  ],
};

const texts = (study: Study): string[] => [...rowsOf(study.root)].map(({ place, depth }) => `${depth} ${place.actions.join('+')}`);
const at = (place: Place, ...path: number[]): Place => path.reduce((now, step) => now.next[step] ?? now, place);

describe('a study', () => {
  it('is saved as it was read', () => {
    expect(new Study(SAVED, new Ledger()).save()).toEqual(SAVED);
  });

  it('works out positions along the way, each once', async () => {
    const ledger = new Ledger();
    const study = new Study(SAVED, ledger);
    const place = at(study.root, 0, 1);
    expect((await study.reach(place)).position).toBe('start a d~3');
    await study.reach(at(study.root, 0, 0));
    expect(ledger.asked).toEqual(['start', 'start a', 'start a d~3', 'start a b+c']);
    expect(place.decided).toEqual({ seat: 0, kind: 'round' });
  });

  it('knows a move that was tried before', () => {
    const study = new Study(SAVED, new Ledger());
    const first = at(study.root, 0);
    expect(study.add(study.root, ['a'])).toBe(first);
    expect(study.add(first, ['d'])).not.toBe(at(first, 1));
    expect(study.add(first, ['d'], null, 3)).toBe(at(first, 1));
    expect(first.next).toHaveLength(3);
  });

  it('forgets a move with all that follows', () => {
    const study = new Study(SAVED, new Ledger());
    expect(study.remove(at(study.root, 0))).toBe(study.root);
    expect(texts(study)).toEqual(['0 e']);
    expect(study.remove(study.root)).toBe(study.root);
  });

  it('tells its lines, what branches off after the move it could replace', () => {
    const study = new Study(SAVED, new Ledger());
    expect(texts(study)).toEqual(['0 a', '1 e', '0 b+c', '1 d']);
    study.promote(at(study.root, 0, 1));
    expect(texts(study)).toEqual(['0 a', '1 e', '0 d', '1 b+c']);
    study.promote(at(study.root, 1));
    expect(texts(study)).toEqual(['0 e', '1 a', '1 d', '2 b+c']);
    expect(endOf(study.root).actions).toEqual(['e']);
  });
});
