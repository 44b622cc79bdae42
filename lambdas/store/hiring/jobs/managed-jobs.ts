import { AppError } from '@shared/errors';
import type { ManagedJob } from '@shared/hiring/model/job';
import type { Cursors } from '../../../platform/http/cursor';
import { jobIndexes, jobKeys } from './keys';
import type { Organizations } from '../../organizations/organizations/organizations';
import { personFace, type People } from '../../organizations/organizations/member-names';
import { readJob, jobOwners, type JobItem } from './job-item';
import { getItems, queryEvery, queryPage, type Table } from '../../../platform/table/table';
import type { Page } from '../../../platform/table/page';

/** A former team's jobs remain in the member's list and are filtered out. */
export type Member = { userId: string; organizationId: string };

/** Employer's own lists from the table: newest first, always current. */
export type PostingLists = {
  /** Returns jobs in the order of IDs; missing ones are omitted. */
  find(jobIds: readonly string[]): Promise<JobItem[]>;
  listOfOrganization(organizationId: string, cursor?: string): Promise<Page<JobItem>>;
  listOfMember(member: Member, cursor?: string): Promise<Page<JobItem>>;
};

/** Lists jobs of an organization in any status. */
export const everyJobOf = async function* (table: Table, organizationId: string): AsyncGenerator<JobItem> {
  const query = { list: jobIndexes.organizationJobs(organizationId), index: 'gsi1' } as const;
  for await (const item of queryEvery(table, query)) yield readJob(item);
};

/** Lists jobs that a person posted or is assigned to, also in former teams. */
export const everyJobIdOf = async function* (table: Table, userId: string): AsyncGenerator<string> {
  for await (const item of queryEvery(table, { list: jobIndexes.jobsOf(userId) })) yield String(item['jobId']);
};

export const createPostingLists = (table: Table, cursors: Cursors): PostingLists => {
  const find = async (jobIds: readonly string[]): Promise<JobItem[]> => {
    const items = await getItems(table, jobIds.map(jobKeys.job));
    return items.filter((item) => item !== undefined).map((item) => readJob(item));
  };
  return {
    find,
    async listOfOrganization(organizationId, cursor) {
      const list = jobIndexes.organizationJobs(organizationId);
      const page = await queryPage(table, cursors, { list, index: 'gsi1', cursor });
      return { ...page, items: page.items.map((item) => readJob(item)) };
    },
    async listOfMember({ userId, organizationId }, cursor) {
      const page = await queryPage(table, cursors, { list: jobIndexes.jobsOf(userId), cursor });
      const own = page.items.filter((item) => item['organizationId'] === organizationId);
      return { ...page, items: await find(own.map((item) => String(item['jobId']))) };
    },
  };
};

type Names = { organizations: Organizations; people: People };

export const managedJobs = async (deps: Names, jobs: readonly JobItem[]): Promise<ManagedJob[]> => {
  const people = jobs.flatMap(jobOwners);
  const [names, organizations] = await Promise.all([
    deps.people.find(people),
    deps.organizations.names(jobs.map(({ organizationId }) => organizationId)),
  ]);
  return jobs.map((job) => ({
    ...job,
    organization: organizations.get(job.organizationId) ?? '',
    posted_by_profile: personFace(names, job.postedBy),
    filledOpenings: job.hires,
    assigned_to_profile: job.assignedTo ? personFace(names, job.assignedTo) : null,
  }));
};

export const managedJob = async (deps: Names, job: JobItem): Promise<ManagedJob> => {
  const [managed] = await managedJobs(deps, [job]);
  if (!managed) throw new AppError('NOT_FOUND');
  return managed;
};
