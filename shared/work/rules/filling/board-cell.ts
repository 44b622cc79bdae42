import { boardFlags, presences, type BoardFlag, type Presence } from '../../model/shifts/shift-vocabulary';
import { professions, type Profession } from '../../../people/model/healthcare-vocabulary';

/** Shift on the board. `start`: minutes since midnight on the location's clock; cost in cents. */
export type BoardRow = {
  id: string;
  version: number;
  start: number;
  minutes: number;
  profession: Profession;
  headcount: number;
  confirmed: number;
  requested: number;
  flags: readonly BoardFlag[];
  costCents: number;
  /** Where each person is who holds a slot, by user ID. */
  people: Readonly<Record<string, Presence>>;
};

/** Compact rows of a unit and day, by shift ID. */
export type BoardCell = Readonly<Record<string, string>>;

const fieldsInRow = 10;
const known: ReadonlySet<string> = new Set(professions);

const isProfession = (text: string | undefined): text is Profession => text !== undefined && known.has(text);

const wholeOf = (text: string | undefined): number => {
  const value = text ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(value) || value < 0) throw new TypeError(`A board row has ${text} for a whole number.`);
  return value;
};

const bitsOf = (flags: readonly BoardFlag[]): number =>
  boardFlags.reduce((bits, flag, index) => (flags.includes(flag) ? bits + 2 ** index : bits), 0);

const flagsOf = (bits: number): BoardFlag[] =>
  bits === 0 ? [] : boardFlags.filter((_, index) => Math.floor(bits / 2 ** index) % 2 === 1);

/** Position of the presence, and the user ID. */
const personText = ([userId, presence]: [string, Presence]): string => `${presences.indexOf(presence)}${userId}`;

const personOf = (text: string): [string, Presence] => {
  const presence = presences[Number(text[0])];
  if (presence === undefined || text.length < 2) throw new TypeError(`"${text}" is no person of a board row.`);
  return [text.slice(1), presence];
};

const peopleOf = (text: string): Record<string, Presence> =>
  text === '' ? {} : Object.fromEntries(text.split(',').map(personOf));

/** The ID is the key of the row. */
export const encodeRow = (row: BoardRow): string =>
  [
    row.version,
    row.start,
    row.minutes,
    row.profession,
    row.headcount,
    row.confirmed,
    row.requested,
    bitsOf(row.flags),
    row.costCents,
    Object.entries(row.people).map(personText).join(','),
  ].join('|');

/**
 * Throws for anything not written by `encodeRow`. A board has thousands of rows, and schemas took most of the reading
 * time.
 */
export const decodeRow = (id: string, text: string): BoardRow => {
  const parts = text.split('|');
  const profession = parts[3];
  // Rows written before they had people.
  if (parts.length === fieldsInRow - 1) parts.push('');
  if (parts.length !== fieldsInRow || !isProfession(profession)) throw new TypeError(`"${text}" is no board row.`);
  return {
    id,
    version: wholeOf(parts[0]),
    start: wholeOf(parts[1]),
    minutes: wholeOf(parts[2]),
    profession,
    headcount: wholeOf(parts[4]),
    confirmed: wholeOf(parts[5]),
    requested: wholeOf(parts[6]),
    flags: flagsOf(wholeOf(parts[7])),
    costCents: wholeOf(parts[8]),
    people: peopleOf(parts[9]!),
  };
};

/** Visible rows by start. */
export const rowsOf = (cell: BoardCell): BoardRow[] =>
  Object.entries(cell)
    .map(([id, text]) => decodeRow(id, text))
    .filter(({ flags }) => !flags.includes('gone'))
    .toSorted((one, other) => one.start - other.start || (one.id < other.id ? -1 : 1));

export type BoardTotals = { shifts: number; slots: number; covered: number; open: number; costCents: number };

/** Totals without drafts. */
export const totalsOf = (cells: readonly BoardCell[]): BoardTotals => {
  const rows = cells.flatMap(rowsOf).filter(({ flags }) => !flags.includes('draft'));
  const sum = (of: (row: BoardRow) => number): number => rows.reduce((all, row) => all + of(row), 0);
  const [slots, covered] = [sum(({ headcount }) => headcount), sum(({ confirmed }) => confirmed)];
  return { shifts: rows.length, slots, covered, open: slots - covered, costCents: sum(({ costCents }) => costCents) };
};
