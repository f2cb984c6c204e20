/** Where the words come from: one module for each language, and one for each topic in it, loaded when it is needed. */

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

/** What not every table needs: the rules around their text, and the automa. */
export type Topic = 'rules' | 'puertoma';

type Source = () => Promise<Pick<LanguageWords, 'source'>>;

export const TOPICS: Record<Topic, Record<Language, Source>> = {
  rules: {
    en: () => import('virtual:words/en/rules'),
    it: () => import('virtual:words/it/rules'),
    es: () => import('virtual:words/es/rules'),
    fr: () => import('virtual:words/fr/rules'),
    pt: () => import('virtual:words/pt/rules'),
  },
  puertoma: {
    en: () => import('virtual:words/en/puertoma'),
    it: () => import('virtual:words/it/puertoma'),
    es: () => import('virtual:words/es/puertoma'),
    fr: () => import('virtual:words/fr/puertoma'),
    pt: () => import('virtual:words/pt/puertoma'),
  },
};
