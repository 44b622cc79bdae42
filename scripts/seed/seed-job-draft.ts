import type { Clock } from '@lambdas/platform/clock';
import { shapeOf } from '@shared/hiring/rules/hiring-fields';
import { suggestedCertifications, type SuggestedCertifications } from '@shared/hiring/rules/requirement-presets';
import type { JobBenefit } from '@shared/core/model/enumerations';
import { JobDraft } from '@shared/hiring/model/job';
import { MoreDetails } from '@shared/hiring/model/more-details';
import { PayPackage } from '@shared/hiring/model/pay-package';
import type * as z from 'zod';
import type { SeedOrganization } from './data/seed-organization';
import type { SeedJob, SeedPackage } from './data/jobs/seed-job';
import { seedQuestion } from './data/seed-questions';
import { demoEmail } from './demo-accounts';
import { dayFrom } from './seed-clock';

const cents = (dollars: number | null): number | null => (dollars === null ? null : dollars * 100);

const forEverybody: readonly JobBenefit[] = ['Professional development assistance', 'Employee assistance program'];
const forEmployees: readonly JobBenefit[] = [
  'Health insurance',
  'Dental insurance',
  'Vision insurance',
  'Paid time off',
  'Retirement plan',
  'Life insurance',
  'Parental leave',
];
const isEmployment = ({ type = 'full_time' }: SeedJob): boolean => type === 'full_time' || type === 'part_time';

const weeklyHoursOf = ({ hours, pattern }: SeedJob): readonly [number | null, number | null] => {
  const shape = shapeOf(pattern ?? null);
  if (hours || !shape) return hours ?? [null, null];
  const weekly = (shape.hoursPerShift ?? 0) * (shape.shiftsPerWeek ?? 0);
  return [weekly, weekly];
};

const hoursOf = (job: SeedJob): Pick<JobDraft, `expectedHours${'Type' | 'Min' | 'Max' | 'Fixed'}`> => {
  const [min, max] = weeklyHoursOf(job);
  return min === max
    ? { expectedHoursType: 'fixed', expectedHoursFixed: min, expectedHoursMin: null, expectedHoursMax: null }
    : { expectedHoursType: 'range', expectedHoursFixed: null, expectedHoursMin: min, expectedHoursMax: max };
};

const isPermanentPhysician = (job: SeedJob): boolean => job.professions === undefined && isEmployment(job);

/** Physicians' permanent jobs leave certifications to the requirements. */
const certificationsOf = (job: SeedJob): SuggestedCertifications => {
  const { professions = ['physician'], unit = null, specialty = null, certifications } = job;
  const suggested = suggestedCertifications({ professions: [...professions], unit, specialty });
  const required = isPermanentPhysician(job) ? [] : suggested.requiredCertifications;
  return { ...suggested, requiredCertifications: certifications ? [...certifications] : required };
};

type Hiring = Pick<
  JobDraft,
  | 'professions'
  | 'npFocuses'
  | 'unit'
  | 'assignment'
  | 'shift'
  | 'pattern'
  | 'hoursPerShift'
  | 'shiftsPerWeek'
  | 'startOn'
  | 'startAsap'
  | 'contractWeeks'
  | 'licensePolicy'
  | 'minUnitYears'
  | 'unitYearsRequired'
  | 'engagement'
  | 'payPackage'
  | 'moreDetails'
> &
  SuggestedCertifications;

const hiringOf = (job: SeedJob, now: Date): Hiring => {
  const [minUnitYears = null, hardness] = job.years ?? [];
  return {
    professions: [...(job.professions ?? (['physician'] as const))],
    npFocuses: [...(job.npFocuses ?? [])],
    unit: job.unit ?? null,
    assignment: job.assignment ?? null,
    shift: job.shift ?? 'days',
    pattern: job.pattern ?? null,
    hoursPerShift: job.hoursPerShift ?? null,
    shiftsPerWeek: job.shiftsPerWeek ?? null,
    startOn: typeof job.startIn === 'number' ? dayFrom(now, job.startIn) : null,
    startAsap: job.startIn === 'asap',
    contractWeeks: job.weeks ?? null,
    licensePolicy: job.licensePolicy ?? null,
    minUnitYears,
    unitYearsRequired: hardness === 'required',
    engagement: job.engagement ?? 'facility',
    payPackage: job.package ? packageOf(job.package) : null,
    moreDetails: job.details ? MoreDetails.parse(job.details) : null,
    ...certificationsOf(job),
  };
};

const packageOf = ({ base, meals, lodging, completion = 0 }: SeedPackage): JobDraft['payPackage'] =>
  PayPackage.parse({
    baseHourlyCents: cents(base),
    mealsWeeklyCents: cents(meals),
    lodgingWeeklyCents: cents(lodging),
    ...(completion > 0 && { completionBonusCents: cents(completion) }),
  });

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

const descriptionOf = (job: SeedJob, { offer }: Pick<SeedOrganization, 'offer'>): string =>
  [
    job.about,
    '# What you’ll do',
    list(job.work),
    '# Schedule and support',
    list(job.terms),
    '# What we offer',
    list(isEmployment(job) ? offer.employees : offer.contracts),
    offer.closing,
  ].join('\n\n');

const payOf = ({ pay }: SeedJob): Pick<JobDraft, 'payBy' | 'rate' | 'salaryMinCents' | 'salaryMaxCents'> => {
  const [payBy, rate, minimum, maximum] = pay ?? (['exact', 'week', null, null] as const);
  return { payBy, rate, salaryMinCents: cents(minimum), salaryMaxCents: cents(maximum) };
};

export const jobDraftOf = (
  job: SeedJob,
  organization: Pick<SeedOrganization, 'offer'>,
  { now, deployed }: { now: Date; deployed: boolean },
  newId: Clock['newId'],
): JobDraft => {
  const [expenseType, expenses] = job.expenses ?? (['per_day', null] as const);
  return JobDraft.parse({
    title: job.title,
    department: job.department,
    specialty: job.specialty ?? null,
    ...hiringOf(job, now),
    location: job.location,
    jobType: job.type ?? 'full_time',
    remote: job.remote ?? false,
    numberOfOpenings: job.openings ?? 1,
    ...payOf(job),
    project: job.project ?? '',
    includeExpenses: expenses !== null,
    expenseType,
    expenseAmountCents: cents(expenses),
    experience: job.experience ?? null,
    ...hoursOf(job),
    selectedBenefits: [...(isEmployment(job) ? forEmployees : []), ...forEverybody],
    preScreeningQuestions: (job.questions ?? []).map((key) => seedQuestion(key, newId('qst'))),
    description: descriptionOf(job, organization),
    requirements: list(job.needs),
    contactEmails: [demoEmail({ key: job.by }, deployed)],
    applicationDeadlineOn: job.deadlineIn === undefined ? null : dayFrom(now, job.deadlineIn),
    applicationInstructions: isPermanentPhysician(job)
      ? 'Apply here with a short letter. We answer every application within a week.'
      : 'Apply here. We answer every application within a week.',
    coverLetter: isPermanentPhysician(job) ? 'required' : 'optional',
    urgentHiring: job.urgent ?? false,
  } satisfies z.input<typeof JobDraft>);
};
