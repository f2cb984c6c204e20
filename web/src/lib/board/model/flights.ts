/** Which pieces travel when something happens: from where to where, by the names of places on the screen. */

import type { EventName, EventOf, GameEvent, TableView } from '../../api/types';
import { GUESTS_AT } from '../../api/vocabulary';
import type { Picture } from '../parts/art';
import { goodsOf } from './game';

export interface Flight {
  what: Picture;
  /** Names of places, as `data-anchor` has them; `seat-1-coin` lies in `seat-1`, should it not be shown by itself. */
  from: string;
  to: string;
  /** How many of the kind. */
  number: number;
  /** Comes of the others, so it leaves when they have landed. */
  isEffect?: true;
}

/** What an event alone does not say. */
export interface Scene {
  before: TableView | null;
  after: TableView | null;
  /** Sold in the same update, so not in the trading house before. */
  sold: string[];
}

const fly = (art: Picture['art'], id: string, from: string, to: string, number = 1): Flight => ({ what: { art, id }, from, to, number });
const barrels = (good: string, from: string, to: string, number = 1): Flight => fly('barrel', good, from, to, number);
const then = (flight: Flight): Flight => ({ ...flight, isEffect: true });

const SUPPLY = 'supply';
const supplyOf = (thing: string): string => `${SUPPLY}-${thing}`;
const roleAt = (card: string): string => `role-${card}`;

/** A seat's places, and what comes to it from the supply. */
class Home {
  readonly place: string;

  constructor(seat: number | null) {
    this.place = `seat-${String(seat ?? '')}`;
  }

  of(thing: string): string {
    return `${this.place}-${thing}`;
  }

  goods(good: string): string {
    return this.of(`goods-${good}`);
  }

  /** A field or building of its board. */
  at(place: string): string {
    return this.of(`place-${place}`);
  }

  gets(piece: string, number: number, from = supplyOf(piece)): Flight {
    return fly('piece', piece, from, this.of(piece), number);
  }

  pays(number: number): Flight {
    return fly('piece', 'coin', this.of('coin'), SUPPLY, number);
  }

  staffs(piece: string, place: string, number: number): Flight {
    return fly('piece', piece, this.of(piece), this.at(place), number);
  }

  gives(good: string, to: string, number = 1): Flight {
    return barrels(good, this.goods(good), to, number);
  }
}

type Row<Name extends EventName> = ((event: EventOf<Name>, home: Home, scene: Scene) => Flight[]) | null;

/** Null: nothing changes its place, or nothing that is on the table. */
const FLIGHTS: { [Name in EventName]: Row<Name> } = {
  acted: null,
  role_taken: ({ card, coins }, home) => [fly('role', card, roleAt(card), home.place), home.gets('coin', coins, roleAt(card))],
  tile_drawn: ({ field }, home) => [fly('plantation', field, 'pile', home.at(field))],
  tile_taken: ({ field }, home) => [fly('plantation', field, `tile-${field}`, home.at(field))],
  tiles_turned_up: ({ count: number }) => [fly('plantation', 'back', 'pile', 'tile', number)],
  pile_shuffled: null,
  workers_gained: ({ count: number }, home) => [home.gets('worker', number)],
  workers_from_ship: ({ count: number }, home) => [home.gets('worker', number, 'worker-ship')],
  field_staffed: ({ field, count: number }, home) => [home.staffs('worker', field, number)],
  building_staffed: ({ building, count: number }, home) => [home.staffs('worker', building, number)],
  ship_refilled: ({ count: number }) => [fly('piece', 'worker', supplyOf('worker'), 'worker-ship', number)],
  built: ({ building, coins }, home) => [home.pays(coins), then(fly('building', building, `market-${building}`, home.at(building)))],
  produced: ({ good, count: number }, home) => [barrels(good, supplyOf(good), home.goods(good), number)],
  coins_gained: ({ coins }, home) => [home.gets('coin', coins)],
  barrel_taken: ({ good }, home) => [barrels(good, supplyOf(good), home.goods(good))],
  sold: ({ good, coins }, home) => [home.gives(good, 'house'), then(home.gets('coin', coins, 'house'))],
  house_emptied: (_, __, scene) => fromHouse(scene),
  loaded: ({ good, ship, count: number, points }, home) => [home.gives(good, `ship-${String(ship)}`, number), then(home.gets('chip', points))],
  shipped: ({ good, count: number, points }, home) => [home.gives(good, supplyOf(good), number), then(home.gets('chip', points))],
  stored: ({ good, lost }, home) => [home.gives(good, supplyOf(good), lost)],
  ship_emptied: ({ ship, good }) => [barrels(good, `ship-${String(ship)}`, supplyOf(good), ship)],
  end_triggered: null,
  round_ended: (_, __, scene) => [...governorPasses(scene), ...coinsOnRoles(scene)],
  game_over: null,
  workers_lifted: null,
  forest_placed: (_, home) => [fly('plantation', 'forest', 'tile', home.at('forest'))],
  tile_cleared: ({ tile }, home) => [fly('plantation', tile, home.at(tile), 'pile')],
  points_gained: ({ points }, home) => [home.gets('chip', points)],
  handed_over: ({ what, count: number }, home) => [fly('piece', what, home.of(what), supplyOf(what), number)],
  noble_gained: ({ count: number }, home) => [home.gets('noble', number, 'worker-ship')],
  noble_posted: ({ building, count: number }, home) => [home.staffs('noble', building, number)],
  guest_moved: ({ place, noble }, home) => [fly('piece', noble ? 'noble' : 'worker', home.at(GUESTS_AT), home.at(place))],
  sent: ({ good, count: number }, home) => [home.gives(good, supplyOf(good), number)],
  delivered: ({ good, points }, home) => [home.gives(good, supplyOf(good)), then(home.gets('chip', points))],
  drafted: ({ building }, home) => [fly('building', building, home.place, `market-${building}`)],
  pirated: ({ ship, good, count: number }, home) => [barrels(good, `ship-${String(ship)}`, home.goods(good), number)],
  looted: ({ count: number }, home, scene) => [...fromHouse(scene), then(home.gets('chip', number))],
  raided: ({ count: number }, home) => [home.gets('worker', number, 'worker-ship')],
  kidnapped: ({ card, coins }, home) => [fly('role', card, roleAt(card), home.place), home.gets('coin', coins, roleAt(card))],
  ransom_paid: ({ coins, to }, home) => [fly('piece', 'coin', home.of('coin'), new Home(to).of('coin'), coins)],
  kidnapped_role_played: ({ card }, home) => [fly('role', card, home.place, roleAt(card))],
  goal_drawn: null,
  goal_reached: ({ goal }, home) => [fly('piece', 'festival', `goal-${goal}`, home.place)],
  achievement_met: null,
  puertoma_weighed: null,
  tie_break_drawn: null,
  puertoma_reason: null,
  action_moved: ({ card }, home) => [fly('piece', 'action_marker', home.place, `action-${card}`)],
  building_reserved: ({ building }, home) => [fly('building', building, `market-${building}`, home.at(building))],
  ability_unlocked: null,
  ability_used: ({ points }, home) => [home.gets('chip', points)],
  workers_retired: ({ count: number }, home) => [home.staffs('worker', 'retired', number)],
  reserve_lost: ({ building }, home) => [fly('building', building, home.at(building), `market-${building}`)],
  privilege_points: ({ points }, home) => [home.gets('chip', points)],
};

/** What travels for an event. A newer server may tell of a kind that is not known here. */
export function flightsOf(event: GameEvent, scene: Scene): Flight[] {
  const row = (FLIGHTS as Partial<Record<string, Row<never>>>)[event.event];
  if (!row) return [];
  return row(event as never, new Home(event.seat), scene).filter(({ number }) => number > 0);
}

function fromHouse({ before, sold }: Scene): Flight[] {
  const stood = goodsOf(before?.trading_house).map(({ good, number }) => barrels(good, 'house', supplyOf(good), number));
  return [...stood, ...sold.map((good) => barrels(good, 'house', supplyOf(good)))];
}

function governorPasses({ before, after }: Scene): Flight[] {
  if (!before || !after || before.governor === after.governor) return [];
  return [fly('piece', 'governor', new Home(before.governor).place, new Home(after.governor).place)];
}

/** Those that nobody took. */
function coinsOnRoles({ before, after }: Scene): Flight[] {
  const coinsOn = (view: TableView | null, card: string): number => view?.cards[card]?.coins ?? 0;
  return Object.keys(after?.cards ?? {}).map((card) =>
    fly('piece', 'coin', SUPPLY, roleAt(card), Math.max(0, coinsOn(after, card) - coinsOn(before, card))),
  );
}
