import { announceMove } from '@lambdas/applications/announce-due-moves';
import { applyToJob } from '@lambdas/applications/apply-to-job';
import { changeApplicationStatus } from '@lambdas/applications/change-application-status';
import { limits } from '@shared/limits';
import { addSeconds } from '@lambdas/platform/clock';
import type { ApplicationStatus } from '@shared/model/enumerations';
import { applicationSources } from '@shared/model/hiring-vocabulary';
import type { Offer } from '@shared/model/offer';
import { openStages } from '@shared/model/vocabulary';
import type { SeedApplication } from './data/applications';
import { hireOf } from './data/hires';
import { seedAnswers } from './data/seed-answers';
import { dayFrom, seedClock } from './seed-clock';
import { seedComplianceFile, seedExpiration } from './seed-compliance';
import { seedAcceptance, seedOffer } from './seed-hires';
import { seedScorecards } from './seed-hiring-tools';
import { seedComingInterview, seedPastInterview, seedProposal, seedSelfScheduling } from './seed-interviews';
import type { SeededJobs } from './seed-jobs';
import type { SeedContext } from './seed-people';
import { planNow } from './seed-plans';
import { memberCaller, professionalCaller } from './seed-services';
import { seedReviews, seedWeeks } from './seed-work';

const recentDays = 3;

/** Steps from new to a status, skipping the review, except before a rejection. */
const way: readonly ApplicationStatus[] = [...openStages.filter((stage) => stage !== 'under_review'), 'hired'];

export const stepsTo = (wanted: ApplicationStatus): ApplicationStatus[] => {
  if (wanted === 'rejected') return ['under_review', 'rejected'];
  if (wanted === 'under_review') return ['under_review'];
  if (!way.includes(wanted)) throw new Error(`No way leads to ${wanted}.`);
  return way.slice(1, way.indexOf(wanted) + 1);
};

/** Submits the application and moves it to its status, unless this person already applied. */
export const seedApplication = async (
  context: SeedContext,
  { organization, job, professional, ...seed }: SeedApplication,
  { ids, admin, manager }: SeededJobs,
  professionalId: string,
): Promise<boolean> => {
  const { jobs, applications: deps } = context.services;
  const jobId = ids.get(job);
  // The job was renamed or deleted since.
  if (!jobId || (await jobs.jobs.applicationOf(jobId, professionalId))) return false;
  const clockAt = (step: string, daysAgo: number) =>
    seedClock(context.now, `${professional}/${organization}/${job}/${step}`, daysAgo);

  const startOn = dayFrom(context.now, seed.startsIn);
  const posting = await deps.applications.job(jobId);
  const sent = await applyToJob(
    { ...deps, clock: clockAt('new', seed.age) },
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
        resume: seed.age <= recentDays ? 'generated' : 'none',
        source: applicationSources[seed.coverLetter.length % applicationSources.length] ?? 'direct',
      },
    },
  );

  const withdrawn = seed.status === 'withdrawn';
  const caller = withdrawn
    ? professionalCaller(professionalId, 'apply')
    : memberCaller(admin, 'changeApplicationStatus');
  const steps = withdrawn ? [seed.status] : stepsTo(seed.status);
  let { version } = sent;
  let offer: Offer | null = null;
  const daysAgoOf = (index: number): number =>
    seed.decidedWithin === undefined
      ? seed.age * (1 - (index + 1) / (steps.length + 1))
      : seed.age - (seed.decidedWithin * (index + 1)) / steps.length;
  for (const [index, status] of steps.entries()) {
    const daysAgo = daysAgoOf(index);
    const reason = status === seed.status ? (seed.reason ?? '') : '';
    const { applicationId } = sent;
    const interviewing = { name: `${professional}/${organization}/${job}`, applicationId, admin, professionalId };
    if (status === 'interview_scheduled') {
      // It moves the application itself.
      if (index + 1 < steps.length) {
        const completed = daysAgoOf(index + 1);
        await seedPastInterview(context, interviewing, { chosen: daysAgo, completed });
        const over = { organization, job, jobId, applicationId, admin, manager, daysAgo: completed };
        await seedScorecards(context, over);
      } else await seedComingInterview(context, interviewing, { daysAgo, inDays: 1 + (seed.coverLetter.length % 4) });
      version += 1;
      continue;
    }
    if (status === 'offered' || status === 'hired') {
      const hiring = { hire: hireOf(professional, job), applicationId, admin, professionalId, daysAgo };
      if (status === 'offered') offer = await seedOffer(context, hiring);
      else if (offer) {
        const placed = { ...hiring, placementId: await seedAcceptance(context, hiring, offer) };
        await seedComplianceFile(context, placed);
        await seedWeeks(context, placed);
        await seedExpiration(context, placed);
        await seedReviews(context, placed);
      }
      continue;
    }
    const clock = clockAt(status, daysAgo);
    ({ version } = await changeApplicationStatus(
      { ...deps, clock },
      { caller, applicationId, status, reason, version },
    ));
    await announceMove(
      { ...deps, clock: { now: () => addSeconds(clock.now(), limits.moveUndoSeconds) } },
      applicationId,
    );
    if (status === 'shortlisted' && seed.status === 'shortlisted')
      await (seed.coverLetter.length % 2 === 0 ? seedProposal : seedSelfScheduling)(context, interviewing);
  }
  return true;
};
