import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Decision, Entry, TableView } from '../../api/types';
import { OF_TOPIC } from './pointing';
import { nextTopic, rolesTaken } from './topics';

/** The cards of a table of three. */
const ROLES = ['settler', 'mayor', 'builder', 'craftsman', 'trader', 'captain'];

function moment(kind: string, phase: string | null, yours: boolean, taken: string[] = [], more: Partial<TableView> = {}) {
  const decision = { seat: 0, kind, phase, yours, taker: 0, choices: null } as Decision;
  const events = taken.map((card) => ({ event: 'role_taken', seat: 1, card, coins: 0 }));
  const entries = [{ kind: 'acted', seq: 2, seat: 1, events }] as unknown as Entry[];
  const cards = Object.fromEntries(ROLES.map((role) => [role, { coins: 0, seat: null }]));
  return { view: { round: 1, ending: [], cards, ...more } as unknown as TableView, decision, entries };
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

  it('explains what a bot took although its phase is over already, in the order of the game', () => {
    const now = moment('round', null, false, ['craftsman', 'prospector 2', 'trader']);
    expect(rolesTaken(now.entries).map(({ role }) => role)).toEqual(['craftsman', 'prospector', 'trader']);
    expect(nextTopic(now, ['welcome'])).toBe('craftsman');
    expect(nextTopic(now, ['welcome', 'craftsman'])).toBe('trader');
    expect(nextTopic(now, ['welcome', 'craftsman', 'trader'])).toBeNull();
  });

  it('explains the building before the role when both are new', () => {
    expect(nextTopic(moment('hospice', 'settler', true), ['welcome'])).toBe('hospice');
    expect(nextTopic(moment('place', 'mayor', true), ['welcome'])).toBe('mayor');
  });

  it('says that it is the last round before anything else', () => {
    expect(nextTopic(moment('round', null, true, [], { ending: ['city'] }), ['welcome'])).toBe('ending');
  });

  it('says good-bye only when every role has been explained', () => {
    const known = ['welcome', 'round', 'governor', ...ROLES];
    const later = moment('round', null, true, [], { round: 9 });
    expect(nextTopic(later, known.filter((topic) => topic !== 'trader'))).toBeNull();
    expect(nextTopic(later, known)).toBe('alone');
    expect(nextTopic(later, [...known, 'alone'])).toBeNull();
  });

  it('waits for the roles of its table, no others', () => {
    const few = moment('round', null, true, [], { round: 9, cards: { mayor: { coins: 0, seat: null }, 'prospector 2': { coins: 0, seat: null } } });
    expect(nextTopic(few, ['welcome', 'round', 'governor'])).toBeNull();
    expect(nextTopic(few, ['welcome', 'round', 'governor', 'mayor'])).toBe('alone');
  });

  it('has a title and a text for every topic', () => {
    const words = readFileSync(new URL('../../../../../src/boriken/locale/en/learn.ftl', import.meta.url), 'utf8');
    for (const topic of Object.keys(OF_TOPIC)) {
      expect(words).toContain(`\nlesson-${topic} = `);
      expect(words).toContain(`\nlesson-${topic}-text = `);
    }
  });
});
