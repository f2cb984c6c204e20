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

export function helpText(subject: Subject, facts: Facts): HelpText {
  if (subject.about === 'text') return { title: subject.title, lines: [subject.text], rules: subject.rules ?? [] };
  if (subject.about === 'goal') {
    const lines = [goalWords(subject.goal), rewardWords(subject.goal.card, facts)];
    return { title: t('name', { thing: subject.goal.card }), lines, rules: facts.rulesOn('goal') };
  }
  const { about, id } = subject;
  const title = t('name', { thing: id });
  if (about === 'role') return { title, lines: roleLines(roleOfCard(id)), rules: facts.rulesOn(roleOfCard(id)) };
  if (about === 'building') return { title, lines: buildingLines(id, facts), rules: rulesOfBuilding(id, facts) };
  if (about === 'achievement') {
    const lines = [t(messageId('achievement', id, 'condition')), t('sum-points', { points: facts.pointsOfAchievement(id) })];
    if (!facts.hasPuertomas) return { title, lines, rules: facts.rulesOn('achievement') };
    return { title, lines: [...lines, t('puertoma-with-achievements-help')], rules: facts.rulesOn('puertoma-achievement') };
  }
  if (isGood(id)) return { title, lines: [t(`board-help-${about}`, { good: id, coins: facts.priceOf(id) })], rules: facts.rulesOn(id) };
  const message = messageId('board-help', id);
  return { title, lines: has(message) ? [t(message)] : [], rules: facts.rulesOn(id) };
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

function rulesOfBuilding(id: string, facts: Facts): string[] {
  const { rule } = facts.of(id);
  return rule === null ? facts.rulesOn('production_building') : [rule];
}
