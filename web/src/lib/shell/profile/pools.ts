/** Kinds of games with a rating of their own, in words. */

import type { Rating } from '../../api/types';
import { t } from '../../i18n/index.svelte';

/** `4-expanded`: "4 players · Expansions". */
export function poolName(pool: string): string {
  const [players = '', kind = ''] = pool.split('-');
  return [t('players-count', { count: Number(players) }), kind === 'base' ? t('base-game') : t('profile-filter-expansion')].join(' · ');
}

/** A rating that is still uncertain has a question mark. */
export const ratingText = ({ rating, provisional }: Pick<Rating, 'rating' | 'provisional'>): string =>
  provisional ? `${rating}?` : String(rating);
