/** What each explanation speaks of, by the names of things on the table; `part`: where that is on a phone. */

export interface Pointing {
  targets: string[];
  part?: 'table' | 'market' | 'mine' | 'others' | 'log';
}

const at = (...anchors: string[]): string[] => anchors.map((anchor) => `[data-anchor="${anchor}"]`);
const role = (card: string): Pointing => ({ targets: at(`role-${card}`), part: 'table' });
const market = (building: string): Pointing => ({ targets: at(`market-${building}`), part: 'market' });
const decision: Pointing = { targets: ['.decision'] };

/** In the first game, by topic: each has a title and a text in the catalogue, `lesson-<topic>` and `lesson-<topic>-text`. */
export const OF_TOPIC: Record<string, Pointing> = {
  welcome: { targets: at('seat-0') },
  round: { targets: ['[data-anchor^="role-"]'], part: 'table' },
  settler: { targets: ['[data-anchor^="tile-"]'], part: 'table' },
  mayor: { targets: at('worker-ship'), part: 'table' },
  builder: { targets: at('market-small_market', 'market-hacienda', 'market-construction_hut'), part: 'market' },
  craftsman: { targets: ['[data-anchor="supply"]'], part: 'table' },
  trader: { targets: at('house'), part: 'table' },
  captain: { targets: ['[data-anchor^="ship-"]'], part: 'table' },
  storage: decision,
  hacienda: { targets: at('pile'), part: 'table' },
  hospice: decision,
  university: decision,
  governor: { targets: ['[data-anchor^="role-"]'], part: 'table' },
  ending: { targets: [] },
  alone: { targets: [] },
};

/** In the short lessons, by name and step; after the last step there is nothing to point at. */
export const OF_LESSON: Record<string, Pointing[]> = {
  new_buildings: [role('settler'), { targets: at('tile-indigo'), part: 'table' }, market('church'), decision],
  nobles: [{ targets: at('worker-ship', 'role-mayor'), part: 'table' }, decision, { targets: at('worker-ship'), part: 'table' }, decision],
  buccaneer: [{ targets: at('house', 'role-buccaneer'), part: 'table' }, decision, { targets: at('house'), part: 'table' }],
  festival: [{ targets: ['.goals', ...at('role-settler')], part: 'table' }, { targets: at('tile-corn'), part: 'table' }, decision, market('harbor')],
  festival_cards: [
    { targets: ['.goals', ...at('role-trader')], part: 'table' },
    { targets: at('house'), part: 'table' },
    decision,
    { targets: at('ship-4'), part: 'table' },
    { targets: at('tile-sugar'), part: 'table' },
  ],
  achievements: [
    { targets: ['.secrets'], part: 'mine' },
    { targets: at('house'), part: 'table' },
    market('guild_hall'),
    { targets: at('ship-5'), part: 'table' },
  ],
  puertoma: [{ targets: at('seat-1', 'seat-2'), part: 'others' }, { targets: at('tile-sugar'), part: 'table' }, decision, market('small_market')],
};

export const LESSONS = Object.keys(OF_LESSON);
