/** At which tables the points have been counted before somebody's eyes, in this browser. */

const KEY = 'boriken-counted';
const KEPT = 60;

function read(): string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export const hasCounted = (id: string): boolean => read().includes(id);

export function setCounted(id: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...read().filter((other) => other !== id), id].slice(-KEPT)));
  } catch {
    // Without storage they are counted again.
  }
}
