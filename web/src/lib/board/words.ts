/** The game's sentences: actions, questions, refusals and events in the player's language. */

import type { TableStore } from '../api/table-store.svelte';
import type { Counts, Decision, GameEvent, GoalView, Why } from '../api/types';
import { list } from '../i18n/formats';
import { has, t, type Arguments } from '../i18n/index.svelte';
import { refusalText } from '../i18n/refusals';
import { parse, PASS } from './model/actions';
import type { Facts } from './model/facts';
import { goodsOf } from './model/game';

/** `small_market`, `drawn tile` → `small-market`, `drawn-tile`. */
const slug = (text: string): string => text.replace(/[_ ]/g, '-');

/** A message of a thing: `messageOf('building', 'small_market', 'help')`. */
export const messageOf = (...parts: string[]): string => parts.map(slug).join('-');

/** Whether a name needs smaller letters to fit on a card. */
export const isLongName = (name: string): boolean => name.length > 19 || name.split(' ').some((word) => word.length > 11);

// --- Actions ----------------------------------------------------------------------------------------------

/** How each message's actions are taken apart; what is not listed is `action-<verb>`. */
export function actionWords(text: string, decision: string): string {
  const { verb, thing, number, isNoble } = parse(text);
  if (text === PASS) return passWords(decision);
  if (verb === 'role') return t('action-role', { card: text });
  const args: Arguments = { decision: slug(decision), good: thing, building: thing, place: thing, field: thing };
  Object.assign(args, { tile: thing, card: thing, achievement: thing, count: number ?? 1, ship: number ?? 0, coins: number ?? 0 });
  return t(messageOfAction(verb, thing, isNoble), args);
}

function messageOfAction(verb: string, thing: string, isNoble: boolean): string {
  if (verb === 'put') return isNoble ? 'action-put-noble' : 'action-put-worker';
  if (verb === 'hand' && thing === 'chip') return 'action-hand-chip';
  if (verb === 'hand' && thing.startsWith('barrel ')) return 'action-hand-barrel';
  if (verb === 'hand') return isNoble ? 'action-hand-noble' : 'action-hand-worker';
  if ((verb === 'worker' || verb === 'noble') && thing) return `action-${verb}-on`;
  if (verb === 'forest' && thing) return 'action-take-forest';
  if (verb === 'choose' && !thing) return 'action-choose-hidden';
  return `action-${verb}`;
}

export function passWords(decision: string): string {
  const id = messageOf('decision', decision, 'pass');
  return has(id) ? t(id) : t('board-pass');
}

// --- Questions --------------------------------------------------------------------------------------------

/** What is asked, with the figures that belong to it. */
export function questionWords({ kind, figures }: Decision): string {
  const id = messageOf('decision', kind, 'ask');
  return has(id) ? t(id, figures ?? {}) : kind;
}

/** What one may do. Beside Puertomas achievements are chosen, and the buccaneer plays, otherwise (PUE-20, PUE-23). */
export function decisionHelp(kind: string, facts: Facts): string {
  const text = t(messageOf('decision', kind, 'help'));
  if (facts.hasPuertomas && kind === 'achievements') return t('puertoma-with-achievements-help');
  return facts.hasPuertomas && kind === 'buccaneer' ? `${text} ${t('puertoma-with-buccaneer-help')}` : text;
}

export function decisionName(kind: string): string {
  const id = messageOf('decision', kind, 'name');
  return has(id) ? t(id) : kind;
}

// --- Refusals ---------------------------------------------------------------------------------------------

/** Why something cannot be done; the rule's identifier is shown beside it. */
export function refusalWords(answer: Pick<Why, 'key' | 'figures'> & { text?: string }, store: TableStore): string {
  const { seat } = answer.figures;
  const player = typeof seat === 'number' ? store.seatName(seat) : '';
  return refusalText(answer.key, answer.figures, player, seat === store.mySeat) ?? answer.text ?? answer.key;
}

// --- Events -----------------------------------------------------------------------------------------------

/** One line of the log for one or several events of a kind. */
export function eventWords(events: GameEvent[], store: TableStore): string {
  const event = events[0];
  if (!event) return '';
  const isMine = event.seat !== null && event.seat === store.mySeat;
  const told = events.length > 1 ? togetherWords(events) : null;
  if (told !== null) return said(told.id, { ...told.args, player: playerOf(event, store) }, isMine);
  if (event.event === 'acted') return said('event-acted-pass', { player: playerOf(event, store) }, isMine);
  const { event: kind, ...values } = event;
  const args: Arguments = { player: playerOf(event, store) };
  for (const [key, value] of Object.entries(values)) {
    if (typeof value === 'boolean') args[key] = value ? 'yes' : 'no';
    else if (value !== null) args[key] = value;
  }
  if (event.event === 'ransom_paid') args.to = store.seatName(event.to);
  return said(messageOf('event', kind), args, isMine);
}

const playerOf = (event: GameEvent, store: TableStore): string => (event.seat === null ? '' : store.seatName(event.seat));

/** Some sentences have a form for oneself, and one for what nobody did. */
function said(id: string, args: Arguments, isMine: boolean): string {
  const form = isMine ? `${id}-you` : args.player === '' ? `${id}-nobody` : id;
  return t(has(form) ? form : id, args);
}

/** How a message knows that there is nothing. */
const NONE = 'none';

/** Events of a kind in one sentence: what was produced, where people stand, what was kept. */
function togetherWords(events: GameEvent[]): { id: string; args: Arguments } | null {
  const counts: Counts = {};
  const lost: Counts = {};
  const things: string[] = [];
  for (const event of events) {
    if ('good' in event && 'count' in event) counts[event.good] = (counts[event.good] ?? 0) + event.count;
    if (event.event === 'delivered') counts[event.good] = (counts[event.good] ?? 0) + 1;
    if (event.event === 'stored') lost[event.good] = event.lost;
    if ('building' in event) things.push(t('name', { thing: event.building }));
    if (event.event === 'field_staffed') things.push(t('name', { thing: event.field }));
    if (event.event === 'goal_drawn') things.push(t('name', { thing: event.goal }));
    if (event.event === 'handed_over') things.push(handedWords(event.what));
  }
  const kind = events[0]?.event;
  const what = things.length > 0 ? list([...new Set(things)]) : amountWords(counts);
  if (kind === 'stored') {
    return { id: 'board-log-stored', args: { kept: amountWords(counts, NONE), lost: amountWords(lost, NONE) } };
  }
  if (kind === 'field_staffed' || kind === 'building_staffed' || kind === 'noble_posted') {
    return { id: 'board-log-staffed', args: { what } };
  }
  return kind === undefined ? null : { id: messageOf('board-log', kind), args: { what } };
}

const handedWords = (what: 'worker' | 'noble' | 'barrel' | 'chip'): string =>
  what === 'chip' ? t('sum-points', { points: 1 }) : t(`piece-${what}`, { count: 1 });

/** `2 corn, 1 sugar`; a dash for nothing. */
export function amountWords(counts: Counts, nothing = '–'): string {
  const parts = goodsOf(counts).map(({ good, number }) => t('amount-good', { good, count: number }));
  return parts.length > 0 ? list(parts) : nothing;
}

// --- Festival ---------------------------------------------------------------------------------------------

export function goalWords(goal: GoalView): string {
  const [a, b, c] = goal.goods;
  const [x, y] = goal.plantations;
  const drawn = Object.entries({ a, b, c, x, y, building: goal.building ?? undefined });
  const args = Object.fromEntries(drawn.filter((pair): pair is [string, string] => pair[1] !== undefined));
  return t(messageOf('festival', goal.card, 'condition'), args);
}

export function rewardWords(card: string, facts: Facts): string {
  const printed = facts.festivalCard(card);
  return t('festival-reward', { workers: printed?.workers ?? 0, coins: printed?.coins ?? 0, points: printed?.points ?? 0 });
}
