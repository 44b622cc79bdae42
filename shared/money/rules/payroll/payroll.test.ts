import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { payrollProviders } from '../../../data/payroll-layouts';
import type { PayLine } from '../../../work/model/pay-line';
import { exclusionOf, payrollOf, type PayrollWeek } from './payroll-rows';
import { needsCode, payrollTable, type PayrollKeys } from './payroll-table';

const weekWith = (lines: PayrollWeek['lines'], changes: Partial<PayrollWeek> = {}): PayrollWeek => ({
  professional: { userId: 'usr_1', name: 'Josephine Quigley' },
  rate: { payCents: 50_00, rate: 'hour', currency: 'USD' },
  isContractor: false,
  lines,
  ...changes,
});
const shiftOf = (pay: PayLine[], minutes = 690) => ({
  ...{ day: '2026-12-03', minutes },
  shift: { shiftId: 'shf_1', cents: pay.reduce((sum, { cents }) => sum + cents, 0), pay },
});
const night: PayLine[] = [
  { code: 'base', minutes: 690, hourlyCents: 52_00, cents: 598_00 },
  { code: 'night', minutes: 690, hourlyCents: 5_00, cents: 57_50 },
];
const keys: PayrollKeys = {
  provider: 'adp_workforce_now',
  company: 'ABC',
  codes: { night: 'ND', correction: 'ADJ', base: 'Hourly' },
  numbers: { usr_1: '1042' },
};
const rowsOf = (weeks: readonly PayrollWeek[]) => payrollOf(weeks).flatMap(({ rows }) => rows);

describe('the ADP Workforce Now file', () => {
  it('has hours with their rate, and other pay as amounts with codes', () => {
    expect(payrollTable(rowsOf([weekWith([shiftOf(night)])]), keys, '2026-12-11')).toEqual([
      ['Co Code', 'Batch ID', 'File #', 'Temp Rate', 'Reg Hours', 'Earnings 3 Code', 'Earnings 3 Amount'],
      ['ABC', 'WL1211', '001042', '52.00', '11.50', '', ''],
      ['ABC', 'WL1211', '001042', '', '', 'ND', '57.50'],
    ]);
  });
});

describe('the Paychex Flex file', () => {
  it('has a pay component in each row, with a rate or an amount', () => {
    const [, hours, amount] = payrollTable(
      rowsOf([weekWith([shiftOf(night)])]),
      { ...keys, provider: 'paychex_flex', codes: { ...keys.codes, night: 'Night' } },
      '2026-12-11',
    );
    expect(hours).toEqual(['ABC', '1042', '', '', 'Hourly', '52.00', '', '11.50', ...Array(8).fill('')]);
    expect(amount).toEqual(['ABC', '1042', '', '', 'Night', '', '', '', '', '', '57.50', ...Array(5).fill('')]);
  });
});

describe('the rows of a payroll file', () => {
  it('leave out paid lines, and include later corrections', () => {
    const correction: PayLine[] = [{ code: 'correction', cents: -12_50 }];
    const week = weekWith([{ ...shiftOf(night), paid: true }, shiftOf(correction, 0)]);
    expect(rowsOf([week])).toEqual([{ userId: 'usr_1', kind: 'correction', cents: -12_50 }]);
  });

  it('use the agreed rate for typed hours, and combine several weeks', () => {
    const typed = { day: '2026-12-01', minutes: 480 };
    expect(rowsOf([weekWith([typed]), weekWith([typed, typed])])).toEqual([
      { userId: 'usr_1', kind: 'base', hours: 24, rateCents: 50_00 },
    ]);
  });

  it('exclude weeks with a reason', () => {
    const typed = [{ day: '2026-12-01', minutes: 480 }];
    const whole = shiftOf(night);
    expect(exclusionOf(weekWith(typed, { isContractor: true }))).toBe('contractor');
    expect(exclusionOf(weekWith(typed, { rate: { payCents: 1, rate: 'hour', currency: 'CAD' } }))).toBe('currency');
    expect(exclusionOf(weekWith(typed, { rate: { payCents: 1, rate: 'week', currency: 'USD' } }))).toBe('rate');
    const { pay: _pay, ...old } = whole.shift;
    expect(exclusionOf(weekWith([{ ...whole, shift: old }]))).toBe('lines');
    expect(exclusionOf(weekWith([whole], { rate: { payCents: 1, rate: 'week', currency: 'USD' } }))).toBeNull();
  });

  it('match the approved amount to the cent, however hours are rounded', () => {
    const line = fc.tuple(fc.integer({ min: 1, max: 960 }), fc.integer({ min: 20_00, max: 150_00 }));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), (lines) => {
        const shifts = lines.map(([minutes, hourlyCents]) =>
          shiftOf([{ code: 'base', minutes, hourlyCents, cents: Math.round((minutes * hourlyCents) / 60) }], minutes),
        );
        const approved = shifts.reduce((sum, { shift }) => sum + shift.cents, 0);
        const paid = rowsOf([weekWith(shifts)]).reduce(
          (sum, row) => sum + ('cents' in row ? row.cents : Math.round(row.hours * row.rateCents)),
          0,
        );
        expect(paid).toBe(approved);
      }),
    );
  });

  it('need a code for each amount, and for hours without a column of their own', () => {
    const [hours, amount] = rowsOf([weekWith([shiftOf(night)])]);
    const needed = payrollProviders.map((it) => [needsCode(it, hours!), needsCode(it, amount!)]);
    expect(needed).toEqual([
      [false, true],
      [true, true],
    ]);
  });
});
