/** Help on anything on the table: by hovering, by a long press, by the key `?`. */

import type { Attachment } from 'svelte/attachments';
import type { GoalView } from '../../api/types';

/** What the help is about. */
export type Subject =
  | { about: 'building' | 'role' | 'good' | 'tile' | 'achievement' | 'piece'; id: string }
  | { about: 'goal'; goal: GoalView }
  | { about: 'text'; title: string; text: string; rules?: string[] };

interface Shown {
  subject: Subject;
  /** Actions of the thing: if none is possible now, the help says why. */
  actions: string[];
  element: Element;
  /** Opened by hand: stays until it is closed. */
  isPinned: boolean;
}

class Help {
  shown = $state.raw<Shown | null>(null);
  #timer = 0;

  open(element: Element, subject: Subject, actions: string[], isPinned: boolean): void {
    clearTimeout(this.#timer);
    this.shown = { subject, actions, element, isPinned };
  }

  openSoon(element: Element, subject: Subject, actions: string[]): void {
    clearTimeout(this.#timer);
    if (this.shown?.element === element) return;
    this.#timer = window.setTimeout(() => this.open(element, subject, actions, false), this.shown ? 120 : HOVER);
  }

  leave(): void {
    clearTimeout(this.#timer);
    if (this.shown && !this.shown.isPinned) this.#timer = window.setTimeout(() => this.close(), LINGER);
  }

  /** The pointer is on the help itself: let it be read. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.shown = null;
  }
}

const HOVER = 550;
const LINGER = 220;
const LONG_PRESS = 480;

export const help = new Help();

/** Where the pointer really is: a page that opens or moves beneath it moves no pointer. */
class RestingPointer {
  #at: { x: number; y: number } | null = null;

  constructor() {
    // After the elements themselves have looked.
    if (typeof window !== 'undefined') window.addEventListener('pointermove', (event) => this.#rest(event));
  }

  hasMoved({ screenX, screenY }: PointerEvent): boolean {
    return this.#at !== null && (this.#at.x !== screenX || this.#at.y !== screenY);
  }

  #rest({ screenX, screenY }: PointerEvent): void {
    this.#at = { x: screenX, y: screenY };
  }
}

const pointer = new RestingPointer();

/** Let an element have help: `{@attach helped({ about: 'building', id })}`. */
export function helped(subject: Subject | undefined, actions: string[] = []): Attachment<HTMLElement> {
  return (element) => {
    if (subject === undefined) return;
    let press = 0;
    let wasLong = false;
    const show = (isPinned: boolean) => help.open(element, subject, actions, isPinned);
    const endPress = () => clearTimeout(press);
    const listeners: [string, (event: Event) => void][] = [
      ['pointermove', (event) => isMouse(event) && pointer.hasMoved(event as PointerEvent) && help.openSoon(element, subject, actions)],
      ['pointerleave', (event) => (isMouse(event) ? help.leave() : endPress())],
      [
        'pointerdown',
        (event) => {
          wasLong = false;
          if (isMouse(event)) return help.leave();
          press = window.setTimeout(() => {
            wasLong = true;
            show(true);
          }, LONG_PRESS);
        },
      ],
      ['pointerup', endPress],
      ['pointercancel', endPress],
      ['contextmenu', (event) => event.preventDefault()],
      [
        'click',
        (event) => {
          if (!wasLong) return;
          wasLong = false;
          event.preventDefault();
          event.stopImmediatePropagation();
        },
      ],
      [
        'keydown',
        (event) => {
          if ((event as KeyboardEvent).key !== '?') return;
          event.preventDefault();
          event.stopPropagation();
          show(true);
        },
      ],
    ];
    for (const [name, listener] of listeners) element.addEventListener(name, listener, name === 'click');
    return () => {
      clearTimeout(press);
      for (const [name, listener] of listeners) element.removeEventListener(name, listener, name === 'click');
    };
  };
}

const isMouse = (event: Event): boolean => (event as PointerEvent).pointerType === 'mouse';
