import { entity, keys } from './keys';
import { responsibleFor, type StoredJob } from './stored-job';
import type { Item, Table, Write } from './table-gateway';

/** Counters over postings, kept by the transactions that change the postings. */
export type Totals = { activeJobs: number; totalJobs: number; totalApplications: number; postedJobs: number };

type Counted = Pick<StoredJob, 'organizationId' | 'postedBy' | 'assignedTo' | 'status' | 'applicationCount'>;
const counters = ['activeJobs', 'totalJobs', 'totalApplications', 'postedJobs'] as const;

/** What one posting adds to the counters of the organisation (userId null) or of one member. */
export const countedIn = (job: Counted | null, userId: string | null): Totals => {
  const counts = job !== null && (userId === null || responsibleFor(job).includes(userId));
  return {
    activeJobs: counts && job.status === 'active' ? 1 : 0,
    totalJobs: counts ? 1 : 0,
    totalApplications: counts ? job.applicationCount : 0,
    postedJobs: counts && (userId === null || job.postedBy === userId) ? 1 : 0,
  };
};

export type TotalsChange = { userId: string | null; change: Partial<Totals> };

const difference = (before: Totals, after: Totals): Partial<Totals> =>
  Object.fromEntries(counters.map((name) => [name, after[name] - before[name]] as const).filter(([, by]) => by !== 0));

/** How the counters move when a posting changes; null before its creation and after its deletion. */
export const totalsChanges = (before: Counted | null, after: Counted | null): TotalsChange[] => {
  const members = [before, after].flatMap((job) => (job ? responsibleFor(job) : []));
  return [null, ...new Set(members)]
    .map((userId) => ({ userId, change: difference(countedIn(before, userId), countedIn(after, userId)) }))
    .filter(({ change }) => Object.keys(change).length > 0);
};

export const totalsKey = (organizationId: string, userId: string | null) =>
  userId === null ? keys.organizationTotals(organizationId) : keys.memberTotals(organizationId, userId);

/** The writes that keep the counters true; part of the transaction that changes the posting. */
export const totalsWrites = (table: Table, before: Counted | null, after: Counted | null): Write[] => {
  const organizationId = (after ?? before)?.organizationId ?? '';
  return totalsChanges(before, after).map(({ userId, change }) => {
    const mark = entity(userId === null ? 'OrganizationTotals' : 'MemberTotals');
    return {
      Update: {
        TableName: table.name,
        Key: totalsKey(organizationId, userId),
        UpdateExpression: `SET #entity = :entity, #shape = :shape ADD ${Object.keys(change)
          .map((name) => `${name} :${name}`)
          .join(', ')}`,
        ExpressionAttributeNames: { '#entity': 'entity', '#shape': 'shape' },
        ExpressionAttributeValues: {
          ':entity': mark.entity,
          ':shape': mark.shape,
          ...Object.fromEntries(Object.entries(change).map(([name, by]) => [`:${name}`, by])),
        },
      },
    };
  });
};

export const totalsOf = (item: Item | undefined): Totals =>
  Object.fromEntries(counters.map((name) => [name, Number(item?.[name] ?? 0)])) as Totals;
