/** A rule's text cut into what is plain, what names another rule or a thing of the game, and what is stressed. */

export type Piece =
  | { kind: 'text' | 'stress' | 'strong'; text: string }
  | { kind: 'rule' | 'thing'; id: string; text: string };

const PARTS = /\{(\w+)[^|{}]*\|([^{}]*)\}|\*\*(.+?)\*\*|\*([^*]+)\*|\b((?:X-)?(?:2P|[A-Z]{2,6})-\d+)([a-e])?\b/g;

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(PARTS)) {
    const [whole, thing, name, strong, stress, rule] = match;
    if (match.index > end) pieces.push({ kind: 'text', text: text.slice(end, match.index) });
    end = match.index + whole.length;
    if (thing !== undefined) pieces.push({ kind: 'thing', id: thing, text: name ?? thing });
    else if (strong !== undefined) pieces.push({ kind: 'strong', text: plainText(strong) });
    else if (stress !== undefined) pieces.push({ kind: 'stress', text: plainText(stress) });
    else if (rule !== undefined) pieces.push({ kind: 'rule', id: rule, text: whole });
  }
  if (end < text.length) pieces.push({ kind: 'text', text: text.slice(end) });
  return pieces;
}

/** Names that lead nowhere are text like what stands around them. */
export function withLinks(pieces: Piece[], leads: (piece: Piece) => boolean): Piece[] {
  const found: Piece[] = [];
  for (const piece of pieces) {
    const shown: Piece = 'id' in piece && !leads(piece) ? { kind: 'text', text: piece.text } : piece;
    const before = found.at(-1);
    if (shown.kind === 'text' && before?.kind === 'text') found[found.length - 1] = { kind: 'text', text: before.text + shown.text };
    else found.push(shown);
  }
  return found;
}

/** The text as it is read, without any marks. */
export function plainText(text: string): string {
  return text.replaceAll(/\{\w+[^|{}]*\|([^{}]*)\}/g, '$1').replaceAll('*', '');
}

/** The things a text names. */
export function thingsIn(text: string): string[] {
  return [...text.matchAll(/\{(\w+)[^|{}]*\|/g)].map((match) => match[1] ?? '');
}
