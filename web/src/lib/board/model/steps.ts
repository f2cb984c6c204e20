/** What happened as steps to be played one after the other: causes before effects, what happens at once together. */

import type { Entry, EventName, GameEvent } from '../../api/types';
import type { Speed } from '../../shell/settings.svelte';
import { flightsOf, type Flight, type Scene } from './flights';
import { gainsFrom, type Gain } from './motion';
import { soundOf, type Sound } from './sounds';

export interface Step {
  flights: Flight[];
  /** What I gain with it. */
  gains: Gain[];
  sounds: Sound[];
}

/** Of all seats at once. */
const AT_ONCE: EventName[] = ['workers_from_ship', 'ship_emptied'];
const STAFFING: EventName[] = ['field_staffed', 'building_staffed', 'noble_posted'];

function groupOf({ event, seat }: GameEvent): string {
  if (AT_ONCE.includes(event)) return event;
  return `${STAFFING.includes(event) ? 'staffing' : event} ${String(seat)}`;
}

/** `mine`: the seat whose gains are shown; null for spectators. */
export function stepsOf(entries: Entry[], before: Scene['before'], after: Scene['after'], mine: number | null): Step[] {
  const scene: Scene = { before, after, sold: [] };
  const steps: Step[] = [];
  let group: { key: string; cause: Step; effect: Step } | null = null;
  for (const entry of entries) {
    for (const event of entry.kind === 'acted' ? entry.events : []) {
      const flights = flightsOf(event, scene);
      const sound = soundOf(event);
      if (event.event === 'sold') scene.sold.push(event.good);
      if (flights.length === 0 && sound === null) continue;
      if (group?.key !== groupOf(event)) {
        group = { key: groupOf(event), cause: emptyStep(), effect: emptyStep() };
        steps.push(group.cause, group.effect);
      }
      add(group.cause, group.effect, flights, sound, event.seat === mine ? gainsFrom([event]) : []);
    }
  }
  return steps.filter(({ flights, sounds }) => flights.length > 0 || sounds.length > 0);
}

const emptyStep = (): Step => ({ flights: [], gains: [], sounds: [] });

function add(cause: Step, effect: Step, flights: Flight[], sound: Sound | null, gains: Gain[]): void {
  cause.flights.push(...flights.filter(({ isEffect }) => !isEffect));
  effect.flights.push(...flights.filter(({ isEffect }) => isEffect));
  if (sound !== null && !cause.sounds.includes(sound)) cause.sounds.push(sound);
  const last = effect.flights.length > 0 ? effect : cause;
  last.gains.push(...gains);
}

// --- Time -------------------------------------------------------------------------------------------------

export type MovingSpeed = Exclude<Speed, 'off'>;

/** How long a piece travels, and how long everything that waits may take together, in milliseconds. */
const LENGTHS: Record<MovingSpeed, number> = { fast: 240, normal: 440, slow: 600 };
const BOUNDS: Record<MovingSpeed, number> = { fast: 1_600, normal: 3_600, slow: 6_000 };
/** Shorter ones cannot be followed. */
const SHORTEST = 160;
/** The next step begins when a piece is about to land. */
const OVERLAP = 0.75;

export interface Pace {
  /** How long a piece travels. */
  length: number;
  /** From the beginning of a step to that of the next. */
  stride: number;
}

/** So that all steps that wait are played in time: the more, the faster. */
export function paceOf(waiting: number, speed: MovingSpeed): Pace {
  const length = LENGTHS[speed];
  const stride = Math.min(length * OVERLAP, (BOUNDS[speed] - length) / Math.max(1, waiting));
  return { length: Math.max(SHORTEST, Math.min(length, stride / OVERLAP)), stride };
}
