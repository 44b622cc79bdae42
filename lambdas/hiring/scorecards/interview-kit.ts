import { AppError } from '@shared/errors';
import type { Criterion, InterviewKit } from '@shared/hiring/model/scorecard';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { requireVisible } from '../../store/hiring/jobs/job-item';
import type { Deps } from './ports';

type OfJob = { caller: AuthorizedCaller; jobId: string };

const kitOf = async ({ scorecards }: Pick<Deps, 'scorecards'>, jobId: string): Promise<InterviewKit> =>
  (await scorecards.kit(jobId)) ?? { jobId, criteria: [], version: 0, updatedAt: null };

export const getInterviewKit = async (
  { jobs, scorecards }: Pick<Deps, 'jobs' | 'scorecards'>,
  { caller, jobId }: OfJob,
): Promise<InterviewKit> => {
  requireVisible(caller, await jobs.get(jobId));
  return kitOf({ scorecards }, jobId);
};

export const saveInterviewKit = async (
  deps: Pick<Deps, 'jobs' | 'scorecards' | 'clock'>,
  { caller, jobId, criteria, version }: OfJob & { criteria: Criterion[]; version: number },
): Promise<InterviewKit> => {
  const { organizationId } = requireVisible(caller, await deps.jobs.get(jobId));
  const before = await kitOf(deps, jobId);
  if (before.version !== version) throw new AppError('STALE_VERSION');
  const after = { jobId, criteria, version: version + 1, updatedAt: deps.clock.now().toISOString() };
  await deps.scorecards.saveKit(before.version === 0 ? null : before, after, organizationId);
  return after;
};
