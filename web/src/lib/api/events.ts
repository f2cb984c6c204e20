/** What happened: the events of src/boriken/engine/events.py, with words instead of numbers. */

import type { Field, Good } from './view';

type Nothing = Record<never, never>;

/** For each kind of event its values. */
interface EventValues {
  acted: { action: string; forced: boolean };
  role_taken: { card: string; coins: number };
  tile_drawn: { field: Field };
  tile_taken: { field: Field };
  tiles_turned_up: { count: number };
  pile_shuffled: { count: number };
  workers_gained: { count: number };
  workers_from_ship: { count: number };
  field_staffed: { field: Field; count: number };
  building_staffed: { building: string; count: number };
  ship_refilled: { count: number };
  built: { building: string; coins: number };
  produced: { good: Good; count: number };
  coins_gained: { coins: number };
  barrel_taken: { good: Good };
  sold: { good: Good; coins: number };
  house_emptied: Nothing;
  loaded: { good: Good; ship: number; count: number; points: number };
  shipped: { good: Good; count: number; points: number };
  stored: { good: Good; count: number; lost: number };
  ship_emptied: { ship: number; good: Good };
  end_triggered: { reason: 'workers' | 'city' | 'chips' };
  round_ended: { round: number };
  game_over: Nothing;
  workers_lifted: { count: number };
  forest_placed: Nothing;
  tile_cleared: { tile: Field | 'forest' };
  points_gained: { points: number; building: string };
  handed_over: { what: 'worker' | 'noble' | 'barrel' | 'chip'; count: number };
  noble_gained: { count: number };
  noble_posted: { building: string; count: number };
  guest_moved: { place: string; noble: boolean };
  sent: { good: Good; count: number };
  delivered: { good: Good; points: number };
  drafted: { building: string };
  pirated: { ship: number; good: Good; count: number };
  looted: { count: number };
  raided: { count: number };
  kidnapped: { card: string; coins: number };
  ransom_paid: { coins: number; to: number };
  kidnapped_role_played: { card: string };
  goal_drawn: { goal: string };
  goal_reached: { goal: string };
  achievement_met: { achievement: string };
  puertoma_weighed: { profitable: string[]; near: string[]; richest: string[]; tie_break: number };
  /** `number`, `wraps`: which of the candidates it is, and whether counting began again; not in older tables. */
  tie_break_drawn: { tie_break: number; candidates: number; number?: number; wraps?: boolean };
  puertoma_reason: { why: string; count: number };
  action_moved: { card: string };
  building_reserved: { building: string };
  /** `full`: no place is left for it; otherwise somebody else built it. */
  reserve_lost: { building: string; full: boolean };
  ability_unlocked: { ability: string };
  ability_used: { ability: string; points: number };
  workers_retired: { count: number };
}

export type EventName = keyof EventValues;

/** Seat: null where it is nobody's. */
export type EventOf<Name extends EventName> = { event: Name; seat: number | null } & EventValues[Name];

export type GameEvent = { [Name in EventName]: EventOf<Name> }[EventName];
