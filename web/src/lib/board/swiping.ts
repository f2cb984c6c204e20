/** Swiping sideways with a finger. */

import type { Attachment } from 'svelte/attachments';

const FAR_ENOUGH = 60;

/** Calls back with 1 for the next part, -1 for the one before. */
export function swiped(turn: (step: 1 | -1) => void): Attachment<HTMLElement> {
  return (element) => {
    let start: Touch | null = null;
    const begin = (event: TouchEvent) => (start = event.touches.length === 1 ? (event.touches[0] ?? null) : null);
    const end = (event: TouchEvent) => {
      const last = event.changedTouches[0];
      if (!start || !last) return;
      const dx = last.clientX - start.clientX;
      const dy = last.clientY - start.clientY;
      if (Math.abs(dx) > FAR_ENOUGH && Math.abs(dx) > 2 * Math.abs(dy)) turn(dx < 0 ? 1 : -1);
      start = null;
    };
    element.addEventListener('touchstart', begin, { passive: true });
    element.addEventListener('touchend', end, { passive: true });
    return () => {
      element.removeEventListener('touchstart', begin);
      element.removeEventListener('touchend', end);
    };
  };
}
