import { limits } from '@shared/limits';
import type { ReceivedJobs } from '@shared/hiring/model/hiring-vocabulary';
import type { MyApplication, ReceivedApplication } from '@shared/hiring/model/application';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import { requireVisible } from '../../store/hiring/jobs/job-item';
import { myApplication, receivedApplications } from './application-views';
import type { Deps } from './ports';
import type { Page } from '../../platform/table/page';

export const listMyApplications = async (
  deps: Deps,
  caller: AuthorizedCaller,
  cursor?: string,
): Promise<Page<MyApplication>> => {
  const page = await deps.lists.ofProfessional(caller.userId, cursor);
  return { ...page, items: page.items.map(myApplication) };
};

type ReceivedQuery = { cursor?: string | undefined; jobs?: ReceivedJobs | undefined };

export const listReceivedApplications = async (
  deps: Pick<Deps, 'lists' | 'people'>,
  caller: AuthorizedCaller,
  { cursor, jobs }: ReceivedQuery = {},
): Promise<Page<ReceivedApplication>> => {
  const page =
    caller.scope === 'organization' && jobs !== 'mine'
      ? await deps.lists.ofOrganization(organizationOf(caller), cursor)
      : await deps.lists.ofMember({ userId: caller.userId, organizationId: organizationOf(caller) }, cursor);
  return { ...page, items: await receivedApplications(deps, page.items) };
};

type JobQuery = { caller: AuthorizedCaller; jobId: string; cursor?: string | undefined };

export const listJobApplications = async (
  deps: Deps,
  { caller, jobId, cursor }: JobQuery,
): Promise<Page<ReceivedApplication> & { jobTitle: string }> => {
  const job = requireVisible(caller, await deps.applications.job(jobId));
  const page = await deps.lists.ofJob(jobId, cursor, limits.applicantsPerPage);
  const items = await receivedApplications(deps, page.items, caller.membership !== null);
  return { ...page, items, jobTitle: job.title };
};
