/** Where the words come from: the catalogues shared with the terminal, one language at a time. */

import type { Language } from './languages';

/** By thing its classic name and its 1897 name. */
export type Names = Record<string, [classic: string, modern: string]>;

const SOURCES = import.meta.glob<string>('../../../../src/boriken/locale/*/{game,table,board}.ftl', {
  query: '?raw',
  import: 'default',
});

const NAMES: Record<Language, () => Promise<{ default: Names }>> = {
  en: () => import('virtual:names/en'),
  it: () => import('virtual:names/it'),
  es: () => import('virtual:names/es'),
  fr: () => import('virtual:names/fr'),
  pt: () => import('virtual:names/pt'),
};

export async function loadWords(language: Language): Promise<{ sources: string[]; names: Names }> {
  const files = Object.entries(SOURCES).filter(([path]) => path.includes(`/locale/${language}/`));
  const [names, ...sources] = await Promise.all([NAMES[language](), ...files.map(([, load]) => load())]);
  return { sources, names: names.default };
}
