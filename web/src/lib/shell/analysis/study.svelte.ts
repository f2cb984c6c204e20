/** What is tried on the analysis board: a tree of places, each of them a position. */

import type { AnalysisMoment, Entry, Evaluation } from '../../api/types';
import { FORMAT, type SavedMove, type SavedStudy } from './saved';

/** How a position is reached; the server works it out. */
export interface Ways {
  look(position: string): Promise<AnalysisMoment>;
  act(position: string, actions: string[], draw: number | undefined): Promise<AnalysisMoment>;
}

/** A position in the tree, and the move that led there. */
export class Place {
  readonly parent: Place | null;
  readonly actions: string[];
  readonly draw: number | undefined;
  next = $state.raw<Place[]>([]);
  note = $state('');
  /** Known once somebody has looked. */
  moment = $state.raw<AnalysisMoment | null>(null);
  evaluation = $state.raw<Evaluation | null>(null);

  constructor(parent: Place | null, actions: string[] = [], draw?: number) {
    this.parent = parent;
    this.actions = actions;
    this.draw = draw;
  }

  /** Who decided, and what kind of decision it was. */
  get decided(): { seat: number; kind: string } | null {
    const decision = this.parent?.moment?.update.decision;
    return decision ? { seat: decision.seat, kind: decision.kind } : null;
  }

  get entry(): Entry | null {
    return this.moment?.update.entries.at(-1) ?? null;
  }

  /** From the start to here. */
  get path(): Place[] {
    return this.parent === null ? [this] : [...this.parent.path, this];
  }

  is(actions: string[], draw: number | undefined): boolean {
    return this.draw === draw && this.actions.join('\n') === actions.join('\n');
  }
}

export class Study {
  readonly root: Place;
  readonly names: string[];
  readonly #start: string;
  readonly #ways: Ways;

  constructor(saved: SavedStudy, ways: Ways) {
    this.#start = saved.position;
    this.#ways = ways;
    this.names = saved.names;
    this.root = new Place(null);
    this.root.note = saved.note ?? '';
    grow(this.root, saved.next ?? []);
  }

  /** The place, with its position known. */
  async reach(place: Place): Promise<AnalysisMoment> {
    if (place.moment !== null) return place.moment;
    if (place.parent === null) return (place.moment = await this.#ways.look(this.#start));
    const { position } = await this.reach(place.parent);
    return (place.moment = await this.#ways.act(position ?? '', place.actions, place.draw));
  }

  /** A move from a place: the one that is there already, or a new one. */
  add(from: Place, actions: string[], moment: AnalysisMoment | null = null, draw?: number): Place {
    const known = from.next.find((place) => place.is(actions, draw));
    if (known !== undefined) return known;
    const added = new Place(from, actions, draw);
    added.moment = moment;
    from.next = [...from.next, added];
    return added;
  }

  /** Forget a move and all that follows; where one stands then. */
  remove(place: Place): Place {
    const { parent } = place;
    if (parent === null) return place;
    parent.next = parent.next.filter((other) => other !== place);
    return parent;
  }

  /** Make the line that leads to a place the main one. */
  promote(place: Place): void {
    for (const on of place.path.slice(1)) {
      const siblings = on.parent?.next ?? [];
      if (on.parent !== null) on.parent.next = [on, ...siblings.filter((other) => other !== on)];
    }
  }

  save(): SavedStudy {
    const { note } = this.root;
    const next = this.root.next.map(savedMove);
    return { format: FORMAT, names: this.names, position: this.#start, ...(note !== '' && { note }), ...(next.length > 0 && { next }) };
  }
}

function grow(place: Place, moves: SavedMove[]): void {
  place.next = moves.map((move) => {
    const grown = new Place(place, move.actions, move.draw);
    grown.note = move.note ?? '';
    grow(grown, move.next ?? []);
    return grown;
  });
}

function savedMove({ actions, draw, note, next }: Place): SavedMove {
  return {
    actions,
    ...(draw !== undefined && { draw }),
    ...(note !== '' && { note }),
    ...(next.length > 0 && { next: next.map(savedMove) }),
  };
}

/** The end of the line that goes on from a place. */
export function endOf(place: Place): Place {
  const [first] = place.next;
  return first === undefined ? place : endOf(first);
}
