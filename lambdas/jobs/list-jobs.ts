import type { Specialty } from '@shared/model/enumerations';
import type { JobCard, ManagedJob } from '@shared/model/job';
import { organizationOf, type AuthorizedCaller } from '../runtime/caller';
import { managedJobs } from '../runtime/managed-jobs';
import type { Deps, Page } from './ports';

type PublicQuery = { specialty?: Specialty | undefined; cursor?: string | undefined };

export const listPublicJobs = async (deps: Deps, query: PublicQuery): Promise<Page<JobCard>> => {
  const { items, nextCursor } = await deps.jobs.listActive(query);
  const names = await deps.organizations.names(items.map(({ organizationId }) => organizationId));
  return {
    items: items.map(({ organizationId, ...card }) => ({ ...card, organization: names.get(organizationId) ?? '' })),
    nextCursor,
  };
};

/** Everything of the organisation, or what the member posted or is assigned to. */
export const listManagedJobs = async (
  deps: Deps,
  caller: AuthorizedCaller,
  cursor?: string,
): Promise<Page<ManagedJob>> => {
  const { items, nextCursor } =
    caller.scope === 'organization'
      ? await deps.jobs.listOfOrganization(organizationOf(caller), cursor)
      : await deps.jobs.listOfMember(caller.userId, cursor);
  return { items: await managedJobs(deps, items), nextCursor };
};
