/** Where the words come from: one module for each language, and one for each topic in it, loaded when it is needed. */

import { LOADERS } from 'virtual:words';
import type { Language } from './languages';

interface LanguageWords {
  source: string;
  names: string;
  grammar: string;
}

/** What not every table needs: the pages and the room before it, its menu and the settings, making one, the rules around their text, the automa, the lessons, what is said after a game, the analysis board, accounts, people’s histories, the chat, notices, finding a game. */
export type Topic = 'start' | 'new' | 'rules' | 'puertoma' | 'learn' | 'afterwards' | 'analysis' | 'account' | 'profile' | 'chat' | 'notices' | 'meeting';

export const loadWords = (language: Language): Promise<LanguageWords> => load(language);

export async function loadTopic(topic: Topic, language: Language): Promise<string> {
  const { source } = await load(`${language}/${topic}`);
  return source;
}

function load(name: string): Promise<LanguageWords> {
  const loader = LOADERS[name];
  if (loader === undefined) throw new Error(`There are no words of ${name}.`);
  return loader();
}
