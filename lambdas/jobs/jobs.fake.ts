import type { Membership } from '@shared/model/account';
import type { Organization } from '@shared/model/organization';
import type { AuthorizedCaller } from '../runtime/caller';
import { ChangedMeanwhile } from '../runtime/retry-stale';
import { responsibleFor, type StoredJob } from '../runtime/stored-job';
import { countedIn, type Totals } from '../runtime/totals';
import type { Deps } from './ports';

export const organizationId = `org_${'0'.repeat(26)}`;

export const callerAs = (
  role: 'member' | 'manager' | 'admin',
  userId: string,
  membership: Partial<Membership> = {},
): AuthorizedCaller => ({
  userId,
  accessToken: '',
  role,
  scope: role === 'member' ? 'assigned' : 'organization',
  membership: { userId, organizationId, role, department: '', joinedAt: '2026-01-01T00:00:00.000Z', ...membership },
});

const company = { organizationId, company_name: 'Harbor', email: '' } as Organization;
const none: Totals = { activeJobs: 0, totalJobs: 0, totalApplications: 0, postedJobs: 0 };

/** Postings in memory. `interfere` runs once before the next write, as somebody who is faster. */
export const jobsFake = ({ now = new Date('2026-11-21T12:00:00.000Z') } = {}) => {
  const stored = new Map<string, StoredJob>();
  let interference: (() => void) | undefined;
  let ids = 0;

  const write = (before: StoredJob, after: StoredJob | null): void => {
    interference?.();
    interference = undefined;
    const current = stored.get(before.jobId);
    if (current?.version !== before.version || current.assignedTo !== before.assignedTo) throw new ChangedMeanwhile();
    if (after) stored.set(before.jobId, { ...after, applicationCount: current.applicationCount });
    else stored.delete(before.jobId);
  };
  const pageOf = (jobs: StoredJob[]) => ({ items: jobs.reverse(), nextCursor: null });

  const deps: Deps = {
    clock: { now: () => now, newId: (prefix) => `${prefix}_${String((ids += 1)).padStart(26, '0')}` },
    jobs: {
      get: async (jobId) => stored.get(jobId) ?? null,
      listActive: async () => pageOf([...stored.values()].filter(({ status }) => status === 'active')),
      listOfOrganization: async () => pageOf([...stored.values()]),
      listOfMember: async (userId) =>
        pageOf([...stored.values()].filter((job) => responsibleFor(job).includes(userId))),
      create: async (job) => void stored.set(job.jobId, job),
      change: async (before, after) => write(before, after),
      assign: async (before, after) => write(before, after),
      remove: async (job) => write(job, null),
      totals: async (_organizationId, userId) =>
        [...stored.values()]
          .map((job) => countedIn(job, userId))
          .reduce(
            (sum, counts) => ({
              activeJobs: sum.activeJobs + counts.activeJobs,
              totalJobs: sum.totalJobs + counts.totalJobs,
              totalApplications: sum.totalApplications + counts.totalApplications,
              postedJobs: sum.postedJobs + counts.postedJobs,
            }),
            none,
          ),
      applicationOf: async () => null,
    },
    organizations: { get: async () => company, names: async () => new Map([[organizationId, 'Harbor']]) },
    people: { find: async () => new Map(), memberships: async () => [] },
  };
  return {
    deps,
    stored,
    interfere: (action: () => void) => {
      interference = action;
    },
  };
};
