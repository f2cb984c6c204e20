/** What the help says of each thing: title, sentences, figures and rules. */

import type { Facts } from '../model/facts';
import { has, messageId, t } from '../../i18n/index.svelte';
import { isGood, roleOfCard } from '../model/game';
import { goalWords, rewardWords } from '../words';
import type { Subject } from './help.svelte';

export interface HelpText {
  title: string;
  lines: string[];
  rules: string[];
}

/** The rule each thing is explained by in the digest. */
const RULES: Record<string, string> = {
  settler: 'SETL-1', mayor: 'MAY-1', builder: 'BLD-1', craftsman: 'CRA-1', trader: 'TRA-1', captain: 'CAP-1',
  prospector: 'PRO-1', buccaneer: 'BUC-1', quarry: 'BLD-3', forest: 'FOREST-4', noble: 'NOB-1', coin: 'BLD-1',
  chip: 'END-5', worker: 'MAY-3', governor: 'FLOW-4', corn: 'CRA-2', indigo: 'CRA-2', sugar: 'CRA-2',
  tobacco: 'CRA-2', coffee: 'CRA-2', trading_house: 'TRA-3', worker_ship: 'MAY-5', cargo_ship: 'CAP-3',
}; // prettier-ignore

export function helpText(subject: Subject, facts: Facts): HelpText {
  if (subject.about === 'text') return { title: subject.title, lines: [subject.text], rules: subject.rules ?? [] };
  if (subject.about === 'goal') {
    const lines = [goalWords(subject.goal), rewardWords(subject.goal.card, facts)];
    return { title: t('name', { thing: subject.goal.card }), lines, rules: ['FES-4'] };
  }
  const { about, id } = subject;
  const title = t('name', { thing: id });
  if (about === 'role') return { title, lines: roleLines(roleOfCard(id)), rules: ruleOf(roleOfCard(id)) };
  if (about === 'building') return { title, lines: buildingLines(id, facts), rules: [facts.of(id).rule ?? 'CRA-2'] };
  if (about === 'achievement') {
    const lines = [t(messageId('achievement', id, 'condition')), t('sum-points', { points: facts.pointsOfAchievement(id) })];
    if (!facts.hasPuertomas) return { title, lines, rules: ['ACH-1'] };
    return { title, lines: [...lines, t('puertoma-with-achievements-help')], rules: ['PUE-23'] };
  }
  if (isGood(id)) return { title, lines: [t(`board-help-${about}`, { good: id, coins: facts.priceOf(id) })], rules: ruleOf(id) };
  const message = messageId('board-help', id);
  return { title, lines: has(message) ? [t(message)] : [], rules: ruleOf(id) };
}

function roleLines(role: string): string[] {
  return ['help', 'privilege'].map((part) => t(messageId('role', role, part)));
}

function buildingLines(id: string, facts: Facts): string[] {
  const { cost, points, circles, row } = facts.of(id);
  const figures = t('board-building-figures', { cost, points, circles, row });
  const id_ = messageId('building', id, 'help');
  return has(id_) ? [t(id_), figures] : [figures];
}

/** Production buildings are explained by production. */
const ruleOf = (id: string): string[] => [RULES[id] ?? 'CRA-2'];
