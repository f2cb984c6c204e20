/** The tree of a study as lines. */

import { actionWords, decisionName } from '../../board/words';
import { t } from '../../i18n/index.svelte';
import type { Place } from './study.svelte';

export interface Row {
  place: Place;
  /** How far what branches off is set in. */
  depth: number;
}

/** All that follows a place: the main line at one depth, and after each of its moves what could have come instead. */
export function* rowsOf(from: Place, depth = 0): Generator<Row> {
  for (let [main, ...others] = from.next; main !== undefined; [main, ...others] = main.next) {
    yield { place: main, depth };
    for (const other of others) {
      yield { place: other, depth: depth + 1 };
      yield* rowsOf(other, depth + 1);
    }
  }
}

/** What was decided; of a decision of several parts only what it was about. */
export function moveWords({ actions, decided }: Place): string {
  const [first = '', ...more] = actions;
  if (more.length > 0 && decided !== null) return t('analysis-parts', { decision: decisionName(decided.kind) });
  return actionWords(first, decided?.kind ?? '');
}
