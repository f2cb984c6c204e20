import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Decision, TableView } from '../../api/types';
import { nextTopic, TOPICS } from './topics';

function moment(kind: string, phase: string | null, yours: boolean, more: Partial<TableView> = {}) {
  const decision = { seat: 0, kind, phase, yours, taker: 0, choices: null } as Decision;
  return { view: { round: 1, ending: [], ...more } as unknown as TableView, decision };
}

describe('the guided game', () => {
  it('welcomes first, then explains what comes up, once', () => {
    const now = moment('round', null, true);
    expect(nextTopic(now, [])).toBe('welcome');
    expect(nextTopic(now, ['welcome'])).toBe('round');
    expect(nextTopic(now, ['welcome', 'round'])).toBeNull();
  });

  it('explains the role others play, but not a choice that is not ours', () => {
    expect(nextTopic(moment('captain', 'captain', false), ['welcome'])).toBe('captain');
    expect(nextTopic(moment('round', null, false), ['welcome'])).toBeNull();
  });

  it('explains the building before the role when both are new', () => {
    expect(nextTopic(moment('hospice', 'settler', true), ['welcome'])).toBe('hospice');
    expect(nextTopic(moment('place', 'mayor', true), ['welcome'])).toBe('mayor');
  });

  it('says that it is the last round before anything else', () => {
    expect(nextTopic(moment('round', null, true, { ending: ['city'] }), ['welcome'])).toBe('ending');
  });

  it('says good-bye after three rounds', () => {
    const known = TOPICS.filter((topic) => topic !== 'alone');
    expect(nextTopic(moment('round', null, true, { round: 4 }), known)).toBe('alone');
  });

  it('has a title and a text for every topic', () => {
    const words = readFileSync(new URL('../../../../../src/boriken/locale/en/table.ftl', import.meta.url), 'utf8');
    for (const topic of TOPICS) {
      expect(words).toContain(`\nlesson-${topic} = `);
      expect(words).toContain(`\nlesson-${topic}-text = `);
    }
  });
});
