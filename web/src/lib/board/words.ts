/** The game's sentences: actions, questions, refusals and events in the player's language. */

import type { TableStore } from '../api/table-store.svelte';
import type { Counts, Decision, GameEvent, GoalView, Why } from '../api/types';
import { list } from '../i18n/formats';
import { has, messageId, name, t, type Arguments } from '../i18n/index.svelte';
import { refusalText } from '../i18n/refusals';
import type { Missed, Wish } from './desk/preparing.svelte';
import { PASS } from './model/actions';
import type { Facts } from './model/facts';
import { goodsOf } from './model/game';
import { helpMessages, say, sayAction, sayPiece, type Piece, type Said } from './model/story';

/** How many letters must fit into a line for a name to be written without a break inside a word. */
export const longestWord = (name: string): number => Math.max(...name.split(/[\s-]/).map((word) => word.length));

// --- Actions ----------------------------------------------------------------------------------------------

export function actionWords(text: string, decision: string): string {
  const { message, args } = sayAction(text, decision);
  return text === PASS && !has(message) ? t('board-pass') : t(message, args);
}

export const passWords = (decision: string): string => actionWords(PASS, decision);

// --- What is prepared --------------------------------------------------------------------------------------

/** `Build nothing`, `place as suggested`, `place as arranged`. */
export const aheadWords = ({ kind, manner, answer }: Wish): string =>
  manner === 'pass' ? passWords(kind) : t(`board-prepare-${kind}${answer === undefined ? '' : '-own'}`);

/** That something prepared is not possible any more. */
export const missedWords = (missed: Missed): string =>
  t('board-prepare-missed', { what: 'roles' in missed ? list(missed.roles.map((role) => name(role))) : aheadWords(missed.ahead) });

// --- Questions --------------------------------------------------------------------------------------------

/** What is asked, with the figures that belong to it. */
export function questionWords({ kind, figures }: Decision): string {
  const id = messageId('decision', kind, 'ask');
  return has(id) ? t(id, figures ?? {}) : kind;
}

/** What one may do. */
export const decisionHelp = (kind: string, facts: Facts): string =>
  helpMessages(kind, facts.hasPuertomas).map((message) => t(message)).join(' ');

export function decisionName(kind: string): string {
  const id = messageId('decision', kind, 'name');
  return has(id) ? t(id) : kind;
}

// --- Refusals ---------------------------------------------------------------------------------------------

/** Why something cannot be done; the rule's identifier is shown beside it. */
export function refusalWords(answer: Pick<Why, 'key' | 'figures'>, store: TableStore): string {
  const { seat } = answer.figures;
  const player = typeof seat === 'number' ? store.seatName(seat) : '';
  return refusalText(answer.key, answer.figures, player, seat === store.mySeat) ?? t('error-illegal');
}

// --- Events -----------------------------------------------------------------------------------------------

/** One line of the log for one or several events that are told together. */
export function eventWords([event, ...more]: GameEvent[], store: TableStore): string {
  return event ? saidWords(say([event, ...more]), store) : '';
}

function saidWords({ message, args = {}, seats = {}, lists = {} }: Said, store: TableStore): string {
  const all: Arguments = { ...args, player: '' };
  for (const [name, seat] of Object.entries(seats)) all[name] = store.seatName(seat);
  for (const [name, parts] of Object.entries(lists)) all[name] = parts.length > 0 ? list(parts.map((part) => t(part.message, part.args))) : [];
  // Some sentences have a form for oneself, and one for what nobody did.
  const ending = seats.player === undefined ? '-nobody' : seats.player === store.mySeat ? '-you' : '';
  return t(has(message + ending) ? message + ending : message, all);
}

/** `2 corn, 1 sugar`; a dash for nothing. */
export function amountWords(counts: Counts): string {
  const parts = goodsOf(counts).map(({ good, number }) => pieceWords('barrel', number, good));
  return parts.length > 0 ? list(parts) : '–';
}

/** `2 coins`, `3 VP`. */
export function pieceWords(kind: Piece, number: number, good?: string): string {
  const { message, args } = sayPiece(kind, number, good);
  return t(message, args);
}

// --- Festival ---------------------------------------------------------------------------------------------

export function goalWords(goal: GoalView): string {
  const [a, b] = goal.goods;
  const [x, y] = goal.plantations;
  const amounts = amountWords(Object.fromEntries(goal.goods.map((good) => [good, goal.goods.filter((one) => one === good).length])));
  const drawn = Object.entries({ a, b, x, y, amounts, building: goal.building ?? undefined });
  const args = Object.fromEntries(drawn.filter((pair): pair is [string, string] => pair[1] !== undefined));
  return t(messageId('festival', goal.card, 'condition'), args);
}

export function rewardWords(card: string, facts: Facts): string {
  const printed = facts.festivalCard(card);
  return t('festival-reward', { workers: printed?.workers ?? 0, coins: printed?.coins ?? 0, points: printed?.points ?? 0 });
}
