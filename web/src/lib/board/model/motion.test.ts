import { expect, it } from 'vitest';
import { gainedBy, sumsFrom } from './motion';

it('sums up what comes in several events', () => {
  const events = [
    { event: 'workers_gained', seat: 0, count: 1 } as const,
    { event: 'workers_from_ship', seat: 0, count: 2 } as const,
    { event: 'coins_gained', seat: 0, coins: 1 } as const,
  ];
  expect(sumsFrom(events).map(({ what, number }) => [what.id, number])).toEqual([['worker', 3], ['coin', 1]]);
  expect(gainedBy(events, 'worker')).toBe(3);
});
