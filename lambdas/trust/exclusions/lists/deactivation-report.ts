import { calendarDay } from '@shared/core/rules/calendar-days';
import { SaxesParser } from 'saxes';
import { unzipEntry, zipDirectory } from '../../../platform/files/zip-directory';
import { compactDay, slashedDay } from './source-days';
import { ListError } from './source-ports';

export type Deactivation = { npiNumber: string; deactivatedOn: string };

/** Limit of the unpacked size; about 334,000 rows take 60 MB. */
const unpackedBytesMax = 256 * 1024 * 1024;
const header = { npi: 'NPI', day: 'NPPES Deactivation Date' };

const entryOf = (archive: Buffer, isWanted: (name: string) => boolean): Buffer | null => {
  const entry = zipDirectory(archive)?.find(({ name }) => isWanted(name));
  return entry ? unzipEntry(archive, entry, unpackedBytesMax) : null;
};

const partBytes = 1 << 20;

/** Parses in parts, so the text of the whole sheet is never in memory. */
const parseXml = (file: Buffer, parser: SaxesParser): void => {
  const decoder = new TextDecoder();
  for (let at = 0; at < file.length; at += partBytes) {
    parser.write(decoder.decode(file.subarray(at, at + partBytes), { stream: true }));
  }
  parser.close();
};

const readSharedTexts = (file: Buffer | null): string[] => {
  const texts: string[] = [];
  if (!file) return texts;
  const parser = new SaxesParser();
  let inText = false;
  parser.on('opentag', ({ name }) => {
    if (name === 'si') texts.push('');
    inText = name === 't';
  });
  parser.on('text', (text) => {
    if (inText) texts.push(`${texts.pop() ?? ''}${text}`);
  });
  parser.on('closetag', () => {
    inText = false;
  });
  parseXml(file, parser);
  return texts;
};

/** Text by column letter. */
type Cells = Record<string, string>;

const readRows = (sheet: Buffer, sharedTexts: readonly string[], take: (cells: Cells) => void): void => {
  const parser = new SaxesParser();
  let cells: Cells = {};
  let cell = { column: '', isShared: false };
  let inValue = false;
  let value = '';
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'row') cells = {};
    if (name === 'c') cell = { column: (attributes['r'] ?? '').replace(/\d+$/, ''), isShared: attributes['t'] === 's' };
    if (name === 'v' || name === 't') [inValue, value] = [true, ''];
  });
  parser.on('text', (text) => {
    if (inValue) value += text;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'v' || name === 't') {
      inValue = false;
      cells[cell.column] = (cell.isShared ? (sharedTexts[Number(value)] ?? '') : value).trim();
    }
    if (name === 'row') take(cells);
  });
  parseXml(sheet, parser);
};

const excelEpoch = Date.UTC(1899, 11, 30);
const dayMs = 24 * 3600 * 1000;

/** Reads a text date, or a serial date as spreadsheets store it. */
const dayOfCell = (text: string): string | null => {
  if (/^\d{5}$/.test(text)) return calendarDay(excelEpoch + Number(text) * dayMs);
  return slashedDay(text) ?? compactDay(text);
};

const columnOf = (cells: Cells, name: string): string | undefined =>
  Object.keys(cells).find((column) => cells[column]!.toLowerCase() === name.toLowerCase());

/**
 * Reads the NPPES Deactivated NPI Report: a ZIP with one workbook whose sheet has a title, a header, and the numbers.
 * Described by an importer that read the report of April 13, 2026; about 334,000 rows in February 2026.
 */
export const readDeactivationReport = (archive: Buffer): Deactivation[] => {
  const workbook = entryOf(archive, (name) => name.toLowerCase().endsWith('.xlsx'));
  const sheet = workbook && entryOf(workbook, (name) => name === 'xl/worksheets/sheet1.xml');
  if (!workbook || !sheet) throw new ListError('The archive has no workbook.');
  const sharedTexts = readSharedTexts(entryOf(workbook, (name) => name === 'xl/sharedStrings.xml'));
  const found: Deactivation[] = [];
  const columns = { npi: '', day: '' };
  readRows(sheet, sharedTexts, (cells) => {
    if (columns.npi === '') {
      const [npi, day] = [columnOf(cells, header.npi), columnOf(cells, header.day)];
      if (npi !== undefined && day !== undefined) Object.assign(columns, { npi, day });
      return;
    }
    const [npiNumber, deactivatedOn] = [cells[columns.npi] ?? '', dayOfCell(cells[columns.day] ?? '')];
    if (/^\d{10}$/.test(npiNumber) && deactivatedOn !== null) found.push({ npiNumber, deactivatedOn });
  });
  if (columns.npi === '') throw new ListError(`The workbook has no ${header.npi} and ${header.day}.`);
  return found;
};
