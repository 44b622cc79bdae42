import { AppError } from '@shared/errors';
import type { ManagedJob } from '@shared/model/job';
import { personName } from '../runtime/people-repository';
import type { StoredJob } from '../runtime/stored-job';
import type { Deps } from './ports';

/** Postings of one organisation with its name and the names of their people: two reads, however many postings. */
export const managedJobs = async (deps: Deps, jobs: readonly StoredJob[]): Promise<ManagedJob[]> => {
  const people = jobs.flatMap(({ postedBy, assignedTo }) => [postedBy, ...(assignedTo ? [assignedTo] : [])]);
  const [names, organizations] = await Promise.all([
    deps.people.find(people),
    deps.organizations.names(jobs.map(({ organizationId }) => organizationId)),
  ]);
  return jobs.map((job) => ({
    ...job,
    organization: organizations.get(job.organizationId) ?? '',
    posted_by_profile: personName(names, job.postedBy),
    assigned_to_profile: job.assignedTo ? personName(names, job.assignedTo) : null,
  }));
};

export const managedJob = async (deps: Deps, job: StoredJob): Promise<ManagedJob> => {
  const [managed] = await managedJobs(deps, [job]);
  if (!managed) throw new AppError('NOT_FOUND');
  return managed;
};
