import { withoutInvisible } from '@shared/core/model/plain-text';
import { stringify } from 'csv-stringify/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readList } from './read-list';

const columns = { name: ['name', 'Nombre'], email: ['email', 'Correo electrónico'], note: ['note'] };
const header = Object.keys(columns);
type Cells = readonly [string, string, string];

const separator = fc.constantFrom(',', ';', '\t', '|');
const lineBreak = fc.constantFrom('\n', '\r\n');
const sign = fc.constantFrom(
  'a',
  'B',
  '5',
  ' ',
  '"',
  ',',
  ';',
  '|',
  '\t',
  '\n',
  '\r\n',
  'é',
  'e\u0301',
  '\u00a0',
  '\ufeff',
);
const cell = fc.oneof(fc.string({ unit: sign, maxLength: 8 }), fc.string());
const cells: fc.Arbitrary<Cells> = fc.tuple(cell, cell, cell);

const written = (rows: readonly Cells[], delimiter: string, { quoted = false, breaks = '\n' } = {}): string =>
  stringify([header, ...rows], { delimiter, quoted, record_delimiter: breaks, quoted_match: /[\r\n]|^\s|\s$/ });

const plain = (text: string): string => withoutInvisible(text.replaceAll(/\r\n?/g, '\n')).trim().normalize('NFC');
const kept = (rows: readonly Cells[]): string[][] =>
  rows.map((row) => row.map(plain)).filter((row) => row.some((text) => text !== ''));
const read = (file: string): string[][] =>
  readList(file, columns, 2000).rows.map(({ cells: { name = '', email = '', note = '' } }) => [name, email, note]);

describe('a CSV list', () => {
  it('is read with any separator, quotation marks, and line breaks', () => {
    const way = fc.record({ quoted: fc.boolean(), breaks: lineBreak });
    fc.assert(
      fc.property(fc.array(cells), separator, way, fc.boolean(), fc.boolean(), (rows, mark, how, isMarked, isNamed) => {
        const file = (isNamed ? `sep=${mark}${how.breaks}` : '') + written(rows, mark, how);
        expect(read((isMarked ? '\ufeff' : '') + file)).toEqual(kept(rows));
      }),
      { numRuns: 500 },
    );
  });

  const word = fc.stringMatching(/^[a-z5é,;|]{1,8}$/);
  const several = fc.stringMatching(/^[a-z]{1,4}\n[a-z,]{0,4}$/);
  const usual: fc.Arbitrary<Cells> = fc.tuple(word, word, fc.oneof(word, several, fc.constant('')));
  const rowsAndPlaces = fc.tuple(fc.array(usual), usual, fc.array(usual), fc.nat());

  it('loses at most the row with a stray quotation mark', () => {
    fc.assert(
      fc.property(rowsAndPlaces, separator, fc.boolean(), ([before, [name, email], after, place], mark, quoted) => {
        const [first = '', ...rest] = written(before, mark, { quoted }).split('\n');
        const row = written([[name, email, 'x']], mark, { quoted }).split('\n')[1]!;
        const at = place % (row.length + 1);
        const spoiled = `${row.slice(0, at)}"${row.slice(at)}`;
        const others = written(after, mark, { quoted }).split('\n').slice(1);
        const found = read([first, ...rest.slice(0, -1), spoiled, ...others].join('\n'));
        expect(found.slice(0, before.length)).toEqual(kept(before));
        expect(found).toHaveLength(before.length + 1 + after.length);
        expect(found.slice(before.length + 1)).toEqual(kept(after));
      }),
      { numRuns: 500 },
    );
  });

  it('has columns by any of their names, ignoring case and accents, and skips others', () => {
    const list = readList('CORREO ELECTRONICO;;Nombre;Age;\nnia@example.com;;Nia;40;\n;;;;\n\n', columns, 9);
    expect(list).toEqual({
      separator: ';',
      columns: ['email', 'name'],
      rows: [{ line: 2, cells: { email: 'nia@example.com', name: 'Nia' } }],
    });
  });

  it('uses the first of two columns with the same name', () => {
    expect(readList('name,note,Name\nNia,,Ben\n', columns, 9).rows).toMatchObject([{ cells: { name: 'Nia' } }]);
  });

  it('has the line numbers of the file', () => {
    const lines = ['sep=,', '', 'name,email,note', '', 'Nia,,"two', 'lines"', ',,', 'Ben,,'];
    const linesOf = (rows: readonly string[]) => readList(rows.join('\r\n'), columns, 9).rows.map(({ line }) => line);
    expect(linesOf(lines)).toEqual([6, 8]);
    expect(linesOf([...lines, 'Cyd,,5" tape'])).toEqual([6, 8, 9]);
  });

  it.each(['', '\n', ';;;\n', 'PK\u0003\u0004\0\u0008"', '"""'])('has no columns in %j', (file) => {
    expect(readList(file, columns, 2000)).toMatchObject({ columns: [], rows: [] });
  });

  it('reports too many rows', () => {
    for (const stray of ['', '"'])
      expect(readList(`name,email,note\n${'Nia,,\n'.repeat(5)}Nia,,${stray}`, columns, 4).rows.length).toBeGreaterThan(
        4,
      );
  });

  it('keeps its columns, whatever quotation marks follow', () => {
    const width = 20_000;
    for (const part of ['"', '"a,', 'a"\n', '"\n', '""\n', '" ', ',"', '"a\n""\n']) {
      const file = `name,email,note\n"${part.repeat(width / part.length)}`;
      expect(readList(file, columns, 2000).columns).toEqual(['name', 'email', 'note']);
    }
  });
});
