import { applyToJob } from '@lambdas/applications/apply-to-job';
import type { SeedHire } from './data/hires';
import { seedPool } from './data/pool';
import { dayFrom, seedClock } from './seed-clock';
import { seedComplianceFile } from './seed-compliance';
import { seedAcceptance, seedOffer } from './seed-hires';
import type { SeededJobs } from './seed-jobs';
import type { SeedContext } from './seed-people';
import { planNow } from './seed-plans';
import { professionalCaller } from './seed-services';

type World = { seeded: SeededJobs; people: ReadonlyMap<string, string> };

const [appliedDaysAgo, hiredDaysAgo] = [30, 22];

const hireOf = (professional: string): SeedHire => ({
  professional,
  job: seedPool.job,
  terms: { jobType: 'per_diem', rate: 'hour', pay: 54, startsIn: -16, location: 'Chicago, Illinois' },
});

/** Applies and is placed; false if that was done before. */
const hire = async (context: SeedContext, professional: string, { seeded, people }: World): Promise<boolean> => {
  const { services, now } = context;
  const jobId = seeded.ids.get(seedPool.job);
  const professionalId = people.get(professional);
  if (!jobId || !professionalId || (await services.jobs.jobs.applicationOf(jobId, professionalId))) return false;
  const clock = seedClock(now, `${professional}/${seedPool.job}/new`, appliedDaysAgo);
  const caller = professionalCaller(professionalId, 'apply', await planNow(context, professionalId));
  const form = {
    coverLetter: '',
    availableStart: dayFrom(now, -16),
    expectedSalary: '',
    message: '',
    answers: [],
    resume: 'none' as const,
    source: 'direct' as const,
  };
  const { applicationId } = await applyToJob({ ...services.applications, clock }, { caller, jobId, form });
  const hiring = {
    hire: hireOf(professional),
    applicationId,
    admin: seeded.admin,
    professionalId,
    daysAgo: hiredDaysAgo,
  };
  const offer = await seedOffer(context, hiring);
  await seedComplianceFile(context, { ...hiring, placementId: await seedAcceptance(context, hiring, offer) });
  return true;
};

/** Sequential, because each hire counts for the job. */
export const seedPoolMembers = async (context: SeedContext, world: World): Promise<void> => {
  for (const professional of seedPool.members) await hire(context, professional, world);
};
