import { contractorRule, type ContractorRule } from '../../../data/healthcare/engagement';
import { minimumWages } from '../../../data/healthcare/minimum-wages';
import { payTransparency, type PayTransparencyRule } from '../../../data/healthcare/pay-transparency';
import type { CompanySize } from '../../../core/model/enumerations';
import type { JobDraft } from '../../../hiring/model/job';
import { type StateCode, states } from '../../../people/model/profile-vocabulary';
import { formatMoney } from '../../../text/money';
import { notice } from '../../../text/notice';
import { hiringKindOf } from '../../../hiring/rules/hiring-kind';
import type { JobProblem } from '../../../hiring/rules/jobs/job-problem';
import { hasStipends, takesPackage, takesStipends, weekOf, weeklyPay } from '../../../hiring/rules/pay/pay-package';
import { effectiveRule } from '../../../core/rules/effective-rule';
import { parseUsState } from '../../../core/rules/parse-us-state';

/** Dollars in English formatting: the amounts are US law. */
const dollars = (cents: number): string => formatMoney(cents, 'USD', 'en');

/** The higher of the state's and the federal minimum wage. */
export const minimumWageCents = (state: StateCode | null, today: string): number =>
  Math.max(
    effectiveRule(minimumWages, null, today)?.cents ?? 0,
    (state && effectiveRule(minimumWages, state, today)?.cents) ?? 0,
  );

/** Largest number of employees in a size range; unlimited if unknown. */
const mostEmployees = (size: CompanySize | null): number => {
  const most = Number(size?.split('-')[1]);
  return Number.isNaN(most) ? Infinity : most;
};

/** Rule that requires a pay range in this job's post. Remote jobs follow the state they name, if any. */
export const rangeRule = (
  { location }: Pick<JobDraft, 'location'>,
  today: string,
  size: CompanySize | null,
): PayTransparencyRule | null => {
  const rule = effectiveRule(payTransparency, parseUsState(location), today);
  return rule && rule.asks !== 'onRequest' && mostEmployees(size) >= rule.minEmployees ? rule : null;
};

type Amounts = Pick<JobDraft, 'payBy' | 'salaryMinCents' | 'salaryMaxCents'>;

/** An exact amount counts as a range; "up to" has no lower end. */
export const hasPayRange = ({ payBy, salaryMinCents, salaryMaxCents }: Amounts): boolean => {
  if (payBy === 'max_amount') return false;
  return salaryMinCents !== null && (payBy !== 'range' || salaryMaxCents !== null);
};

const rangeField = ({ payBy, salaryMinCents }: Amounts): 'payBy' | 'salaryMinCents' | 'salaryMaxCents' => {
  if (payBy === 'max_amount') return 'payBy';
  return salaryMinCents === null ? 'salaryMinCents' : 'salaryMaxCents';
};

/** Only the server knows the organization's size for certain, so only the server rejects. */
export const transparencyProblems = (job: JobDraft, today: string, size: CompanySize | null): JobProblem[] => {
  const rule = rangeRule(job, today, size);
  if (!rule || hasPayRange(job)) return [];
  return [[rangeField(job), notice('payRangeRequired', { place: states[rule.state], source: rule.source })]];
};

const baseProblem = (job: JobDraft, baseHourlyCents: number | null, today: string): JobProblem[] => {
  if (baseHourlyCents === null) return [['payPackage', notice('required'), 'baseHourlyCents']];
  const minimum = minimumWageCents(parseUsState(job.location), today);
  return baseHourlyCents < minimum
    ? [['payPackage', notice('belowMinimumWage', { amount: dollars(minimum) }), 'baseHourlyCents']]
    : [];
};

const overtimeProblem = ({ payPackage, engagement }: JobDraft): JobProblem[] => {
  const { baseHourlyCents = null, overtimeHourlyCents = null } = payPackage ?? {};
  if (baseHourlyCents === null || overtimeHourlyCents === null || engagement === 'contractor') return [];
  return overtimeHourlyCents < baseHourlyCents * 1.5
    ? [['payPackage', notice('overtimeTooLow'), 'overtimeHourlyCents']]
    : [];
};

const guaranteeProblem = ({ payPackage, hoursPerShift, shiftsPerWeek }: JobDraft): JobProblem[] => {
  const guaranteed = payPackage?.guaranteedHours ?? null;
  if (guaranteed === null || hoursPerShift === null || shiftsPerWeek === null) return [];
  const hours = hoursPerShift * shiftsPerWeek;
  return guaranteed > hours ? [['payPackage', notice('guaranteedAboveScheduled', { hours }), 'guaranteedHours']] : [];
};

const weekProblem = ({ pattern }: JobDraft): JobProblem[] =>
  pattern === '7on7off' ? [['pattern', notice('packageNeedsEqualWeeks')]] : [];

const stipendProblem = (job: JobDraft): JobProblem[] =>
  job.payPackage && hasStipends(job.payPackage) && !takesStipends(job)
    ? [['payPackage', notice('stipendsForTravelOnly'), 'mealsWeeklyCents']]
    : [];

const packageProblems = (job: JobDraft, today: string): JobProblem[] => {
  if (!takesPackage(job)) return job.payPackage ? [['payPackage', notice('packageForContractsOnly')]] : [];
  if (!job.payPackage) return takesStipends(job) ? baseProblem(job, null, today) : [];
  return [
    ...baseProblem(job, job.payPackage.baseHourlyCents, today),
    ...overtimeProblem(job),
    ...guaranteeProblem(job),
    ...weekProblem(job),
    ...stipendProblem(job),
  ];
};

/** Product policy: only permanent jobs may omit pay, where no law requires it. */
const amountProblem = (job: JobDraft): JobProblem[] => {
  const isOpen = job.salaryMinCents === null && job.salaryMaxCents === null;
  if (!isOpen || job.payPackage || takesStipends(job) || hiringKindOf(job) === 'permanent') return [];
  return [[job.payBy === 'max_amount' ? 'salaryMaxCents' : 'salaryMinCents', notice('payRequired')]];
};

const strictest = ({ professions, location }: JobDraft): ContractorRule => {
  const state = parseUsState(location);
  const rules = professions.map((profession) => contractorRule(profession, state));
  if (rules.includes('refused')) return 'refused';
  return rules.includes('limited') ? 'limited' : 'allowed';
};

const engagementProblem = (job: JobDraft): JobProblem[] =>
  job.engagement === 'contractor' && strictest(job) === 'refused' ? [['engagement', notice('contractorRefused')]] : [];

/** Problems with pay and engagement of a public job. The package has no hourly stipends. */
export const payProblems = (job: JobDraft, today: string): JobProblem[] => [
  ...packageProblems(job, today),
  ...amountProblem(job),
  ...engagementProblem(job),
];

/** Maximum ratio of a range: a wider one says little about the pay. */
const widestRange = 1.6;

const isWide = ({ payBy, salaryMinCents, salaryMaxCents }: Amounts): boolean =>
  payBy === 'range' &&
  salaryMinCents !== null &&
  salaryMaxCents !== null &&
  salaryMaxCents > salaryMinCents * widestRange;

const isLowBase = (job: JobDraft): boolean => {
  const week = weekOf(job);
  return week !== null && week.baseHourlyCents * 2 < weeklyPay(week).blendedHourlyCents;
};

/** Warnings for a poster; none of them blocks. */
export const payWarnings = (job: JobDraft): JobProblem[] => [
  ...(isWide(job) ? [['salaryMaxCents', notice('payRangeWide')] as const] : []),
  ...(isLowBase(job) ? [['payPackage', notice('baseRateLow'), 'baseHourlyCents'] as const] : []),
  ...(job.engagement === 'contractor' && strictest(job) === 'limited'
    ? [['engagement', notice('contractorLimited')] as const]
    : []),
];
