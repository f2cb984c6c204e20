/** What is wrong with the words on a page: too wide, cut off, a message that is missing. */

import type { Page } from 'playwright-core';

export async function wordingFaults(page: Page, language: string): Promise<string[]> {
  const found = await page.evaluate(findFaults);
  const lang = await page.evaluate(() => document.documentElement.lang);
  return lang === language ? found : [`the page says its language is ${lang}`, ...found];
}

/** In the page. */
function findFaults(): string[] {
  const found: string[] = [];
  const root = document.scrollingElement;
  if (root && root.scrollWidth > innerWidth) found.push(`wider than the screen: ${String(root.scrollWidth)}`);

  /** A name such as `board-confirm` instead of words (but some have a hyphen), a variable without value. */
  const isRaw = (text: string): boolean =>
    /^(?!(demi-cercles?|on-line)$)[a-z]+(-[a-z0-9]+)+$/.test(text) || /\{\s*[$A-Z]/.test(text) || text.includes('??');

  /** How far a text reaches out of a box that cuts it off; what can be scrolled is not cut off. */
  const cutBy = (text: Text): Element | null => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, width } = range.getBoundingClientRect();
    for (let box = text.parentElement; box !== null && width > 0; box = box.parentElement) {
      const { overflowX, position } = getComputedStyle(box);
      const { left: start, right: end, width: room } = box.getBoundingClientRect();
      if (overflowX === 'auto' || overflowX === 'scroll') return null;
      if (position === 'absolute' && room <= 1) return null; // for screen readers only
      if (overflowX !== 'visible' && (right > end + 1 || left < start - 1)) return box;
    }
    return null;
  };

  /** Lines of a text that a box does not show. */
  const isShortened = (box: Element): boolean =>
    getComputedStyle(box).webkitLineClamp !== 'none' && box.scrollHeight > box.clientHeight + 1;

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = (node.textContent ?? '').trim();
    const parent = node.parentElement;
    if (text === '' || parent === null || !parent.checkVisibility({ visibilityProperty: true })) continue;
    if (isRaw(text)) found.push(`no words: ${text}`);
    const box = isShortened(parent) ? parent : cutBy(node as Text);
    if (box) found.push(`cut off: “${text}” in ${box.tagName.toLowerCase()}.${box.className}`);
  }
  for (const thing of document.querySelectorAll('[aria-label], [title]')) {
    for (const text of [thing.getAttribute('aria-label'), thing.getAttribute('title')]) {
      if (text !== null && isRaw(text)) found.push(`no words: ${text}`);
    }
  }
  return found;
}

/** Parts of the table at a desk that have to be scrolled to be seen whole: there should be none. */
export const crampedParts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const parts = ['html', '.common', '.market', '.own', '.others', '.decision .control'];
    const isCramped = (part: string): boolean => {
      const element = document.querySelector(part);
      return element !== null && element.scrollHeight > element.clientHeight + 1;
    };
    return parts.filter(isCramped);
  });
