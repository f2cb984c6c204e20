/** Numbers and days as the language on screen writes them. */

import { language } from '../../i18n/index.svelte';

/** An average: "4.5", or "4,5". */
export const number = (value: number): string => new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);

export const day = (iso: string): string => new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(new Date(iso));
