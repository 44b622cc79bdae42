import { limits } from '@shared/limits';
import { DryRunRow, type ReportMapping } from '@shared/connect/model/report-mapping';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReportRow } from '../ports';
import { parseCents, guessedMapping, readRows } from './report-rows';
import { toDraft } from './source-job';

const mapping: ReportMapping = {
  reference: 'ID',
  title: 'Title',
  location: 'Location',
  profession: 'Profile',
  specialty: 'Specialty',
  openings: 'Openings',
  payMin: 'Min',
  payMax: 'Max',
  payRate: 'Per',
  description: 'Text',
};
const nurse: ReportRow = {
  ID: 'R-1',
  Title: 'Registered Nurse, ICU',
  Location: 'Chicago, IL',
  Profile: 'Registered Nurse',
  Specialty: 'critical care',
  Openings: '2',
  Min: '38.50',
  Max: '$52.00',
  Per: 'Hourly',
  Text: '<p>Care for adults.</p><ul><li>ACLS &amp; BLS</li></ul>',
};
const read = (row: ReportRow, changes: Partial<ReportMapping> = {}) => readRows([row], { ...mapping, ...changes })[0]!;
const problemsOf = (row: ReportRow, changes: Partial<ReportMapping> = {}) =>
  read(row, changes).shown.problems.map(({ field, problem }) => `${field} ${problem}`);

describe('a row of a report', () => {
  it('becomes a job with all its fields', () => {
    const { shown, job } = read(nurse);
    expect(shown).toMatchObject({ isImported: true, problems: [], professions: ['rn'], specialty: 'Critical Care' });
    expect(job).toEqual({
      externalId: 'R-1',
      reference: 'R-1',
      fields: {
        title: 'Registered Nurse, ICU',
        location: 'Chicago, IL',
        numberOfOpenings: 2,
        description: 'Care for adults.\n\n- ACLS & BLS',
      },
      initial: {
        professions: ['rn'],
        specialty: 'Critical Care',
        payBy: 'range',
        rate: 'hour',
        salaryMinCents: 38_50,
        salaryMaxCents: 52_00,
      },
    });
    expect(toDraft(job!.fields, job!.initial!)).toMatchObject({ rate: 'hour', specialty: 'Critical Care' });
  });

  it('is no job without an ID and a title, and reports the problem', () => {
    expect(read({ ...nurse, ID: '' })).toMatchObject({ job: null, shown: { isImported: false } });
    expect(problemsOf({ ...nurse, ID: '' })).toEqual(['reference missing']);
    expect(problemsOf({ ...nurse, ID: 'R 1/2' })).toEqual(['reference unknown']);
    expect(problemsOf({ ...nurse, Title: ' ' })).toEqual(['title missing']);
  });

  it('becomes a partial job when a value is missing or unknown', () => {
    const row = { ...nurse, Location: '', Profile: 'Facilities III', Specialty: 'Plumbing', Openings: 'as needed' };
    expect(problemsOf(row)).toEqual([
      'location missing',
      'profession unknown',
      'specialty unknown',
      'openings unknown',
    ]);
    expect(read(row).job?.fields.numberOfOpenings).toBe(1);
    expect(read(row).job?.initial).not.toHaveProperty('professions');
  });

  it('has no pay without its time unit', () => {
    expect(problemsOf(nurse, { payRate: null })).toEqual(['payRate missing']);
    expect(read(nurse, { payRate: null }).job?.initial).not.toHaveProperty('salaryMinCents');
    expect(problemsOf({ ...nurse, Per: 'Bi-weekly' })).toEqual(['payRate unknown']);
    expect(read({ ...nurse, Min: '90', Max: '60' }).shown.pay).toEqual({ min: 60_00, max: 90_00, rate: 'hour' });
  });

  it('reports nothing about fields that the report does not have', () => {
    const bare = { location: null, profession: null, specialty: null, openings: null, payMin: null, payMax: null };
    expect(problemsOf(nurse, { ...bare, payRate: null, description: null })).toEqual([]);
  });

  it('counts once if its ID is repeated', () => {
    const [first, second] = readRows([nurse, { ...nurse, Title: 'Other' }], mapping);
    expect([first!.job?.fields.title, second!.job]).toEqual(['Registered Nurse, ICU', null]);
    expect(second!.shown.problems).toMatchObject([{ field: 'reference', problem: 'repeated' }]);
  });

  it.each([
    ['85,000.00', 85_000_00],
    ['USD 40', 40_00],
    ['40.505', 40_51],
    ['none', null],
    ['', null],
    ['9'.repeat(30), null],
  ])('reads the amount %j', (text, cents) => {
    expect(parseCents(text)).toBe(cents);
  });

  it('is read whatever its text', () => {
    const value = fc.oneof(fc.string({ unit: 'binary', maxLength: 80 }), fc.constantFrom('R-1', '', '1e9', '<p>', '∞'));
    fc.assert(
      fc.property(fc.array(fc.dictionary(fc.constantFrom(...Object.keys(nurse)), value), { maxLength: 5 }), (all) => {
        const results = readRows(all, mapping);
        for (const { shown, job } of results) {
          expect(DryRunRow.safeParse(shown).success).toBe(true);
          expect(job === null).toBe(!shown.isImported);
          if (job) expect(toDraft(job.fields, job.initial!).title.length).toBeLessThanOrEqual(limits.jobTitleLength);
        }
        const ids = results.flatMap(({ job }) => job?.externalId ?? []);
        expect(new Set(ids).size).toBe(ids.length);
      }),
      { numRuns: 200 },
    );
  });
});

it('suggests a mapping from the field names', () => {
  const names = [
    'Job_Requisition_ID',
    'Job_Posting_Title',
    'Primary_Location_group.Location',
    'Pay_Range_Minimum',
    'x',
  ];
  expect(guessedMapping(names)).toEqual({
    reference: 'Job_Requisition_ID',
    title: 'Job_Posting_Title',
    location: 'Primary_Location_group.Location',
    payMin: 'Pay_Range_Minimum',
  });
});
