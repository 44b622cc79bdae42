import { constants, inflateSync } from 'node:zlib';
import { namesOf, type Budget } from './pdf-tokens';

/**
 * Active content by its names in ISO 32000-2: actions that run code or programs (12.6.4), automatic actions (12.6.3),
 * embedded files (7.11.4), media players (13.6), and XFA forms (12.7.8).
 */
const activeNames = new Set([
  'AA',
  'EmbeddedFile',
  'EmbeddedFiles',
  'GoToE',
  'ImportData',
  'JS',
  'JavaScript',
  'Launch',
  'RichMedia',
  'SubmitForm',
  'XFA',
]);

/** Unpacked size of all object streams: the dictionaries of a page are small. */
const unpackedBytesMax = 64 * 1024 * 1024;
/** Pieces overlap only in files that are crafted to be read in two ways. */
const readingFactor = 4;

const pieceEnds = new Set(['endobj', 'obj', 'stream', 'startxref']);
const none: ReadonlySet<string> = new Set();

/** A dictionary of the file, or the content of an object stream. */
type Piece = { text: string; names: Set<string>; isStream: boolean; end: number };

/** Text after every `obj` and `trailer`, because the cross-reference table may point anywhere. Null above the budget. */
const piecesOf = (file: Buffer, budget: Budget): Piece[] | null => {
  const pieces: Piece[] = [];
  const whole = file.toString('latin1');
  for (const match of whole.matchAll(/(?<=[\d\s\0])obj|trailer/g)) {
    const start = match.index + match[0].length;
    const { names, keyword, end } = namesOf(file, start, pieceEnds, budget);
    if (budget.left < 0) return null;
    pieces.push({ text: whole.slice(start, end), names, isStream: keyword === 'stream', end });
  }
  return pieces;
};

/** Objects of an object stream; null for encodings that only hide content. */
const unpack = (file: Buffer, { text, names, end }: Piece, maxOutputLength: number): Buffer | null => {
  const filters = [...names].filter((name) => name.endsWith('Decode'));
  const data = file.subarray(end + (file[end] === 13 ? 2 : 1));
  if (filters.length === 0) {
    const length = data.indexOf('endstream');
    return length < 0 ? null : data.subarray(0, length);
  }
  if (filters.length > 1 || filters[0] !== 'FlateDecode' || /\/Predictor\s+(?!1\b)/.test(text)) return null;
  try {
    // Reads truncated data as far as possible, as viewers do.
    return inflateSync(data, { maxOutputLength, finishFlush: constants.Z_SYNC_FLUSH });
  } catch {
    return null;
  }
};

/** Object streams start with pairs of object number and offset. */
const packedObject = (holder: Piece, content: string, wanted: string): string | null => {
  const first = Number(/\/First\s+(\d{1,9})/.exec(holder.text)?.[1]);
  const pairs = content.slice(0, first).trim().split(/\s+/);
  const at = pairs.findIndex((value, index) => index % 2 === 0 && value === wanted);
  return at < 0 ? null : content.slice(first + Number(pairs[at + 1])).trimStart();
};

type Find = (number: string) => string | null;

/** A page to show when the file opens, which most programs write. */
const isDestination = (value: string, find: Find): boolean => {
  if (value.startsWith('[')) return true;
  if (value.startsWith('<<')) return /^<<[^<>]*\/S\s*\/GoTo(?![A-Za-z#])/.test(value);
  const number = /^(\d+)\s+\d+\s+R\b/.exec(value)?.[1];
  const target = number === undefined ? null : find(number);
  return target !== null && /^(\[|<<)/.test(target) && isDestination(target, find);
};

const isActive = (names: Set<string>, text: string, find: Find): boolean => {
  if ([...names].some((name) => activeNames.has(name))) return true;
  if (!names.has('OpenAction')) return false;
  const actions = [...text.matchAll(/\/OpenAction\s*([^]{0,300})/g)];
  // An escaped name has something to hide.
  return actions.length === 0 || actions.some(([, value = '']) => !isDestination(value, find));
};

/** `active`: runs something or has embedded files; `protected`: encrypted, so it can't be checked. */
export const pdfObjection = (file: Buffer): 'active' | 'protected' | null => {
  const pieces = piecesOf(file, { left: file.length * readingFactor });
  if (!pieces) return 'active';
  if (pieces.some(({ names }) => names.has('Encrypt'))) return 'protected';

  const packed: { holder: Piece; content: string; names: Set<string> }[] = [];
  let room = unpackedBytesMax;
  for (const holder of pieces.filter(({ names, isStream }) => isStream && names.has('ObjStm'))) {
    const content = unpack(file, holder, room);
    if (!content || (room -= content.length) <= 0) return 'active';
    const budget = { left: content.length * readingFactor };
    const { names } = namesOf(content, 0, none, budget);
    if (budget.left < 0) return 'active';
    packed.push({ holder, content: content.toString('latin1'), names });
  }

  const whole = file.toString('latin1');
  const find: Find = (number) => {
    const plain = new RegExp(`(?<![0-9])${number}\\s+\\d+\\s+obj\\s*([^]{0,300})`).exec(whole)?.[1];
    if (plain !== undefined) return plain;
    for (const { holder, content } of packed) {
      const found = packedObject(holder, content, number);
      if (found !== null) return found;
    }
    return null;
  };
  const active =
    pieces.some(({ names, text }) => isActive(names, text, find)) ||
    packed.some(({ names, content }) => isActive(names, content, find));
  return active ? 'active' : null;
};
