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

  const moves = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';

  /** The box that cuts a text off, at a side or below; what can be scrolled is not cut off. */
  const cutBy = (text: Text): Element | null => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    for (let box = text.parentElement; box !== null && width > 0; box = box.parentElement) {
      const { overflowX, overflowY, position, fontSize } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const slack = Number.parseFloat(fontSize) / 3; // a line is higher than its letters
      if (position === 'absolute' && edge.width <= 1) return null; // for screen readers only
      if (moves(overflowX) || moves(overflowY)) return null;
      if (overflowX !== 'visible' && (right > edge.right + 1 || left < edge.left - 1)) return box;
      if (overflowY !== 'visible' && (bottom > edge.bottom + slack || top < edge.top - slack)) return box;
    }
    return null;
  };

  /** Lines of a text that a box does not show; letters reach a little out of a low line. */
  const isShortened = (box: Element): boolean => {
    const { webkitLineClamp, fontSize } = getComputedStyle(box);
    return webkitLineClamp !== 'none' && box.scrollHeight > box.clientHeight + Number.parseFloat(fontSize) / 2;
  };

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
    const parts = ['html', '.shore', '.market', '.own', '.others', '.decision .control'];
    const isCramped = (part: string): boolean => {
      const element = document.querySelector(part);
      return element !== null && element.scrollHeight > element.clientHeight + 1;
    };
    return parts.filter(isCramped);
  });
