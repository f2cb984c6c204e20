/** A language that shares no letter with any other: what still has Latin letters on the page is not from the catalogue. */

import type { BrowserContext, Page } from 'playwright-core';

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const OTHER = 'абвгдежзийклмнопрстуфхцчшщ';

const otherLetter = (letter: string): string => {
  const small = OTHER[LATIN.indexOf(letter.toLowerCase())] ?? letter;
  return letter === letter.toLowerCase() ? small : small.toUpperCase();
};

/** But for what is in braces. */
export const pseudo = (text: string): string =>
  text.split(/(\{[^{}]*(?:\}|$))/).map((part, place) => (place % 2 === 1 ? part : part.replaceAll(/[a-z]/gi, otherLetter))).join('');

/** Messages keep their identifiers, and variants their keys. */
const pseudoMessages = (source: string): string =>
  source.replaceAll(/^(-?[a-z][\w-]* = |\s+\*?\[[\w-]+\] ?|)(.*)$/gim, (_, head: string, text: string) => head + pseudo(text));

/** Columns of a table; its head stays. */
const pseudoTable = (table: string, isText: (row: string[], column: number) => boolean): string =>
  table.split('\n').map((line, number) => {
    const row = line.split(',');
    return number === 0 ? line : row.map((cell, column) => (isText(row, column) ? pseudo(cell) : cell)).join(',');
  }).join('\n');

interface Words {
  source?: string;
  names?: string;
  grammar?: string;
}

const RULES_OF_GRAMMAR = ['sound', 'singular'];
/** Name, text, one, plural. */
const isName = (_: string[], column: number): boolean => column >= 2 && column <= 5;
const isForm = ([what = '']: string[], column: number): boolean => column === 2 && !RULES_OF_GRAMMAR.includes(what);

/** From the next load on, English is that language. A page that is left or closed wants nothing any more. */
export async function speakPseudo(context: BrowserContext): Promise<void> {
  await context.route(/\/assets\/.*\.js$/, async (route) => {
    try {
      const response = await route.fetch();
      const code = await response.text();
      await route.fulfill({ response, body: /\bas source\b|export const source\b/.test(code) ? await translated(code) : code });
    } catch (problem) {
      if (!/closed|disposed/.test(String(problem))) throw problem;
    }
  });
}

/** A module of words, in other words. */
async function translated(code: string): Promise<string> {
  const words = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as Words;
  if (typeof words.source !== 'string') return code;
  const said = {
    source: pseudoMessages(words.source),
    names: pseudoTable(words.names ?? '', isName),
    grammar: pseudoTable(words.grammar ?? '', isForm),
  };
  return Object.entries(said).map(([name, text]) => `export const ${name} = ${JSON.stringify(text)};`).join('\n');
}

const RULE = String.raw`\b[A-Z]+-\d+[a-z]?\b`;
/** As the browser writes it in English. */
const DATE = String.raw`\b[A-Z][a-z]{2} \d{1,2}, \d{4}\b`;

/** Words on the page, seen or read out, that are neither of that language nor among those that have no translation. */
export async function leftovers(page: Page, kept: string[]): Promise<string[]> {
  const texts = await page.evaluate(allTexts);
  const known = new RegExp([...kept, RULE, DATE].join('|'), 'g');
  return [...new Set(texts.filter((text) => /\p{Script=Latin}{2}/u.test(text.replaceAll(known, ''))))];
}

/** In the page. What says in which language it is, and dates, are not from the catalogue. */
function allTexts(): string[] {
  const found = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.closest('script, style, time, body [lang]') == null) found.push((node.textContent ?? '').trim());
  }
  for (const thing of document.querySelectorAll('body *')) {
    for (const name of ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription', 'title', 'alt', 'placeholder']) {
      found.push((thing.getAttribute(name) ?? '').trim());
    }
  }
  return found;
}
