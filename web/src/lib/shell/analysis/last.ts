/** The study one was at last, remembered in this browser. */

const KEY = 'boriken-study';

export function lastStudy(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepLast(packed: string): void {
  try {
    localStorage.setItem(KEY, packed);
  } catch {
    // Without storage the address alone keeps it.
  }
}

export function forgetLast(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // There is nothing to forget.
  }
}
