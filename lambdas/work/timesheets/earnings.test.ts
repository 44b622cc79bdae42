import * as fc from 'fast-check';
import { addDays } from '@shared/core/rules/calendar-days';
import { weekPayCents } from '@shared/work/rules/timesheets/timesheet-pay';
import { timesheetStatuses } from '@shared/hiring/model/hiring-vocabulary';
import { rateUnits } from '@shared/core/model/vocabulary';
import { languages, localeOf } from '@shared/text/language';
import { describe, expect, it } from 'vitest';
import {
  emptyTimesheet,
  lastDayOf,
  timesheetView,
  type TimesheetItem,
} from '../../store/work/timesheets/timesheet-item';
import type { PlacementItem } from '../../store/work/placements/placement-item';
import type { Table } from '../../platform/table/table';
import { readTags } from '../../platform/pdf/read-tags.fake';
import { drawTimesheet, hoursLabel } from './draw-timesheet';
import { earningsOf, earningsWrites, pendingWrites } from '../../store/work/timesheets/earnings-counters';
import { getEarnings } from './get-earnings';
import { getEmployerEarnings } from './get-employer-earnings';

const monday = '2026-11-30';
const placement = {
  placementId: 'plc_1',
  jobId: 'job_1',
  jobTitle: 'Ward physician',
  organizationId: 'org_1',
  organization: 'Harbor',
  professional: { userId: 'pro', name: 'Zoë Łęcka' },
  terms: { payCents: 100_00, rate: 'hour', currency: 'USD' },
} as PlacementItem;
const table = { name: 'table' } as Table;

const sheet = (changes: Partial<TimesheetItem> = {}): TimesheetItem => ({
  ...emptyTimesheet(placement, monday),
  version: 1,
  lines: [0, 1, 2].map((index) => ({ day: addDays(monday, index), minutes: 60, note: '', dispute: null })),
  ...changes,
});

const totalOf = (it: TimesheetItem) => earningsOf(it).find(({ key }) => key.sk === 'TOTAL#USD')!.counts;

describe('earnings', () => {
  it('are counted in the month of the work day', () => {
    const approved = earningsOf(sheet({ status: 'approved' }));
    expect(approved.map(({ key, counts }) => [key.sk, counts.approvedCents, counts.minutes])).toEqual([
      ['MONTH#2026-11#USD', 100_00, 60],
      ['MONTH#2026-12#USD', 200_00, 120],
      ['TOTAL#USD', 300_00, 180],
    ]);
    expect(totalOf(sheet())).toMatchObject({ expectedCents: 300_00, approvedCents: 0, paidCents: 0, minutes: 0 });
    expect(totalOf(sheet({ status: 'paid' }))).toMatchObject({ approvedCents: 300_00, paidCents: 300_00 });
  });

  it('include pay for canceled shifts, without hours', () => {
    const shift = { shiftId: 'shf_1', cents: 228_00, kind: 'cancellation' as const };
    const line = { day: monday, minutes: 0, note: '', dispute: null, shift };
    expect(totalOf(sheet({ lines: [line] }))).toMatchObject({
      approvedCents: 228_00,
      canceledCents: 228_00,
      minutes: 0,
    });
  });

  it('match the latest state of the week after any changes', () => {
    const week = fc
      .record({
        minutes: fc.array(fc.integer({ min: 0, max: 1440 }), { maxLength: 7 }),
        status: fc.constantFrom(...timesheetStatuses),
      })
      .map(({ minutes, status }) =>
        sheet({
          status,
          lines: minutes.map((it, index) => ({ day: addDays(monday, index), minutes: it, note: '', dispute: null })),
        }),
      );
    fc.assert(
      fc.property(fc.array(week, { minLength: 1, maxLength: 6 }), (history) => {
        const stored = new Map<string, Record<string, number>>();
        for (const [index, after] of history.entries()) {
          for (const { Update } of earningsWrites(table, history[index - 1] ?? null, after)) {
            const counts = stored.get(String(Update?.Key?.['sk'])) ?? {};
            for (const [name, by] of Object.entries(Update?.ExpressionAttributeValues ?? {})) {
              if (typeof by === 'number' && name !== ':shape') counts[name] = (counts[name] ?? 0) + by;
            }
            stored.set(String(Update?.Key?.['sk']), counts);
          }
        }
        const last = history.at(-1)!;
        const cents = weekPayCents(last.rate, last.lines);
        expect(stored.get('TOTAL#USD')?.[':expectedCents'] ?? 0).toBe(cents);
        expect(stored.get('TOTAL#USD')?.[':paidCents'] ?? 0).toBe(last.status === 'paid' ? cents : 0);
      }),
    );
  });

  it('are pending from the approval to the payment', () => {
    const [submitted, approved, paid] = [
      sheet({ status: 'submitted' }),
      sheet({ status: 'approved', dueOn: '2026-12-20' }),
      sheet({ status: 'paid', dueOn: '2026-12-20' }),
    ];
    const [put] = pendingWrites(table, submitted, approved);
    expect(put?.Put?.Item).toMatchObject({ sk: `PENDING#USD#2026-12-20#${monday}#plc_1`, dueOn: '2026-12-20' });
    expect(pendingWrites(table, approved, paid)[0]?.Delete?.Key).toMatchObject({ sk: put?.Put?.Item?.['sk'] });
    expect(pendingWrites(table, null, submitted)).toEqual([]);
  });

  it('are returned by currency, highest first, with every month of the year', async () => {
    const counts = (approvedCents: number, paidCents: number, minutes: number) => ({
      expectedCents: approvedCents,
      approvedCents,
      paidCents,
      canceledCents: 0,
      minutes,
    });
    const earnings = {
      totals: async () =>
        new Map([
          ['EUR', counts(5_00, 5_00, 0)],
          ['USD', counts(900_00, 300_00, 360)],
        ]),
      months: async () => new Map([['2026-12#USD', counts(100_00, 0, 60)]]),
      nextDue: async () => '2026-12-20',
    };
    const clock = { now: () => new Date('2026-12-05T12:00:00.000Z') };
    const { currencies } = await getEarnings({ earnings, clock: { ...clock, newId: () => '' } }, 'pro');
    expect(currencies.map(({ currency }) => currency)).toEqual(['USD', 'EUR']);
    expect(currencies[0]).toMatchObject({
      totalCents: 900_00,
      thisMonth: { cents: 100_00, minutes: 60 },
      pending: { cents: 600_00, dueOn: '2026-12-20' },
      averageHourlyCents: 150_00,
    });
    expect(currencies[0]?.months.map(({ month }) => month).slice(-2)).toEqual(['2026-11', '2026-12']);
    expect(currencies[1]).toMatchObject({ pending: { cents: 0, dueOn: null }, averageHourlyCents: null });
  });
});

it('earnings by employer separate approved from pending hours of the last 12 months', async () => {
  const other = { organizationId: 'org_2', organization: 'Lake' };
  const weeks = [
    sheet({ status: 'paid' }),
    sheet({ status: 'submitted' }),
    sheet({ ...other, status: 'approved', rate: { payCents: 900_00, rate: 'hour', currency: 'USD' } }),
    // The first day is in the month before the last twelve.
    sheet({
      status: 'approved',
      lines: ['2025-12-31', '2026-01-01'].map((day) => ({ day, minutes: 60, note: '', dispute: null })),
    }),
    sheet({ organizationId: 'org_3', lines: [] }),
  ];
  const ownWeeks = { started: async () => weeks };
  const clock = { now: () => new Date('2026-12-05T12:00:00.000Z'), newId: () => '' };
  const { employers } = await getEmployerEarnings({ ownWeeks, clock }, 'pro');
  expect(employers.map(({ organizationId }) => organizationId)).toEqual(['org_2', 'org_1']);
  expect(employers[1]).toEqual({
    organizationId: 'org_1',
    organization: 'Harbor',
    currency: 'USD',
    approvedCents: 400_00,
    approvedMinutes: 240,
    pendingCents: 300_00,
    pendingMinutes: 180,
  });
});

it('a week has its amounts and last day with every rate unit', () => {
  for (const rate of rateUnits) {
    const it = sheet({ status: 'approved', rate: { payCents: 5200_00, rate, currency: 'USD' } });
    const { expectedCents, approvedCents, paidCents } = timesheetView(it);
    expect([approvedCents, paidCents]).toEqual([expectedCents, null]);
  }
  expect(lastDayOf(sheet())).toBe(addDays(monday, 2));
  expect(lastDayOf({ lines: [{ day: monday, minutes: 0, note: '', dispute: null }] })).toBeNull();
});

it('a week is printed on one page with any text', async () => {
  expect([0, 59, 60, 605].map(hoursLabel)).toEqual(['0:00', '0:59', '1:00', '10:05']);
  const at = new Date('2026-12-08T12:00:00.000Z');
  const long = 'Wound clinic – 終わり 😀 '.repeat(8).slice(0, 200);
  const lines = Array.from({ length: 7 }, (_, index) => ({
    day: addDays(monday, index),
    minutes: 605,
    note: long,
    dispute: 'Please check the end.',
  }));
  for (const language of languages) {
    const drawn = await drawTimesheet(sheet({ lines, status: 'disputed' }), {
      language,
      timeZone: 'America/Chicago',
      at,
    });
    const pdf = drawn.toString('latin1');
    const { tags } = await readTags(drawn);
    expect(tags.slice(0, 3)).toEqual(['Document', expect.stringMatching(/^H1 /), expect.stringMatching(/^P /)]);
    expect(tags.filter((tag) => tag.startsWith('TH '))).toHaveLength(3);
    expect(tags.filter((tag) => tag === 'TR')).toHaveLength(10);
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf).toContain(`/Lang (${localeOf[language]})`);
    expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1);
  }
});
