import { limits } from '@shared/limits';
import type { ListedJob } from '@shared/hiring/model/job';
import type { ManagedJobQuery } from '@shared/find/model/job-search';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import { managedJobs } from '../../store/hiring/jobs/managed-jobs';
import { mayAccessJob, type JobItem } from '../../store/hiring/jobs/job-item';
import type { Deps } from './ports';
import type { Page } from '../../platform/table/page';
import { searchCursor } from './search-cursor';

type Query = ManagedJobQuery & { caller: AuthorizedCaller };

/** Reads the default list from the table, so a saved job shows immediately; other lists use the index. */
export const listManagedJobs = async (deps: Deps, query: Query): Promise<Page<ListedJob>> => {
  const { caller: _, cursor: __, sort = 'newest', ...filters } = query;
  const isPlain = sort === 'newest' && !Object.values(filters).some(Boolean);
  const { items, nextCursor } = await (isPlain ? plainList(deps, query) : found(deps, query));
  const [jobs, stages] = await Promise.all([managedJobs(deps, items), deps.stages.of(items.map(({ jobId }) => jobId))]);
  return { items: jobs.map((job) => ({ ...job, stages: stages.get(job.jobId) ?? {} })), nextCursor };
};

const plainList = ({ postings }: Deps, { caller, cursor }: Query): Promise<Page<JobItem>> =>
  caller.scope === 'organization'
    ? postings.listOfOrganization(organizationOf(caller), cursor)
    : postings.listOfMember({ userId: caller.userId, organizationId: organizationOf(caller) }, cursor);

const found = async (
  deps: Deps,
  { caller, q = '', status, jobType, specialty, location = '', mine, sort = 'newest', cursor }: Query,
): Promise<Page<JobItem>> => {
  const asked = {
    organizationId: organizationOf(caller),
    responsible: caller.scope === 'organization' ? null : caller.userId,
    poster: mine ? caller.userId : null,
    q,
    status: status ?? null,
    jobType: jobType ?? null,
    specialty: specialty ?? null,
    location,
    sort,
  };
  const cursors = searchCursor(deps.cursors, 'listManagedJobs', asked);
  const { jobIds, next } = await deps.search.managed({
    ...asked,
    after: await cursors.read(cursor),
    limit: limits.pageSize,
  });
  // The index may lag: the table decides on visibility and status.
  const items = (await deps.postings.find(jobIds)).filter(
    (job) => mayAccessJob(caller, job) && (!status || job.status === status),
  );
  return { items, nextCursor: await cursors.write(next) };
};
