import { describe, expect, it } from 'vitest';
import type { RuleBlock, Rulebook } from '../../api/types';
import { aboutBuilding, byText, neighbours, placeOf } from './book';
import { pictureOfChapter } from './pictures';
import { piecesOf, plainText, thingsIn, withLinks } from './rule-text';
import { cutAt, folded, matching, named } from './searching';

const block = (identifier: string, text: string): RuleBlock => ({
  kind: identifier === '' ? 'paragraph' : 'rule', identifier, text, editions: ['1897'], elsewhere: [], rows: [], examples: 0,
}); // prettier-ignore

function bookOf(...chapters: { key: string; part?: string; title: string; blocks: RuleBlock[] }[]): Rulebook {
  return {
    language: 'en',
    edition: '1897',
    parts: chapters.map(({ part, ...chapter }) => ({
      key: part ?? 'base', title: part ?? 'Base', editions: ['1897'], introduction: [], chapters: [{ ...chapter, editions: ['1897'] }],
    })),
    names: { mayor: ['Mayor', 'Recruiter'], wharf: ['Wharf'], guesthouse: ['Guesthouse', 'Bohío'] },
  }; // prettier-ignore
}

const BOOK = bookOf(
  { key: 'mayor', title: '{mayor|Recruiter}', blocks: [block('', 'Buildings.'), block('MAY-1', 'Take a worker.'), block('MAY-4', 'See {guesthouse|Bohío}.')] },
  { key: 'captain', title: '{captain|Captain}', blocks: [block('CAP-1', 'Load a ship.'), block('CAP-4', 'Load what fits, END-1a.')] },
  { key: 'small', part: 'buildings', title: 'Small', blocks: [block('WHA-1', '{wharf|Wharf}: ship all.'), block('X-HAR-1', '{harbor|Harbor} and {wharf|Wharf}.')] },
  { key: 'rulings', part: 'rulings', title: 'Rulings', blocks: [block('RUL-7', 'Use {wharf|a Wharf}.')] },
); // prettier-ignore

describe('the text of a rule', () => {
  it('knows the rules and things it names, and what is stressed', () => {
    expect(piecesOf('As END-1a says, *before* {wharf|the Wharf}: **{mayor|Recruiter}**.')).toEqual([
      { kind: 'text', text: 'As ' },
      { kind: 'rule', id: 'END-1', text: 'END-1a' },
      { kind: 'text', text: ' says, ' },
      { kind: 'stress', text: 'before' },
      { kind: 'text', text: ' ' },
      { kind: 'thing', id: 'wharf', text: 'the Wharf' },
      { kind: 'text', text: ': ' },
      { kind: 'strong', text: 'Recruiter' },
      { kind: 'text', text: '.' },
    ]);
    expect(piecesOf('2P-1, X-FOREST-2')).toMatchObject([{ id: '2P-1' }, { text: ', ' }, { id: 'X-FOREST-2' }]);
  });

  it('takes a thing with another for the first', () => {
    expect(piecesOf('{phase captain|Captain phase}')).toEqual([{ kind: 'thing', id: 'phase', text: 'Captain phase' }]);
  });

  it('is one text where names lead nowhere', () => {
    const pieces = withLinks(piecesOf('On {circle|semi-circles} of {wharf|it}.'), (piece) => 'id' in piece && piece.id === 'wharf');
    expect(pieces).toEqual([
      { kind: 'text', text: 'On semi-circles of ' },
      { kind: 'thing', id: 'wharf', text: 'it' },
      { kind: 'text', text: '.' },
    ]);
  });

  it('can be read plain, and asked what it names', () => {
    expect(plainText('*A* {wharf|Wharf}.')).toBe('A Wharf.');
    expect(thingsIn('{wharf|Wharf} and {mayor|Recruiter}')).toEqual(['wharf', 'mayor']);
    expect(piecesOf('Coins are 2-3 each.')).toEqual([{ kind: 'text', text: 'Coins are 2-3 each.' }]);
  });
});

describe('finding rules', () => {
  const found = (typed: string) => matching(BOOK, typed).flatMap(({ blocks }) => blocks.map(({ identifier }) => identifier));

  it('needs all words, in identifier, chapter or text', () => {
    expect(found('captain  FIT')).toEqual(['CAP-4']);
    expect(found('wha-1')).toEqual(['WHA-1']);
    expect(found('captain zeppelin')).toEqual([]);
    expect(found(' ')).toEqual([]);
  });

  it('knows every name, with accents or without', () => {
    expect(found('mayor')).toEqual(['MAY-1', 'MAY-4']);
    expect(found('recruiter')).toEqual(found('mayor'));
    expect(found('bohio')).toEqual(found('Bohío'));
    expect(found('guesthouse')).toEqual(['MAY-4']);
    expect(named(BOOK, ['wharf', 'guesthouse'], 'bohio')).toEqual(['guesthouse']);
    expect(named(BOOK, ['wharf'], '')).toEqual([]);
  });

  it('marks what was looked for', () => {
    expect(folded('Índigo’s')).toBe("indigo's");
    expect(cutAt('El Índigo (1)', ['indigo', '('])).toEqual(['El ', 'Índigo', ' ', '(', '1)']);
    expect(cutAt('plain', [])).toEqual(['plain']);
  });
});

describe('the way through the book', () => {
  it('finds chapters and rules, parts of rules too', () => {
    expect(placeOf(BOOK, 'captain')?.chapter.key).toBe('captain');
    expect(placeOf(BOOK, 'cap-4a')?.chapter.key).toBe('captain');
    expect(placeOf(BOOK, 'CAP-9')).toBeNull();
  });

  it('knows what comes before and after', () => {
    const { before, after } = neighbours(BOOK, 'captain');
    expect([before?.chapter.key, after?.chapter.key]).toEqual(['mayor', 'small']);
    expect(neighbours(BOOK, 'mayor').before).toBeNull();
  });

  it('tells of editions with the same text at once', () => {
    const elsewhere = [{ edition: 'classic' as const, text: 'a' }, { edition: 'special' as const, text: 'a' }, { edition: '1897' as const, text: 'b' }];
    expect(byText(elsewhere)).toEqual([['a', ['classic', 'special']], ['b', ['1897']]]);
  });

  it('gathers all about a building', () => {
    const ids = (blocks: RuleBlock[]) => blocks.map(({ identifier }) => identifier);
    const about = aboutBuilding(BOOK, { id: 'wharf', rule: 'WHA-1' }, ['CAP-4'], ['harbor', 'wharf', 'guesthouse']);
    expect([ids(about.own), ids(about.others), ids(about.rulings)]).toEqual([['WHA-1'], ['X-HAR-1'], ['RUL-7']]);
    expect(about.together).toEqual(['harbor']);
    expect(ids(aboutBuilding(BOOK, { id: 'coffee_roaster', rule: null }, ['CAP-4'], []).own)).toEqual(['CAP-4']);
  });

  it('has a drawing for every chapter', () => {
    expect(pictureOfChapter('captain')).toEqual({ art: 'role', id: 'captain' });
    expect(pictureOfChapter('how-it-acts')).toEqual({ art: 'piece', id: 'puertoma' });
  });
});
