/** Where points come from: what it is called, and how it is drawn. */

import { has, messageId, name, t } from '../../i18n/index.svelte';
import type { Picture } from '../../board/parts/art';
import { ACHIEVEMENTS, TIE_BREAK } from './counting';

export function sourceName(source: string): string {
  const id = messageId('score', source);
  return has(id) ? t(id) : name(source);
}

const isAchievement = (source: string): boolean => has(messageId('achievement', source, 'name'));

/** Achievements are counted together: there may be a dozen of them. */
export const groupOf = (source: string): string => (isAchievement(source) ? ACHIEVEMENTS : source);

const PICTURES: Partial<Record<string, Picture>> = {
  chips: { art: 'piece', id: 'chip' },
  buildings: { art: 'piece', id: 'market' },
  nobles: { art: 'piece', id: 'noble' },
  [ACHIEVEMENTS]: { art: 'piece', id: 'achievement' },
  [TIE_BREAK]: { art: 'piece', id: 'coin' },
  large_buildings: { art: 'building', id: 'city_hall' },
  retired_workers: { art: 'piece', id: 'worker' },
  quarries: { art: 'plantation', id: 'quarry' },
  full_kinds: { art: 'plantation', id: 'corn' },
  coins_and_barrels: { art: 'piece', id: 'coin' },
  missed_achievements: { art: 'piece', id: 'achievement' },
};

/** Large buildings stand for themselves. */
export const pictureOf = (source: string): Picture => PICTURES[source] ?? { art: 'building', id: source };
