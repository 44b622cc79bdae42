import type { StoredProfile } from '@shared/people/model/professional';
import { getItem, getItems, queryEvery, type Table } from '../../../platform/table/table';
import { totalsOf } from '../../hiring/jobs/job-counters';
import { readJob, type JobItem } from '../../hiring/jobs/job-item';
import { jobIndexes, jobKeys } from '../../hiring/jobs/keys';
import { hiddenMark } from '../../trust/reports/hidden';
import { organizationKeys } from '../../organizations/organizations/keys';
import { createOrganizations, type RatedOrganization } from '../../organizations/organizations/organizations';
import { profileKeys } from '../../people/profiles/keys';
import { readProfile } from '../../people/profiles/profile-item';

/** Current state of pages; null if gone. */
export type SitemapThings = {
  /** `hidden`: moderators hid the job or its organization. */
  job(jobId: string): Promise<{ job: JobItem; hidden: boolean } | null>;
  jobsOf(organizationId: string): AsyncIterable<string>;
  organization(organizationId: string): Promise<{ organization: RatedOrganization; activeJobs: number } | null>;
  profile(userId: string): Promise<StoredProfile | null>;
};

export const createSitemapThings = (table: Table): SitemapThings => ({
  async job(jobId) {
    const item = await getItem(table, jobKeys.job(jobId), true);
    if (!item) return null;
    const job = readJob(item);
    const organization = await getItem(table, organizationKeys.organization(job.organizationId), true);
    return { job, hidden: job.hidden === true || hiddenMark(organization).hidden === true };
  },

  async *jobsOf(organizationId) {
    const list = jobIndexes.organizationJobs(organizationId);
    for await (const { jobId } of queryEvery(table, { list, index: 'gsi1', attributes: ['jobId'] }))
      yield String(jobId);
  },

  async organization(organizationId) {
    const [organization, [totals]] = await Promise.all([
      createOrganizations(table).get(organizationId),
      getItems(table, [jobKeys.organizationTotals(organizationId)], true),
    ]);
    return organization && { organization, activeJobs: totalsOf(totals).activeJobs };
  },

  async profile(userId) {
    const item = await getItem(table, profileKeys.profile(userId), true);
    return item ? readProfile(item) : null;
  },
});
