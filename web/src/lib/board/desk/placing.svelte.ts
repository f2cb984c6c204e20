/** The plan of placing workers and nobles. */

import type { FrameView, SeatView } from '../../api/types';
import type { Facts } from '../model/facts';
import {
  NOBLE_POSTS,
  type Place,
  type Plan,
  type Post,
  leftToPlace,
  nobleActions,
  noblePosts,
  placeAsBefore,
  placesOf,
  placingActions,
  proposePlacing,
  standing,
  worth,
} from '../model/placing';
import type { Planner } from './planner';

/** Posts where a noble is mostly of more use than a worker. */
const LIKES_NOBLES = ['chapel', 'hunting_lodge'];

export class PlacingPlanner implements Planner {
  readonly isEngaged = true;
  readonly places: Place[];
  readonly hand: number;
  plan = $state<Plan>({});
  nobles = $state<Plan>({});

  #seat: SeatView;
  #frame: FrameView;
  #facts: Facts;
  #before = $state.raw<Plan | null>(null);
  #askForced: boolean;

  constructor(seat: SeatView, frame: FrameView, facts: Facts, before: Plan | null, askForced: boolean) {
    this.#seat = seat;
    this.#frame = frame;
    this.#facts = facts;
    this.#before = before;
    this.#askForced = askForced;
    this.places = this.isPlacing ? placesOf(seat, facts, frame) : [];
    this.hand = this.isPlacing ? seat.workers : 0;
    this.propose();
    for (const post of NOBLE_POSTS) this.nobles[post] = LIKES_NOBLES.includes(post) ? 1 : 0;
  }

  /** Workers are placed; else only nobles are posted among those who stand. */
  get isPlacing(): boolean {
    return this.#frame.step === 'place';
  }

  get knowsBefore(): boolean {
    return this.#before !== null;
  }

  get left(): number {
    return leftToPlace(this.places, this.hand, this.plan);
  }

  get isReady(): boolean {
    return this.left === 0;
  }

  get posts(): Post[] {
    if ((this.#seat.nobles ?? 0) === 0) return [];
    const crew = this.isPlacing ? this.plan : standing(this.#seat);
    const from = this.#frame.step === 'nobles' ? (this.#frame.memo ?? 0) : 0;
    return noblePosts(this.#seat, crew, this.nobles, from, postedNow(this.#seat));
  }

  get actions(): string[] {
    const placing = placingActions(this.places, this.hand, this.plan, this.#askForced);
    return [...placing, ...nobleActions(this.posts, this.nobles, this.#askForced)];
  }

  workersOn(place: string): number {
    return this.plan[place] ?? 0;
  }

  canAdd(id: string): boolean {
    const place = this.#place(id);
    return place !== undefined && this.left > 0 && this.workersOn(id) < place.circles;
  }

  canRemove(id: string): boolean {
    return this.#place(id) !== undefined && this.workersOn(id) > 0;
  }

  add(id: string): void {
    if (this.canAdd(id)) this.plan[id] = this.workersOn(id) + 1;
  }

  remove(id: string): void {
    if (this.canRemove(id)) this.plan[id] = this.workersOn(id) - 1;
  }

  /** Whether somebody could come here from another place. */
  canPull(id: string): boolean {
    const place = this.#place(id);
    return place !== undefined && this.workersOn(id) < place.circles && this.#leastWorth(id) !== null;
  }

  /** Have one more here: from the hand, or from where somebody is missed least. */
  pull(id: string): void {
    if (this.left === 0) {
      const from = this.canPull(id) ? this.#leastWorth(id) : null;
      if (from !== null) this.remove(from);
    }
    this.add(id);
  }

  /** Tapping a place: one more worker; when it is full, all are taken up again. */
  tap(id: string): void {
    const isFull = this.workersOn(id) >= (this.#place(id)?.circles ?? 0);
    if (isFull) this.plan[id] = 0;
    else this.pull(id);
  }

  #leastWorth(besides: string): string | null {
    let best: string | null = null;
    let most = -Infinity;
    for (const { id } of this.places) {
      if (id === besides || !this.canRemove(id)) continue;
      const left = worth({ ...this.plan, [id]: this.workersOn(id) - 1 }, this.places, this.#facts);
      if (left > most) [best, most] = [id, left];
    }
    return best;
  }

  move(from: string, to: string): void {
    if (from === to || !this.canRemove(from)) return;
    this.remove(from);
    if (this.canAdd(to)) this.add(to);
    else this.add(from);
  }

  propose(): void {
    this.plan = proposePlacing(this.places, this.hand, this.#facts);
  }

  /** Where they stood, if that comes to be known only later. */
  remember(before: Plan): void {
    this.#before = before;
  }

  asBefore(): void {
    if (this.#before) this.plan = placeAsBefore(this.places, this.hand, this.#before, this.#facts);
  }

  clear(): void {
    for (const place of this.places) this.plan[place.id] = place.fixed ?? 0;
  }

  /** One more noble on a post; after the most, the fewest again. */
  turnNoble(building: string): void {
    const post = this.posts.find((one) => one.building === building);
    if (!post) return;
    const now = this.noblesOn(building);
    this.nobles[building] = now < post.most ? now + 1 : post.fewest;
  }

  noblesOn(building: string): number {
    const post = this.posts.find((one) => one.building === building);
    if (!post) return 0;
    return Math.min(Math.max(this.nobles[building] ?? 0, post.fewest), post.most);
  }

  #place(id: string): Place | undefined {
    return this.places.find((place) => place.id === id && place.fixed === null);
  }
}

function postedNow(seat: SeatView): Plan {
  const posted: Plan = {};
  for (const post of NOBLE_POSTS) {
    posted[post] = post === 'guesthouse' ? (seat.noble_guests ?? 0) : Number(seat.noble_posts?.includes(post) ?? false);
  }
  return posted;
}
