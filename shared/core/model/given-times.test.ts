import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { bounds } from '../../bounds';
import { notice } from '../../text/notice';
import { GivenDay, GivenInstant, GivenMonday, GivenMonth, PlannedDay, ranged } from './given-times';
import { PayPackage } from '../../hiring/model/pay-package';
import { storedForm } from './stored-form';

const day = fc.date({ min: new Date('0000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true });
const dayText = day.map((at) => at.toISOString().slice(0, 10));

const noticesOf = (schema: z.ZodType, value: unknown): string[] =>
  schema.safeParse(value).error?.issues.map(({ path, message }) => [...path, message].join(': ')) ?? [];

describe('dates and times from callers', () => {
  it('accept days and instants only in plausible years', () => {
    fc.assert(
      fc.property(dayText, (text) => {
        const isMeant = text >= bounds.firstDay && text <= bounds.lastDay;
        expect(GivenDay.safeParse(text).success).toBe(isMeant);
        expect(PlannedDay.safeParse(text).success).toBe(isMeant && text >= bounds.firstPlannedDay);
        expect(GivenInstant.safeParse(`${text}T23:59:59.999Z`).success).toBe(isMeant);
        expect(GivenMonth.safeParse(text.slice(0, 7)).success).toBe(isMeant && text >= bounds.firstPlannedDay);
        // Times outside the range stay readable where stored.
        for (const schema of [GivenDay, PlannedDay]) expect(storedForm(schema).safeParse(text).success).toBe(true);
        expect(storedForm(GivenInstant).safeParse(`${text}T23:59:59.999Z`).success).toBe(true);
      }),
    );
  });

  it('get a notice that names the problem', () => {
    expect(noticesOf(GivenDay, '1899-12-31')).toEqual([notice('dateOutOfRange', { first: 1900, last: 2099 })]);
    expect(noticesOf(PlannedDay, '2100-01-01')).toEqual([notice('dateOutOfRange', { first: 2000, last: 2099 })]);
    expect(noticesOf(PlannedDay, '')).toEqual([notice('required')]);
    expect(noticesOf(PlannedDay, '2026-02-30')).toEqual([notice('dateInvalid')]);
    expect(noticesOf(GivenInstant, '2016-12-31T23:59:60Z')).toHaveLength(1);
    expect(noticesOf(GivenMonday, '2026-12-07')).toEqual([]);
    expect(noticesOf(GivenMonday, '2026-12-08')).toHaveLength(1);
  });
});

describe('a date range', () => {
  const Days = ranged(z.strictObject({ from: PlannedDay, to: PlannedDay }), { from: 'from', to: 'to' }, { days: 7 });

  it('has its start before its end and at most the declared length, both days included', () => {
    expect(noticesOf(Days, { from: '2026-12-01', to: '2026-12-07' })).toEqual([]);
    expect(noticesOf(Days, { from: '2026-12-01', to: '2026-12-01' })).toEqual([]);
    expect(noticesOf(Days, { from: '2026-12-01', to: '2026-12-08' })).toEqual([
      `to: ${notice('rangeTooLong', { days: 7 })}`,
    ]);
    expect(noticesOf(Days, { from: '2026-12-02', to: '2026-12-01' })).toEqual([`to: ${notice('endBeforeStart')}`]);
  });

  it('counts both the first and the last month', () => {
    const Months = ranged(
      z.strictObject({ from: GivenMonth, to: GivenMonth }),
      { from: 'from', to: 'to' },
      { months: 2 },
    );
    expect(noticesOf(Months, { from: '2026-12', to: '2027-01' })).toEqual([]);
    expect(noticesOf(Months, { from: '2026-12', to: '2027-02' })).toEqual([
      `to: ${notice('rangeTooManyMonths', { months: 2 })}`,
    ]);
  });

  it('needs its end after its start, however the instants are written', () => {
    const Instants = ranged(
      z.strictObject({ from: GivenInstant, until: GivenInstant }),
      { from: 'from', to: 'until' },
      'any',
    );
    const from = '2026-12-01T00:00:00Z';
    expect(noticesOf(Instants, { from, until: '2026-12-01T00:00:00.001Z' })).toEqual([]);
    expect(noticesOf(Instants, { from, until: '2026-12-01T00:00:00.000Z' })).toHaveLength(1);
  });

  it('may be open-ended where the form allows, also after the form is extended', () => {
    const Open = ranged(
      z.strictObject({ from: PlannedDay.optional(), to: PlannedDay.optional() }),
      { from: 'from', to: 'to' },
      'any',
    ).safeExtend({ name: z.string().max(3) });
    expect(noticesOf(Open, { from: '2026-12-01', name: 'x' })).toEqual([]);
    expect(noticesOf(Open, { from: '2026-12-02', to: '2026-12-01', name: 'x' })).toHaveLength(1);
  });
});

describe('a pay package', () => {
  it('rejects an amount above the limit, but still reads a stored one', () => {
    const given = { baseHourlyCents: bounds.packageAmountMaxCents + 1 };
    expect(noticesOf(PayPackage, given)).toEqual([`baseHourlyCents: ${notice('amountTooHigh')}`]);
    expect(noticesOf(storedForm(PayPackage), given)).toEqual([]);
  });
});
