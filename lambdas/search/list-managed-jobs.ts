import { limits } from '@shared/limits';
import type { ManagedJob } from '@shared/model/job';
import type { ManagedJobQuery } from '@shared/model/job-search';
import { organizationOf, type AuthorizedCaller } from '../platform/http/caller';
import { managedJobs } from '../store/jobs/managed-jobs';
import { reaches, type JobItem } from '../store/jobs/job-item';
import type { Deps } from './ports';
import type { Page } from '../platform/table/page';
import { searchCursor } from './search-cursor';

type Query = ManagedJobQuery & { caller: AuthorizedCaller };

/** The default list comes from the table, so a saved job shows immediately; other lists use the index. */
export const listManagedJobs = async (deps: Deps, query: Query): Promise<Page<ManagedJob>> => {
  const isPlain = !query.q && !query.status && (query.sort ?? 'newest') === 'newest';
  const { items, nextCursor } = await (isPlain ? plainList(deps, query) : found(deps, query));
  return { items: await managedJobs(deps, items), nextCursor };
};

const plainList = ({ postings }: Deps, { caller, cursor }: Query): Promise<Page<JobItem>> =>
  caller.scope === 'organization'
    ? postings.listOfOrganization(organizationOf(caller), cursor)
    : postings.listOfMember({ userId: caller.userId, organizationId: organizationOf(caller) }, cursor);

const found = async (
  deps: Deps,
  { caller, q = '', status, sort = 'newest', cursor }: Query,
): Promise<Page<JobItem>> => {
  const organizationId = organizationOf(caller);
  const responsible = caller.scope === 'organization' ? null : caller.userId;
  const cursors = searchCursor(deps.cursors, 'listManagedJobs', { organizationId, responsible, q, status, sort });
  const { jobIds, next } = await deps.search.managed({
    organizationId,
    responsible,
    q,
    status: status ?? null,
    sort,
    after: await cursors.read(cursor),
    limit: limits.pageSize,
  });
  // The index may lag: the table decides on visibility and status.
  const items = (await deps.postings.find(jobIds)).filter(
    (job) => reaches(caller, job) && (!status || job.status === status),
  );
  return { items, nextCursor: await cursors.write(next) };
};
