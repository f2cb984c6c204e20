/** A study as it is saved: a position, and what was tried from there. It fits into a link, and no server keeps it. */

export const FORMAT = 'boriken study 1';

/** A move that was tried, and what was tried after it. */
export interface SavedMove {
  /** The parts of a decision, as the notation writes them. */
  actions: string[];
  /** Chance drew otherwise here. */
  draw?: number;
  note?: string;
  /** The first is the main line. */
  next?: SavedMove[];
}

export interface SavedStudy {
  format: typeof FORMAT;
  /** By seat; those who played, or nothing. */
  names: string[];
  position: string;
  note?: string;
  next?: SavedMove[];
}

const LONGEST_POSITION = 20_000;
const MOST_MOVES = 2_000;
const MOST_ACTIONS = 64;
const LONGEST_NOTE = 2_000;
/** Bytes of a whole study from a link: a short one of a stranger could unpack to any number of them. */
const LONGEST_STUDY = 2_000_000;

/** A text as a study; null if it is none. A bare position is one without moves. */
export function readStudy(text: string): SavedStudy | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    const position = text.trim();
    return position === '' || position.length > LONGEST_POSITION ? null : { format: FORMAT, names: [], position };
  }
  return isStudy(value) ? value : null;
}

function isStudy(value: unknown): value is SavedStudy {
  if (!isObject(value) || value['format'] !== FORMAT) return false;
  const { names, position, note, next } = value;
  if (!Array.isArray(names) || names.length > 5 || !names.every(isText(200))) return false;
  let left = MOST_MOVES;
  const isMove = (move: unknown): boolean => {
    if (--left < 0 || !isObject(move)) return false;
    const { actions, draw } = move;
    if (!Array.isArray(actions) || actions.length === 0 || actions.length > MOST_ACTIONS || !actions.every(isText(40))) return false;
    if (draw !== undefined && !(Number.isSafeInteger(draw) && (draw as number) > 0)) return false;
    return isNote(move['note']) && areMoves(move['next']);
  };
  const areMoves = (moves: unknown): boolean => moves === undefined || (Array.isArray(moves) && moves.every(isMove));
  return isText(LONGEST_POSITION)(position) && isNote(note) && areMoves(next);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (longest: number) => (value: unknown): value is string => typeof value === 'string' && value.length <= longest;
const isNote = (value: unknown): boolean => value === undefined || isText(LONGEST_NOTE)(value);

// --- In a link ------------------------------------------------------------------------------------------------

async function piped(bytes: Uint8Array<ArrayBuffer>, way: GenericTransformStream): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: BlobPart[] = [];
  let left = LONGEST_STUDY;
  const reader = new Blob([bytes]).stream().pipeThrough(way).getReader() as ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    left -= piece.value.length;
    if (left < 0) {
      await reader.cancel();
      throw new RangeError('too long');
    }
    pieces.push(piece.value);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

/** As short as it gets, in letters that need no escape in an address. */
export async function packed(study: SavedStudy): Promise<string> {
  const bytes = await piped(new TextEncoder().encode(JSON.stringify(study)), new CompressionStream('deflate-raw'));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What `packed` made; null if it is something else. */
export async function unpacked(text: string): Promise<SavedStudy | null> {
  try {
    const letters = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return readStudy(new TextDecoder().decode(await piped(bytes, new DecompressionStream('deflate-raw'))));
  } catch {
    return null;
  }
}
