/** What axe-core finds wrong with a page. */

import axe from 'axe-core';
import type { Page } from 'playwright-core';
import type { Theme } from './visitor';

const THEMES: Theme[] = ['light', 'dark'];

/** By day and by night, in words that lead to the place. */
export async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.evaluate(axe.source);
    const results = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
    for (const { id, help, nodes } of results.violations) {
      const places = nodes.slice(0, 3).map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`);
      found.push(`${theme}: ${id} (${help}): ${places.join('; ')}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return found;
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
