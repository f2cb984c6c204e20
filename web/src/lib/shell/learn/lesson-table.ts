/** The tables that are lessons: remembered in this browser, together with what has been explained there. */

const KEY = 'boriken-lessons';
const KEPT = 5;

type Lessons = Record<string, string[]>;

function read(): Lessons {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Lessons) : {};
  } catch {
    return {};
  }
}

function write(lessons: Lessons): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(lessons).slice(-KEPT))));
  } catch {
    // Without storage the lesson starts over when the page is loaded again.
  }
}

export function isLesson(id: string): boolean {
  return id in read();
}

export function beginLesson(id: string): void {
  write({ ...read(), [id]: [] });
}

export function endLesson(id: string): void {
  write(Object.fromEntries(Object.entries(read()).filter(([other]) => other !== id)));
}

/** What has been explained at this table already. */
export function explained(id: string): string[] {
  return read()[id] ?? [];
}

export function setExplained(id: string, topics: string[]): void {
  write({ ...read(), [id]: topics });
}
