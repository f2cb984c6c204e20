import { messageId, t } from '../../i18n/index.svelte';

/** What a short lesson is about: an expansion, or the Puertoma. */
export const lessonTitle = (name: string): string =>
  name === 'puertoma' ? t('learn-puertoma') : t(messageId('expansion', name, 'name'));
