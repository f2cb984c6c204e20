/** A drawing for each chapter. */

import { BASE_ROLES } from '../../api/vocabulary';
import type { Picture } from '../../board/parts/art';

const PICTURES: Record<string, [Picture['art'], string]> = {
  'how-to-read-them': ['piece', 'governor'], 'the-editions': ['good', 'coffee'], words: ['barrel', 'indigo'],
  setup: ['plantation', 'corn'], 'the-round': ['piece', 'governor'], 'optional-gains': ['piece', 'coin'],
  'end-and-scoring': ['piece', 'chip'], 'two-players': ['piece', 'worker'], 'all-buildings': ['building', 'city_hall'],
  'small-buildings-of-the-base-game': ['building', 'small_market'], 'large-buildings-of-the-base-game': ['building', 'residence'],
  'small-buildings-of-expansion-i': ['building', 'lighthouse'], 'large-buildings-of-expansion-i': ['building', 'statue'],
  'buildings-of-expansion-ii': ['building', 'royal_garden'], 'i-new-buildings': ['building', 'library'],
  'ii-nobles': ['piece', 'noble'], 'iii-buccaneer': ['role', 'buccaneer'], 'iv-festival': ['good', 'corn'],
  'v-festival-cards': ['good', 'sugar'], 'vi-achievements': ['piece', 'chip'], variants: ['good', 'tobacco'],
  rulings: ['building', 'university'],
}; // prettier-ignore

export function pictureOfChapter(key: string): Picture {
  if ((BASE_ROLES as readonly string[]).includes(key)) return { art: 'role', id: key };
  const [art, id] = PICTURES[key] ?? ['piece', 'puertoma'];
  return { art, id };
}
