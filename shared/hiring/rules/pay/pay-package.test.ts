import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import golden from '../../../data/healthcare/golden.json';
import { JobDraft } from '../../model/job';
import { PayPackage } from '../../model/pay-package';
import { overtimeRules, type OvertimeRule } from '../../model/pay-vocabulary';
import { blendedHourlyCents } from './pay';
import {
  contractPay,
  guaranteedWeekCents,
  type PaidWeek,
  settledWeek,
  weeklyPay,
  withFittingPackage,
  withPackageHeadline,
} from './pay-package';

type Golden = Record<string, number | string | undefined>;

const cents = (dollars: unknown): number => Math.round(Number(dollars ?? 0) * 100);

const weekOf = (input: Golden): PaidWeek => ({
  baseHourlyCents: cents(input['baseHourly']),
  overtimeHourlyCents: input['overtimeHourly'] === undefined ? null : cents(input['overtimeHourly']),
  hoursPerShift: Number(input['hoursPerShift']),
  shiftsPerWeek: Number(input['shiftsPerWeek']),
  overtimeRule: (input['overtime'] ?? 'weekly_40') as OvertimeRule,
  ...(input['dailyThreshold'] !== undefined && { overtimeAfterHours: Number(input['dailyThreshold']) }),
  differentialsWeeklyCents: cents(input['differentialsWeekly']),
  onCallHours: Number(input['onCallHours'] ?? 0),
  onCallHourlyCents: cents(input['onCallHourly']),
  mealsWeeklyCents: cents(input['mealsWeekly']),
  lodgingWeeklyCents: cents(input['lodgingWeekly']),
});

const attendanceOf = (input: Golden) => ({
  guaranteedHours: Number(input['guaranteedHours'] ?? 0),
  workedHours: Number(input['workedHours'] ?? 0),
  canceledByFacilityHours: Number(input['canceledByFacilityHours'] ?? 0),
});

/** All values that a case may expect, under its names. */
const resultOf = (input: Golden): Record<string, number> => {
  const week = weekOf(input);
  const result = weeklyPay(week);
  const settled = settledWeek(week, attendanceOf(input));
  const contract = contractPay(result.grossCents, Number(input['weeks']), {
    completionBonusCents: cents(input['completionBonus']),
    travelReimbursementCents: cents(input['travelReimbursement']),
  });
  return {
    regularHours: result.hours.regular,
    overtimeHours: result.hours.overtime,
    doubleTimeHours: result.hours.double,
    weeklyTaxable: result.taxableCents / 100,
    weeklyStipends: result.stipendCents / 100,
    weeklyGross: result.grossCents / 100,
    blendedHourly: result.blendedHourlyCents / 100,
    contractTotal: contract.totalCents / 100,
    averageWeekly: contract.averageWeeklyCents / 100,
    guaranteedWeekly: guaranteedWeekCents(week, Number(input['guaranteedHours'] ?? 0)) / 100,
    paidHours: settled.paidHours,
    settledWeekly: settled.cents / 100,
  };
};

const usual: PaidWeek = { baseHourlyCents: 40_00, hoursPerShift: 12, shiftsPerWeek: 3, overtimeRule: 'weekly_40' };

describe('a pay package', () => {
  it.each(golden.pay.map((it) => [it.id, it.title, it] as const))(
    '%s: %s',
    (_id, _title, { input, expect: expected }) => {
      expect(resultOf(input)).toMatchObject(expected);
    },
  );

  it.each([
    ['eight_and_eighty', 12, 3, [24, 12, 0]],
    ['eight_and_eighty', 8, 5, [40, 0, 0]],
    ['eight_and_eighty', 8, 6, [40, 8, 0]],
    ['ca_daily', 13, 3, [24, 12, 3]],
    ['ca_daily', 8, 7, [40, 16, 0]],
    ['ca_daily', 10, 7, [40, 28, 2]],
    ['ca_aws_10', 10, 4, [40, 0, 0]],
    ['ca_aws_12', 12, 4, [40, 8, 0]],
    ['ca_aws_12', 13, 3, [36, 0, 3]],
    ['exempt', 12, 7, [84, 0, 0]],
  ] as const)('%s splits shifts of %i hours, %i a week', (overtimeRule, hoursPerShift, shiftsPerWeek, expected) => {
    const { regular, overtime, double } = weeklyPay({ ...usual, overtimeRule, hoursPerShift, shiftsPerWeek }).hours;
    expect([regular, overtime, double]).toEqual(expected);
  });

  it('sums its hours to the schedule and its lines to the total, under every rule', () => {
    const weeks = fc.record({
      baseHourlyCents: fc.integer({ min: 725, max: 50_000 }),
      hoursPerShift: fc.integer({ min: 4, max: 24 }),
      shiftsPerWeek: fc.integer({ min: 1, max: 7 }),
      overtimeRule: fc.constantFrom(...overtimeRules),
      mealsWeeklyCents: fc.integer({ min: 0, max: 100_000 }),
    });
    fc.assert(
      fc.property(weeks, (week) => {
        const { hours, lines, grossCents } = weeklyPay(week);
        expect(hours.regular + hours.overtime + hours.double).toBe(week.hoursPerShift * week.shiftsPerWeek);
        expect(Math.min(hours.regular, hours.overtime, hours.double)).toBeGreaterThanOrEqual(0);
        expect(lines.reduce((sum, line) => sum + line.cents, 0)).toBe(grossCents);
        expect(Number.isInteger(grossCents)).toBe(true);
      }),
    );
  });

  it('never pays less for more shifts, and pays stipends independent of them', () => {
    const { grossCents: three } = weeklyPay({ ...usual, mealsWeeklyCents: 500_00 });
    const { grossCents: two, stipendCents } = weeklyPay({ ...usual, shiftsPerWeek: 2, mealsWeeklyCents: 500_00 });
    expect(two).toBeLessThan(three);
    expect(stipendCents).toBe(500_00);
  });
});

const travel = JobDraft.parse({
  department: null,
  specialty: null,
  location: 'Oakland, CA',
  jobType: 'contract',
  assignment: 'travel',
  hoursPerShift: 12,
  shiftsPerWeek: 3,
  payPackage: PayPackage.parse({ baseHourlyCents: 40_00, mealsWeeklyCents: 500_00, lodgingWeeklyCents: 800_00 }),
});

describe('the headline pay of a job with a package', () => {
  it('is the weekly gross by the state’s overtime rule, unless the job names another', () => {
    expect(withPackageHeadline(travel)).toMatchObject({
      payBy: 'exact',
      rate: 'week',
      currency: 'USD',
      salaryMinCents: 2_980_00,
      salaryMaxCents: 2_980_00,
    });
    const adopted = { ...travel, payPackage: { ...travel.payPackage!, overtimeRule: 'ca_aws_12' as const } };
    expect(withPackageHeadline(adopted).salaryMinCents).toBe(2_740_00);
    expect(withPackageHeadline({ ...travel, location: 'Austin, TX' }).salaryMinCents).toBe(2_740_00);
  });

  it('has a blended hourly rate if it is per week', () => {
    expect(blendedHourlyCents(withPackageHeadline(travel))).toBe(82_78);
    expect(blendedHourlyCents(withPackageHeadline({ ...travel, shiftsPerWeek: null }))).toBeNull();
    expect(blendedHourlyCents({ ...withPackageHeadline(travel), rate: 'hour' })).toBeNull();
    expect(blendedHourlyCents({ ...withPackageHeadline(travel), payBy: 'range' })).toBeNull();
  });

  it('is null until the hours are known, and unchanged without a package', () => {
    expect(withPackageHeadline({ ...travel, shiftsPerWeek: null }).salaryMinCents).toBeNull();
    const plain = { ...travel, payPackage: null, rate: 'hour' as const, salaryMinCents: 5 };
    expect(withPackageHeadline(plain)).toEqual(plain);
  });

  it('depends on the hiring kind: stipends only for travel, packages only for contracts', () => {
    expect(withFittingPackage(travel)).toEqual(travel);
    expect(withFittingPackage({ ...travel, assignment: 'local' }).payPackage).toMatchObject({
      baseHourlyCents: 40_00,
      mealsWeeklyCents: null,
      lodgingWeeklyCents: null,
    });
    expect(withFittingPackage({ ...travel, jobType: 'full_time', assignment: null }).payPackage).toBeNull();
  });
});
