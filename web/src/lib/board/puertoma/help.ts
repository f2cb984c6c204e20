/** Help on the parts of a Puertoma's board. */

import { messageId, name, t } from '../../i18n/index.svelte';
import type { Subject } from '../help/help.svelte';
import type { AbilityTile } from './board';

/** The rule by which each part is explained. */
const RULES = {
  fields: ['PUE-2', 'PUE-14'],
  level: ['PUE-9'],
  reserve: ['PUE-11'],
  ability: ['PUE-10'],
  'action-board': ['PUE-7', 'PUE-8'],
  'tie-break': ['PUE-8', 'PUE-21'],
  'scoring-area': ['PUE-19'],
  profitable: ['PUE-5', 'PUE-6'],
} as const;

type Part = keyof typeof RULES;

export function helpOnPart(part: Part, level = 0): Subject {
  const title = t(`puertoma-${part}-name`, { level });
  return { about: 'text', title, text: t(`puertoma-${part}-help`), rules: [...RULES[part]] };
}

export const abilityName = (tile: AbilityTile): string =>
  tile.state === 'unlocked' ? name(tile.id) : t(tile.state === 'lost' ? 'puertoma-lost' : 'puertoma-locked');

export function helpOnAbility(tile: AbilityTile): Subject {
  if (tile.state !== 'unlocked') return { ...helpOnPart('ability'), title: abilityName(tile) } as Subject;
  return { about: 'text', title: abilityName(tile), text: t(messageId('ability', tile.id, 'help')), rules: ['PUE-10'] };
}
