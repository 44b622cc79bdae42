import { professionsFromTitle } from '@shared/people/rules/derived-profession';
import { AppError } from '@shared/errors';
import { Day } from '@shared/core/model/fields';
import { Job } from '@shared/hiring/model/job';
import * as z from 'zod';
import type { AuthorizedCaller } from '../../../platform/http/caller';
import type { Item } from '../../../platform/table/table';
import { hiddenMark } from '../../trust/reports/hidden';

/** Stored job. The organization's name is read separately, so a rename shows immediately. */
export const JobItem = Job.omit({ organization: true }).extend({
  /** Moves between counters with people, specialty or project. */
  hires: z.int().nonnegative().default(0),
  /** Last day of a Starter posting; its deadline isn't later. */
  listedUntilOn: Day.optional(),
  /** Sum over all hires of days since publication. */
  daysToFill: z.int().nonnegative().default(0),
});
export type JobItem = z.infer<typeof JobItem>;

type Described = Pick<JobItem, 'title' | 'specialty' | 'professions' | 'unit'> & Partial<Pick<JobItem, 'npFocuses'>>;

/** Derives missing professions of older jobs from the title. */
export const withDerivedProfessions = <T extends Described>(job: T): T => {
  if (job.professions.length > 0) return job;
  const { professions, npFocuses, unit = null } = professionsFromTitle(job.title, job.specialty);
  return { ...job, professions, unit: job.unit ?? unit, ...(job.npFocuses && { npFocuses }) };
};

/** Older jobs stored fixed hours as both bounds. */
export const readJob = (item: Item): JobItem => {
  const job = withDerivedProfessions({ ...JobItem.parse(item), ...hiddenMark(item) });
  const { expectedHoursType, expectedHoursFixed, expectedHoursMin } = job;
  if (expectedHoursType !== 'fixed' || expectedHoursFixed !== null) return job;
  return { ...job, expectedHoursFixed: expectedHoursMin, expectedHoursMin: null, expectedHoursMax: null };
};

/** Users whose job list contains this job: poster and assignee. */
export const jobOwners = ({ postedBy, assignedTo }: Pick<JobItem, 'postedBy' | 'assignedTo'>): string[] => [
  ...new Set([postedBy, ...(assignedTo ? [assignedTo] : [])]),
];

/** The member who posted it or, if an API key did, the member it's assigned to. */
export const recruiterOf = (
  { postedBy, assignedTo }: Pick<JobItem, 'postedBy' | 'assignedTo'>,
  people: ReadonlyMap<string, { isKey?: true }>,
): string | null => (people.get(postedBy)?.isKey ? assignedTo : postedBy);

/** Whether its page is public. */
export const isPublished = ({ status, hidden }: Pick<JobItem, 'status' | 'hidden'>): boolean =>
  status !== 'draft' && !hidden;

export type Reader = Pick<AuthorizedCaller, 'userId' | 'scope' | 'membership'>;

export const mayAccessJob = (
  { userId, scope, membership }: Reader,
  job: Pick<JobItem, 'organizationId' | 'postedBy' | 'assignedTo'>,
): boolean => {
  if (scope === 'all') return true;
  if (membership?.organizationId !== job.organizationId) return false;
  return scope === 'organization' || (scope === 'assigned' && jobOwners(job).includes(userId));
};

/** The job if in the caller's scope; otherwise indistinguishable from a missing one. */
export const requireVisible = (reader: Reader, job: JobItem | null): JobItem => {
  if (!job || !mayAccessJob(reader, job)) throw new AppError('NOT_FOUND');
  return job;
};
