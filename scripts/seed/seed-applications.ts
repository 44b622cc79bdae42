import { announceMove } from '@lambdas/hiring/applications/moves/announce-due-moves';
import { applyToJob } from '@lambdas/hiring/applications/apply-to-job';
import { changeApplicationStatus } from '@lambdas/hiring/applications/moves/change-application-status';
import { limits } from '@shared/limits';
import { addSeconds } from '@lambdas/platform/clock';
import type { ApplicationStatus } from '@shared/core/model/enumerations';
import { applicationSources } from '@shared/hiring/model/hiring-vocabulary';
import type { Offer } from '@shared/hiring/model/offer';
import { openStages } from '@shared/core/model/vocabulary';
import type { SeedApplication } from './data/applications';
import { hireOf } from './data/hires';
import { seedAnswers } from './data/work/seed-answers';
import { dayFrom, seedClock } from './seed-clock';
import { seedComplianceFile, seedExpiration } from './seed-compliance';
import { seedAcceptance, seedOffer } from './seed-hires';
import { seedScorecards } from './seed-hiring-tools';
import { seedComingInterview, seedPastInterview, seedProposal, seedSelfScheduling } from './seed-interviews';
import type { SeededJobs } from './seed-jobs';
import type { SeedContext } from './seed-people';
import { planNow } from './seed-plans';
import { memberCaller, professionalCaller } from './seed-services';
import { seedReviews, seedWeeks } from './work/seed-work';

const recentDays = 3;

/** Steps from new to a status, skipping the review, except before a rejection. */
const way: readonly ApplicationStatus[] = [...openStages.filter((stage) => stage !== 'under_review'), 'hired'];

export const stepsTo = (wanted: ApplicationStatus): ApplicationStatus[] => {
  if (wanted === 'rejected') return ['under_review', 'rejected'];
  if (wanted === 'under_review') return ['under_review'];
  if (!way.includes(wanted)) throw new Error(`No way leads to ${wanted}.`);
  return way.slice(1, way.indexOf(wanted) + 1);
};

/** `none`: its job was renamed or deleted. */
export type Applied = 'sent' | 'there' | 'none';

type Applying = { seed: SeedApplication; jobId: string; professionalId: string };

const clockOf = (
  { now }: SeedContext,
  { professional, organization, job }: SeedApplication,
  step: string,
  daysAgo: number,
) => seedClock(now, `${professional}/${organization}/${job}/${step}`, daysAgo);

const apply = async (context: SeedContext, { seed, jobId, professionalId }: Applying): Promise<string> => {
  const { applications: deps } = context.services;
  const startOn = dayFrom(context.now, seed.startsIn);
  const posting = await deps.applications.job(jobId);
  const { applicationId } = await applyToJob(
    { ...deps, clock: clockOf(context, seed, 'new', seed.age) },
    {
      caller: professionalCaller(professionalId, 'apply', await planNow(context, professionalId)),
      jobId,
      form: {
        coverLetter: seed.coverLetter,
        availableStart: startOn,
        expectedSalary: seed.expectedSalary,
        message: seed.message ?? '',
        answers: seedAnswers(posting?.preScreeningQuestions ?? [], { startOn, licenses: 'Illinois and Wisconsin' }),
        // Generating is slow, so only recent applicants sent one.
        resume: seed.resume ?? (seed.age <= recentDays ? 'generated' : 'none'),
        source: applicationSources[seed.coverLetter.length % applicationSources.length] ?? 'direct',
      },
    },
  );
  return applicationId;
};

type Step = { status: ApplicationStatus; daysAgo: number };

const stepsOf = ({ status, age, decidedWithin }: SeedApplication): Step[] => {
  const steps = status === 'withdrawn' ? [status] : stepsTo(status);
  const daysAgo = (index: number): number =>
    decidedWithin === undefined
      ? age * (1 - (index + 1) / (steps.length + 1))
      : age - (decidedWithin * (index + 1)) / steps.length;
  return steps.map((it, index) => ({ status: it, daysAgo: daysAgo(index) }));
};

type Moving = Applying & { applicationId: string; seeded: SeededJobs };

const interview = async (
  context: SeedContext,
  { seed, jobId, professionalId, applicationId, seeded: { admin, manager } }: Moving,
  { daysAgo }: Step,
  next: Step | undefined,
): Promise<void> => {
  const { professional, organization, job } = seed;
  const interviewing = { name: `${professional}/${organization}/${job}`, applicationId, admin, professionalId };
  if (next) {
    await seedPastInterview(context, interviewing, { chosen: daysAgo, completed: next.daysAgo });
    const over = { organization, job, jobId, applicationId, admin, manager, daysAgo: next.daysAgo };
    await seedScorecards(context, over);
  } else {
    const [inDays, time] = seed.interview ?? [1 + (seed.coverLetter.length % 4), '10:00'];
    await seedComingInterview(context, interviewing, { daysAgo, inDays, time });
  }
};

type Hiring = Parameters<typeof seedOffer>[1];

const hiringOf = ({ seed, professionalId, applicationId, seeded: { admin } }: Moving, { daysAgo }: Step): Hiring => ({
  hire: seed.hire ?? hireOf(seed.professional, seed.job),
  applicationId,
  admin,
  professionalId,
  daysAgo,
});

const place = async (context: SeedContext, hiring: Hiring, offer: Offer): Promise<void> => {
  const placed = { ...hiring, placementId: await seedAcceptance(context, hiring, offer) };
  await seedComplianceFile(context, placed);
  await seedWeeks(context, placed);
  await seedExpiration(context, placed);
  await seedReviews(context, placed);
};

const move = async (
  context: SeedContext,
  { seed, professionalId, applicationId, seeded: { admin } }: Moving,
  { status, daysAgo }: Step,
  version: number | null,
): Promise<void> => {
  const deps = context.services.applications;
  const clock = clockOf(context, seed, status, daysAgo);
  const caller =
    status === 'withdrawn'
      ? professionalCaller(professionalId, 'apply')
      : memberCaller(admin, 'changeApplicationStatus');
  const reason = status === seed.status ? (seed.reason ?? '') : '';
  if (version !== null)
    await changeApplicationStatus({ ...deps, clock }, { caller, applicationId, status, reason, version });
  await announceMove({ ...deps, clock: { now: () => addSeconds(clock.now(), limits.moveUndoSeconds) } }, applicationId);
  const { professional, organization, job } = seed;
  const interviewing = { name: `${professional}/${organization}/${job}`, applicationId, admin, professionalId };
  if (status === 'shortlisted' && seed.status === 'shortlisted')
    await (seed.coverLetter.length % 2 === 0 ? seedProposal : seedSelfScheduling)(context, interviewing);
};

/** Submits the application and moves it to its status. Continues one left by an interrupted run. */
export const seedApplication = async (
  context: SeedContext,
  seed: SeedApplication,
  seeded: SeededJobs,
  professionalId: string,
): Promise<Applied> => {
  const { jobs, interviews } = context.services;
  const jobId = seeded.ids.get(seed.job);
  if (!jobId) return 'none';
  const applying = { seed, jobId, professionalId };
  const earlier = await jobs.jobs.applicationOf(jobId, professionalId);
  const applicationId = earlier?.applicationId ?? (await apply(context, applying));
  const moving = { ...applying, applicationId, seeded };
  const steps = stepsOf(seed);
  let offer: Offer | null = null;
  for (const [index, step] of steps.entries()) {
    const { status, version } = (await interviews.interviews.application(applicationId))!;
    const reached = steps.findIndex((it) => it.status === status);
    // A person has moved it since.
    if (reached === -1 && status !== 'new') break;
    if (step.status === 'interview_scheduled') await interview(context, moving, step, steps[index + 1]);
    else if (step.status === 'offered') offer = await seedOffer(context, hiringOf(moving, step));
    else if (step.status === 'hired' && offer) await place(context, hiringOf(moving, step), offer);
    else await move(context, moving, step, reached < index ? version : null);
  }
  return earlier ? 'there' : 'sent';
};
