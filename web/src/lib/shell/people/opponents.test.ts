/** Opponents are those chosen last, and others of their level. */

import { expect, it } from 'vitest';
import type { Catalog, CharacterFacts } from '../../api/types';
import { experimental, opponents } from './opponents';

const person = (id: string, level: CharacterFacts['level'], bot: string = level): CharacterFacts => ({ id, name: id, bot, level, style: null });
const known: Pick<Catalog, 'bots' | 'characters'> = {
  bots: ['beginner', 'casual', 'master', 'greedy'],
  characters: [person('lola', 'beginner'), person('eugenio', 'casual'), person('isabel', 'casual'), person('amelia', 'master')],
};

it('offers casual players first', () => {
  expect(opponents(known, [], 2)).toEqual(['eugenio', 'isabel']);
});

it('keeps whom one chose, once each, and bots for experiments', () => {
  expect(opponents(known, ['amelia', 'amelia', 'greedy', 'gone'], 3)).toEqual(['amelia', 'greedy', 'lola']);
  expect(opponents(known, ['isabel'], 3)).toEqual(['isabel', 'eugenio', 'lola']);
});

it('knows which bots nobody plays as', () => {
  expect(experimental(known)).toEqual(['greedy']);
});
