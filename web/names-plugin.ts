/** Turns src/boriken/catalog/data/names.csv into one small module for each language: `virtual:names/it`. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const PREFIX = 'virtual:names/';
const FILE = fileURLToPath(new URL('../src/boriken/catalog/data/names.csv', import.meta.url));

type Names = Record<string, [classic: string, modern: string]>;

/** The table has no quoted cells. Where a language has no name, the edition's English one stands in. */
export function namesOf(language: string, csv: string = readFileSync(FILE, 'utf8')): Names {
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

export function namesPlugin(): Plugin {
  return {
    name: 'boriken-names',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      this.addWatchFile(FILE);
      return `export default ${JSON.stringify(namesOf(id.slice(PREFIX.length + 1)))};`;
    },
  };
}
