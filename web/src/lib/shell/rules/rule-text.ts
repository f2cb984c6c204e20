/** A rule's text cut into what is plain, what names another rule, what holds in one edition only, what is stressed, and code. */

import type { Edition } from '../../api/types';

export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'rule'; id: string; text: string }
  | { kind: 'edition'; edition: Edition }
  | { kind: 'stress'; text: string }
  | { kind: 'word'; text: string };

const PARTS = /\[(classic|1897|special)\]|`([^`]+)`|\*([^*]+)\*|\b((?:X-)?[A-Z][A-Z0-9]{1,4}-\d+)([a-d])?\b/g;
const IDENTIFIER = /^(?:X-)?[A-Z][A-Z0-9]{1,4}-\d+[a-d]?$/;

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(PARTS)) {
    const [whole, edition, word, stress, rule] = match;
    if (match.index > end) pieces.push({ kind: 'text', text: text.slice(end, match.index) });
    end = match.index + whole.length;
    if (edition !== undefined) pieces.push({ kind: 'edition', edition: edition as Edition });
    else if (stress !== undefined) pieces.push({ kind: 'stress', text: stress });
    else if (rule !== undefined) pieces.push({ kind: 'rule', id: rule, text: whole });
    else if (word !== undefined && IDENTIFIER.test(word)) pieces.push({ kind: 'rule', id: word, text: word });
    else if (word !== undefined) pieces.push({ kind: 'word', text: word });
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) });
  return pieces;
}
