/** Finding rules by words: accents do not matter, and any name of a thing leads to it. */

import type { RuleBlock, RuleChapter, Rulebook } from '../../api/types';
import { plainText, thingsIn } from './rule-text';

/** In small letters and without accents, letter by letter, so that places in it are places in the text. */
export function folded(text: string): string {
  return [...text].map((letter) => [...letter.toLowerCase().replace('’', "'").normalize('NFD')][0] ?? letter).join('');
}

export const wordsOf = (typed: string): string[] => folded(typed).split(/\s+/).filter((word) => word !== '');

export interface Found {
  chapter: RuleChapter;
  blocks: RuleBlock[];
}

/** The rules in which all the words occur, by chapter. */
export function matching(book: Rulebook, typed: string): Found[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  return book.parts
    .flatMap((part) => part.chapters)
    .map((chapter) => ({
      chapter,
      blocks: chapter.blocks.filter((block) => block.kind === 'rule' && holds(searched(book, chapter, block), words)),
    }))
    .filter(({ blocks }) => blocks.length > 0);
}

/** Things of a list whose names hold all the words. */
export function named(book: Rulebook, things: string[], typed: string): string[] {
  const words = wordsOf(typed);
  return words.length === 0 ? [] : things.filter((thing) => holds(folded((book.names[thing] ?? []).join(' ')), words));
}

const holds = (text: string, words: string[]): boolean => words.every((word) => text.includes(word));

function searched(book: Rulebook, chapter: RuleChapter, block: RuleBlock): string {
  const things = new Set([...thingsIn(block.text), ...thingsIn(chapter.title)]);
  const names = [...things].flatMap((thing) => book.names[thing] ?? []);
  return folded([block.identifier, plainText(chapter.title), plainText(block.text), ...names].join(' '));
}

/** A text cut at the words looked for: every second part is one of them. */
export function cutAt(text: string, words: string[]): string[] {
  if (words.length === 0) return [text];
  const plain = folded(text);
  const pattern = new RegExp(words.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join('|'), 'g');
  const letters = [...text];
  const parts: string[] = [];
  let end = 0;
  for (const match of plain.matchAll(pattern)) {
    parts.push(letters.slice(end, match.index).join(''), letters.slice(match.index, match.index + match[0].length).join(''));
    end = match.index + match[0].length;
  }
  return [...parts, letters.slice(end).join('')];
}
