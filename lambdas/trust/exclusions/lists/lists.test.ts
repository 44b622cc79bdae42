import { keysOfRow } from '@shared/trust/rules/exclusion';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { Clock } from '../../../platform/clock';
import { memoryTable } from '../../../platform/table/memory-table.fixture';
import { createWatchLists } from '../../../store/trust/watch-lists/watch-lists';
import { readDeactivationReport } from './deactivation-report';
import { createDeactivationSource } from './deactivation-source';
import { importDeactivations } from './import-deactivations';
import { importExclusions } from './import-exclusions';
import { importLists } from './import-lists';
import { createLeieSource } from './leie-source';
import { rowOfText, textOfRow, toExclusionRecord } from './listed-row';
import { readLeieFile } from './leie-file';
import type { SupplementKind } from './source-ports';

const columns = [
  'LASTNAME,FIRSTNAME,MIDNAME,BUSNAME,GENERAL,SPECIALTY,UPIN,NPI,DOB,ADDRESS,CITY,STATE,ZIP',
  'EXCLTYPE,EXCLDATE,REINDATE,WAIVERDATE,WVRSTATE',
].join(',');

type Fields = { last?: string; first?: string; npi?: string; born?: string; reinstated?: string };
const line = ({ last = 'WELLER', first = 'ANN', npi = '0000000000', born = '19800303', reinstated }: Fields = {}) =>
  `"${last}","${first}","","","NURSE","RN","","${npi}","${born}","1 A ST, 4","AMES","IA","50010","1128a1","20190620","${reinstated ?? '00000000'}","00000000",""`;
const file = (...lines: string[]): string => `${[columns, ...lines].join('\r\n')}\r\n`;
const people = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => line({ last: `PERSON${String.fromCharCode(65 + index)}` }));

const bytes = async function* (text: string): AsyncGenerator<Uint8Array> {
  const all = Buffer.from(text, 'latin1');
  // Cut within lines, like network chunks.
  for (let at = 0; at < all.length; at += 50) yield all.subarray(at, at + 50);
};
const read = async (text: string) => {
  const rows = [];
  for await (const row of readLeieFile(bytes(text))) rows.push(row);
  return rows;
};

describe('a row of the exclusion file', () => {
  it('is read by column names, in any order', async () => {
    const [row] = await read(file(line({ npi: '1993999998', reinstated: '20240115' })));
    expect(row).toMatchObject({
      entry: {
        firstName: 'ANN',
        lastName: 'WELLER',
        npiNumber: '1993999998',
        excludedOn: '2019-06-20',
        type: '1128a1',
      },
      birthDate: '1980-03-03',
      reinstatedOn: '2024-01-15',
    });
    const other = await read(
      'REINDATE,DOB,NPI,EXCLDATE,EXCLTYPE,STATE,CITY,SPECIALTY,GENERAL,BUSNAME,MIDNAME,firstname,Lastname\n00000000,19800303,0000000000,20190620,1128a1,IA,AMES,RN,NURSE,,,ANN,WELLER\n',
    );
    expect(other).toEqual(await read(file(line())));
  });

  it('treats zeros and impossible dates as unknown', async () => {
    const [row] = await read(file(line({ born: '19801399' })));
    expect(row).toMatchObject({ birthDate: null, reinstatedOn: null, entry: { npiNumber: '' } });
  });

  it('is unchanged after storage', async () => {
    const [row] = await read(file(line({ npi: '1993999998' })));
    expect(rowOfText(textOfRow(row!))).toEqual(row);
  });

  it('keeps its ID after it ended, but not with another birth date', async () => {
    const [before, ended, dated] = await read(
      file(line({ born: '00000000' }), line({ born: '00000000', reinstated: '20240115' }), line()),
    );
    expect(ended!.entry.rowId).toBe(before!.entry.rowId);
    expect(dated!.entry.rowId).not.toBe(before!.entry.rowId);
  });

  it('is rejected without a required column, as from an error page', async () => {
    await expect(read('<html><body>Maintenance</body></html>')).rejects.toThrow('LASTNAME');
    await expect(read(file(line()).replace('DOB', 'BORN'))).rejects.toThrow('DOB');
  });
});

const now = '2026-11-23T08:00:00.000Z';

const world = () => {
  const state = {
    full: file(...people(10)),
    supplements: new Map<`${SupplementKind} ${string}`, string>(),
    modifiedOn: '2026-11-09' as string | null,
    now,
  };
  const table = memoryTable();
  const lists = createWatchLists(table);
  let ids = 0;
  const clock: Clock = { now: () => new Date(state.now), newId: (prefix) => `${prefix}_${(ids += 1)}` };
  const source = {
    full: async () => ({ modifiedOn: state.modifiedOn, content: bytes(state.full) }),
    supplement: async (kind: SupplementKind, month: string) => {
      const text = state.supplements.get(`${kind} ${month}`);
      return text === undefined ? null : { modifiedOn: null, content: bytes(text) };
    },
  };
  const run = () => importExclusions({ source, lists, clock });
  // A bucket also has rows with other keys.
  const rows = async (key: string) =>
    (await lists.find('exclusions', [key]))!.texts
      .map(rowOfText)
      .filter((row) => keysOfRow(toExclusionRecord(row)).includes(key));
  const published = () => [...table.items('WatchListEdition'), ...table.items('PastWatchListEdition')];
  return { state, run, rows, clock, lists, published };
};

describe('a list import', () => {
  it('replaces the previous list, once per file', async () => {
    const { state, run, published } = world();
    expect(await run()).toEqual({ imported: true, rows: 10, fileDate: '2026-11-09' });
    expect(await run()).toMatchObject({ imported: false });
    state.full = file(...people(11));
    expect(await run()).toMatchObject({ imported: true, rows: 11 });
    expect(published()).toHaveLength(2);
  });

  it('rejects a file with far fewer rows, and keeps the previous one', async () => {
    const { state, run, rows, published } = world();
    await run();
    state.full = file(...people(8));
    await expect(run()).rejects.toThrow('8 rows');
    state.full = file();
    await expect(run()).rejects.toThrow('0 rows');
    expect(published()).toHaveLength(1);
    expect(await rows('PERSONJ')).toHaveLength(1);
  });

  it('adds the supplements of later months', async () => {
    const { state, run, rows } = world();
    state.modifiedOn = '2026-10-09';
    state.supplements.set('excl 2026-11', file(line({ last: 'NEW' })));
    state.supplements.set('rein 2026-11', file(line({ last: 'PERSONA', reinstated: '20261102' })));
    state.supplements.set('excl 2026-09', file(line({ last: 'OLD' })));
    expect(await run()).toMatchObject({ rows: 11 });
    expect(await rows('NEW')).toMatchObject([{ reinstatedOn: null }]);
    expect(await rows('PERSONA')).toMatchObject([{ reinstatedOn: '2026-11-02' }]);
    expect(await rows('OLD')).toEqual([]);
  });

  it('fails the run on an error or an outdated list, after reading the other list', async () => {
    const { state, run, lists, clock } = world();
    const names = ['exclusions', 'deactivations'] as const;
    const imports = { exclusions: run };
    expect(await importLists({ lists, clock }, imports, names)).toEqual({ imported: ['exclusions'] });
    state.now = '2026-12-20T08:00:00.000Z';
    await expect(importLists({ lists, clock }, imports, names)).rejects.toThrow('exclusions');
    const broken = { exclusions: () => Promise.reject(new Error('no')), deactivations: run };
    await expect(importLists({ lists, clock }, broken, names)).rejects.toThrow('exclusions');
    expect(await importLists({ lists, clock }, {}, names)).toEqual({ imported: [] });
  });
});

const replies = (pages: Record<string, string | Buffer>): typeof fetch =>
  (async (address: URL) => {
    const body = pages[address.pathname];
    if (body === undefined) return new Response('', { status: 404 });
    const headers = { 'last-modified': 'Mon, 09 Nov 2026 14:00:00 GMT' };
    return new Response(typeof body === 'string' ? body : new Uint8Array(body), { headers });
  }) as unknown as typeof fetch;

describe('the official sources', () => {
  it('provide the full file and monthly supplements', async () => {
    const request = replies({ '/d/UPDATED.csv': file(line()), '/d/2026/2611excl.csv': file() });
    const source = createLeieSource({ url: 'https://oig.test/d/', request });
    expect((await source.full()).modifiedOn).toBe('2026-11-09');
    expect(await source.supplement('excl', '2026-11')).not.toBeNull();
    expect(await source.supplement('rein', '2026-11')).toBeNull();
  });

  it('provide the newest report of deactivated numbers', async () => {
    const links = ['101226_V2', '110926', '110926_V2', '071018'].map(
      (name) => `<a href='./NPPES_Deactivated_NPI_Report_${name}.zip'>`,
    );
    const request = replies({ '/n/NPI_Files.html': links.join('\n') });
    const newest = await createDeactivationSource({ url: 'https://cms.test/n/', request }).newest();
    expect(newest).toMatchObject({ name: 'NPPES_Deactivated_NPI_Report_110926_V2.zip', fileDate: '2026-11-09' });
  });
});

const cell = (at: string, content: string): string => `<c r="${at}"${content}</c>`;
const report = (rows: string[], sharedTexts?: string): Buffer => {
  const sheet = `<worksheet><sheetData>${rows.map((row) => `<row>${row}</row>`).join('')}</sheetData></worksheet>`;
  const workbook = zipSync({
    'xl/worksheets/sheet1.xml': strToU8(sheet),
    ...(sharedTexts && { 'xl/sharedStrings.xml': strToU8(sharedTexts) }),
  });
  return Buffer.from(zipSync({ 'NPPES Deactivated NPI Report 20261109.xlsx': workbook }));
};
const text = (at: string, value: string): string => cell(at, ` t="inlineStr"><is><t>${value}</t></is>`);
const header = text('A2', 'NPI') + text('B2', 'NPPES Deactivation Date');

describe('the report of deactivated numbers', () => {
  it('is read from inline texts, shared texts, and serial dates', () => {
    const shared = '<sst><si><t>NPI</t></si><si><t>NPPES Deactivation Date</t></si><si><t>03/14/2024</t></si></sst>';
    const rows = [
      text('A1', 'NPPES Deactivated Records as of Nov 09 2026'),
      cell('A2', ' t="s"><v>0</v>') + cell('B2', ' t="s"><v>1</v>'),
      text('A3', '1993999998') + cell('B3', ' t="s"><v>2</v>'),
      cell('A4', '><v>1234567893</v>') + cell('B4', '><v>45365</v>'),
      text('A5', 'Total') + text('B5', '2'),
    ];
    expect(readDeactivationReport(report(rows, shared))).toEqual([
      { npiNumber: '1993999998', deactivatedOn: '2024-03-14' },
      { npiNumber: '1234567893', deactivatedOn: '2024-03-14' },
    ]);
  });

  it('is rejected without its header, or when it is another file', () => {
    expect(() => readDeactivationReport(report([text('A1', '1993999998')]))).toThrow('NPPES Deactivation Date');
    expect(() => readDeactivationReport(Buffer.from('<html>'.repeat(10)))).toThrow('workbook');
  });

  it('is downloaded once', async () => {
    const { lists, clock } = world();
    let downloads = 0;
    const source = {
      newest: async () => ({
        name: 'NPPES_Deactivated_NPI_Report_110926_V2.zip',
        fileDate: '2026-11-09',
        content: async () => {
          downloads += 1;
          return report([header, text('A3', '1993999998') + text('B3', '3/4/2024')]);
        },
      }),
    };
    expect(await importDeactivations({ source, lists, clock })).toMatchObject({ imported: true, rows: 1 });
    expect(await importDeactivations({ source, lists, clock })).toMatchObject({ imported: false, rows: 1 });
    expect(downloads).toBe(1);
    expect((await lists.find('deactivations', ['1993999998']))?.texts).toEqual(['1993999998 2024-03-04']);
  });
});
