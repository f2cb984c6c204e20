/** The position as one seat may see it: what `Game.view` gives in Python. */

export type Good = 'corn' | 'indigo' | 'sugar' | 'tobacco' | 'coffee';
export type Field = Good | 'quarry';

/** Numbers of things by name, without those there are none of. */
export type Counts = Partial<Record<string, number>>;

export interface CardView {
  coins: number;
  /** Who has taken it in this round. */
  seat: number | null;
}

export interface ShipView {
  capacity: number;
  good: Good | null;
  load: number;
}

export interface FieldView {
  tiles: number;
  workers: number;
}

export interface BuildingView {
  building: string;
  workers: number;
}

export interface GoalView {
  card: string;
  goods: Good[];
  plantations: Good[];
  building: string | null;
  set_aside: boolean;
  /** Who has reached it. */
  seat: number | null;
}

export interface ForestView {
  /** Null where it is another's and a secret. */
  kind: Good | null;
  known?: boolean;
}

/** The board of a Puertoma, beside what every seat has. */
export interface PuertomaView {
  /** On which level each building of the city stands. */
  levels: number[];
  /** The building under its marker. */
  reserve: string | null;
  /** Those unlocked. */
  abilities: string[];
  /** Workers in its scoring area. */
  retired: number;
}

export interface SeatView {
  coins: number;
  /** Null where they are another's. */
  chips: number | null;
  noted: number | null;
  /** Workers on the portrait, without a place. */
  workers: number;
  goods: Counts;
  island: Partial<Record<Field, FieldView>>;
  city: BuildingView[];

  // With expansions only.
  /** All on the board; they count as workers too. */
  nobles?: number;
  /** Buildings on which a noble stands and where it matters. */
  noble_posts?: string[];
  noble_guests?: number;
  forests?: ForestView[];
  /** Of others, only those met. */
  achievements?: string[];
  met?: string[];
  hand?: string[] | null;
  /** Barrels loaded in this captain phase. */
  loads?: Counts;

  /** Of Puertomas only. */
  puertoma?: PuertomaView;
}

export interface FrameView {
  step: string;
  seat: number;
  taker: number | null;
  count: number;
  memo: number | null;
  rest: number;
}

export interface TableView {
  options?: Record<string, unknown>;
  round: number;
  governor: number;
  ending: string[];
  /** By role card: `settler`, ..., `prospector 2`, `buccaneer`. */
  cards: Record<string, CardView>;
  workers: number;
  worker_ship: number;
  chips: number;
  quarries: number;
  supply: Counts;
  face_up: Counts;
  /** Plantations the seat has not seen. */
  pile: Counts;
  pile_size: number;
  discard: Counts;
  /** Copies for sale, by building. */
  buildings: Counts;
  ships: ShipView[];
  trading_house: Counts;
  seats: SeatView[];
  /** What is going on, outermost first. */
  frames: FrameView[];

  // With expansions only.
  nobles?: number;
  ship_nobles?: number;
  gone_workers?: number;
  gone_nobles?: number;
  /** Who holds the buccaneer marker. */
  marker?: number | null;
  kidnapped?: string | null;
  goals?: GoalView[];
  /** Seats that have declined to move guests. */
  quiet?: number[];
  last_chip_taken?: boolean;

  /** With Puertomas only: the role the action marker stands on, the tie-break cards left, the last one drawn (or 0). */
  puertoma?: { action: string; deck: number[]; tie_break: number };
}
