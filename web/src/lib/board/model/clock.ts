/** A span of time as a clock shows it. */

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** `4:05`; null for an hour and more, where seconds are of no use. */
export function clockFace(milliseconds: number): string | null {
  if (milliseconds >= HOUR) return null;
  const seconds = Math.ceil(milliseconds / SECOND);
  return `${String(Math.floor(seconds / 60))}:${String(seconds % 60).padStart(2, '0')}`;
}
