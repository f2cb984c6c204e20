/** Who there is to play against: characters with a face, and bots for experiments. */

import type { Catalog, CharacterFacts } from '../../api/types';
import { has, messageId, t } from '../../i18n/index.svelte';

/** For those who have not chosen yet: not too easy, not too hard. */
const FIRST_LEVEL = 'casual';

type Known = Pick<Catalog, 'bots' | 'characters'>;

export function botName(id: string): string {
  const message = messageId('bot', id, 'name');
  return has(message) ? t(message) : id;
}

export const botHelp = (id: string): string => {
  const message = messageId('bot', id, 'help');
  return has(message) ? t(message) : '';
};

/** "Skilled · Trader". */
export const levelWords = ({ level, style }: CharacterFacts): string =>
  [level, ...(style === null ? [] : [style])].map(botName).join(' · ');

export const characterOf = ({ characters }: Known, id: string | null | undefined): CharacterFacts | undefined =>
  characters.find((character) => character.id === id);

/** Bots that nobody plays as. */
export const experimental = ({ bots, characters }: Known): string[] =>
  bots.filter((bot) => characters.every((character) => character.bot !== bot));

/** So many opponents: those chosen last, then others of their level, each character once. */
export function opponents(known: Known, wanted: string[], count: number): string[] {
  const { characters } = known;
  const technical = experimental(known);
  const chosen = wanted.filter((id, place) => technical.includes(id) || (characterOf(known, id) && wanted.indexOf(id) === place));
  const level = characterOf(known, chosen[0])?.level ?? FIRST_LEVEL;
  const free = characters.filter(({ id }) => !chosen.includes(id));
  const others = [...free.filter((one) => one.level === level), ...free.filter((one) => one.level !== level)];
  return [...chosen, ...others.map(({ id }) => id)].slice(0, count);
}
