import { addSeconds, dayOf } from './clock';
import { entity, keys } from './keys';
import type { EntityName } from './entity-name';
import { responsibleFor, type StoredJob } from './stored-job';
import type { Item, Key, Table, Write } from './table-gateway';

/** Counters over postings, kept by the transactions that change the postings. */
const counters = [
  'activeJobs',
  'draftJobs',
  'closedJobs',
  'totalJobs',
  'totalApplications',
  'postedJobs',
  'hires',
  'daysToFill',
] as const;
export type Totals = Record<(typeof counters)[number], number>;

/** Counters of one week. */
const weekCounters = ['published', 'applications', 'hires'] as const;
export type WeekTotals = Record<(typeof weekCounters)[number], number>;

export type Counted = Pick<
  StoredJob,
  | 'organizationId'
  | 'postedBy'
  | 'assignedTo'
  | 'status'
  | 'applicationCount'
  | 'specialty'
  | 'project'
  | 'hires'
  | 'daysToFill'
  | 'publishedAt'
>;

/** What one posting adds to one item of counters. */
type Contribution = { key: Key; entity: EntityName; counts: Record<string, number> };
export type TotalsChange = Contribution;

/** The Monday of the week of a moment, in UTC. */
export const mondayOf = (at: Date): string => dayOf(addSeconds(at, -((at.getUTCDay() + 6) % 7) * 24 * 3600));

export const totalsKey = (organizationId: string, userId: string | null): Key =>
  userId === null ? keys.organizationTotals(organizationId) : keys.memberTotals(organizationId, userId);

/** What one posting adds to the counters that it stands in. */
const totalsIn = (job: Counted): Totals => ({
  activeJobs: job.status === 'active' ? 1 : 0,
  draftJobs: job.status === 'draft' ? 1 : 0,
  closedJobs: job.status === 'closed' ? 1 : 0,
  totalJobs: 1,
  totalApplications: job.applicationCount,
  postedJobs: 1,
  hires: job.hires,
  daysToFill: job.daysToFill,
});

/** The organisation, and what the posting is filed under. */
const subjectsOf = ({ organizationId, specialty, project }: Counted): Omit<Contribution, 'counts'>[] => [
  { key: totalsKey(organizationId, null), entity: 'OrganizationTotals' },
  ...(specialty ? [{ key: keys.specialtyTotals(organizationId, specialty), entity: 'SpecialtyTotals' as const }] : []),
  ...(project ? [{ key: keys.projectTotals(organizationId, project), entity: 'ProjectTotals' as const }] : []),
];

/** Everything that one posting is counted in: its organisation, people, specialty, project and week of publication. */
export const contributionsOf = (job: Counted | null): Contribution[] => {
  if (!job) return [];
  const counts = totalsIn(job);
  const { organizationId, publishedAt } = job;
  return [
    ...subjectsOf(job).map((subject) => ({ ...subject, counts })),
    ...responsibleFor(job).map((userId) => ({
      key: totalsKey(organizationId, userId),
      entity: 'MemberTotals' as const,
      counts: { ...counts, postedJobs: job.postedBy === userId ? 1 : 0 },
    })),
    ...(publishedAt ? [weekContribution(organizationId, publishedAt, { published: 1 })] : []),
  ];
};

/** Whole days from one moment to another. */
const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / (24 * 3600 * 1000)));

/** The posting with one more hire, which took from its publication until `at`. */
export const withHire = <T extends Counted>(job: T, at: string): T => ({
  ...job,
  hires: job.hires + 1,
  daysToFill: job.daysToFill + daysBetween(job.publishedAt ?? at, at),
});

const weekContribution = (organizationId: string, at: string, counts: Partial<WeekTotals>): Contribution => ({
  key: keys.weekTotals(organizationId, mondayOf(new Date(at))),
  entity: 'WeekTotals',
  counts,
});

const difference = (before: Contribution['counts'], after: Contribution['counts']): Contribution['counts'] =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const)
      .filter(([, by]) => by !== 0),
  );

/** How the counters move when a posting changes; null before its creation and after its deletion. */
export const totalsChanges = (before: Counted | null, after: Counted | null): TotalsChange[] => {
  const [had, has] = [contributionsOf(before), contributionsOf(after)];
  const countsIn = (list: Contribution[], sk: string) => list.find(({ key }) => key.sk === sk)?.counts ?? {};
  return [...new Map([...had, ...has].map((it) => [it.key.sk, it])).values()]
    .map(({ key, entity: name }) => ({
      key,
      entity: name,
      counts: difference(countsIn(had, key.sk), countsIn(has, key.sk)),
    }))
    .filter(({ counts }) => Object.keys(counts).length > 0);
};

/** Moves counters of one item, which need not exist yet. */
export const addWrite = (table: Table, { key, entity: name, counts }: TotalsChange): Write => ({
  Update: {
    TableName: table.name,
    Key: key,
    UpdateExpression: `SET #entity = :entity, #shape = :shape ADD ${Object.keys(counts)
      .map((counter) => `#${counter} :${counter}`)
      .join(', ')}`,
    ExpressionAttributeNames: {
      '#entity': 'entity',
      '#shape': 'shape',
      ...Object.fromEntries(Object.keys(counts).map((counter) => [`#${counter}`, counter])),
    },
    ExpressionAttributeValues: {
      ':entity': entity(name).entity,
      ':shape': entity(name).shape,
      ...Object.fromEntries(Object.entries(counts).map(([counter, by]) => [`:${counter}`, by])),
    },
  },
});

/** Refuses one more active posting when the organisation has as many as it may. */
const withQuota = (write: Write, activeJobsMax: number): Write => ({
  Update: {
    ...write.Update!,
    ConditionExpression: 'attribute_not_exists(activeJobs) OR activeJobs < :activeJobsMax',
    ExpressionAttributeValues: { ...write.Update!.ExpressionAttributeValues, ':activeJobsMax': activeJobsMax },
  },
  refusal: 'QUOTA_REACHED',
});

/**
 * The writes that keep the counters true; part of the transaction that changes the posting. With a quota, one that goes
 * live beyond it is refused.
 */
export const totalsWrites = (
  table: Table,
  before: Counted | null,
  after: Counted | null,
  activeJobsMax: number | null = null,
): Write[] =>
  totalsChanges(before, after).map((change) => {
    const write = addWrite(table, change);
    const goesLive = change.entity === 'OrganizationTotals' && (change.counts['activeJobs'] ?? 0) > 0;
    return goesLive && activeJobsMax !== null ? withQuota(write, activeJobsMax) : write;
  });

/** Counts what happened in a week and belongs to no posting's state. */
export const weekWrite = (table: Table, organizationId: string, at: string, counts: Partial<WeekTotals>): Write =>
  addWrite(table, weekContribution(organizationId, at, counts));

/** Whether the posting belongs to the same people, specialty and project, so that what it counted need not move. */
export const countedAlike = (before: Counted, after: Counted): boolean => {
  const itemsOf = (job: Counted) => contributionsOf({ ...job, publishedAt: null }).map(({ key }) => key.sk);
  return itemsOf(before).join('\n') === itemsOf(after).join('\n');
};

export const totalsOf = (item: Item | undefined): Totals =>
  Object.fromEntries(counters.map((name) => [name, Number(item?.[name] ?? 0)])) as Totals;
export const weekTotalsOf = (item: Item | undefined): WeekTotals =>
  Object.fromEntries(weekCounters.map((name) => [name, Number(item?.[name] ?? 0)])) as WeekTotals;
