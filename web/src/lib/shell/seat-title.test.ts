/** Bots have people's names, and their level beside them in the reader's language. */

import { expect, it } from 'vitest';
import { setLanguage } from '../i18n/index.svelte';
import { titleOfSeat } from './seat-title';

it('says the level of a bot in the language on screen', async () => {
  const lola = { kind: 'bot', name: 'Lola', bot: 'beginner' } as const;
  await setLanguage('en');
  expect(titleOfSeat(lola)).toBe('Lola (Beginner)');
  await setLanguage('it');
  expect(titleOfSeat(lola)).toMatch(/^Lola \((?!Beginner)\p{L}+\)$/u);
});

it('says nothing of a person, not even of one for whom a bot plays', () => {
  expect(titleOfSeat({ kind: 'person', name: 'Ana', bot: 'casual' })).toBe('Ana');
});
