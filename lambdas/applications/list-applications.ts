import { limits } from '@shared/limits';
import type { MyApplication, ReceivedApplication } from '@shared/model/application';
import { organizationOf, type AuthorizedCaller } from '../platform/http/caller';
import { requireVisible } from '../store/jobs/job-item';
import { applicationForSupport, myApplication, receivedApplication } from './application-views';
import type { Deps } from './ports';
import type { Page } from '../platform/table/page';

export const listMyApplications = async (
  deps: Deps,
  caller: AuthorizedCaller,
  cursor?: string,
): Promise<Page<MyApplication>> => {
  const page = await deps.lists.ofProfessional(caller.userId, cursor);
  return { ...page, items: page.items.map(myApplication) };
};

export const listReceivedApplications = async (
  deps: Deps,
  caller: AuthorizedCaller,
  cursor?: string,
): Promise<Page<ReceivedApplication>> => {
  const page =
    caller.scope === 'organization'
      ? await deps.lists.ofOrganization(organizationOf(caller), cursor)
      : await deps.lists.ofMember({ userId: caller.userId, organizationId: organizationOf(caller) }, cursor);
  return { ...page, items: page.items.map(receivedApplication) };
};

type JobQuery = { caller: AuthorizedCaller; jobId: string; cursor?: string | undefined };

export const listJobApplications = async (
  deps: Deps,
  { caller, jobId, cursor }: JobQuery,
): Promise<Page<ReceivedApplication> & { jobTitle: string }> => {
  const job = requireVisible(caller, await deps.applications.job(jobId));
  const page = await deps.lists.ofJob(jobId, cursor, limits.applicantsPerPage);
  const rowOf = caller.membership ? receivedApplication : applicationForSupport;
  return { ...page, items: page.items.map(rowOf), jobTitle: job.title };
};
