/** What axe-core finds wrong with a page. */

import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { THOROUGH } from './places';
import type { UsualSize } from './sizes';
import type { Theme } from './visitor';

/** By night the same things stand at the same places, in other colours. */
const RULES: Record<Theme, RunOptions> = {
  light: { resultTypes: ['violations'] },
  dark: { resultTypes: ['violations'], runOnly: ['color-contrast'] },
};

const BOTH: Theme[] = ['dark', 'light'];

/** Every day the pages of a row are looked at by day and by night in turn, and the other way round at the other size. */
export const themesOf = (number: number, size: UsualSize): Theme[] =>
  THOROUGH ? BOTH : [(number % 2 === 0) === (size === 'desk') ? 'light' : 'dark'];

/** By night and by day, in words that lead to the place. */
export async function violations(page: Page, themes = BOTH): Promise<string[]> {
  const found: string[] = [];
  await page.evaluate(axe.source);
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    const results = await page.evaluate((rules) => window.axe.run(document, rules), RULES[theme]);
    for (const { id, help, nodes } of results.violations) {
      const places = nodes.slice(0, 3).map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`);
      found.push(`${theme}: ${id} (${help}): ${places.join('; ')}`);
    }
  }
  return found;
}

/** Words too faint to read, also where they are greyed or for the eyes only: axe-core lets those pass. */
export async function faintWords(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const thing of document.querySelectorAll('[aria-hidden], [aria-disabled], :disabled')) {
      for (const excuse of ['aria-hidden', 'aria-disabled', 'disabled']) thing.removeAttribute(excuse);
    }
  });
  return (await violations(page)).filter((fault) => fault.includes('color-contrast'));
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
