/** What a placing would produce (CRA-1, CRA-2), as far as the supply allows nothing less. */

import type { Good } from '../../api/types';
import type { Facts } from './facts';
import { GOODS } from './game';
import type { Plan } from './placing';

export function production(plan: Plan, facts: Facts): { good: Good; number: number }[] {
  return GOODS.map((good) => ({ good, number: capacity(plan, good, facts) })).filter(({ number }) => number > 0);
}

function capacity(plan: Plan, good: Good, facts: Facts): number {
  const fields = plan[good] ?? 0;
  if (good === 'corn' || fields === 0) return fields;
  let crew = 0;
  for (const [place, workers] of Object.entries(plan)) {
    if (facts.number(place) >= 0 && facts.of(place).good === good) crew += workers;
  }
  const made = Math.min(fields, crew);
  // AQU-1: one more with a worker on the large building.
  const large = { indigo: 'large_indigo_plant', sugar: 'large_sugar_mill' }[good as string];
  const hasMore = made > 0 && large !== undefined && (plan[large] ?? 0) > 0 && (plan.aqueduct ?? 0) > 0;
  return hasMore ? made + 1 : made;
}
