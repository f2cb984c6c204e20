/** What lies on the board of a Puertoma, part by part (PUE-2, PUE-9, PUE-10, PUE-12). */

import type { Difficulty, Good, PuertomaPieces, SeatView } from '../../api/types';

export interface FieldPlace {
  /** False: the place is free. */
  isPlanted: boolean;
  /** Workers on the circles below it. */
  workers: number;
}

export interface FieldRow {
  good: Good;
  circles: number;
  places: FieldPlace[];
}

/** Every kind with its places; one plantation is filled before the next is begun (PUE-13). */
export function fieldsOf(seat: SeatView, pieces: PuertomaPieces): FieldRow[] {
  return pieces.fields.map(({ good, places, circles }) => {
    const { tiles = 0, workers = 0 } = seat.island[good] ?? {};
    const filled = (place: number) => Math.min(circles, Math.max(0, workers - place * circles));
    return {
      good,
      circles,
      places: Array.from({ length: places }, (_, place) => ({ isPlanted: place < tiles, workers: filled(place) })),
    };
  });
}

/** An ability tile: unlocked, still face down, or lost for good (PUE-4). */
export type AbilityTile = { state: 'unlocked'; id: string } | { state: 'locked' } | { state: 'lost' };

export interface LevelRow {
  level: number;
  /** What stands on its places; null: a free one. */
  buildings: (string | null)[];
  ability: AbilityTile;
}

export function levelsOf(seat: SeatView, pieces: PuertomaPieces, difficulty: Difficulty): LevelRow[] {
  const { levels = [], abilities = [] } = seat.puertoma ?? {};
  const areOthersLost = abilities.length >= (pieces.most_abilities[difficulty] ?? Infinity);
  return Array.from({ length: pieces.levels }, (_, index) => {
    const level = index + 1;
    const here = seat.city.filter((_entry, slot) => levels[slot] === level).map((entry) => entry.building);
    const free = Array.from({ length: pieces.places_of_level - here.length }, () => null);
    const id = abilities.find((ability) => pieces.abilities.some((tile) => tile.id === ability && tile.level === level));
    const ability: AbilityTile = id !== undefined ? { state: 'unlocked', id } : { state: areOthersLost ? 'lost' : 'locked' };
    return { level, buildings: [...here, ...free], ability };
  });
}

/** PUE-12, PUE-22: quarries, plantations that found no place, workers for good. */
export interface ScoringArea {
  quarries: number;
  plantations: Good[];
  workers: number;
}

export function scoringAreaOf(seat: SeatView, pieces: PuertomaPieces): ScoringArea {
  return {
    quarries: seat.island.quarry?.tiles ?? 0,
    plantations: pieces.fields.flatMap(({ good, places }) =>
      Array.from({ length: Math.max(0, (seat.island[good]?.tiles ?? 0) - places) }, () => good),
    ),
    workers: seat.puertoma?.retired ?? 0,
  };
}
