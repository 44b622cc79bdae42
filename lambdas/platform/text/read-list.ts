import { CsvError, parse } from 'csv-parse/sync';
import { withoutInvisible } from '@shared/core/model/plain-text';
import { comparedTerm } from '@shared/text/compared-term';

const separators = [',', ';', '\t', '|'] as const;
type Separator = (typeof separators)[number];

/** Accepted column names of the first row, in any spelling. */
type ColumnNames<C extends string> = Readonly<Record<C, readonly string[]>>;

/** `line`: number of its last line in the file, from 1. */
type Row = { line: number; cells: readonly string[] };
export type ListRow<C extends string> = { line: number; cells: Partial<Record<C, string>> };
export type List<C extends string> = { separator: Separator; columns: readonly C[]; rows: ListRow<C>[] };

type Parsed = { record: string[]; info: { lines: number } };
type ParseOptions = { separator: Separator; most: number };

/** Returns null after a stray quotation mark. */
const strictRows = (text: string, { separator, most }: ParseOptions): Row[] | null => {
  const options = { delimiter: separator, record_delimiter: '\n', trim: true, relax_column_count: true, to: most };
  try {
    const rows = parse(text, { ...options, skip_records_with_empty_values: true, info: true }) as unknown as Parsed[];
    return rows.map(({ record, info }) => ({ line: info.lines, cells: record }));
  } catch (error) {
    if (error instanceof CsvError) return null;
    throw error;
  }
};

/** Maximum of a line with unmatched quotation marks; anything longer is an unclosed cell. */
const looseCharacters = 2000;

/** Closes a cell only before a separator; an unclosed quotation mark is part of the text. */
const looseCells = (line: string, separator: Separator): string[] => {
  const mark = separator === '|' ? '\\|' : separator;
  const cell = new RegExp(` *(?:"((?:[^"]|"(?! *${mark}))*)" *|([^${mark}]*))${mark}`, 'g');
  return Array.from(`${line.slice(0, looseCharacters)}${separator}`.matchAll(cell), ([, quoted, plain = '']) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  );
};

const isEmpty = (line: string, separator: Separator): boolean =>
  line.split(separator).every((cell) => /^\s*(?:"")?\s*$/.test(cell));

/** A row of several lines begins and ends with an odd number of quotation marks. */
const isOpen = (line: string): boolean => line.split('"').length % 2 === 0;

/** Matching quotation marks of two rows would merge them, usually into one with a different width. */
const isAsWide = (cells: readonly string[], header: readonly string[]): boolean =>
  cells.length <= header.length && cells.length > header.findLastIndex((name) => name !== '');

/** Reads row by row, so a stray quotation mark affects only its own. */
const rescuedRows = (text: string, options: ParseOptions): Row[] => {
  const lines = text.split('\n');
  const rows: Row[] = [];
  for (let at = 0; at < lines.length && rows.length < options.most; at += 1) {
    const line = lines[at]!;
    if (isEmpty(line, options.separator)) continue;
    let end = at;
    if (isOpen(line)) while (++end < lines.length && !isOpen(lines[end]!));
    const found = strictRows(lines.slice(at, end + 1).join('\n'), options);
    const whole = found && (found[0]?.cells ?? []);
    const isWhole = whole !== null && (end === at || isAsWide(whole, rows[0]?.cells ?? whole));
    if (isWhole) at = end;
    rows.push({ line: at + 1, cells: isWhole ? whole : looseCells(line, options.separator) });
  }
  return rows;
};

const clean = ({ line, cells }: Row): Row => ({
  line,
  cells: cells.map((cell) => cell && withoutInvisible(cell).trim().normalize('NFC')),
});

const isFilled = ({ cells }: Row): boolean => cells.some((cell) => cell !== '');

const columnsIn = <C extends string>(header: readonly string[], names: ColumnNames<C>): (C | undefined)[] => {
  const known = new Map<string, C>();
  for (const column of Object.keys(names) as C[])
    for (const name of names[column]) known.set(comparedTerm(name), column);
  return header.map((name) => known.get(comparedTerm(name)));
};

/** Named in a line of its own, as by Excel, or the one that separates most of the columns. */
const separatorIn = <C extends string>(text: string, named: string | undefined, names: ColumnNames<C>): Separator => {
  const header = text.split('\n').find((line) => /[^\s,;|"]/.test(line)) ?? '';
  const count = (separator: Separator): number =>
    columnsIn(looseCells(header, separator), names).filter((column) => column !== undefined).length;
  return (
    separators.find((separator) => separator === named) ??
    separators.toSorted((one, other) => count(other) - count(one))[0]!
  );
};

const separatorLine = /^"?sep=(.)[^\n]*/i;

/** Reads a spreadsheet's list. The first nonempty row names the columns. Adds one row if there are more than `most`. */
export const readList = <C extends string>(file: string, names: ColumnNames<C>, most: number): List<C> => {
  const whole = file.replace(/^\ufeff/, '').replaceAll(/\r\n?/g, '\n');
  const text = whole.replace(separatorLine, '');
  const separator = separatorIn(text, separatorLine.exec(whole)?.[1], names);
  // The column names, and one extra row.
  const options = { separator, most: most + 2 };
  const rows = (strictRows(text, options) ?? rescuedRows(text, options)).map(clean).filter(isFilled);
  const [header, ...content] = rows;
  const columns = columnsIn(header?.cells ?? [], names);
  return {
    separator,
    columns: columns.flatMap((column) => column ?? []),
    rows: content.map(({ line, cells }) => ({
      line,
      cells: Object.fromEntries(
        columns.flatMap((column, index) => (column ? [[column, cells[index] ?? '']] : [])).toReversed(),
      ) as Partial<Record<C, string>>,
    })),
  };
};
