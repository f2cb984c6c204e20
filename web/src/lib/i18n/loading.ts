/** Where the words come from: one module for each language, loaded when it is needed. */

import type { Language } from './languages';

interface LanguageWords {
  source: string;
  names: string;
  grammar: string;
}

export const WORDS: Record<Language, () => Promise<LanguageWords>> = {
  en: () => import('virtual:words/en'),
  it: () => import('virtual:words/it'),
  es: () => import('virtual:words/es'),
  fr: () => import('virtual:words/fr'),
  pt: () => import('virtual:words/pt'),
};
