/** Help on the parts of a Puertoma's board. */

import type { AbilityTile } from '../../api/types';
import { messageId, name, t } from '../../i18n/index.svelte';
import type { Subject } from '../help/help.svelte';
import type { Facts } from '../model/facts';

type Part = 'fields' | 'level' | 'reserve' | 'ability' | 'action-board' | 'tie-break' | 'scoring-area';

export function helpOnPart(part: Part, facts: Facts, level = 0): Subject {
  const title = t(`puertoma-${part}-name`, { level });
  return { about: 'text', title, text: t(`puertoma-${part}-help`), rules: facts.rulesOn(`puertoma-${part}`) };
}

export const abilityName = (tile: AbilityTile): string =>
  tile.id !== null ? name(tile.id) : t(tile.state === 'lost' ? 'puertoma-lost' : 'puertoma-locked');

export function helpOnAbility(tile: AbilityTile, facts: Facts): Subject {
  if (tile.id === null) return { ...helpOnPart('ability', facts), title: abilityName(tile) } as Subject;
  const text = t(messageId('ability', tile.id, 'help'));
  return { about: 'text', title: abilityName(tile), text, rules: facts.rulesOn('puertoma-ability') };
}
