import { assignJob } from '@lambdas/jobs/assign-job';
import { changeJobStatus } from '@lambdas/jobs/change-job-status';
import { createJob } from '@lambdas/jobs/create-job';
import type { PostingLists } from '@lambdas/store/jobs/managed-jobs';
import type { Clock } from '@lambdas/platform/clock';
import type { JobItem } from '@lambdas/store/jobs/job-item';
import { suggestedCertifications, type SuggestedCertifications } from '@shared/domain/requirement-presets';
import type { JobBenefit } from '@shared/model/enumerations';
import type { JobDraft } from '@shared/model/job';
import { PayPackage } from '@shared/model/pay-package';
import type { SeedOrganization } from './data/organizations';
import { roleTexts } from './data/role-texts';
import type { SeedJob, SeedPackage } from './data/seed-job';
import { seedQuestion } from './data/seed-questions';
import { specialtyTexts } from './data/specialty-texts';
import { demoEmail } from './demo-accounts';
import { dayFrom, seedClock } from './seed-clock';
import type { SeedContext } from './seed-people';
import { memberCaller, type Member } from './seed-services';

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

const hoursOf = ({ hours }: SeedJob): Pick<JobDraft, `expectedHours${'Type' | 'Min' | 'Max' | 'Fixed'}`> => {
  const [min, max] = hours ?? [null, null];
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

const draftOf = (
  job: SeedJob,
  { offer }: SeedOrganization,
  { now, deployed }: SeedContext,
  { newId }: Clock,
): JobDraft => {
  const { work, needs } = job.role ? roleTexts[job.role] : specialtyTexts[job.specialty];
  const [payBy, rate, minimum, maximum] = job.pay;
  const [expenseType, expenses] = job.expenses ?? (['per_day', null] as const);
  return {
    title: job.title,
    department: job.department,
    specialty: job.specialty ?? null,
    ...hiringOf(job, now),
    location: job.location,
    jobType: job.type ?? 'full_time',
    remote: job.remote ?? false,
    numberOfOpenings: job.openings ?? 1,
    payBy,
    rate,
    currency: 'USD',
    salaryMinCents: cents(minimum),
    salaryMaxCents: cents(maximum),
    project: job.project ?? '',
    includeExpenses: expenses !== null,
    expenseType,
    expenseAmountCents: cents(expenses),
    experience: job.experience ?? null,
    ...hoursOf(job),
    selectedBenefits: [...(isEmployment(job) ? forEmployees : []), ...forEverybody],
    benefits: '',
    preScreeningQuestions: (job.questions ?? []).map((key) => seedQuestion(key, newId('qst'))),
    description: [job.setting, work, offer].join('\n\n'),
    requirements: needs.map((need) => `- ${need}`).join('\n'),
    contactEmails: [demoEmail({ key: job.by }, deployed)],
    applicationDeadlineOn: job.deadlineIn === undefined ? null : dayFrom(now, job.deadlineIn),
    applicationInstructions: 'Apply here with a short letter; we answer every application within a week.',
    urgentHiring: job.urgent ?? false,
  };
};

const allOf = async (postings: PostingLists, organizationId: string): Promise<JobItem[]> => {
  const found: JobItem[] = [];
  let cursor: string | undefined;
  do {
    const page = await postings.listOfOrganization(organizationId, cursor);
    found.push(...page.items);
    cursor = page.nextCursor ?? undefined;
  } while (cursor);
  return found;
};

export type SeededJobs = {
  organizationId: string;
  admin: Member;
  ids: Map<string, string>;
  created: ReadonlySet<string>;
};

/** Sequential, because all count toward the organization's totals. */
export const seedJobs = async (
  context: SeedContext,
  organization: SeedOrganization,
  team: ReadonlyMap<string, Member>,
  jobs: readonly SeedJob[],
): Promise<SeededJobs> => {
  const deps = context.services.jobs;
  const admin = [...team.values()].find(({ role }) => role === 'admin')!;
  const { organizationId } = admin;
  const present = await allOf(deps.postings, organizationId);
  const ids = new Map(present.map(({ title, jobId }) => [title, jobId]));
  const created = new Set<string>();
  for (const job of jobs.filter(({ title }) => !ids.has(title))) {
    const clock = seedClock(context.now, `${organization.key}/${job.title}`, job.age);
    const posted = await createJob(
      { ...deps, clock },
      {
        language: 'en',
        caller: memberCaller(team.get(job.by)!, 'editJob'),
        job: draftOf(job, organization, context, clock),
        status: job.status === 'draft' ? 'draft' : 'active',
      },
    );
    const { jobId } = posted;
    if (job.assignedTo) {
      const assigneeId = team.get(job.assignedTo)!.userId;
      await assignJob({ ...deps, clock }, { caller: memberCaller(admin, 'assignJob'), jobId, assigneeId });
    }
    ids.set(job.title, jobId);
    created.add(job.title);
  }
  return { organizationId, admin, ids, created };
};

/** Pauses and closes jobs after their applications arrived. Skips those changed manually. */
export const settleJobs = async (
  context: SeedContext,
  jobs: readonly SeedJob[],
  { admin, ids }: SeededJobs,
): Promise<void> => {
  const deps = context.services.jobs;
  for (const { title, status } of jobs) {
    const jobId = ids.get(title);
    if (!jobId || (status !== 'paused' && status !== 'closed')) continue;
    const stored = await deps.jobs.get(jobId);
    if (stored?.status !== 'active' || stored.version !== 1) continue;
    const clock = seedClock(context.now, `${title}/${status}`, 0.5);
    await changeJobStatus(
      { ...deps, clock },
      { caller: memberCaller(admin, 'editJob'), jobId, status, version: stored.version },
    );
  }
};
