/** What the cards of the Special Edition show: one to three small pictures below a ribbon or a garland. */
import { buildingAlone, type BuildingId } from './buildings';
import { inset, print, type Drawing } from './drawing';
import { GOODS, goodPicture, type GoodPicture } from './goods';
import { PIECES, type PieceKind } from './pieces';
import { EMBLEMS, phaseSeal, type PhaseId } from './roles';
import { box, cog, disc, poly, star } from './sorts';

export type Motif = GoodPicture | PieceKind | PhaseId | BuildingId;

export const ACHIEVEMENTS = {
  major_investor: ['guild_hall', 'fortress'],
  major_landowner: ['hacienda', 'settler'],
  master_collector: ['supply'],
  senior_bureaucrat: ['office'],
  trade_strategist: ['captain', 'chip'],
  head_administrator: ['city_hall', 'worker'],
  leading_employer: ['settler', 'worker'],
  leading_producer: ['craftsman'],
  big_spender: ['residence', 'coin'],
  coffee_dispatcher: ['cargo_ship', 'coffee'],
  tobacco_dispatcher: ['cargo_ship', 'tobacco'],
  dock_tycoon: ['harbor'],
  luxury_goods_provider: ['sugar', 'tobacco', 'coffee'],
  master_agronomist: ['settler'],
  specialised_shipper: ['captain', 'cargo_ship'],
  caramel_popcorn_inventor: ['corn', 'sugar'],
  confectionery_supplier: ['fruit', 'sugar'],
  luxury_crop_trader: ['tobacco', 'coffee'],
  pastry_maker: ['corn', 'fruit'],
  tavern_supplier: ['sugar', 'coffee'],
  tobacco_and_fruit_broker: ['fruit', 'tobacco'],
  deal_closer: ['trading_house'],
  independent_shipper: ['cargo_ship'],
  prudent_merchant: ['small_warehouse'],
  sugar_dispatcher: ['cargo_ship', 'sugar'],
  trade_tycoon: ['trader', 'coin'],
  tropical_produce_magnate: ['market', 'fruit', 'sugar'],
  corn_dispatcher: ['cargo_ship', 'corn'],
  indigo_dispatcher: ['cargo_ship', 'fruit'],
  master_architect: ['builder', 'residence'],
} satisfies Record<string, Motif[]>;

/** Which goods and buildings a festival card asks for is drawn again in each game: none is shown here. */
export const FESTIVAL_CARDS = {
  harvest_weighing: ['trader', 'craftsman'],
  carnival_cocktail: ['specialty_factory'],
  closing_time: ['trading_house'],
  specialist: ['settler'],
  farm_fair: ['settler', 'craftsman'],
  festival_delivery: ['captain', 'worker'],
  twin_farmers: ['worker', 'worker'],
  two_baskets: ['craftsman', 'coin'],
  solemn_departure: ['wharf'],
  pioneer_toast: ['builder'],
  inauguration: ['city_hall'],
  traditional_departure: ['small_wharf'],
} satisfies Record<string, Motif[]>;

export type CardId = keyof typeof ACHIEVEMENTS | keyof typeof FESTIVAL_CARDS;

export const CARD_IDS = [...Object.keys(ACHIEVEMENTS), ...Object.keys(FESTIVAL_CARDS)] as CardId[];

const PANEL: Drawing = [
  ['lime', 2, 'M6 1H58A5 5 0 0 0 63 6V58A5 5 0 0 0 58 63H6A5 5 0 0 0 1 58V6A5 5 0 0 0 6 1z'],
];

const RIBBON: Drawing = [
  ['red', 2, box(1, 6, 62, 7)],
  ['gold', 2, cog(32, 10, 9, 14)],
  ['paper', 1, disc(32, 10, 5.5)],
  ['red', 0, star(5, 32, 10, 4.5, 1.8)],
];

const GARLAND: Drawing = [
  ['', 2, 'M1 7q31 9 62 0'],
  ['red', 2, poly(4, 8, 13, 10, 8, 18) + poly(51, 10, 60, 8, 56, 18)],
  ['gold', 2, poly(16, 10.5, 25, 11.5, 20, 20) + poly(39, 11.5, 48, 10.5, 44, 20)],
  ['green', 2, poly(28, 11.5, 36, 11.5, 32, 20)],
];

/** Upper left corners and size for one, two or three pictures. */
const PLACES = {
  1: { scale: 0.58, at: [[13.5, 21]] },
  2: {
    scale: 0.4,
    at: [
      [5, 27],
      [33.4, 27],
    ],
  },
  3: {
    scale: 0.32,
    at: [
      [7, 21],
      [36, 21],
      [21.8, 40],
    ],
  },
} as const;

export function card(id: CardId): string {
  const [top, motifs]: [Drawing, Motif[]] =
    id in ACHIEVEMENTS
      ? [RIBBON, ACHIEVEMENTS[id as keyof typeof ACHIEVEMENTS]]
      : [GARLAND, FESTIVAL_CARDS[id as keyof typeof FESTIVAL_CARDS]];
  return print(PANEL) + print(top) + arranged(motifs);
}

/** One to three pictures below whatever is at the top. */
export function arranged(motifs: Motif[]): string {
  const { scale, at } = PLACES[motifs.length as keyof typeof PLACES];
  return at.map(([x, y], index) => inset(picture(motifs[index] as Motif), x, y, scale)).join('');
}

function picture(motif: Motif): string {
  if (motif in GOODS) return goodPicture(motif as GoodPicture);
  if (motif in EMBLEMS) return phaseSeal(motif as PhaseId);
  if (motif in PIECES) return print(PIECES[motif as PieceKind]);
  return buildingAlone(motif as BuildingId);
}
