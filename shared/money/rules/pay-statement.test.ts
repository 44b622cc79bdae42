import { describe, expect, it } from 'vitest';
import { payDaysOf, payStatementOf, type PaidWeek } from './pay-statement';

const dayOf = (instant: string): string => instant.slice(0, 10);
const shift = (cents: number, kind?: 'cancellation') => ({ shiftId: 'shf_1', cents, ...(kind && { kind }) });
const line = (day: string, minutes: number, fields: Partial<PaidWeek['lines'][number]> = {}) => ({
  ...{ day, minutes, note: '', dispute: null },
  ...fields,
});

const week = (fields: Partial<PaidWeek> = {}): PaidWeek => ({
  ...{ placementId: 'plc_1', jobTitle: 'ICU nurse', organizationId: 'org_1', organization: 'Lakeshore Health' },
  status: 'paid',
  rate: { payCents: 60_00, rate: 'hour', currency: 'USD' },
  lines: [line('2026-11-30', 600)],
  paidAt: '2026-12-11T15:00:00.000Z',
  payReference: 'Payroll 50',
  ...fields,
});

const weeks = [
  week(),
  week({ lines: [line('2026-11-24', 690, { shift: shift(655_50) })], paidAt: '2026-12-04T15:00:00.000Z' }),
  week({ lines: [line('2025-12-22', 60)], paidAt: '2025-12-30T15:00:00.000Z' }),
  week({
    organizationId: 'org_2',
    organization: 'Harbor',
    lines: [line('2026-12-01', 0, { shift: shift(208_00, 'cancellation') })],
  }),
  week({ status: 'approved', paidAt: null }),
];

describe('a payday', () => {
  it('is listed with the amount by employer, newest first', () => {
    expect(payDaysOf(weeks, dayOf)).toMatchObject([
      {
        day: '2026-12-11',
        employers: [
          { organization: 'Harbor', minutes: 0, cents: 208_00 },
          { organization: 'Lakeshore Health', minutes: 600, cents: 600_00 },
        ],
      },
      { day: '2026-12-04' },
      { day: '2025-12-30' },
    ]);
  });

  it('has a statement of its lines, its totals, and the year to date', () => {
    const statement = payStatementOf(weeks, '2026-12-11', dayOf);
    expect(statement?.employers).toMatchObject([
      { organization: 'Harbor', lines: [{ kind: 'cancellation', cents: 208_00 }], yearToDate: { cents: 208_00 } },
      {
        ...{ organization: 'Lakeshore Health', cents: 600_00, references: ['Payroll 50'] },
        lines: [{ kind: 'entered', day: '2026-11-30', minutes: 600 }],
        yearToDate: { minutes: 1290, cents: 1255_50 },
      },
    ]);
    expect(payStatementOf(weeks, '2026-12-12', dayOf)).toBeNull();
  });

  it('keeps its amount when the same week is paid again for another line', () => {
    const first = line('2026-11-30', 690, { shift: shift(655_50), paid: true, paidAt: '2026-12-04T15:00:00.000Z' });
    const again = [week({ lines: [first, line('2026-12-01', 690, { shift: shift(655_50) })] })];
    expect(payDaysOf(again, dayOf).map(({ day, employers }) => [day, employers[0]?.cents])).toEqual([
      ['2026-12-11', 655_50],
      ['2026-12-04', 655_50],
    ]);
  });
});
