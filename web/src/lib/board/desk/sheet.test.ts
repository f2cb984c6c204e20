import { describe, expect, it } from 'vitest';
import type { Answer, Outlook, Sheet } from '../../api/types';
import { SheetPlanner } from './sheet.svelte';
import { touchPeople } from './touching';

interface Question {
  asked: Answer;
  more?: string | null;
  answer: (reply: never) => void;
  fail: () => void;
}

/** A server that answers when we say so. */
function makeServer() {
  const previews: Question[] = [];
  const proposals: Question[] = [];
  const ask = <T>(list: Question[], question: Partial<Question>): Promise<T> =>
    new Promise((resolve, reject) => {
      list.push({ asked: {}, ...question, answer: resolve as never, fail: () => reject(new Error()) });
    });
  const questions = {
    preview: (asked: Answer) => ask<Outlook>(previews, { asked }),
    propose: (asked: Answer, more: string | null) => ask<Answer>(proposals, { asked, more }),
  };
  return { previews, proposals, questions };
}

const settle = () => new Promise<void>((resolve) => setTimeout(resolve));
const item = (id: string, most: number, group: string | null = null) => ({ id, most, group });
const outlook = (more: Partial<Outlook> = {}): Outlook => ({
  left: null,
  problem: null,
  brings: [],
  lost: {},
  made: null,
  room: {},
  ...more,
});
const problem = { action: 'keep corn 2', rule: 'CAP-6', key: 'no_room', figures: {} };
const sheet = (more: Partial<Sheet>): Sheet => ({ items: [], extras: [], total: null, complete: false, optional: false, source: null, shares: [], ...more });

const PLACING = sheet({
  items: [item('place corn', 2), item('place sugar', 1), item('place chapel', 1)],
  extras: [item('nobles chapel', 1)],
  total: 3,
  complete: true,
});
const STORAGE = sheet({ items: [item('keep corn', 3), item('keep sugar', 2)] });

function plan(asked: Sheet, proposal: Answer, first: Outlook | null = outlook()) {
  const server = makeServer();
  return { ...server, planner: new SheetPlanner(asked, proposal, first, server.questions) };
}

describe('a sheet', () => {
  it('begins with the proposal and what follows from it, and asks nothing', () => {
    const made = outlook({ made: { corn: 2 } });
    const { planner, previews } = plan(PLACING, { 'place corn': 2, 'place sugar': 1 }, made);
    expect([planner.left, planner.isReady, planner.outlook]).toEqual([0, true, made]);
    expect(previews).toEqual([]);
    expect(planner.answer).toEqual({ 'place corn': 2, 'place sugar': 1 });
  });

  it('changes at once and asks what would follow, about the latest counts alone', async () => {
    const { planner, previews } = plan(PLACING, { 'place corn': 2, 'place sugar': 1 });
    planner.remove('place corn');
    expect([planner.left, planner.isReady, planner.isForeseen]).toEqual([1, false, false]);
    planner.remove('place sugar');
    planner.add('place chapel');
    expect(previews.map(({ asked }) => asked)).toEqual([{ 'place corn': 1, 'place sugar': 1 }]);
    previews[0]?.answer(outlook({ made: { sugar: 1 } }) as never);
    await settle();
    expect(planner.outlook?.made).toBeNull(); // it came too late
    expect(previews.map(({ asked }) => asked)).toHaveLength(2);
    expect(previews[1]?.asked).toEqual({ 'place corn': 1, 'place chapel': 1 });
    previews[1]?.answer(outlook({ made: { corn: 1 } }) as never);
    await settle();
    expect([planner.isForeseen, planner.outlook?.made]).toEqual([true, { corn: 1 }]);
    expect(previews).toHaveLength(2);
  });

  it('keeps within the total, and within what each item can be named', () => {
    const { planner } = plan(PLACING, { 'place corn': 2 });
    planner.set('place corn', 5);
    planner.set('place sugar', 3);
    planner.add('place chapel');
    expect(planner.counts).toMatchObject({ 'place corn': 2, 'place sugar': 1 });
    expect(planner.count('place chapel')).toBe(0);
    expect([planner.canAdd('place chapel'), planner.canPull('place chapel')]).toEqual([false, true]);
  });

  it('can be confirmed while the preview is on its way, and not once a problem is known', async () => {
    const { planner, previews } = plan(STORAGE, { 'keep corn': 1 });
    planner.set('keep sugar', 1);
    expect([planner.isReady, planner.problem]).toEqual([true, null]);
    previews[0]?.answer(outlook({ problem }) as never);
    await settle();
    expect([planner.isReady, planner.problem]).toEqual([false, problem]);
  });

  it('goes on when a preview was lost', async () => {
    const { planner, previews } = plan(STORAGE, { 'keep corn': 1 });
    planner.set('keep sugar', 1);
    previews[0]?.fail();
    await settle();
    planner.set('keep sugar', 2);
    expect(previews.map(({ asked }) => asked['keep sugar'])).toEqual([1, 2]);
  });

  it('takes back what turns out to be too many beside the others', async () => {
    const { planner, previews } = plan(STORAGE, { 'keep corn': 3 });
    planner.toggle('keep sugar');
    expect(planner.count('keep sugar')).toBe(2);
    previews[0]?.answer(outlook({ problem, room: { 'keep corn': [0, 1], 'keep sugar': [0, 1] } }) as never);
    await settle();
    expect(planner.counts).toEqual({ 'keep corn': 3, 'keep sugar': 1 });
    previews[1]?.answer(outlook({ room: { 'keep sugar': [0, 1] } }) as never);
    await settle();
    expect([planner.room('keep sugar').most, planner.isReady]).toEqual([1, true]);
  });

  it('names one of a group, and may be one too many for a while', () => {
    const hand = [item('hand corn', 1, 'person'), item('hand sugar', 1, 'person'), item('hand chip', 1, 'chip')];
    const { planner } = plan(sheet({ items: hand, total: 1, complete: true }), { 'hand corn': 1 });
    planner.toggle('hand sugar');
    expect(planner.answer).toEqual({ 'hand sugar': 1 });
    planner.toggle('hand chip');
    expect([planner.left, planner.isReady]).toEqual([-1, false]);
    planner.toggle('hand sugar');
    expect([planner.answer, planner.isReady]).toEqual([{ 'hand chip': 1 }, true]);
  });

  it('lets a worker and a noble share a circle', () => {
    const items = [item('put chapel', 1), item('put noble chapel', 1), item('put corn', 1)];
    const { planner } = plan(sheet({ items, total: 3, shares: [{ items: ['put chapel', 'put noble chapel'], most: 1 }] }), {});
    for (const named of [{ 'put chapel': 1 }, { 'put noble chapel': 1 }, {}]) {
      touchPeople(planner, 'chapel');
      expect(planner.answer).toEqual(named);
    }
  });

  it('is engaged only once something is named, if it is one way among others', () => {
    const { planner, previews } = plan(sheet({ items: [item('send corn', 2)], optional: true }), {}, null);
    expect([planner.isEngaged, planner.isReady]).toEqual([false, false]);
    planner.add('send corn');
    expect([planner.isEngaged, planner.isReady, previews.length]).toEqual([true, true, 1]);
    planner.clear();
    expect(planner.isEngaged).toBe(false);
  });
});

describe('placing', () => {
  it('lets somebody give way when nobody is left, and the server says who', async () => {
    const { planner, proposals } = plan(PLACING, { 'place corn': 2, 'place sugar': 1, 'nobles chapel': 1 });
    planner.pull('place chapel');
    expect([planner.count('place chapel'), planner.isReady]).toEqual([1, false]); // at once
    expect(proposals[0]).toMatchObject({ asked: { 'place corn': 2, 'place sugar': 1 }, more: 'place chapel' });
    proposals[0]?.answer({ 'place corn': 1, 'place sugar': 1, 'place chapel': 1 } as never);
    await settle();
    expect(planner.answer).toEqual({ 'place corn': 1, 'place sugar': 1, 'place chapel': 1, 'nobles chapel': 1 });
    expect(planner.isReady).toBe(true);
  });

  it('asks again when something changed before it was said who gives way', async () => {
    const sheetOfFour = { ...PLACING, items: [...PLACING.items, item('place wharf', 1)] };
    const { planner, proposals } = plan(sheetOfFour, { 'place corn': 2, 'place sugar': 1 });
    planner.pull('place chapel');
    planner.pull('place wharf');
    proposals[0]?.answer({ 'place corn': 1, 'place sugar': 1, 'place chapel': 1 } as never);
    await settle();
    expect(proposals[1]).toMatchObject({ asked: { 'place corn': 2, 'place sugar': 1 }, more: 'place chapel' });
    proposals[1]?.answer({ 'place corn': 1, 'place sugar': 1, 'place chapel': 1 } as never);
    await settle();
    expect(proposals[2]).toMatchObject({ asked: { 'place corn': 1, 'place sugar': 1, 'place chapel': 1 }, more: 'place wharf' });
    proposals[2]?.answer({ 'place sugar': 1, 'place chapel': 1, 'place wharf': 1 } as never);
    await settle();
    expect(planner.answer).toEqual({ 'place sugar': 1, 'place chapel': 1, 'place wharf': 1 });
  });

  it('needs nobody to give way when a place is emptied by hand', async () => {
    const { planner, proposals } = plan(PLACING, { 'place corn': 2, 'place sugar': 1 });
    planner.pull('place chapel');
    planner.remove('place sugar');
    proposals[0]?.answer({ 'place corn': 1, 'place sugar': 1, 'place chapel': 1 } as never);
    await settle();
    expect(planner.answer).toEqual({ 'place corn': 2, 'place chapel': 1 });
    expect(proposals).toHaveLength(1);
  });

  it('is as it was when it cannot be said who gives way', async () => {
    const { planner, proposals } = plan(PLACING, { 'place corn': 2, 'place sugar': 1 });
    planner.pull('place chapel');
    proposals[0]?.fail();
    await settle();
    expect(planner.answer).toEqual({ 'place corn': 2, 'place sugar': 1 });
  });

  it('puts everybody where they were, unless something was changed meanwhile', async () => {
    const { planner, proposals } = plan(PLACING, { 'place corn': 2, 'place sugar': 1 });
    void planner.proposeFrom({ 'place chapel': 1, 'place corn': 0, 'place office': 1 });
    expect(proposals[0]?.asked).toEqual({ 'place chapel': 1 });
    proposals[0]?.answer({ 'place chapel': 1, 'place corn': 2 } as never);
    await settle();
    expect(planner.answer).toEqual({ 'place chapel': 1, 'place corn': 2 });
    void planner.proposeFrom({});
    planner.clear();
    proposals[1]?.answer({ 'place sugar': 1 } as never);
    await settle();
    expect(planner.answer).toEqual({});
    planner.propose();
    expect(planner.answer).toEqual({ 'place corn': 2, 'place sugar': 1 });
  });

  it('can be waited for until all is settled', async () => {
    const { planner, previews, proposals } = plan(PLACING, { 'place corn': 2, 'place sugar': 1 });
    await planner.foreseen(); // nothing is under way
    let isSettled = false;
    planner.pull('place chapel');
    void planner.foreseen().then(() => (isSettled = true));
    proposals[0]?.answer({ 'place corn': 1, 'place sugar': 1, 'place chapel': 1 } as never);
    await settle();
    expect(isSettled).toBe(false);
    previews[0]?.answer(outlook() as never);
    await settle();
    expect([isSettled, planner.isForeseen]).toEqual([true, true]);
  });

  it('moves somebody from place to place', () => {
    const { planner } = plan(PLACING, { 'place corn': 2, 'place sugar': 1 });
    planner.move('place corn', 'place chapel');
    planner.move('place corn', 'place sugar'); // there is no circle
    expect(planner.answer).toEqual({ 'place corn': 1, 'place sugar': 1, 'place chapel': 1 });
  });

  it('lets nobles follow those who are placed', async () => {
    const { planner, previews } = plan(PLACING, { 'place corn': 1, 'place sugar': 1, 'place chapel': 1, 'nobles chapel': 1 });
    planner.move('place chapel', 'place corn');
    previews[0]?.answer(outlook({ problem, room: { 'nobles chapel': [0, 0] } }) as never);
    await settle();
    expect(planner.answer).toEqual({ 'place corn': 2, 'place sugar': 1 });
    previews[1]?.answer(outlook({ room: { 'nobles chapel': [1, 1] } }) as never);
    await settle();
    expect(planner.settled('nobles chapel')).toBe(1); // nobody else is there to stand on it
  });
});
