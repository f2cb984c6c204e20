/** Why the rules refuse an action, in the player's language. */

import table from '../../../../src/boriken/locale/story.json';
import { has, messageId, t, type Arguments } from './index.svelte';

/** The sentence of a refusal, or null if this version has none. `player` is who has to be named, if anybody. */
export function refusalText(key: string, figures: Record<string, number | string>, player = '', isMe = false): string | null {
  const id = messageId('refusal', key);
  if (!has(id)) return null;
  const args: Arguments = { ...figures, player };
  for (const figure of table.decisionsInRefusals) {
    const name = messageId('decision', String(args[figure]), 'name');
    if (has(name)) args[figure] = t(name);
  }
  return t(isMe && has(`${id}-you`) ? `${id}-you` : id, args);
}
