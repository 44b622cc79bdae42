import { limits } from '@shared/limits';
import { addSeconds, utcDay } from '../../../platform/clock';
import { entity } from '../../entity';
import { jobKeys } from './keys';
import type { EntityName } from '../../entity';
import { jobOwners, type JobItem } from './job-item';
import type { PostingQuota } from './posting-quota';
import type { Item, Key, Table, Write } from '../../../platform/table/table';
import { buildUpdate } from '../../../platform/table/build-update';
import { absent, all, any, lessThan, type Condition } from '../../../platform/table/conditions';

const counters = [
  'activeJobs',
  'draftJobs',
  'closedJobs',
  'totalJobs',
  'totalApplications',
  'activeApplications',
  'closedOpenings',
  'filledOpenings',
  'postedJobs',
  'hires',
  'daysToFill',
] as const;
export type Totals = Record<(typeof counters)[number], number>;

/** Assigned jobs also count for the poster, but separately. */
export const handedOver = (name: string): string => `handedOver_${name}`;

const weekCounters = ['published', 'applications', 'hires'] as const;
export type WeekTotals = Record<(typeof weekCounters)[number], number>;

export type Counted = Pick<
  JobItem,
  | 'organizationId'
  | 'postedBy'
  | 'assignedTo'
  | 'status'
  | 'applicationCount'
  | 'numberOfOpenings'
  | 'specialty'
  | 'project'
  | 'hires'
  | 'daysToFill'
  | 'publishedAt'
  | 'source'
>;

type Contribution = { key: Key; entity: EntityName; counts: Record<string, number> };
export type TotalsChange = Contribution;

/** UTC. */
export const mondayOf = (at: Date): string => utcDay(addSeconds(at, -((at.getUTCDay() + 6) % 7) * 24 * 3600));

export const totalsKey = (organizationId: string, userId: string | null): Key =>
  userId === null ? jobKeys.organizationTotals(organizationId) : jobKeys.memberTotals(organizationId, userId);

const totalsIn = (job: Counted): Totals => ({
  activeJobs: job.status === 'active' ? 1 : 0,
  draftJobs: job.status === 'draft' ? 1 : 0,
  closedJobs: job.status === 'closed' ? 1 : 0,
  totalJobs: 1,
  totalApplications: job.applicationCount,
  activeApplications: job.status === 'active' ? job.applicationCount : 0,
  closedOpenings: job.status === 'closed' ? job.numberOfOpenings : 0,
  filledOpenings: job.status === 'closed' ? Math.min(job.hires, job.numberOfOpenings) : 0,
  postedJobs: 1,
  hires: job.hires,
  daysToFill: job.daysToFill,
});

const handedOverIn = ({ postedJobs: _posted, ...counts }: Totals): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).map(([name, count]) => [handedOver(name), count]));

const subjectsOf = ({ organizationId, specialty, project }: Counted): Omit<Contribution, 'counts'>[] => [
  { key: totalsKey(organizationId, null), entity: 'OrganizationTotals' },
  ...(specialty
    ? [{ key: jobKeys.specialtyTotals(organizationId, specialty), entity: 'SpecialtyTotals' as const }]
    : []),
  ...(project ? [{ key: jobKeys.projectTotals(organizationId, project), entity: 'ProjectTotals' as const }] : []),
];

/** All counter items of a job: organization, people, specialty, project and week of publication. */
export const contributionsOf = (job: Counted | null): Contribution[] => {
  if (!job) return [];
  const counts = totalsIn(job);
  const { organizationId, publishedAt } = job;
  return [
    ...subjectsOf(job).map((subject) => ({ ...subject, counts })),
    ...jobOwners(job).map((userId) => ({
      key: totalsKey(organizationId, userId),
      entity: 'MemberTotals' as const,
      counts: {
        ...counts,
        postedJobs: job.postedBy === userId ? 1 : 0,
        ...(userId !== (job.assignedTo ?? job.postedBy) && handedOverIn(counts)),
      },
    })),
    ...(publishedAt ? [weekContribution(organizationId, publishedAt, { published: 1 })] : []),
  ];
};

const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / (24 * 3600 * 1000)));

export const withHire = <T extends Counted>(job: T, at: string): T => ({
  ...job,
  hires: job.hires + 1,
  daysToFill: job.daysToFill + daysBetween(job.publishedAt ?? at, at),
});

const weekContribution = (organizationId: string, at: string, counts: Partial<WeekTotals>): Contribution => ({
  key: jobKeys.weekTotals(organizationId, mondayOf(new Date(at))),
  entity: 'WeekTotals',
  counts,
});

const difference = (before: Contribution['counts'], after: Contribution['counts']): Contribution['counts'] =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])]
      .map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)] as const)
      .filter(([, by]) => by !== 0),
  );

/** `before` is null on creation, `after` on deletion. */
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

export const addWrite = (table: Table, { key, entity: name, counts }: TotalsChange, when?: Condition): Write => ({
  Update: {
    TableName: table.name,
    Key: key,
    ...buildUpdate({ set: entity(name), add: counts, when }),
  },
});

/** Builds counter updates for the job's transaction. With a quota, rejects excess publications and drafts. */
export const counterWrites = (
  table: Table,
  before: Counted | null,
  after: Counted | null,
  quota: PostingQuota | null = null,
): Write[] =>
  totalsChanges(before, after).map((change) => {
    if (change.entity !== 'OrganizationTotals') return addWrite(table, change);
    if (quota && (change.counts['activeJobs'] ?? 0) > 0) return quotaWrite(table, change, quota);
    return isNewDraft(before, after) ? draftWrite(table, change) : addWrite(table, change);
  });

/** Imports have a separate limit. */
const isNewDraft = (before: Counted | null, after: Counted | null): boolean =>
  before === null && after?.status === 'draft' && !after.source;

const draftWrite = (table: Table, change: TotalsChange): Write => ({
  ...addWrite(table, change, below('draftJobs', limits.draftJobsPerOrganization)),
  refusal: 'LIMIT_REACHED',
});

const below = (name: string, max: number): Condition =>
  max > 0 ? any(absent(name), lessThan(name, max)) : lessThan(name, max);

/** Paid postings are counted separately from the jobs. */
const quotaWrite = (table: Table, change: TotalsChange, { active, bought }: PostingQuota): Write => {
  const conditions = [
    ...(active === null ? [] : [below('activeJobs', active)]),
    ...(bought === null ? [] : [below('postingsUsed', bought)]),
  ];
  const counts = bought === null ? change.counts : { ...change.counts, postingsUsed: 1 };
  const write = addWrite(table, { ...change, counts }, conditions.length > 0 ? all(...conditions) : undefined);
  return { ...write, refusal: 'QUOTA_REACHED' };
};

export const weekWrite = (table: Table, organizationId: string, at: string, counts: Partial<WeekTotals>): Write =>
  addWrite(table, weekContribution(organizationId, at, counts));

/** Same people, specialty and project, so counts need not move. */
export const sameCounters = (before: Counted, after: Counted): boolean => {
  const itemsOf = (job: Counted) => contributionsOf({ ...job, publishedAt: null }).map(({ key }) => key.sk);
  return itemsOf(before).join('\n') === itemsOf(after).join('\n');
};

export const totalsOf = (item: Item | undefined): Totals =>
  Object.fromEntries(counters.map((name) => [name, Number(item?.[name] ?? 0)])) as Totals;
/** Excludes jobs assigned to others, so every job counts once across a team. */
export const ledTotalsOf = (item: Item | undefined): Totals => {
  const totals = totalsOf(item);
  const led = counters.map((name) => [name, totals[name] - Number(item?.[handedOver(name)] ?? 0)] as const);
  return Object.fromEntries(led) as Totals;
};
export const weekTotalsOf = (item: Item | undefined): WeekTotals =>
  Object.fromEntries(weekCounters.map((name) => [name, Number(item?.[name] ?? 0)])) as WeekTotals;
