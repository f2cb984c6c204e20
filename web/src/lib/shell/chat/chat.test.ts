import { describe, expect, it } from 'vitest';
import { begunMention, piecesOf } from './mentioning';

describe('a mention', () => {
  const people = ['Ana', 'Ana Maria', 'Élodie'];

  it('is completed while it is typed', () => {
    expect(begunMention('Thanks @an', 10, people)).toEqual({ at: 7, names: ['Ana', 'Ana Maria'] });
    expect(begunMention('@', 1, people)?.names).toEqual(people);
    expect(begunMention('@elo', 4, people)?.names).toEqual(['Élodie']);
  });

  it('is none in an address, or when the name is complete or nobody has it', () => {
    expect(begunMention('ana@an', 6, people)).toBeNull();
    expect(begunMention('@Ana Maria', 10, people)).toBeNull();
    expect(begunMention('@Zoe', 4, people)).toBeNull();
  });

  it('stands out in the text', () => {
    expect(piecesOf('Well, @ana maria!', ['Ana', 'Ana Maria']).map(({ text, isName }) => (isName ? `<${text}>` : text))).toEqual(['Well, ', '<@ana maria>', '!']);
    expect(piecesOf('plain', [])).toEqual([{ text: 'plain', isName: false }]);
  });
});
