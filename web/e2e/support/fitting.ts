/** Controls that cannot be reached or that lie upon one another, and things drawn too small. */

import type { Page } from 'playwright-core';
import { openEyes } from './eyes';
import { wordingFaults } from './wording';

/** In which a layout comes to rest, on a busy machine too; only who finds a fault waits so long. */
const FRAMES = 60;

export interface Least {
  /** Pixels of letters; 0 where it does not matter. */
  text: number;
  /** Pixels of the pictures of buildings in the market. */
  art: number;
}

/** Everything that is wrong with how things fit into the window, once the layout is at rest. */
export async function fittingFaults(page: Page, width: number, least: Least): Promise<string[]> {
  await openEyes(page);
  await page.evaluate(() => document.fonts.ready);
  let faults: string[] = [];
  for (let frame = 0; frame < FRAMES; frame += 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    faults = await searchAll(page, width, least);
    if (faults.length === 0) break;
  }
  return faults;
}

async function searchAll(page: Page, width: number, least: Least): Promise<string[]> {
  const found = await Promise.all([
    page.evaluate((wanted) => (innerWidth > wanted ? [`the page is ${String(innerWidth)} wide`] : []), width),
    page.evaluate(overlapping),
    wordingFaults(page, 'en'),
    page.evaluate(tooSmall, least),
  ]);
  return [...found.flat(), ...(await page.evaluate(unreachable))]; // the last one scrolls
}

/** In the page: controls that no scrolling brings into the window whole, or that something else covers. */
function unreachable(): string[] {
  const { controls, boxesAround, scrolls, describe } = window.eyes;

  const bringIntoSight = (thing: Element): void => {
    thing.scrollIntoView({ block: 'center', inline: 'center' });
    for (const box of boxesAround(thing)) {
      if (!scrolls(box, 'X')) box.scrollLeft = 0;
      if (!scrolls(box, 'Y')) box.scrollTop = 0;
    }
  };
  /** The box that cuts something off, unless that is larger than what can be seen through a box at once. */
  const cutBy = (thing: Element): string | null => {
    const rect = thing.getBoundingClientRect();
    for (const box of boxesAround(thing)) {
      const style = getComputedStyle(box);
      const { left, right, top, bottom } = box === document.documentElement ? { left: 0, right: innerWidth, top: 0, bottom: innerHeight } : box.getBoundingClientRect();
      const isWide = scrolls(box, 'X') && rect.width > right - left;
      const isHigh = scrolls(box, 'Y') && rect.height > bottom - top;
      const hides = (overflow: string) => overflow !== 'visible' || box === document.documentElement;
      if (hides(style.overflowX) && !isWide && (rect.left < left - 1 || rect.right > right + 1)) return describe(box);
      if (hides(style.overflowY) && !isHigh && (rect.top < top - 1 || rect.bottom > bottom + 1)) return describe(box);
    }
    return null;
  };
  const coveredBy = (thing: Element): string | null => {
    const [rect] = thing.getClientRects();
    if (rect === undefined) return null;
    const above = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2);
    if (above === null) return 'the edge of the window';
    // A lesson's words lie beside what they speak of, upon something else until they are read.
    return thing.contains(above) || above.contains(thing) || above.closest('.coach') ? null : describe(above);
  };

  return controls().flatMap((control) => {
    bringIntoSight(control);
    const [cut, covered] = [cutBy(control), coveredBy(control)];
    if (cut !== null) return [`${describe(control)} is cut off by ${cut}`];
    return covered === null ? [] : [`${describe(control)} is covered by ${covered}`];
  });
}

/** In the page: pairs of controls that share some of their places, but for lines of text. */
function overlapping(): string[] {
  const { controls, boxesAround, scrolls, describe } = window.eyes;
  const things = controls().map((thing) => {
    const around = [thing, ...boxesAround(thing)];
    const scroller = around.findIndex((box) => box !== thing && (scrolls(box, 'X') || scrolls(box, 'Y')));
    const stuck = around.findIndex((one) => ['sticky', 'fixed'].includes(getComputedStyle(one).position));
    return {
      thing,
      rects: [...thing.getClientRects()],
      /** What moves together lies in the same one; what is stuck lies above all that moves around it. */
      scroller: stuck >= 0 && (scroller < 0 || stuck < scroller) ? null : around[scroller],
      isInline: getComputedStyle(thing).display === 'inline',
    };
  });
  const meet = (one: DOMRect, other: DOMRect): boolean =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;

  return things.flatMap((one, number) =>
    things.slice(number + 1).flatMap((other) => {
      if (one.scroller !== other.scroller || (one.isInline && other.isInline)) return [];
      if (one.thing.contains(other.thing) || other.thing.contains(one.thing)) return [];
      const isMeeting = one.rects.some((rect) => other.rects.some((second) => meet(rect, second)));
      return isMeeting ? [`${describe(one.thing)} overlaps ${describe(other.thing)}`] : [];
    }),
  );
}

/** In the page: letters and pictures under their least size. */
function tooSmall({ text, art }: Least): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null && text > 0; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === null || (node.textContent ?? '').trim() === '' || parent.closest('.visually-hidden, svg, title')) continue;
    const size = Number.parseFloat(getComputedStyle(parent).fontSize);
    const place = `${parent.parentElement?.className ?? ''} ${parent.className}`.replace(/svelte-\S+/g, '').trim();
    if (size < text && parent.checkVisibility({ visibilityProperty: true })) found.add(`letters of ${size.toFixed(1)} px: ${place}`);
  }
  for (const card of document.querySelectorAll('[data-anchor^="market-"]')) {
    const picture = Math.max(...[...card.querySelectorAll('svg')].map((svg) => svg.getBoundingClientRect().height));
    if (picture < art) found.add(`pictures of ${picture.toFixed(0)} px in the market`);
  }
  return [...found];
}
