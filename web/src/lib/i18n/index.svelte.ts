/** All words the table shows: Fluent messages by language, and the edition's own names of things. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { untrack } from 'svelte';
import type { Edition } from '../api/types';
import { NAMES_OF, USUAL_EDITION } from '../api/vocabulary';
import { Grammar, SEPARATOR, grammarFunctions } from './grammar';
import type { Language } from './languages';
import { loadTopic, loadWords, type Topic } from './loading';

export { LANGUAGES, bestLanguage, isLanguage, ownName, type Language } from './languages';

class Words {
  language = $state<Language>('en');
  /** The edition of the table on screen: its words are used. */
  edition = $state<Edition>(USUAL_EDITION);
  bundle = $state.raw<FluentBundle | null>(null);
  grammar = $state.raw(new Grammar('', ''));
}

const words = new Words();

/** The language on screen; reactive. */
export function language(): Language {
  return words.language;
}

/** The edition whose names are used; reactive. */
export function edition(): Edition {
  return words.edition;
}

const isNamedAs = (other: Edition): boolean => NAMES_OF[words.edition] === NAMES_OF[other];

/** Drawings go with names: whether indigo is drawn as fruit; reactive. */
export const hasFruit = (): boolean => isNamedAs('1897');

/** Whether workers wait before a register, not on a ship; reactive. */
export const hasRegister = (): boolean => isNamedAs('1897');

export function setEdition(wanted: Edition): void {
  words.edition = wanted;
}

const topics: Topic[] = [];

/** Load the words of some topics; from now on they come with every language. Whoever waits for them does so once, not again
 *  with the next language. */
export async function speakOf(...wanted: Topic[]): Promise<void> {
  const more = wanted.filter((topic) => !topics.includes(topic));
  if (more.length === 0) return;
  topics.push(...more);
  try {
    await setLanguage(untrack(() => words.language));
  } catch (problem) {
    for (const topic of more) topics.splice(topics.indexOf(topic), 1); // to be asked for again
    throw problem;
  }
}

/** Load a language and show it. The old one stays on screen until the new one is there. */
export async function setLanguage(wanted: Language): Promise<void> {
  const [{ source, names, grammar }, ...more] = await Promise.all([
    loadWords(wanted),
    ...topics.map((topic) => loadTopic(topic, wanted)),
  ]);
  words.grammar = new Grammar(names, grammar);
  words.bundle = makeBundle(wanted, [source, ...more], words.grammar);
  words.language = wanted;
  if (typeof document !== 'undefined') document.documentElement.lang = wanted;
}

/** The edition whose words a message being formatted uses, if not those of the table on screen. */
let speaking: Edition | null = null;

function makeBundle(wanted: string, sources: string[], grammar: Grammar): FluentBundle {
  const of = () => speaking ?? words.edition;
  const functions = {
    ...grammarFunctions(grammar, of, (card) => cardName(card, of())),
    NAMES: ([things]: unknown[]) => String(things).split(SEPARATOR).map((thing) => name(thing, of())).join(SEPARATOR),
    EDITION: of,
  };
  const bundle = new FluentBundle(wanted, { useIsolating: false, functions });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** Numbers, identifiers of things or lists of them, texts; true and false are said as yes and no. */
type Argument = string | number | boolean | string[];
export type Arguments = Record<string, Argument>;

/** The message `id` in the language on screen, with the edition's words. */
export function t(id: string, args: Arguments = {}, of: Edition = words.edition): string {
  const pattern = words.bundle?.getMessage(id)?.value;
  if (!pattern || words.bundle === null) return id;
  const said = Object.entries(args).map(([key, value]) => [key, sayable(value)] as const);
  const before = speaking;
  speaking = of;
  try {
    return words.bundle.formatPattern(pattern, Object.fromEntries(said), []);
  } finally {
    speaking = before;
  }
}

function sayable(value: Argument): string | number {
  if (Array.isArray(value)) return value.length > 0 ? value.join(SEPARATOR) : 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return value;
}

/** How names are put into sentences; reactive. */
export const grammar = (): Grammar => words.grammar;

/** Whether there is such a message. */
export function has(id: string): boolean {
  return words.bundle?.hasMessage(id) ?? false;
}

/** The identifier of a message from the words of the engine: `building-small-market-help`. */
export function messageId(...parts: string[]): string {
  return parts.join('-').replaceAll(/[_ ]/g, '-');
}

/** What a role, good, building, card or piece is called in this edition: `name('prospector 2')`. */
export function name(thing: string, of: Edition = words.edition): string {
  return words.grammar.noun(thing, of)?.name ?? cardName(thing, of);
}

/** Achievements, festival cards and the abilities of a Puertoma have their names among the messages. */
function cardName(card: string, of: Edition): string {
  for (const kind of ['achievement', 'festival', 'ability']) {
    const id = messageId(kind, card, 'name');
    if (has(id)) return t(id, {}, of);
  }
  return card;
}
