import { JobDraft } from '@shared/hiring/model/job';
import type { Membership } from '@shared/accounts/model/account';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { memoryTable, testCursors } from '../../platform/table/memory-table.fixture';
import { createAnswerDays } from '../../store/hiring/applications/answers/answer-days';
import { createJobCounters } from '../../store/hiring/jobs/counter-reads';
import { createJobDeadlines } from '../../store/hiring/jobs/job-deadlines';
import { createJobHistory } from '../../store/hiring/jobs/job-history';
import { readJob, type JobItem } from '../../store/hiring/jobs/job-item';
import { jobItem, relatedWrites } from '../../store/hiring/jobs/job-writes';
import { createJobRepository } from '../../store/hiring/jobs/jobs';
import { jobKeys } from '../../store/hiring/jobs/keys';
import { createPostingLists } from '../../store/hiring/jobs/managed-jobs';
import type { HistoryRecord } from '../../store/hiring/jobs/ports';
import { askedIn } from '../../store/messages/conversations/asked-question';
import { createPeople } from '../../store/organizations/organizations/member-names';
import { createOrganizations } from '../../store/organizations/organizations/organizations';
import { addMember, foundOrganization } from '../../store/organizations/organizations/organizations.fixture';
import { createMatchedProfiles } from '../../store/people/profiles/matched-profiles';
import type { CloseDeps, Deps } from './ports';

export const organizationId = `org_${'0'.repeat(26)}`;

export const draft = (overrides: Partial<JobDraft> = {}): JobDraft => ({
  ...JobDraft.parse({ department: 'Surgery', specialty: 'Surgery', professions: ['physician'], shift: 'days' }),
  engagement: 'facility',
  title: 'Surgeon',
  location: 'Boston',
  description: 'Operate.',
  requirements: 'Steady hands.',
  ...overrides,
});

type Caller = AuthorizedCaller & { membership: Membership };

export const callerAs = (
  role: 'member' | 'manager' | 'admin',
  userId: string,
  membership: Partial<Membership> = {},
): Caller => ({
  userId,
  role,
  scope: role === 'member' ? 'assigned' : 'organization',
  membership: { userId, organizationId, role, department: '', joinedAt: '2026-01-01T00:00:00.000Z', ...membership },
});

/** An organization without jobs; `team` are its members besides the founder. */
export const jobsWorld = (...team: Caller[]) => {
  const table = memoryTable();
  foundOrganization(table, { organizationId });
  for (const { membership } of team) addMember(table, membership);
  const clock = { now: new Date('2026-11-21T12:00:00.000Z') };
  let ids = 0;
  const deps: Deps & CloseDeps = {
    jobs: createJobRepository(table),
    postings: createPostingLists(table, testCursors),
    history: createJobHistory(table, testCursors),
    counters: createJobCounters(table),
    answerDays: createAnswerDays(table),
    askedIn: (question) => askedIn(table, question),
    profiles: createMatchedProfiles(table),
    organizations: createOrganizations(table),
    people: createPeople(table),
    deadlines: createJobDeadlines(table),
    clock: { now: () => clock.now, newId: (prefix) => `${prefix}_${String((ids += 1)).padStart(26, '0')}` },
  };
  const find = (jobId: string): JobItem | null => {
    const item = table.item(jobKeys.job(jobId));
    return item ? readJob(item) : null;
  };
  /** Stores a job with its counters and its places in lists, whatever is stored so far. */
  const put = (job: JobItem): void =>
    table.write([
      { Put: { TableName: table.name, Item: jobItem(job) } },
      ...relatedWrites(table, find(job.jobId), job, { record: null }),
    ]);
  const get = (jobId: string): JobItem => find(jobId)!;
  return {
    ...{ table, deps, clock, put, get },
    change: (jobId: string, changes: Partial<JobItem>): void => put({ ...get(jobId), ...changes }),
    all: async (): Promise<JobItem[]> => (await deps.postings.listOfOrganization(organizationId)).items.toReversed(),
    /** Newest first. */
    historyOf: async (jobId: string): Promise<HistoryRecord[]> => (await deps.history.list(jobId)).items,
  };
};
