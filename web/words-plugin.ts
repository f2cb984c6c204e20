/** Makes one module of all words of a language, `virtual:words/it`: the catalogues shared with the terminal, and the
 *  names from src/boriken/catalog/data/names.csv. One request brings them all. */

import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:words/';
const NAMES = fileURLToPath(new URL('../src/boriken/catalog/data/names.csv', import.meta.url));
const LOCALE = fileURLToPath(new URL('../src/boriken/locale/', import.meta.url));

type Names = Record<string, [classic: string, modern: string]>;

/** The table has no quoted cells. Where a language has no name, the edition's English one stands in. */
export function namesOf(language: string, csv: string = readFileSync(NAMES, 'utf8')): Names {
  const [head = [], ...rows] = csv.trim().split(/\r?\n/).map((line) => line.split(','));
  const names: Names = {};
  for (const row of rows) {
    const [id = ''] = row;
    const cell = (column: string) => row[head.indexOf(column)];
    const word = (edition: string) => cell(`${edition}_${language}`) || cell(`${edition}_en`) || id;
    names[id] = [word('classic'), word('1897')];
  }
  return names;
}

/** All but what only the terminal says. */
export function cataloguesOf(language: string): string[] {
  const files = readdirSync(LOCALE + language).filter((file) => file.endsWith('.ftl') && file !== 'terminal.ftl');
  return files.map((file) => `${LOCALE}${language}/${file}`);
}

/** What translators need to know, players need not load. */
export const withoutComments = (source: string): string =>
  source.replaceAll(/^#.*\n/gm, '').replaceAll(/^\n+(?=\S)/gm, '');

export function wordsPlugin(): Plugin {
  return {
    name: 'boriken-words',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const language = id.slice(PREFIX.length + 1);
      const files = cataloguesOf(language);
      for (const file of [NAMES, ...files]) this.addWatchFile(file);
      const source = files.map((file) => withoutComments(readFileSync(file, 'utf8'))).join('\n');
      return `export const source = ${JSON.stringify(source)};\nexport const names = ${JSON.stringify(namesOf(language))};`;
    },
  };
}
