/** Minutes since midnight as a clock shows them, for `<input type="time">`. */

export const asTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** 0 for what is no time. */
export function asMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) % 1440 || 0;
}
