/** Mentions: completing a name that is begun, and finding those in a text. */

/** As names are compared: without capitals and accents. */
export const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();

export interface Begun {
  /** Where the `@` stands. */
  at: number;
  names: string[];
}

/** The names that fit what is being typed before the caret after an `@`; null if none is being typed. */
export function begunMention(text: string, caret: number, people: string[]): Begun | null {
  const found = /(?:^|[^\p{L}\p{N}])@([^@]{0,24})$/u.exec(text.slice(0, caret));
  if (found === null) return null;
  const typed = folded(found[1] ?? '');
  const names = people.filter((name) => folded(name).startsWith(typed) && folded(name) !== typed);
  return names.length === 0 ? null : { at: caret - (found[1] ?? '').length - 1, names };
}

export interface Piece {
  text: string;
  isName: boolean;
}

/** A text in pieces, with the mentioned names apart. */
export function piecesOf(text: string, mentions: string[]): Piece[] {
  if (mentions.length === 0) return [{ text, isName: false }];
  const names = [...mentions].sort((one, other) => other.length - one.length).map((name) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const parts = text.split(new RegExp(`(@(?:${names.join('|')}))(?![\\p{L}\\p{N}])`, 'giu'));
  return parts.filter((part) => part !== '').map((part) => ({ text: part, isName: part.startsWith('@') }));
}
