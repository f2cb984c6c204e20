/** Which lessons have been taken, in this browser. */

const KEY = 'boriken-lessons-done';

/** The guided game, beside the short lessons. */
export const FIRST_GAME = 'first_game';

export function lessonsDone(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((name) => typeof name === 'string') : [];
  } catch {
    return [];
  }
}

export function finishLesson(name: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...lessonsDone(), name])]));
  } catch {
    // Without storage there are no ticks.
  }
}
