import { describe, expect, it } from 'vitest';
import type { Advice } from '../../api/types';
import { Adviser } from './advising.svelte';

const advice: Advice = {
  seq: 7,
  advice: ['builder', 'mayor', 'settler', 'captain'].map((action) => ({ action, number: 0, share: 0.25, win: 0.4, points: 40 })),
};

describe('the adviser', () => {
  it('shows the best three moves', async () => {
    const adviser = new Adviser(() => Promise.resolve(advice));
    expect(adviser.isOpen).toBe(false);
    const asking = adviser.ask();
    expect([adviser.isOpen, adviser.isAsking]).toEqual([true, true]);
    await asking;
    expect(adviser.isAsking).toBe(false);
    expect(adviser.best?.map((one) => one.action)).toEqual(['builder', 'mayor', 'settler']);
    adviser.forget();
    expect(adviser.isOpen).toBe(false);
  });

  it('says nothing of a position that is gone', async () => {
    let answer: (advice: Advice) => void = () => undefined;
    const adviser = new Adviser(() => new Promise((resolve) => (answer = resolve)));
    const asking = adviser.ask();
    adviser.forget();
    answer(advice);
    await asking;
    expect([adviser.isOpen, adviser.best]).toEqual([false, null]);
  });

  it('says what went wrong, and can be asked again', async () => {
    let tries = 0;
    const adviser = new Adviser(() => (tries++ === 0 ? Promise.reject(new Error()) : Promise.resolve(advice)));
    await adviser.ask();
    expect(adviser.problem?.body.code).toBe('offline');
    await adviser.ask();
    expect([adviser.problem, adviser.best?.length]).toEqual([null, 3]);
  });
});
