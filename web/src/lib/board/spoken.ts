/** The table for those who hear it: what pictures show, in words. */

import type { TableStore } from '../api/table-store.svelte';
import type { Prospect, SeatView } from '../api/types';
import { list } from '../i18n/formats';
import { name, t } from '../i18n/index.svelte';
import { seatTitle } from '../shell/seat-title';
import type { Facts } from './model/facts';
import { FIELDS, goodsOf } from './model/game';
import { amountWords, pieceWords } from './words';

/** What a role would bring to one seat: `2 barrels, 2 VP`. */
export function prospectWords(prospect: Prospect): string {
  const { workers, tiles, goods, sale, barrels, points, affordable, coins } = prospect;
  const parts = [
    workers ? pieceWords('worker', workers) : '',
    ...(tiles ?? []).map((tile) => name(tile)),
    ...(goodsOf(goods).length > 0 ? [amountWords(goods ?? {})] : []),
    sale ? t('board-prospect-sale', { good: sale.good, coins: sale.coins }) : '',
    barrels ? t('piece-barrel', { count: barrels }) : '',
    points ? t('sum-points', { points }) : '',
    affordable?.length ? t('board-prospect-buildings', { count: affordable.length }) : '',
    coins ? t('sum-coins', { coins }) : '',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(', ') : t('board-prospect-nothing');
}

/** A whole board in a breath: who, what they have, their island and their city. */
export function boardWords(store: TableStore, facts: Facts, number: number): string {
  const seat = store.view?.seats[number];
  if (!seat) return '';
  const who = [seatTitle(store, number), ...standingWords(store, number)].join(', ');
  return [who, belongingsWords(seat), islandWords(seat, facts), cityWords(seat, facts)].join('. ');
}

function standingWords({ view, table, decision }: TableStore, number: number): string[] {
  const place = table?.seats[number];
  return [
    decision?.seat === number ? t('board-to-move') : '',
    view?.governor === number ? name('governor') : '',
    view?.marker === number ? name('buccaneer') : '',
    place?.kind === 'person' && place.bot !== null ? t('board-bot-plays', { bot: place.stand_in ?? '', player: place.name ?? '' }) : '',
    place?.kind === 'person' && !place.present ? t('board-away') : '',
  ].filter(Boolean);
}

function belongingsWords(seat: SeatView): string {
  const { points } = seat;
  return [
    t('sum-coins', { coins: seat.coins }),
    points == null ? '' : t('sum-points', { points }),
    goodsOf(seat.goods).length > 0 ? amountWords(seat.goods) : '',
    seat.workers > 0 ? `${pieceWords('worker', seat.workers)} (${t('board-idle-workers')})` : '',
    seat.nobles ? t('piece-noble', { count: seat.nobles }) : '',
  ]
    .filter(Boolean)
    .join(', ');
}

/** How much of how much. */
const share = (workers: number, circles: number): string => t('board-workers-of', { workers, circles });

function islandWords(seat: SeatView, facts: Facts): string {
  const fields = FIELDS.flatMap((kind) => {
    const field = seat.island[kind];
    return field ? [`${name(kind)} ${share(field.workers, field.tiles)}`] : [];
  });
  const forests = seat.forests?.length ? [t('piece-forest', { count: seat.forests.length })] : [];
  return [`${t('board-island')} ${share(seat.plots ?? 0, facts.board.fields)}`, ...fields, ...forests].join(', ');
}

function cityWords(seat: SeatView, facts: Facts): string {
  const buildings = seat.city.map(({ building, workers }) => `${name(building)} ${share(workers, facts.of(building).circles)}`);
  const cards = (seat.achievements ?? []).map((card) => name(card));
  const used = `${t('board-city')} ${share(seat.spaces ?? 0, facts.board.spaces)}`;
  return [used, ...buildings, ...(cards.length > 0 ? [list(cards)] : [])].join(', ');
}
