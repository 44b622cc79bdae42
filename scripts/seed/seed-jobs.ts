import { assignJob } from '@lambdas/hiring/jobs/assign-job';
import { changeJobStatus } from '@lambdas/hiring/jobs/status/change-job-status';
import { createJob } from '@lambdas/hiring/jobs/create-job';
import type { PostingLists } from '@lambdas/store/hiring/jobs/managed-jobs';
import type { JobItem } from '@lambdas/store/hiring/jobs/job-item';
import type { SeedOrganization } from './data/seed-organization';
import type { SeedJob } from './data/jobs/seed-job';
import { seedClock } from './seed-clock';
import { jobDraftOf } from './seed-job-draft';
import type { SeedContext } from './seed-people';
import { planNow } from './seed-plans';
import { memberCaller, type Member } from './seed-services';

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
  manager: Member;
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
  const manager = [...team.values()].find(({ role }) => role === 'manager') ?? admin;
  const { organizationId } = admin;
  const present = await allOf(deps.postings, organizationId);
  const known = new Map(present.map((job) => [job.title, job]));
  const ids = new Map(present.map(({ title, jobId }) => [title, jobId]));
  const created = new Set<string>();
  const planned = await planNow(context, organizationId);
  for (const job of jobs) {
    const clock = seedClock(context.now, `${organization.key}/${job.title}`, job.age);
    const stored = known.get(job.title);
    const { jobId } =
      stored ??
      (await createJob(
        { ...deps, clock },
        {
          language: 'en',
          caller: memberCaller(team.get(job.by)!, 'editJob', planned),
          job: jobDraftOf(job, organization, context, clock.newId),
          status: job.status === 'draft' ? 'draft' : 'active',
        },
      ));
    if (job.assignedTo && !stored?.assignedTo) {
      const assigneeId = team.get(job.assignedTo)!.userId;
      await assignJob({ ...deps, clock }, { caller: memberCaller(admin, 'assignJob'), jobId, assigneeId });
    }
    ids.set(job.title, jobId);
    if (!stored) created.add(job.title);
    context.step();
  }
  return { organizationId, admin, manager, ids, created };
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
