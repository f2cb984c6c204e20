/** Parts of the table that change their size: they have it at once, and look as if they grew into it. Only transforms, which
 *  cost no layout: all of the table would be laid out anew in each frame. */

import { animationSpeed } from '../../shell/settings.svelte';

const TIMING = { duration: 450, easing: 'cubic-bezier(0.3, 0, 0.2, 1)' };

export class Easing {
  #before = new Map<HTMLElement, DOMRect>();
  #running: Animation[] = [];

  /** To be called before the parts change. */
  look(parts: Iterable<HTMLElement>): void {
    this.#before.clear();
    if (animationSpeed() === 'off') return;
    for (const part of parts) this.#before.set(part, part.getBoundingClientRect());
  }

  /** To be called when they have changed. */
  begin(): void {
    for (const animation of this.#running) animation.cancel();
    // All are measured before the first one moves.
    const ways = [...this.#before].map(([part, before]) => ({ part, from: between(before, part.getBoundingClientRect()) }));
    this.#running = ways.flatMap(({ part, from }) =>
      from === null ? [] : part.animate({ transform: [from, 'none'], transformOrigin: ['0 0', '0 0'] }, TIMING),
    );
  }
}

/** What makes a box look as another one did; null where they are alike. */
function between(before: DOMRect, now: DOMRect): string | null {
  if (now.width === 0 || now.height === 0) return null;
  const move = [before.left - now.left, before.top - now.top];
  const scale = [before.width / now.width, before.height / now.height];
  const isAlike = move.every((way) => Math.abs(way) < 1) && scale.every((times) => Math.abs(times - 1) < 0.01);
  return isAlike ? null : `translate(${move.map((way) => `${String(way)}px`).join(', ')}) scale(${scale.join(', ')})`;
}
