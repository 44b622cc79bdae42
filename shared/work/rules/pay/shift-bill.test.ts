import { expect, it } from 'vitest';
import { shiftBillOf, type BilledLine } from './shift-bill';

const line = (fields: Partial<BilledLine>): BilledLine => ({
  unitId: 'lun_1',
  currency: 'USD',
  minutes: 0,
  cents: 0,
  kind: undefined,
  pay: [],
  ...fields,
});
const period = '2026-11-22T06:00:00.000Z';

const night = line({
  minutes: 720,
  cents: 780_00,
  pay: [
    { code: 'base', hourlyCents: 60_00, minutes: 720, cents: 720_00 },
    { code: 'night', hourlyCents: 5_00, minutes: 720, cents: 60_00 },
  ],
});
const overtime = line({
  cents: 100_00,
  kind: 'overtime',
  pay: [
    { code: 'overtime_premium', minutes: 120, cents: 60_00, factor: 0.5, period },
    { code: 'missed_meal', minutes: 60, cents: 40_00, period },
  ],
});
const cancellation = line({
  unitId: 'lun_2',
  cents: 208_00,
  kind: 'cancellation',
  pay: [{ code: 'cancellation', hourlyCents: 52_00, minutes: 240, cents: 208_00 }],
});

it('sums lines by unit and purpose', () => {
  const { units, totals } = shiftBillOf([night, overtime, cancellation]);
  expect(units).toMatchObject([
    {
      unitId: 'lun_1',
      minutes: 720,
      cents: 880_00,
      parts: { base: 720_00, differentials: 60_00, overtime: 60_00, breaks: 40_00 },
    },
    { unitId: 'lun_2', minutes: 0, cents: 208_00, parts: { base: 0, canceled: 208_00 } },
  ]);
  expect(totals).toMatchObject([{ cents: 1088_00 }]);
});

it('has parts that add up to its total', () => {
  const correction = line({ cents: -12_34, kind: 'correction', pay: [{ code: 'correction', cents: -12_34 }] });
  const older = line({ minutes: 60, cents: 50_00 });
  const takenBack = line({ cents: -208_00, kind: 'cancellation', pay: [{ code: 'correction', cents: -208_00 }] });
  for (const sums of shiftBillOf([night, overtime, cancellation, correction, older, takenBack]).units) {
    expect(Object.values(sums.parts).reduce((sum, cents) => sum + cents, 0)).toBe(sums.cents);
  }
});

it('subtracts a reversed cancellation from the same part', () => {
  const takenBack = line({
    unitId: 'lun_2',
    cents: -208_00,
    kind: 'cancellation',
    pay: [{ code: 'correction', cents: -208_00 }],
  });
  expect(shiftBillOf([cancellation, takenBack]).totals).toMatchObject([{ cents: 0, parts: { canceled: 0, other: 0 } }]);
});

it('keeps currencies separate', () => {
  expect(shiftBillOf([night, line({ currency: 'CAD', cents: 5 })]).totals.map(({ currency }) => currency)).toEqual([
    'USD',
    'CAD',
  ]);
});
