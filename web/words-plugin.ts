/** Makes one module of the words of a language, `virtual:words/it`: the catalogues shared with the terminal, and the
 *  names and their grammar from src/boriken/catalog/data/languages. One request brings them all, but for topics that not
 *  every table needs: `virtual:words/it/rules`. `virtual:words` itself knows which languages there are: their folders. */

import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const INDEX = 'virtual:words';
const PREFIX = `${INDEX}/`;
const TABLES = fileURLToPath(new URL('../src/boriken/catalog/data/languages/', import.meta.url));
const LOCALE = fileURLToPath(new URL('../src/boriken/locale/', import.meta.url));

/** English first, as the terminal has them. */
export const LANGUAGES = ['en', ...readdirSync(TABLES).filter((folder) => folder !== 'en').sort()];

const tableOf = (language: string, table: string) => `${TABLES}${language}/${table}.csv`;
const linesOf = (csv: string) => csv.trim().split(/\r?\n/);
const idOf = (line: string) => line.split(',', 1).join();

/** The names without what only the terminal needs, which is the last column. Things that have no name in the language
 *  have their English ones. */
export function namesOf(
  language: string, own = readFileSync(tableOf(language, 'names'), 'utf8'), english = readFileSync(tableOf('en', 'names'), 'utf8'),
): string {
  const named = new Set(linesOf(own).map(idOf));
  const lines = [...linesOf(own), ...linesOf(english).filter((line) => !named.has(idOf(line)))];
  return lines.map((line) => line.replace(/,+[^,]*$/, '')).join('\n');
}

export const grammarOf = (language: string): string => readFileSync(tableOf(language, 'grammar'), 'utf8');

const OF_THE_TERMINAL = ['terminal.ftl', 'complaints.ftl', 'help.ftl'];

/** Catalogues that are loaded when they are needed. */
export const TOPICS = ['start', 'new', 'rules', 'puertoma', 'learn', 'afterwards', 'analysis', 'account', 'profile', 'chat', 'notices', 'meeting'];

/** Those of a topic, or all but what only the terminal says and what belongs to a topic. */
export function cataloguesOf(language: string, topic = ''): string[] {
  const apart = [...OF_THE_TERMINAL, ...TOPICS.map((name) => `${name}.ftl`)];
  const files = readdirSync(LOCALE + language).filter((file) => file.endsWith('.ftl'));
  const wanted = files.filter((file) => (topic === '' ? !apart.includes(file) : file === `${topic}.ftl`));
  return wanted.map((file) => `${LOCALE}${language}/${file}`);
}

/** What translators need to know, players need not load. */
export const withoutComments = (source: string): string =>
  source.replaceAll(/^#.*\n/gm, '').replaceAll(/^\n+(?=\S)/gm, '');

/** By language, and by language and topic, how its words are loaded: `it`, `it/rules`. */
function indexOfWords(): string {
  const modules = LANGUAGES.flatMap((language) => [language, ...TOPICS.map((topic) => `${language}/${topic}`)]);
  const loaders = modules.map((name) => `'${name}': () => import('${PREFIX}${name}')`);
  return `export const LANGUAGES = ${JSON.stringify(LANGUAGES)};\nexport const LOADERS = {${loaders.join(', ')}};`;
}

export function wordsPlugin(): Plugin {
  return {
    name: 'boriken-words',
    resolveId: (id) => (id === INDEX || id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) return indexOfWords();
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const [language = '', topic = ''] = id.slice(PREFIX.length + 1).split('/');
      const files = cataloguesOf(language, topic);
      for (const file of [tableOf(language, 'names'), tableOf(language, 'grammar'), ...files]) this.addWatchFile(file);
      const source = files.map((file) => withoutComments(readFileSync(file, 'utf8'))).join('\n');
      const words = topic === '' ? { source, names: namesOf(language), grammar: grammarOf(language) } : { source };
      return Object.entries(words).map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`).join('\n');
    },
  };
}
