/** A picture for each line of the log. */

import type { GameEvent } from '../../api/types';
import type { Picture } from '../parts/art';

const ICONS: Partial<Record<GameEvent['event'], Picture>> = {
  workers_gained: { art: 'piece', id: 'worker' },
  workers_from_ship: { art: 'piece', id: 'worker' },
  ship_refilled: { art: 'piece', id: 'worker' },
  coins_gained: { art: 'piece', id: 'coin' },
  points_gained: { art: 'piece', id: 'chip' },
  privilege_points: { art: 'piece', id: 'chip' },
  looted: { art: 'piece', id: 'chip' },
  noble_gained: { art: 'piece', id: 'noble' },
  noble_posted: { art: 'piece', id: 'noble' },
  guest_moved: { art: 'piece', id: 'worker' },
  raided: { art: 'piece', id: 'worker' },
  forest_placed: { art: 'plantation', id: 'forest' },
  house_emptied: { art: 'role', id: 'trader' },
  ransom_paid: { art: 'piece', id: 'coin' },
  puertoma_weighed: { art: 'piece', id: 'puertoma' },
  building_reserved: { art: 'piece', id: 'reserve' },
  reserve_lost: { art: 'piece', id: 'reserve' },
  ability_unlocked: { art: 'piece', id: 'puertoma' },
  ability_used: { art: 'piece', id: 'chip' },
  workers_retired: { art: 'piece', id: 'worker' },
};

export function pictureOfEvent(event: GameEvent): Picture | null {
  if (event.event === 'field_staffed' || event.event === 'building_staffed') return { art: 'piece', id: 'worker' };
  if ('good' in event) return { art: 'barrel', id: event.good };
  if ('field' in event) return { art: 'plantation', id: event.field };
  if ('tile' in event) return { art: 'plantation', id: event.tile };
  const fixed = ICONS[event.event];
  if (fixed) return fixed;
  if ('building' in event) return { art: 'building', id: event.building };
  if ('card' in event) return { art: 'role', id: event.card };
  return null;
}
