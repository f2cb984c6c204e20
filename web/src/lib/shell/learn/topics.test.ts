import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Decision, TableView } from '../../api/types';
import { nextTopic, TOPICS } from './topics';

function moment(steps: [...string[], Decision['kind']], yours: boolean, more: Partial<TableView> = {}) {
  const frames = steps.map((step) => ({ step, seat: 0, taker: 0, count: 0, memo: 0, rest: 0 }));
  const decision = { seat: 0, kind: steps.at(-1), yours, taker: 0, choices: null } as Decision;
  return { view: { round: 1, ending: [], frames, ...more } as unknown as TableView, decision };
}

describe('the guided game', () => {
  it('welcomes first, then explains what comes up, once', () => {
    const now = moment(['round'], true);
    expect(nextTopic(now, [])).toBe('welcome');
    expect(nextTopic(now, ['welcome'])).toBe('round');
    expect(nextTopic(now, ['welcome', 'round'])).toBeNull();
  });

  it('explains the role others play, but not a choice that is not ours', () => {
    expect(nextTopic(moment(['round', 'captain'], false), ['welcome'])).toBe('captain');
    expect(nextTopic(moment(['round'], false), ['welcome'])).toBeNull();
  });

  it('explains the building before the role when both are new', () => {
    expect(nextTopic(moment(['round', 'settler', 'hospice'], true), ['welcome'])).toBe('hospice');
    expect(nextTopic(moment(['round', 'mayor', 'place'], true), ['welcome'])).toBe('mayor');
  });

  it('says that it is the last round before anything else', () => {
    expect(nextTopic(moment(['round'], true, { ending: ['city'] }), ['welcome'])).toBe('ending');
  });

  it('says good-bye after three rounds', () => {
    const known = TOPICS.filter((topic) => topic !== 'alone');
    expect(nextTopic(moment(['round'], true, { round: 4 }), known)).toBe('alone');
  });

  it('has a title and a text for every topic', () => {
    const words = readFileSync(new URL('../../../../../src/boriken/locale/en/table.ftl', import.meta.url), 'utf8');
    for (const topic of TOPICS) {
      expect(words).toContain(`\nlesson-${topic} = `);
      expect(words).toContain(`\nlesson-${topic}-text = `);
    }
  });
});
