import { JobDraft } from '@shared/hiring/model/job';
import type { Membership } from '@shared/accounts/model/account';
import type { RatedOrganization } from '../../store/organizations/organizations/organizations';
import { AppError } from '@shared/errors';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { ConcurrentModificationError } from '../../platform/table/retry-on-conflict';
import { closeJob } from '../../store/hiring/jobs/close-job';
import { jobOwners, type JobItem } from '../../store/hiring/jobs/job-item';
import { contributionsOf, totalsKey, totalsOf } from '../../store/hiring/jobs/job-counters';
import type { Deps } from './ports';
import type { HistoryRecord } from '../../store/hiring/jobs/ports';
import type { PostingQuota } from '../../store/hiring/jobs/posting-quota';

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

export const callerAs = (
  role: 'member' | 'manager' | 'admin',
  userId: string,
  membership: Partial<Membership> = {},
): AuthorizedCaller => ({
  userId,
  role,
  scope: role === 'member' ? 'assigned' : 'organization',
  membership: { userId, organizationId, role, department: '', joinedAt: '2026-01-01T00:00:00.000Z', ...membership },
});

const company = {
  organizationId,
  company_name: 'Harbor',
  email: '',
  logo_url: null,
  photos: [] as RatedOrganization['photos'],
  ratingSum: 0,
  ratingCount: 0,
} as RatedOrganization;

const totalsOver = (jobs: Iterable<JobItem>, userId: string | null) => {
  const { sk } = totalsKey(organizationId, userId);
  const sums: Record<string, number> = {};
  for (const job of jobs) {
    const counts = contributionsOf(job).find(({ key }) => key.sk === sk)?.counts ?? {};
    for (const [name, by] of Object.entries(counts)) sums[name] = (sums[name] ?? 0) + by;
  }
  return totalsOf(sums);
};

export const jobsFake = ({ now = new Date('2026-11-21T12:00:00.000Z') } = {}) => {
  const stored = new Map<string, JobItem>();
  const history = new Map<string, HistoryRecord[]>();
  const clock = { now };
  let interference: (() => void) | undefined;
  let ids = 0;

  const remember = (jobId: string, record: HistoryRecord): void =>
    void history.set(jobId, [record, ...(history.get(jobId) ?? [])]);

  let postingsUsed = 0;
  const keepQuota = (after: JobItem, quota: PostingQuota | null): void => {
    const current = totalsOver(stored.values(), null).activeJobs;
    const goesLive = after.status === 'active' && stored.get(after.jobId)?.status !== 'active';
    if (!goesLive || !quota) return;
    const { active, bought } = quota;
    if (active !== null && current >= active) throw new AppError('QUOTA_REACHED');
    if (bought !== null && postingsUsed >= bought) throw new AppError('QUOTA_REACHED');
    if (bought !== null) postingsUsed += 1;
  };

  const write = (before: JobItem, after: JobItem | null): void => {
    interference?.();
    interference = undefined;
    const current = stored.get(before.jobId);
    if (current?.version !== before.version || current.assignedTo !== before.assignedTo)
      throw new ConcurrentModificationError();
    const applied = current.applicationCount !== before.applicationCount;
    if (applied && (after === null || after.status === 'draft')) throw new ConcurrentModificationError();
    if (after) stored.set(before.jobId, { ...after, applicationCount: current.applicationCount });
    else stored.delete(before.jobId);
  };
  const pageOf = <T>(items: T[]) => ({ items, nextCursor: null });

  const deps: Deps = {
    askedIn: async () => null,
    answerDays: { ofJob: async () => [] },
    clock: { now: () => clock.now, newId: (prefix) => `${prefix}_${String((ids += 1)).padStart(26, '0')}` },
    jobs: {
      get: async (jobId) => stored.get(jobId) ?? null,
      create: async (job, record, quota) => {
        keepQuota(job, quota);
        stored.set(job.jobId, job);
        remember(job.jobId, record);
      },
      change: async (before, after, record, quota) => {
        keepQuota(after, quota);
        write(before, after);
        remember(before.jobId, record);
      },
      close: async (before, closing) => {
        const { closed, record } = closeJob('table', before, closing);
        write(before, closed);
        remember(before.jobId, record);
        return closed;
      },
      assign: async (before, after, record) => {
        write(before, after);
        remember(before.jobId, record);
      },
      remove: async (job) => write(job, null),
      applicationOf: async () => null,
      isSaved: async () => false,
    },
    postings: {
      find: async (jobIds) => jobIds.flatMap((jobId) => stored.get(jobId) ?? []),
      listOfOrganization: async () => pageOf([...stored.values()].reverse()),
      listOfMember: async ({ userId }) =>
        pageOf([...stored.values()].filter((job) => jobOwners(job).includes(userId)).reverse()),
    },
    history: { list: async (jobId) => pageOf(history.get(jobId) ?? []) },
    counters: {
      of: async (_organizationId, userId) => totalsOver(stored.values(), userId),
      everything: async () => ({
        all: totalsOver(stored.values(), null),
        members: [],
        specialties: [],
        projects: [],
      }),
      weeks: async () => new Map(),
    },
    profiles: { get: async () => null },
    organizations: { get: async () => company, names: async () => new Map([[organizationId, 'Harbor']]) },
    people: { find: async () => new Map(), memberships: async () => [] },
  };
  return {
    deps,
    stored,
    history,
    clock,
    interfere: (action: () => void) => {
      interference = action;
    },
  };
};
