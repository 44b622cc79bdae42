import { describe, expect, it } from 'vitest';
import type { ShiftForm } from '../../model/shifts/shift';
import type { BoardRow } from '../filling/board-cell';
import { checkPlan, type Candidate, type Planning } from './check-plan';

const shift: ShiftForm = {
  day: '2026-12-03',
  startTime: '19:00',
  endTime: '07:00',
  professions: ['rn'],
  breakRule: { meals: 1, mealMinutes: 30, paid: false, windowHours: null },
  rateCents: 50_00,
  differentials: [],
  bonusCents: 0,
  bonusReason: '',
  headcount: 2,
  requiredCertifications: [],
  unitMonths: 0,
  orientation: false,
  notes: '',
};

const row: BoardRow = {
  id: 'shf_1',
  version: 1,
  start: 19 * 60,
  minutes: 720,
  profession: 'rn',
  headcount: 1,
  confirmed: 0,
  requested: 0,
  flags: [],
  costCents: 1000_00,
  people: {},
};

const open = (planning: Partial<Planning> = {}) =>
  checkPlan({
    place: { timeZone: 'America/Chicago', state: 'TX' },
    cells: [],
    maySeeBudget: true,
    now: new Date('2026-11-26T12:00:00.000Z'),
    ...planning,
  });

const candidate = (own: Partial<ShiftForm> = {}, weeklyBudgetCents: number | null = null): Candidate => ({
  unit: { unitId: 'unt_1', careUnit: 'icu', weeklyBudgetCents },
  shift: { ...shift, ...own },
  isDraft: false,
});

const codes = ({ problems }: { problems: readonly { code: string }[] }) => problems.map(({ code }) => code);

describe('a shift plan', () => {
  it('flags duplicates of shifts on the board and earlier in the plan', () => {
    const check = open({ cells: [{ unitId: 'unt_1', day: '2026-12-03', rows: [row] }] });
    const first = check(candidate());
    expect([codes(first), first.copy]).toEqual([['twin'], 2]);
    expect(check(candidate()).copy).toBe(3);
    expect(codes(check(candidate({ day: '2026-12-04' })))).toEqual([]);
    expect(codes(check(candidate({ startTime: '20:00' })))).toEqual([]);
    expect(codes(check(candidate({ day: '2026-12-04' })))).toEqual(['twin']);
  });

  it('counts toward the limit of the day and the weekly budget as it is checked', () => {
    const full = Array.from({ length: 59 }, (_, index) => ({ ...row, id: `shf_${index}`, start: index }));
    const check = open({ cells: [{ unitId: 'unt_1', day: '2026-12-03', rows: full }] });
    expect([codes(check(candidate())), codes(check(candidate({ startTime: '20:00' })))]).toEqual([[], ['day_full']]);
    const within = open({ cells: [{ unitId: 'unt_1', day: '2026-11-30', rows: [row] }] });
    // 1,000 planned, and 1,150 for two people each time.
    const budget = 3_200_00;
    expect(codes(within(candidate({}, budget)))).toEqual([]);
    expect(within(candidate({ day: '2026-12-06' }, budget)).problems).toEqual([
      { code: 'over_budget', field: 'rateCents', args: { overCents: 100_00, weekCents: budget } },
    ]);
    expect(codes(within(candidate({ day: '2026-12-07' }, budget)))).toEqual([]);
  });

  it('hides budgets without permission, and does not count drafts and rejected shifts', () => {
    const check = open({ maySeeBudget: false });
    expect(codes(check({ ...candidate({}, 100), isDraft: true }))).toEqual([]);
    expect(codes(check(candidate({ rateCents: 1, startTime: '06:00', endTime: '18:00' }, 1000_00)))).toContain(
      'under_minimum',
    );
    expect(check(candidate({ startTime: '20:00', endTime: '06:00' }, 900_00)).problems).toEqual([
      { code: 'over_budget', field: 'rateCents', args: {} },
    ]);
  });

  it('warns about holidays and nights on which the clocks change', () => {
    expect(open()(candidate({ day: '2026-12-25' })).warnings).toMatchObject([{ code: 'holiday' }]);
    const night = open()(candidate({ day: '2027-03-13' }));
    expect(night.warnings).toMatchObject([{ code: 'clock_change', args: { minutes: 660, clocksGo: 'forward' } }]);
    // An hour less than the night before.
    const before = open()(candidate({ day: '2027-03-12' }));
    expect(before.costCents - night.costCents).toBe(2 * 50_00);
  });
});
