/** Whether a list that grows at its end is followed there. */

export interface Scrolled {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

/** Closer to the end than a line is at the end. */
const NEAR = 24;

/** After a scroll event. Only who scrolls up reads what is above: that the end has moved on meanwhile is no reason to stay behind. */
export function follows(wasFollowed: boolean, topBefore: number, { scrollTop, scrollHeight, clientHeight }: Scrolled): boolean {
  if (scrollHeight - scrollTop - clientHeight < NEAR) return true;
  return wasFollowed && scrollTop >= topBefore;
}
