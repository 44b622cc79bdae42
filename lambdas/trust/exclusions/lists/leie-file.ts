import { parse } from 'csv-parse';
import { Readable } from 'node:stream';
import { rowIdOf, type ListedRow } from './listed-row';
import { compactDay } from './source-days';
import { ListError } from './source-ports';

/**
 * Columns of the List of Excluded Individuals/Entities by name, because their order isn't guaranteed.
 * oig.hhs.gov/exclusions/exclusions_list.asp; the header of August 2, 2026 is quoted in several public importers.
 */
const columns = {
  lastName: 'LASTNAME',
  firstName: 'FIRSTNAME',
  middleName: 'MIDNAME',
  businessName: 'BUSNAME',
  occupation: 'GENERAL',
  occupationDetail: 'SPECIALTY',
  npiNumber: 'NPI',
  birthDate: 'DOB',
  city: 'CITY',
  state: 'STATE',
  type: 'EXCLTYPE',
  excludedOn: 'EXCLDATE',
  reinstatedOn: 'REINDATE',
} as const;

type Field = keyof typeof columns;
type Fields = Record<Field, string>;

const fieldNames = Object.keys(columns) as Field[];

const readHeader = (header: readonly string[]): (Field | false)[] => {
  const names = header.map((name) => name.trim().toUpperCase());
  const missing = fieldNames.filter((field) => !names.includes(columns[field]));
  if (missing.length > 0) throw new ListError(`The file has no ${missing.map((it) => columns[it]).join(', ')}.`);
  return names.map((name) => fieldNames.find((field) => columns[field] === name) ?? false);
};

/** Reads an NPI; 0000000000 means none. */
const npiIn = (text: string): string => (/^\d{10}$/.test(text) && Number(text) > 0 ? text : '');

const rowOf = ({ birthDate, reinstatedOn, ...fields }: Fields): ListedRow => {
  const { npiNumber, excludedOn, ...texts } = fields;
  const content = { ...texts, npiNumber: npiIn(npiNumber), excludedOn: compactDay(excludedOn) };
  const born = compactDay(birthDate);
  return {
    entry: { rowId: rowIdOf(content, born), ...content },
    birthDate: born,
    reinstatedOn: compactDay(reinstatedOn),
  };
};

/** Reads row by row. ListError if a column is missing, as in an error page. */
export const readLeieFile = async function* (content: AsyncIterable<Uint8Array>): AsyncGenerator<ListedRow> {
  const parser = parse({
    bom: true,
    encoding: 'latin1',
    trim: true,
    skip_empty_lines: true,
    relax_quotes: true,
    relax_column_count: true,
    columns: readHeader,
  });
  const source = Readable.from(content);
  source.on('error', (error) => parser.destroy(error));
  source.pipe(parser);
  for await (const fields of parser) yield rowOf({ ...nothing, ...(fields as Partial<Fields>) });
};

const nothing = Object.fromEntries(fieldNames.map((name) => [name, ''])) as Fields;
