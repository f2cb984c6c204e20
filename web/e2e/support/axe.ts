/** What axe-core finds wrong with a page. */

import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { THOROUGH } from './places';
import { type Size, type UsualSize, sizeOf } from './sizes';
import type { Theme } from './visitor';

const ALL_RULES: RunOptions = { resultTypes: ['violations'] };
/** In the other theme the same things stand at the same places, in other colours. */
const COLOURS: RunOptions = { ...ALL_RULES, runOnly: ['color-contrast'] };

const BOTH: Theme[] = ['light', 'dark'];

/** Every day each page of a row is looked at once, at either size and by day or by night in turn. */
export const themesOf = (number: number, size: UsualSize): Theme[] =>
  THOROUGH ? BOTH : BOTH.filter((theme) => sizeOf(number) === size && (number % 4 < 2) === (theme === 'light'));

/** Every day what is looked at at both sizes is so by day at one and by night at the other. */
export const themesAt = (size: Size): Theme[] => (THOROUGH ? BOTH : [size === 'desk' ? 'light' : 'dark']);

/** By day and by night, in words that lead to the place. */
export async function violations(page: Page, themes = BOTH): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(axe.source);
  for (const [number, theme] of themes.entries()) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const results = await page.evaluate((rules) => window.axe.run(document, rules), number === 0 ? ALL_RULES : COLOURS);
    for (const { id, help, nodes } of results.violations) {
      const places = nodes.slice(0, 3).map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`);
      found.push(`${theme}: ${id} (${help}): ${places.join('; ')}`);
    }
  }
  return found;
}

/** Words too faint to read, also where they are greyed or for the eyes only: axe-core lets those pass. */
export async function faintWords(page: Page, themes: Theme[]): Promise<string[]> {
  await page.evaluate(() => {
    for (const thing of document.querySelectorAll('[aria-hidden], [aria-disabled], :disabled')) {
      for (const excuse of ['aria-hidden', 'aria-disabled', 'disabled']) thing.removeAttribute(excuse);
    }
  });
  return (await violations(page, themes)).filter((fault) => fault.includes('color-contrast'));
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
