/** The languages there are, and which one somebody would like. */

import { LANGUAGES } from 'virtual:words';

export { LANGUAGES };

/** The code of one of them. */
export type Language = string;

/** What a language calls itself, as it would begin a line. */
export function ownName(language: Language): string {
  const own = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  return own.charAt(0).toLocaleUpperCase(language) + own.slice(1);
}

export function isLanguage(code: unknown): code is Language {
  return LANGUAGES.includes(code as Language);
}

/** The first of the wanted languages that there is; English if there is none. */
export function bestLanguage(wanted: readonly string[]): Language {
  const codes = wanted.map((tag) => tag.toLowerCase().split('-')[0]);
  return codes.find(isLanguage) ?? 'en';
}
