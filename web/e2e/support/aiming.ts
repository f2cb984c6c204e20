/** Finding with the eye what a hand is to click: all in one question to the page, as there are thousands of clicks. */

import type { Page } from 'playwright-core';

export interface Wish {
  /** Confirm, if that is possible by now. */
  toConfirm: boolean;
  /** What is taken whenever it is offered, then what may be taken by chance. */
  liked: string;
  controls: string;
  /** From 0 up to, and without, 1: which of the controls. */
  chance: number;
}

export interface Spot {
  x: number;
  y: number;
  isConfirm: boolean;
  /** What it is, and what lies above it so that a click would not reach it. */
  what: string;
  under: string | null;
}

/** Null if nothing offers itself at the moment. */
export const aim = (page: Page, wish: Wish): Promise<Spot | null> => page.evaluate(spotFor, wish);

/** In the page. */
function spotFor({ toConfirm, liked, controls, chance }: Wish): Spot | null {
  const isSeen = (thing: Element): boolean => {
    const { width, height } = thing.getBoundingClientRect();
    return width > 0 && height > 0 && thing.checkVisibility({ visibilityProperty: true });
  };
  const seen = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isSeen);
  const describe = (thing: Element): string => `<${thing.tagName.toLowerCase()} class="${thing.getAttribute('class') ?? ''}">`;

  const confirm = document.querySelector('.decision [data-confirm]:enabled');
  const choose = (): Element | null => {
    if (toConfirm && confirm) return confirm;
    const offered = liked === '' ? [] : seen(liked);
    const things = offered.length > 0 ? offered.slice(0, 1) : seen(controls);
    return things[Math.floor(chance * things.length)] ?? confirm;
  };
  const thing = choose();
  if (thing === null) return null;
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  const { left, top, width, height } = thing.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const above = document.elementFromPoint(x, y);
  const under = above === null ? 'the edge of the screen' : thing.contains(above) ? null : describe(above);
  return { x, y, isConfirm: thing === confirm || thing.hasAttribute('data-at-once'), what: describe(thing), under };
}
