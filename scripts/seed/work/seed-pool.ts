import { applyToJob } from '@lambdas/hiring/applications/apply-to-job';
import { allDone } from '../all-done';
import type { SeedHire } from '../data/hires';
import { seedPool } from '../data/work/pool';
import { dayFrom, seedClock } from '../seed-clock';
import { seedComplianceFile } from '../seed-compliance';
import { seedAcceptance, seedOffer } from '../seed-hires';
import type { SeededJobs } from '../seed-jobs';
import type { SeedContext } from '../seed-people';
import { planNow } from '../seed-plans';
import { professionalCaller } from '../seed-services';

type World = { seeded: SeededJobs; people: ReadonlyMap<string, string> };
type Hired = { professional: string; job: string };

const [appliedDaysAgo, hiredDaysAgo, startsIn] = [44, 40, -34];

const hireOf = ({ professional, job }: Hired): SeedHire => ({
  professional,
  job,
  terms: { jobType: 'per_diem', rate: 'hour', pay: 54, startsIn, location: 'Chicago, Illinois' },
});

/** Keeps the application of an interrupted run. */
const apply = async (context: SeedContext, { professional, job }: Hired, { jobId, userId }: Of): Promise<string> => {
  const { services, now } = context;
  const earlier = await services.jobs.jobs.applicationOf(jobId, userId);
  if (earlier) return earlier.applicationId;
  const clock = seedClock(now, `${professional}/${job}/new`, appliedDaysAgo);
  const caller = professionalCaller(userId, 'apply', await planNow(context, userId));
  const form = {
    coverLetter: '',
    availableStart: dayFrom(now, startsIn),
    expectedSalary: '',
    message: '',
    answers: [],
    resume: 'none' as const,
    source: 'direct' as const,
  };
  return (await applyToJob({ ...services.applications, clock }, { caller, jobId, form })).applicationId;
};

type Of = { jobId: string; userId: string };

/** Applies, is placed, and has a complete file. Idempotent. */
const hire = async (context: SeedContext, hired: Hired, { seeded, people }: World): Promise<void> => {
  const jobId = seeded.ids.get(hired.job);
  const userId = people.get(hired.professional);
  if (!jobId || !userId) return;
  const applicationId = await apply(context, hired, { jobId, userId });
  const hiring = {
    hire: hireOf(hired),
    applicationId,
    admin: seeded.admin,
    professionalId: userId,
    daysAgo: hiredDaysAgo,
  };
  const placementId = await seedAcceptance(context, hiring, await seedOffer(context, hiring));
  await seedComplianceFile(context, { ...hiring, placementId });
};

/** A few at a time, because each hire counts for the job. */
const atOnce = 3;

export const seedPoolMembers = async (context: SeedContext, world: World): Promise<void> => {
  const waiting = seedPool.members.flatMap(({ job, people }) => people.map((professional) => ({ professional, job })));
  const next = async (): Promise<void> => {
    for (let hired = waiting.shift(); hired; hired = waiting.shift()) {
      await hire(context, hired, world);
      context.step();
    }
  };
  await allDone(Array.from({ length: atOnce }, next));
};
