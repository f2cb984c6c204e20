/** What several searches on a page need: its controls, and how much of a thing is to be seen. Laid into the page as `window.eyes`. */

import type { Page } from 'playwright-core';

export interface Eyes {
  /** Everything that can be clicked: of the open dialog, if there is one. */
  controls(): HTMLElement[];
  /** Above an element, as far as they may cut it off. */
  boxesAround(thing: Element): HTMLElement[];
  /** Whether people can move what is in a box; a box that hides what is too much cannot be moved. */
  scrolls(box: Element, axis: Axis): boolean;
  describe(thing: Element): string;
}

export type Axis = 'X' | 'Y';

declare global {
  interface Window {
    eyes: Eyes;
  }
}

export const openEyes = (page: Page): Promise<void> => page.evaluate(install);

/** In the page. */
function install(): void {
  const CONTROLS = 'button, a[href], input:not([type="hidden"]), select, textarea, summary, [role="tab"], [role="button"], .choosable';
  const UNSEEN = '.skip, [inert] *';

  const isSeen = (thing: HTMLElement): boolean => {
    const { width, height } = thing.getBoundingClientRect();
    return width > 1 && height > 1 && thing.checkVisibility({ visibilityProperty: true }) && !thing.matches(UNSEEN);
  };
  /** A label stands for an input that is drawn by it. */
  const face = (thing: HTMLElement): HTMLElement => {
    const label = thing instanceof HTMLInputElement ? thing.labels?.[0] : undefined;
    return label !== undefined && (label.contains(thing) || !isSeen(thing)) ? label : thing;
  };

  window.eyes = {
    controls: () => {
      const place = document.querySelector('dialog:modal') ?? document;
      return [...new Set([...place.querySelectorAll<HTMLElement>(CONTROLS)].map(face))].filter(isSeen);
    },
    boxesAround: (thing) => {
      const boxes: HTMLElement[] = [];
      let { position } = getComputedStyle(thing);
      for (let box = thing.parentElement; box !== null && position !== 'fixed'; box = box.parentElement) {
        const style = getComputedStyle(box);
        if (position === 'absolute' && style.position === 'static') continue; // it is not inside this one
        boxes.push(box);
        position = style.position;
      }
      return boxes;
    },
    scrolls: (box, axis) => {
      const style = getComputedStyle(box);
      const overflow = axis === 'X' ? style.overflowX : style.overflowY;
      return overflow === 'auto' || overflow === 'scroll' || (box === document.documentElement && overflow === 'visible');
    },
    describe: (thing) => {
      const classes = (thing.getAttribute('class') ?? '').split(/\s+/).filter((name) => !name.startsWith('svelte-'));
      const words = (thing.getAttribute('aria-label') ?? thing.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 28);
      return `${[thing.tagName.toLowerCase(), ...classes].filter(Boolean).join('.')} “${words}”`;
    },
  };
}
