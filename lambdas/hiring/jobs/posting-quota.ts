import { postingDays } from '@shared/money/billing/catalogue';
import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import { addSeconds, utcDay } from '../../platform/clock';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { limitReached, postingsUsed } from '../../platform/plans/plan-refusal';
import type { JobItem } from '../../store/hiring/jobs/job-item';
import type { PostingQuota } from '../../store/hiring/jobs/posting-quota';
import type { Deps } from './ports';

export type Publisher = Pick<AuthorizedCaller, 'plan' | 'role'>;

type Deadlines = Pick<JobItem, 'applicationDeadlineOn' | 'listedUntilOn'>;

/** Limits the deadline to the listing, so a Starter posting closes like any other. */
export const withinListing = <T extends Deadlines>(job: T): T => {
  const { applicationDeadlineOn: deadline, listedUntilOn: last } = job;
  if (last === undefined || (deadline !== null && deadline <= last)) return job;
  return { ...job, applicationDeadlineOn: last };
};

/** Drops the deadline of an earlier listing. */
const listedAnew = (job: JobItem, now: Date): JobItem => {
  const last = utcDay(addSeconds(now, postingDays * 24 * 3600));
  const isOwn = job.applicationDeadlineOn !== job.listedUntilOn;
  return withinListing({
    ...job,
    listedUntilOn: last,
    applicationDeadlineOn: isOwn ? job.applicationDeadlineOn : null,
  });
};

export type GoingLive = { job: JobItem; quota: PostingQuota | null };

/** Returns the job as it goes online, and what the write has to check. A running Starter posting resumes. */
export const goingLive = (plan: AuthorizedCaller['plan'], job: JobItem, now: Date): GoingLive => {
  if (!plan) return { job, quota: null };
  const active = plan.limits.activePostings;
  if (plan.postingsBought === null)
    return { job: { ...job, listedUntilOn: undefined }, quota: { active, bought: null } };
  const isRunning = job.listedUntilOn !== undefined && job.listedUntilOn >= utcDay(now);
  if (isRunning) return { job: withinListing(job), quota: { active, bought: null } };
  return { job: listedAnew(job, now), quota: { active, bought: plan.postingsBought } };
};

/** Explains LIMIT_REACHED and QUOTA_REACHED with the limit; the latter also with its use and remedy. */
export const explained = async (
  { counters }: Pick<Deps, 'counters'>,
  publisher: Publisher | null,
  organizationId: string,
  error: unknown,
): Promise<unknown> => {
  const { plan } = publisher ?? {};
  if (error instanceof AppError && error.code === 'LIMIT_REACHED')
    return new AppError('LIMIT_REACHED', notice('draftJobsLimit', { max: limits.draftJobsPerOrganization }));
  if (!(error instanceof AppError) || error.code !== 'QUOTA_REACHED' || !publisher || !plan) return error;
  const { activeJobs } = await counters.of(organizationId, null);
  const limit = plan.limits.activePostings;
  const isFull = limit !== null && activeJobs >= limit;
  return plan.postingsBought !== null && !isFull
    ? postingsUsed(publisher)
    : limitReached(publisher, 'activePostings', activeJobs);
};
