/** Which pictures are wanted, and where they go. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { LANGUAGES } from '../../words-plugin';
import { ALL_SIZES, type Size, USUAL_SIZES } from '../support/sizes';
import type { Theme } from '../support/visitor';

const THEMES: Theme[] = ['light', 'dark'];

/** As words of a command, each a list with commas. */
export interface Wanted {
  /** Of pages and decisions: those that contain it. */
  name?: string;
  size?: string;
  language?: string;
  theme?: string;
}

export class Album {
  count = 0;
  readonly sizes: Size[];
  readonly languages: string[];
  readonly #folder: string;
  readonly #name: string;
  readonly #themes: Theme[];

  constructor(folder: string, { name = '', size, language, theme }: Wanted) {
    this.#folder = folder;
    this.#name = name;
    this.sizes = size === 'all' ? ALL_SIZES : chosen(ALL_SIZES, size, USUAL_SIZES);
    this.languages = chosen(LANGUAGES, language);
    this.#themes = chosen(THEMES, theme);
  }

  wants(name: string): boolean {
    return name.includes(this.#name);
  }

  /** By day and by night. */
  async take(page: Page, ...names: string[]): Promise<void> {
    const folder = join(this.#folder, ...names.slice(0, -1));
    mkdirSync(folder, { recursive: true });
    for (const theme of this.#themes) {
      await page.emulateMedia({ colorScheme: theme });
      await page.screenshot({ path: join(folder, `${names.at(-1) ?? ''}-${theme}.png`), animations: 'disabled' });
      this.count += 1;
    }
  }
}

/** The known ones that a list names. */
function chosen<Word extends string>(known: Word[], list: string | undefined, otherwise = known): Word[] {
  if (list === undefined) return otherwise;
  const words = list.split(',');
  const unknown = words.filter((word) => !known.some((one) => one === word));
  if (unknown.length > 0) throw new Error(`${unknown.join(', ')} is none of ${known.join(', ')}.`);
  return known.filter((one) => words.includes(one));
}
