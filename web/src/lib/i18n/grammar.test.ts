/** The forms of names are those that Python says: both are tried with tests/locale/forms.csv. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { grammarOf, namesOf } from '../../../words-plugin';
import type { Edition } from '../api/types';
import { Grammar, grammarFunctions } from './grammar';
import { LANGUAGES, type Language } from './languages';

const FORMS = new URL('../../../../tests/locale/forms.csv', import.meta.url);
const rows = readFileSync(FORMS, 'utf8').trim().split('\n').slice(1).map((line) => line.split(','));

const grammarIn = (language: Language) => new Grammar(namesOf(language), grammarOf(language));

describe.each(LANGUAGES)('in %s', (language) => {
  const grammar = grammarIn(language);
  const own = rows.filter(([of]) => of === language);

  it('names have the forms that the terminal says', () => {
    expect(own.length).toBeGreaterThan(40);
    for (const [, edition = '', name = '', thing = '', said] of own) {
      const noun = grammar.noun(thing, edition as Edition);
      const [, number] = name.split(' ');
      expect(noun, thing).toBeDefined();
      if (noun) expect(number === undefined ? grammar.form(name, noun) : grammar.count(noun, Number(number))).toBe(said);
    }
  });
});

describe('lists', () => {
  const LISTS = new URL('../../../../tests/locale/lists.csv', import.meta.url);

  it('are put together as the terminal does it', () => {
    const lines = readFileSync(LISTS, 'utf8').trim().split('\n').slice(1);
    expect(lines.length).toBeGreaterThan(LANGUAGES.length);
    for (const line of lines) {
      const [language = 'en', parts = '', said] = line.split(';');
      expect(grammarIn(language).join(parts.split(', '))).toBe(said);
    }
    expect(grammarIn('it').join([])).toBe('');
  });
});

describe('functions of messages', () => {
  const functions = grammarFunctions(grammarIn('it'), () => '1897', (title) => `“${title}”`);
  const bundle = new FluentBundle('it', { useIsolating: false, functions });
  const say = (text: string, args = {}) => {
    bundle.addResource(new FluentResource(`said = ${text}`), { allowOverrides: true });
    return bundle.formatPattern(bundle.getMessage('said')?.value ?? '', args);
  };

  it('nest', () => {
    expect(say('{ CAP(THE(SHIP($ship))) } è piena.', { ship: 5 })).toBe('La nave da 5 è piena.');
    expect(say('{ AT(TILE($place)) }, { AT(TILE("wharf")) }', { place: 'corn' })).toBe('su una piantagione di mais, nel Molo');
    expect(say('{ IN(PHASE($card)) }', { card: 'mayor' })).toBe('nella fase di reclutamento');
  });

  it('count, and agree', () => {
    expect(say('{ COUNT("coin", $n) }', { n: 1 })).toBe('1 moneta');
    expect(say('{ GENDER($thing) ->\n    [f] occupata\n   *[m] occupato\n}', { thing: 'chapel' })).toBe('occupata');
  });

  it('leave titles as they are', () => {
    expect(say('{ THE($card) }', { card: 'specialist' })).toBe('“specialist”');
  });
});
