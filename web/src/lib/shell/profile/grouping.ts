/** Points by source as they are drawn: achievements are one source, or there would be a dozen of them. */

import type { SourceCount } from '../../api/types';
import { groupOf } from '../end/sources';

export function grouped(sources: SourceCount[]): SourceCount[] {
  const groups = new Map<string, SourceCount>();
  for (const { source, points, won } of sources) {
    const group = groupOf(source);
    const before = groups.get(group) ?? { source: group, points: 0, won: 0 };
    groups.set(group, { source: group, points: before.points + points, won: before.won + won });
  }
  return [...groups.values()];
}
