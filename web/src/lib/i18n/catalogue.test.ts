/** All languages say the same things, with the same variables, and nothing is said twice. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES as FOLDERS, TOPICS, cataloguesOf, grammarOf, namesOf, withoutComments } from '../../../words-plugin';
import { Grammar, grammarFunctions } from './grammar';
import { bestLanguage, LANGUAGES, ownName } from './languages';
import { loadTopic, loadWords } from './loading';

const FOLDER = new URL('../../../../src/boriken/locale/', import.meta.url);
const FILES = ['game.ftl', 'puertoma.ftl', 'table.ftl', 'start.ftl', 'new.ftl', 'afterwards.ftl', 'analysis.ftl', 'learn.ftl', 'rules.ftl', 'notices.ftl', 'meeting.ftl', 'board.ftl', 'errors.ftl', 'account.ftl', 'profile.ftl', 'chat.ftl'];

function read(language: string, file: string): string {
  const path = new URL(`${language}/${file}`, FOLDER);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].flatMap((match) => match[1] ?? []);

/** By message the variables it uses, itself or through the messages of its file that it is made of. */
function messages(text: string): Map<string, string[]> {
  const bodies = new Map<string, string>();
  for (const block of text.replaceAll(/^#.*$/gm, '').split(/\n(?=-?[a-zA-Z][\w-]* =)/)) {
    const id = /^([a-zA-Z][\w-]*) =/.exec(block)?.[1];
    if (id !== undefined) bodies.set(id, block);
  }
  const variablesOf = (id: string): string[] => {
    const body = bodies.get(id) ?? '';
    return [...all(body, /\$([\w-]+)/g), ...all(body, /\{ ([a-z][\w-]*) \}/g).flatMap(variablesOf)];
  };
  return new Map([...bodies.keys()].map((id) => [id, [...new Set(variablesOf(id))].sort()]));
}

/** Every text in the shell and its messages' identifiers that stand there in full. */
function usedIds(): string[] {
  const folder = new URL('../shell/', import.meta.url);
  const ids: string[] = [];
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(svelte|ts)$/.test(file) || file.endsWith('.test.ts')) continue;
    const source = readFileSync(new URL(file, folder), 'utf8');
    ids.push(...all(source, /\bt\(\s*'([\w-]+)'/g));
    ids.push(...all(source, /\bt\([^()'`]*\? '([\w-]+)' : /g), ...all(source, /\bt\([^()'`]*\? '[\w-]+' : '([\w-]+)'/g));
  }
  return [...new Set(ids)];
}

describe.each(FILES)('%s', (file) => {
  const english = messages(read('en', file));

  it.each(LANGUAGES)('is complete in %s', (language) => {
    const here = messages(read(language, file));
    expect([...here.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it.each(LANGUAGES)('uses no variable in %s that English does not give', (language) => {
    for (const [id, variables] of messages(read(language, file))) {
      expect(english.get(id), id).toEqual(expect.arrayContaining(variables));
    }
  });
});

describe.each(LANGUAGES)('in %s', (language) => {
  const sources = FILES.map((file) => read(language, file));
  const functions = grammarFunctions(new Grammar(namesOf(language), grammarOf(language)), () => '1897', (title) => title);
  const bundle = new FluentBundle(language, {
    useIsolating: false,
    functions: { ...functions, NAMES: ([things]) => String(things), EDITION: () => '1897' },
  });
  const clashes = sources.flatMap((source) => bundle.addResource(new FluentResource(source)));

  it('no message stands in two files', () => {
    expect(clashes).toEqual([]);
  });

  it('every text of the web table can be said', () => {
    for (const [id, variables] of [...messages(read(language, 'table.ftl')), ...messages(read(language, 'start.ftl')), ...messages(read(language, 'errors.ftl'))]) {
      const pattern = bundle.getMessage(id)?.value;
      const errors: Error[] = [];
      const text = pattern ? bundle.formatPattern(pattern, Object.fromEntries(variables.map((name) => [name, 3])), errors) : '';
      expect(errors, id).toEqual([]);
      expect(text, id).not.toMatch(/[{}]/);
      expect(text, id).not.toBe('');
    }
  });

  it('every text the shell asks for is there', () => {
    expect(usedIds().filter((id) => !bundle.hasMessage(id))).toEqual([]);
  });
});

describe('the catalogues', () => {
  it.each(LANGUAGES)('that the browser loads in %s are those of the game and of the web table', (language) => {
    const files = ['', ...TOPICS].flatMap((topic) => cataloguesOf(language, topic)).map((path) => path.split('/').at(-1));
    expect(files.sort()).toEqual([...FILES].sort());
  });
});

describe('names', () => {
  it('are those of the edition, in English where a language has none', () => {
    const names = (language: string, thing: string, ...tables: string[]) => {
      const grammar = new Grammar(namesOf(language, ...tables), '');
      return [grammar.noun(thing, 'classic')?.name, grammar.noun(thing, 'special')?.name];
    };
    expect(names('it', 'indigo')).toEqual(['Indaco', 'Frutta']);
    expect(names('en', 'settler')).toEqual(['Settler', 'Planter']);
    const head = 'id,edition,name,text,one,plural,grammar,also\n';
    expect(names('es', 'corn', `${head}quarry,,Cantera,,,,f,`, `${head}corn,,Corn,,,,,\nquarry,,Quarry,,,,,`)).toEqual(['Corn', 'Corn']);
  });
});

describe('comments', () => {
  it('are left out, whatever else begins with a number sign stays', () => {
    expect(withoutComments('### A\n\n# b\nseat = #1\n\n    # of 3\n\nround = 1\n')).toBe('seat = #1\n\n    # of 3\nround = 1\n');
  });
});

describe('the languages', () => {
  it('are those of the folders, English first', () => {
    expect(LANGUAGES).toEqual(FOLDERS);
    expect(LANGUAGES.slice(0, 3)).toEqual(['en', 'es', 'fr']);
  });

  it('call themselves what their speakers do', () => {
    expect(['en', 'it', 'es', 'fr', 'pt'].map(ownName)).toEqual(['English', 'Italiano', 'Español', 'Français', 'Português']);
  });

  it.each(LANGUAGES)('have their words and topics to load: %s', async (language) => {
    const { names } = await loadWords(language);
    expect(names).toBe(namesOf(language));
    for (const topic of ['new', 'rules', 'puertoma', 'learn', 'afterwards', 'chat'] as const) expect(await loadTopic(topic, language)).toContain(' = ');
  });
});

describe('the language', () => {
  it('is the first wanted one that there is', () => {
    expect(bestLanguage(['de-DE', 'pt-BR', 'it'])).toBe('pt');
    expect(bestLanguage(['de', 'nl'])).toBe('en');
    expect(bestLanguage([])).toBe('en');
  });
});
