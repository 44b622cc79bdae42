import { AppError } from '@shared/errors';
import { Job } from '@shared/model/job';
import * as z from 'zod';
import type { AuthorizedCaller } from '../../platform/http/caller';
import type { Item } from '../../platform/table/table';

/** A posting as it is stored. The organisation's name is read from the organisation, so that a rename shows at once. */
export const JobItem = Job.omit({ organization: true }).extend({
  /** Moved with the posting from counter to counter when its people, specialty or project change. */
  hires: z.int().nonnegative().default(0),
  /** Sum over the hires of the days since the posting was published. */
  daysToFill: z.int().nonnegative().default(0),
});
export type JobItem = z.infer<typeof JobItem>;

/** The posting in this item. Fixed hours were kept as both bounds before they had a field of their own. */
export const readJob = (item: Item): JobItem => {
  const job = JobItem.parse(item);
  const { expectedHoursType, expectedHoursFixed, expectedHoursMin } = job;
  if (expectedHoursType !== 'fixed' || expectedHoursFixed !== null) return job;
  return { ...job, expectedHoursFixed: expectedHoursMin, expectedHoursMin: null, expectedHoursMax: null };
};

/** Those whose list the posting stands in: who posted it and who it is assigned to. */
export const jobOwners = ({ postedBy, assignedTo }: Pick<JobItem, 'postedBy' | 'assignedTo'>): string[] => [
  ...new Set([postedBy, ...(assignedTo ? [assignedTo] : [])]),
];

export type Reader = Pick<AuthorizedCaller, 'userId' | 'scope' | 'membership'>;

/** Whether the caller's reach covers this posting. */
export const reaches = (
  { userId, scope, membership }: Reader,
  job: Pick<JobItem, 'organizationId' | 'postedBy' | 'assignedTo'>,
): boolean => {
  if (scope === 'all') return true;
  if (membership?.organizationId !== job.organizationId) return false;
  return scope === 'organization' || (scope === 'assigned' && jobOwners(job).includes(userId));
};

/** The posting within the caller's reach; one outside answers like one that does not exist. */
export const requireVisible = (reader: Reader, job: JobItem | null): JobItem => {
  if (!job || !reaches(reader, job)) throw new AppError('NOT_FOUND');
  return job;
};
