import { parseUsState } from '../../../core/rules/parse-us-state';
import { hiringKindOf } from '../hiring-kind';
import type { JobDraft } from '../../model/job';
import type { PayPackage } from '../../model/pay-package';
import { extraRates, type OvertimeRule } from '../../model/pay-vocabulary';

/** A week of shifts of equal length with its hourly and weekly pay. Missing amounts are zero. */
export type PaidWeek = {
  baseHourlyCents: number;
  hoursPerShift: number;
  shiftsPerWeek: number;
  overtimeRule: OvertimeRule;
  overtimeHourlyCents?: number | null;
  /** Hours of a shift at the base rate, for `after_daily`. */
  overtimeAfterHours?: number;
  differentialsWeeklyCents?: number;
  onCallHours?: number;
  onCallHourlyCents?: number;
  mealsWeeklyCents?: number | null;
  lodgingWeeklyCents?: number | null;
};

type Hours = { regular: number; overtime: number; double: number };

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const above = (hours: number, limit: number): number => Math.max(0, hours - limit);

/** Amounts are never negative, so this rounds half up. */
const cents = (amount: number): number => Math.round(amount);

/** Daily hours at the base rate and at time and a half. */
const dailyLimits = {
  ca_daily: { regular: 8, overtime: 12 },
  ca_aws_10: { regular: 10, overtime: 12 },
  ca_aws_12: { regular: 12, overtime: 12 },
} as const;

const weeklyLimit = 40;

/** In California, a seventh day in a row is overtime from its first hour, and double time after eight. */
const californian = (
  shifts: readonly number[],
  { regular, overtime }: { regular: number; overtime: number },
): Hours => {
  const seventh = shifts[6] ?? 0;
  const usual = shifts.slice(0, 6);
  const byDay = sum(usual.map((hours) => Math.min(hours, regular)));
  const double = sum(usual.map((hours) => above(hours, overtime))) + above(seventh, 8);
  const kept = Math.min(byDay, weeklyLimit);
  return { regular: kept, double, overtime: sum(shifts) - kept - double };
};

const overtimeOnly = (shifts: readonly number[], overtime: number): Hours => ({
  regular: sum(shifts) - overtime,
  overtime,
  double: 0,
});

/** Overtime of two weeks with the same shifts, by the larger of both counts. */
const ofEightAndEighty = (shifts: readonly number[]): number =>
  Math.max(2 * sum(shifts.map((hours) => above(hours, 8))), above(2 * sum(shifts), 80)) / 2;

const split = (shifts: readonly number[], { overtimeRule, overtimeAfterHours = 24 }: PaidWeek): Hours => {
  switch (overtimeRule) {
    case 'weekly_40':
      return overtimeOnly(shifts, above(sum(shifts), weeklyLimit));
    case 'eight_and_eighty':
      return overtimeOnly(shifts, ofEightAndEighty(shifts));
    case 'after_daily':
      return overtimeOnly(shifts, sum(shifts.map((hours) => above(hours, overtimeAfterHours))));
    case 'exempt':
      return overtimeOnly(shifts, 0);
    default:
      return californian(shifts, dailyLimits[overtimeRule]);
  }
};

/** Whole shifts, then the remaining hours. */
const shiftsOf = (hours: number, hoursPerShift: number): number[] => {
  const whole = Math.floor(hours / hoursPerShift);
  return [...Array<number>(whole).fill(hoursPerShift), hours - whole * hoursPerShift].filter((length) => length > 0);
};

export type PayLine =
  | { code: 'regular' | 'overtime' | 'doubleTime' | 'call'; hours: number; rateCents: number; cents: number }
  | { code: 'differentials' | 'meals' | 'lodging'; cents: number };

const timed = (code: 'regular' | 'overtime' | 'doubleTime' | 'call', hours: number, rateCents: number): PayLine => ({
  code,
  hours,
  rateCents,
  cents: cents(hours * rateCents),
});

export const overtimeRate = ({
  baseHourlyCents,
  overtimeHourlyCents,
}: Pick<PaidWeek, 'baseHourlyCents' | 'overtimeHourlyCents'>): number =>
  overtimeHourlyCents ?? cents(baseHourlyCents * 1.5);

export const isStipend = ({ code }: PayLine): boolean => code === 'meals' || code === 'lodging';

const linesFor = (week: PaidWeek, hours: number): { hours: Hours; lines: PayLine[] } => {
  const parts = split(shiftsOf(hours, week.hoursPerShift), week);
  const lines: PayLine[] = [
    timed('regular', parts.regular, week.baseHourlyCents),
    timed('overtime', parts.overtime, overtimeRate(week)),
    timed('doubleTime', parts.double, 2 * week.baseHourlyCents),
    { code: 'differentials', cents: week.differentialsWeeklyCents ?? 0 },
    timed('call', week.onCallHours ?? 0, week.onCallHourlyCents ?? 0),
    { code: 'meals', cents: week.mealsWeeklyCents ?? 0 },
    { code: 'lodging', cents: week.lodgingWeeklyCents ?? 0 },
  ];
  return { hours: parts, lines: lines.filter((line) => line.cents > 0) };
};

const totalOf = (lines: readonly PayLine[]): number => sum(lines.map((line) => line.cents));

/** Pay of a week, line by line. */
export const weeklyPay = (week: PaidWeek) => {
  const scheduled = week.hoursPerShift * week.shiftsPerWeek;
  const { hours, lines } = linesFor(week, scheduled);
  const stipendCents = totalOf(lines.filter(isStipend));
  const grossCents = totalOf(lines);
  const callCents = totalOf(lines.filter(({ code }) => code === 'call'));
  return {
    hours,
    lines,
    taxableCents: grossCents - stipendCents,
    stipendCents,
    grossCents,
    blendedHourlyCents: cents((grossCents - callCents) / scheduled),
  };
};

type Attendance = { guaranteedHours: number; workedHours: number; canceledByFacilityHours: number };

/** The guarantee covers shifts that the facility canceled, not those the person missed. */
const paidHours = ({ guaranteedHours, workedHours, canceledByFacilityHours }: Attendance): number =>
  Math.max(workedHours, Math.min(guaranteedHours, workedHours + canceledByFacilityHours));

/** Stipends don't depend on hours, because then they would count as pay. */
export const settledWeek = (week: PaidWeek, attendance: Attendance) => {
  const hours = paidHours(attendance);
  return { paidHours: hours, cents: totalOf(linesFor(week, hours).lines) };
};

/** Minimum weekly pay if the facility cancels every shift. */
export const guaranteedWeekCents = (week: PaidWeek, guaranteedHours: number): number =>
  settledWeek(week, {
    guaranteedHours,
    workedHours: 0,
    canceledByFacilityHours: week.hoursPerShift * week.shiftsPerWeek,
  }).cents;

export const onceAmounts = [
  'completionBonusCents',
  'signOnBonusCents',
  'travelReimbursementCents',
  'licenseReimbursementCents',
] as const;

export const stipendAmounts = ['mealsWeeklyCents', 'lodgingWeeklyCents'] as const;

/** Every amount of a package, in the order of its form. */
export const packageAmounts = [
  'baseHourlyCents',
  'overtimeHourlyCents',
  ...stipendAmounts,
  ...onceAmounts,
  ...extraRates,
] as const;

type Once = { [A in (typeof onceAmounts)[number]]?: number | null };

export const contractPay = (weeklyGrossCents: number, weeks: number, once: Once) => {
  const totalCents = weeklyGrossCents * weeks + sum(onceAmounts.map((name) => once[name] ?? 0));
  return { totalCents, averageWeeklyCents: cents(totalCents / weeks) };
};

/** California's daily rule there, unless the employer adopted another workweek; elsewhere the federal rule. */
export const proposedOvertimeRule = (location: string) =>
  parseUsState(location) === 'CA' ? ('ca_daily' as const) : ('weekly_40' as const);

export type PackagedJob = Pick<
  JobDraft,
  'jobType' | 'assignment' | 'location' | 'hoursPerShift' | 'shiftsPerWeek' | 'payPackage'
>;

/** Null until the base rate and the shifts are known. */
export const weekOf = ({
  payPackage,
  location,
  hoursPerShift,
  shiftsPerWeek,
}: Omit<PackagedJob, 'jobType' | 'assignment'>): PaidWeek | null => {
  if (!payPackage || payPackage.baseHourlyCents === null || hoursPerShift === null || shiftsPerWeek === null)
    return null;
  const { baseHourlyCents, overtimeHourlyCents, mealsWeeklyCents, lodgingWeeklyCents } = payPackage;
  const overtimeRule = payPackage.overtimeRule ?? proposedOvertimeRule(location);
  return {
    ...{ baseHourlyCents, overtimeHourlyCents, mealsWeeklyCents, lodgingWeeklyCents },
    ...{ hoursPerShift, shiftsPerWeek, overtimeRule },
  };
};

type Kind = Pick<JobDraft, 'jobType' | 'assignment'>;

export const takesPackage = (job: Kind): boolean => ['travel', 'local_contract'].includes(hiringKindOf(job));

/** Only for travel contracts: away from home, meals and lodging are expenses. */
export const takesStipends = (job: Kind): boolean => hiringKindOf(job) === 'travel';

export const hasStipends = ({ mealsWeeklyCents, lodgingWeeklyCents }: PayPackage): boolean =>
  (mealsWeeklyCents ?? 0) > 0 || (lodgingWeeklyCents ?? 0) > 0;

/** Derives the headline pay from a package, so lists, filters, and sorting handle only one kind of pay. */
export const withPackageHeadline = <J extends PackagedJob & Pick<JobDraft, 'payBy'>>(job: J): J => {
  if (!job.payPackage) return job;
  const week = weekOf(job);
  const grossCents = week && weeklyPay(week).grossCents;
  return {
    ...job,
    ...({ payBy: 'exact', rate: 'week', currency: 'USD' } as const),
    salaryMinCents: grossCents,
    salaryMaxCents: grossCents,
  };
};

/** Drops what the hiring kind doesn't have, for forms after a change of kind. */
export const withFittingPackage = <J extends PackagedJob>(job: J): J => {
  if (!job.payPackage || takesStipends(job)) return job;
  const payPackage = takesPackage(job) ? { ...job.payPackage, mealsWeeklyCents: null, lodgingWeeklyCents: null } : null;
  return { ...job, payPackage };
};

type Contract = Pick<PackagedJob, 'assignment' | 'hoursPerShift' | 'shiftsPerWeek' | 'payPackage'>;
type PaidTerms = Pick<JobDraft, 'jobType' | 'location' | 'rate' | 'currency'> & {
  payCents: number;
  hoursPerWeek: number | null;
  contract?: Contract;
};

/** Derives the pay and the weekly hours of terms from their package and shifts, so that they never contradict each other. */
export const withContractPay = <T extends PaidTerms>(terms: T): T => {
  if (!terms.contract) return terms;
  const { jobType, location } = terms;
  const { payPackage } = withFittingPackage({ ...terms.contract, jobType, location });
  const contract = { ...terms.contract, payPackage };
  const { hoursPerShift, shiftsPerWeek } = contract;
  const week = weekOf({ ...contract, location });
  return {
    ...terms,
    contract,
    ...(hoursPerShift !== null && shiftsPerWeek !== null && { hoursPerWeek: hoursPerShift * shiftsPerWeek }),
    ...(week && ({ payCents: weeklyPay(week).grossCents, rate: 'week', currency: 'USD' } as const)),
  };
};
