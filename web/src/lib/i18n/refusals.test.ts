/** Why something is refused: with names of decisions and players, and the reader's own form. */

import { expect, it } from 'vitest';
import { setLanguage } from './index.svelte';
import { refusalText } from './refusals';

it('names the decision an action belongs to, and the one to be made', async () => {
  await setLanguage('en');
  expect(refusalText('other_decision', { home: 'captain', step: 'round' })).toBe(
    'That belongs to another decision (Captain). Right now: Choosing a role.',
  );
  await setLanguage('it');
  expect(refusalText('other_decision', { home: 'storage', step: 'drawn tile' })).not.toMatch(/storage|drawn/);
});

it('names players, things and numbers', async () => {
  await setLanguage('en');
  expect(refusalText('card_taken', { card: 'mayor', seat: 1 }, 'Ana')).toMatch(/chosen this round, by Ana\.$/);
  expect(refusalText('card_taken', { card: 'mayor', seat: 1 }, 'Ana', true)).toMatch(/^You have already chosen/);
  expect(refusalText('house_full', { goods: 'corn, corn, sugar, coffee' })).toMatch(/Corn, Corn, Sugar, Coffee\.$/);
  expect(refusalText('building_not_in_game', { building: 'library', expansion: 'new_buildings' })).toMatch(/“New Buildings”\.$/);
});

it('knows no words for what a later server may say', () => {
  expect(refusalText('never_heard_of', {})).toBeNull();
});
