import { AppError } from '@shared/errors';
import { Job } from '@shared/model/job';
import type * as z from 'zod';
import type { AuthorizedCaller } from './caller';

/** A posting as it is stored. The organisation's name is read from the organisation, so that a rename shows at once. */
export const StoredJob = Job.omit({ organization: true });
export type StoredJob = z.infer<typeof StoredJob>;

/** Those whose list the posting stands in: who posted it and who it is assigned to. */
export const responsibleFor = ({ postedBy, assignedTo }: Pick<StoredJob, 'postedBy' | 'assignedTo'>): string[] => [
  ...new Set([postedBy, ...(assignedTo ? [assignedTo] : [])]),
];

export type Reader = Pick<AuthorizedCaller, 'userId' | 'scope' | 'membership'>;

/** Whether the caller's reach covers this posting. */
export const reaches = (
  { userId, scope, membership }: Reader,
  job: Pick<StoredJob, 'organizationId' | 'postedBy' | 'assignedTo'>,
): boolean => {
  if (scope === 'all') return true;
  if (membership?.organizationId !== job.organizationId) return false;
  return scope === 'organization' || (scope === 'assigned' && responsibleFor(job).includes(userId));
};

/** The posting within the caller's reach; one outside answers like one that does not exist. */
export const withinReach = (reader: Reader, job: StoredJob | null): StoredJob => {
  if (!job || !reaches(reader, job)) throw new AppError('NOT_FOUND');
  return job;
};
