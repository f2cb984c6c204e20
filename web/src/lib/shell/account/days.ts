import { language } from '../../i18n/index.svelte';

/** A day, as one writes it. */
export const day = (milliseconds: number): string =>
  new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(milliseconds);
