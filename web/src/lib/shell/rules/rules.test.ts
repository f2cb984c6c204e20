import { describe, expect, it } from 'vitest';
import type { Rule } from '../../api/types';
import { piecesOf } from './rule-text';
import { byChapter, matching } from './searching';

describe('the text of a rule', () => {
  it('links the rules it names and marks what holds in one edition', () => {
    expect(piecesOf('As END-1a says. [special] See `CAP-4`, not `wharf`.')).toEqual([
      { kind: 'text', text: 'As ' },
      { kind: 'rule', id: 'END-1', text: 'END-1a' },
      { kind: 'text', text: ' says. ' },
      { kind: 'edition', edition: 'special' },
      { kind: 'text', text: ' See ' },
      { kind: 'rule', id: 'CAP-4', text: 'CAP-4' },
      { kind: 'text', text: ', not ' },
      { kind: 'word', text: 'wharf' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('sees what is stressed', () => {
    expect(piecesOf('Only *before* it.')).toEqual([
      { kind: 'text', text: 'Only ' },
      { kind: 'stress', text: 'before' },
      { kind: 'text', text: ' it.' },
    ]);
  });

  it('leaves a plain text whole', () => {
    expect(piecesOf('Coins are 2-3 each.')).toEqual([{ kind: 'text', text: 'Coins are 2-3 each.' }]);
  });
});

describe('finding rules', () => {
  const rule = (identifier: string, chapter: string, text: string): Rule => ({ identifier, chapter, text });
  const rules = [
    rule('CAP-1', 'Captain', 'Load a ship.'),
    rule('WHA-1', 'Buildings', 'The wharf ships all.'),
    rule('CAP-4', 'Captain', 'As many as fit.'),
  ];

  it('needs all words, in identifier, chapter or text', () => {
    expect(matching(rules, 'captain  FIT').map((found) => found.identifier)).toEqual(['CAP-4']);
    expect(matching(rules, 'wha-1')).toHaveLength(1);
    expect(matching(rules, '')).toHaveLength(3);
  });

  it('puts them under their headings', () => {
    expect(byChapter(rules).map(({ chapter, rules: listed }) => [chapter, listed.length])).toEqual([
      ['Captain', 2],
      ['Buildings', 1],
    ]);
  });
});
