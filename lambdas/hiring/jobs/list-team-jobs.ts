import type { ManagedJob } from '@shared/hiring/model/job';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import type { Page } from '../../platform/table/page';
import { managedJobs } from '../../store/hiring/jobs/managed-jobs';
import type { Deps } from './ports';

type ListDeps = Pick<Deps, 'postings' | 'organizations' | 'people'>;

/** Lists jobs in any status, newest first. */
export const listTeamJobs = async (
  deps: ListDeps,
  caller: AuthorizedCaller,
  cursor?: string,
): Promise<Page<ManagedJob>> => {
  const organizationId = organizationOf(caller);
  const page =
    caller.scope === 'organization'
      ? await deps.postings.listOfOrganization(organizationId, cursor)
      : await deps.postings.listOfMember({ userId: caller.userId, organizationId }, cursor);
  return { ...page, items: await managedJobs(deps, page.items) };
};
