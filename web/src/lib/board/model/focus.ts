/** What a decision is about: the part of the table that grows while it is made, and opens by itself on a phone. */

export type Focus = 'roles' | 'fields' | 'harbour' | 'market' | 'own';

/** The own board where nothing is said. */
const FOCUS_OF: Partial<Record<string, Focus>> = {
  round: 'roles',
  buccaneer: 'roles',
  settler: 'fields',
  hacienda: 'fields',
  'library tile': 'fields',
  'drawn tile': 'fields',
  trader: 'harbour',
  captain: 'harbour',
  'worker ship': 'harbour',
  mayor: 'harbour',
  builder: 'market',
  draft: 'market',
};

/** Between decisions, and when the game is over, nothing is larger than usual. */
export const focusOf = (kind: string | null): Focus => (kind === null ? 'roles' : (FOCUS_OF[kind] ?? 'own'));
