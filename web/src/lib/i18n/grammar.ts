/** The forms of a name: "the Wharf", "del Molo", "2 açúcares". The tables are those of src/boriken/catalog/data/languages,
 *  and src/boriken/locale/grammar.py, which says what they mean, does the same with them. */

import type { FluentFunction, FluentValue } from '@fluent/bundle';
import type { Edition } from '../api/types';
import { NAMES_OF } from '../api/vocabulary';

export interface Noun {
  name: string;
  text: string;
  one: string;
  plural: string;
  grammar: ReadonlySet<string>;
}

const PLURAL_OF = '_PLURAL';
/** Between the parts of a list. */
export const SEPARATOR = ', ';
/** Places that actions call by another word than the tables. */
const SAME: Record<string, string> = { portrait: 'san_juan' };

/** Without its head. No cell is quoted. */
const rowsOf = (table: string) => table.trim().split(/\r?\n/).slice(1).map((line) => line.split(','));

const wordsOf = (text: string) => text.split(' ').filter(Boolean);

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export class Grammar {
  private readonly nouns = new Map<string, Noun>();
  private readonly sounds: [string, RegExp][] = [];
  private readonly lists: { when: string[]; form: string }[] = [];
  private readonly compounds = new Map<string, string>();
  private readonly functions = new Map<string, { when: string[]; form: string }[]>();
  private singular: number[] = [1];

  constructor(names: string, grammar: string) {
    for (const [id = '', edition = '', name = '', text = '', one = '', plural = '', traits = ''] of rowsOf(names)) {
      const written = text || name;
      const noun = { name, text: written, one: one || written, plural: plural || written, grammar: new Set(wordsOf(traits)) };
      this.nouns.set(`${id},${edition}`, noun);
    }
    for (const [what = '', when = '', form = ''] of rowsOf(grammar)) {
      if (what === 'sound') this.sounds.push([when, new RegExp(form, 'iu')]);
      else if (what === 'singular') this.singular = wordsOf(form).map(Number);
      else if (what === 'list') this.lists.push({ when: wordsOf(when), form });
      else if (what === 'compound') this.compounds.set(when, form);
      else this.functions.set(what, [...(this.functions.get(what) ?? []), { when: wordsOf(when), form }]);
    }
  }

  /** Those of a thing's name. */
  functionNames(): string[] {
    const own = [...this.functions.keys()];
    return ['NAME', 'SMALL', 'PLURAL', ...own, ...own.map((name) => name + PLURAL_OF)];
  }

  /** The word for a thing, or for a thing with another: `ship 5`, `phase mayor`. RUL-37: editions share names. */
  noun(thing: string, edition: Edition): Noun | undefined {
    const id = SAME[thing] ?? thing;
    for (const of of [edition, NAMES_OF[edition], '']) {
      const found = this.nouns.get(`${id},${of}`);
      if (found !== undefined) return found;
    }
    const space = thing.indexOf(' ');
    const head = space < 0 ? undefined : this.noun(thing.slice(0, space), edition);
    return head && this.compound(thing.slice(0, space), head, thing.slice(space + 1), edition);
  }

  private compound(id: string, head: Noun, rest: string, edition: Edition): Noun {
    const isSecond = !this.compounds.has(id);
    const form = this.compounds.get(isSecond ? 'second' : id) ?? '{head} {number}';
    const said = (part: string) =>
      form.replaceAll(/\{(\w+)\}/g, (_, of: string) => {
        if (of === 'head') return part;
        const other = of === 'number' ? undefined : this.noun(rest, edition);
        return other ? this.form(of, other) : rest;
      });
    const name = isSecond ? `${head.name} ${rest}` : capital(said(head.text));
    return { ...head, name, text: said(head.text), one: said(head.one), plural: said(head.plural) };
  }

  form(name: string, noun: Noun): string {
    if (name === 'NAME') return noun.name;
    if (name === 'SMALL') return noun.text;
    if (name === 'PLURAL') return noun.plural;
    const many = name.endsWith(PLURAL_OF);
    const text = many ? noun.plural : noun.text;
    const has = (trait: string) =>
      !noun.grammar.has(`-${trait}`) &&
      (noun.grammar.has(trait) || (many && trait === 'plural') || this.sounds.some(([sound, pattern]) => sound === trait && pattern.test(text)));
    const forms = this.functions.get(many ? name.slice(0, -PLURAL_OF.length) : name) ?? [];
    const fitting = forms.filter(({ when }) => when.every(has)).at(-1);
    return fitting?.form.replace('~', text) ?? text;
  }

  /** `Ana, Benito and Carla` */
  join(texts: string[]): string {
    const last = texts.at(-1) ?? '';
    const begins = (sound: string) => this.sounds.some(([name, pattern]) => name === sound && pattern.test(last));
    const fitting = this.lists.filter(({ when }) => when.every(begins)).at(-1);
    if (texts.length < 2 || fitting === undefined) return texts.join(SEPARATOR);
    return fitting.form.replace('{first}', () => texts.slice(0, -1).join(SEPARATOR)).replace('{last}', () => last);
  }

  count(noun: Noun, number: number): string {
    return `${String(number)} ${this.singular.includes(number) ? noun.one : noun.plural}`;
  }
}

/** For what has to agree with a name: m, f, mp or fp. */
function genderOf({ grammar }: Noun): string {
  return ['m', 'f'].filter((gender) => grammar.has(gender)).join('') + (grammar.has('plural') ? 'p' : '');
}

const BARE: ReadonlySet<string> = new Set(['bare']);

/** The functions of the messages. What has no name in the tables has a title, and that needs no article. */
export function grammarFunctions(
  grammar: Grammar, edition: () => Edition, title: (thing: string) => string,
): Record<string, FluentFunction> {
  const noun = (value: FluentValue | undefined): Noun => {
    const thing = String(value);
    const found = grammar.noun(thing, edition());
    if (found !== undefined) return found;
    const text = title(thing);
    return { name: text, text, one: text, plural: text, grammar: BARE };
  };
  const forms = grammar.functionNames().map((name): [string, FluentFunction] => [name, ([thing]) => grammar.form(name, noun(thing))]);
  return {
    ...Object.fromEntries(forms),
    CAP: ([text]) => capital(String(text)),
    COUNT: ([thing, number]) => grammar.count(noun(thing), Number(number)),
    TILE: ([thing]) => (noun(thing).grammar.has('good') ? `plantation ${String(thing)}` : String(thing)),
    SHIP: ([ship]) => `ship ${String(Number(ship))}`,
    PHASE: ([card]) => `phase ${String(card).split(' ', 1).join()}`,
    GENDER: ([thing]) => genderOf(noun(thing)),
  };
}
