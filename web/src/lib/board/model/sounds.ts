/** Which sound an event makes. */

import type { EventName, GameEvent } from '../../api/types';
import type { Sound } from '../../sound/sounds';

export type { Sound };

const SOUNDS: Partial<Record<EventName, Sound>> = {
  role_taken: 'card',
  tile_drawn: 'tile',
  tile_taken: 'tile',
  forest_placed: 'tile',
  tile_cleared: 'tile',
  workers_gained: 'worker',
  workers_from_ship: 'worker',
  field_staffed: 'worker',
  building_staffed: 'worker',
  noble_gained: 'worker',
  noble_posted: 'worker',
  guest_moved: 'worker',
  raided: 'worker',
  workers_retired: 'worker',
  built: 'build',
  building_reserved: 'build',
  produced: 'barrel',
  barrel_taken: 'barrel',
  pirated: 'barrel',
  coins_gained: 'coins',
  ransom_paid: 'coins',
  sold: 'sell',
  loaded: 'ship',
  shipped: 'ship',
  sent: 'ship',
  delivered: 'ship',
  points_gained: 'coins',
  privilege_points: 'coins',
  looted: 'coins',
  kidnapped: 'card',
  goal_reached: 'coins',
};

export const soundOf = (event: GameEvent): Sound | null => SOUNDS[event.event] ?? null;
