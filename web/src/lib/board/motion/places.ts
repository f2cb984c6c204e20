/** Where the named places of the table are on the screen, and where they were before the last change. */

export interface Point {
  x: number;
  y: number;
}

/** The middle of a place, and its upper edge. */
interface Spot extends Point {
  top: number;
}

export class Places {
  #before = new Map<string, Spot>();
  #now = new Map<string, Spot | null>();

  /** To be called before the table changes: what is taken from it will have no place any more. */
  remember(): void {
    this.#before.clear();
    for (const element of document.querySelectorAll<HTMLElement>('[data-anchor]')) {
      const spot = spotOf(element);
      if (spot) this.#before.set(element.dataset.anchor ?? '', spot);
    }
  }

  /** Look where places are, all at once: one by one, between changes, each would have the page laid out anew. */
  look(names: Iterable<string>): void {
    const shown = shownByName();
    this.#now = new Map([...new Set(names)].map((name) => [name, this.#search(name, shown)]));
  }

  /** The middle of a place that was looked for. */
  find(name: string): Point | null {
    return this.#now.get(name) ?? null;
  }

  /** The middle of its upper edge. */
  above(name: string): Point | null {
    const spot = this.#now.get(name);
    return spot ? { x: spot.x, y: spot.top } : null;
  }

  /** The place, the one it lies in, or what leads there; null if nothing of it is shown. */
  #search(name: string, { places, ways }: Shown): Spot | null {
    for (let place = name; place !== ''; place = place.slice(0, Math.max(0, place.lastIndexOf('-')))) {
      const found = lastOf(places.get(place)) ?? this.#before.get(place) ?? lastOf(ways.get(place));
      if (found) return found;
    }
    return null;
  }
}

interface Shown {
  places: Map<string, Element[]>;
  /** What leads to a place. */
  ways: Map<string, Element[]>;
}

function shownByName(): Shown {
  const shown: Shown = { places: new Map(), ways: new Map() };
  const add = (map: Map<string, Element[]>, name: string, element: Element) => map.set(name, [...(map.get(name) ?? []), element]);
  for (const element of document.querySelectorAll<HTMLElement>('[data-anchor], [data-anchors]')) {
    const { anchor, anchors } = element.dataset;
    if (anchor !== undefined) add(shown.places, anchor, element);
    for (const name of anchors?.split(' ') ?? []) add(shown.ways, name, element);
  }
  return shown;
}

/** Of several the last that is seen: the newest tile of its kind. */
function lastOf(elements: Element[] = []): Spot | null {
  for (const element of [...elements].reverse()) {
    const spot = spotOf(element);
    if (spot) return spot;
  }
  return null;
}

/** Null where it takes no room. What is scrolled out of sight is at the edge. */
function spotOf(element: Element): Spot | null {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0) return null;
  const within = (value: number, end: number): number => Math.max(0, Math.min(end, value));
  return { x: within(left + width / 2, innerWidth), y: within(top + height / 2, innerHeight), top };
}
