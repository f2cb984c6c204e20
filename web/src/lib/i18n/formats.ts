/** Lists, shares and dates as the language on screen writes them. */

import { grammar, language, t } from './index.svelte';

/** `Ana, Benito and Carla`, as the terminal says it too. */
export const list = (items: string[]): string => grammar().join(items);

/** `Quarry: 3 left`, or what stands before something shown beside it. */
export const labelled = (label: string, text: string | number = ''): string => t('labelled', { label, text });

/** 0.4 is "40%", or "40 %". */
export function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent' }).format(share);
}

export function dateTime(iso: string): string {
  const format = new Intl.DateTimeFormat(language(), { dateStyle: 'medium', timeStyle: 'short' });
  return format.format(new Date(iso));
}

const AGES: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** "3 hours ago", "in 5 minutes"; less than a minute is "now". */
export function fromNow(iso: string, now: number = Date.now()): string {
  const seconds = (Date.parse(iso) - now) / 1000;
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  for (const [unit, size] of AGES) {
    if (Math.abs(seconds) >= size) return format.format(Math.trunc(seconds / size), unit);
  }
  return format.format(0, 'second');
}
