import { absent, all, equals, type Condition } from '../../../platform/table/conditions';
import { updateIf } from '../../../platform/table/conditional-write';
import type { Key } from '../../../platform/table/key';
import { queryEvery, type Item, type Table } from '../../../platform/table/table';
import { contributionsOf, handedOver, type Counted } from './job-counters';
import { JobItem } from './job-item';
import { jobIndexes, jobKeys } from './keys';

const openings = ['closedOpenings', 'filledOpenings'] as const;
const recounted: readonly string[] = [...openings, ...openings.map(handedOver)];
/** Counted since the first job, so they show whether the list of jobs is as new as the counters. */
const known = ['totalJobs', 'closedJobs'] as const;

const CountedJob = JobItem.pick({
  organizationId: true,
  postedBy: true,
  assignedTo: true,
  status: true,
  applicationCount: true,
  numberOfOpenings: true,
  specialty: true,
  project: true,
  hires: true,
  daysToFill: true,
  publishedAt: true,
});

type Sum = Record<string, number>;
const numberIn = (counts: Item | Sum | undefined, name: string): number => Number(counts?.[name] ?? 0);

/** Returns openings by sort key of the counters. */
export const openingsOf = (jobs: readonly Counted[]): Map<string, Sum> => {
  const sums = new Map<string, Sum>();
  for (const { key, counts } of jobs.flatMap(contributionsOf)) {
    const sum = sums.get(key.sk);
    const names = [...known, ...recounted];
    sums.set(key.sk, Object.fromEntries(names.map((name) => [name, numberIn(sum, name) + numberIn(counts, name)])));
  }
  return sums;
};

/** Whether jobs from before the count of openings are missing in the organization's totals. */
export const lacksOpenings = (organization: Item | undefined): boolean =>
  organization !== undefined && organization['openingsCounted'] !== 1;

const everyJob = async (table: Table, organizationId: string): Promise<Counted[]> => {
  const list = jobIndexes.organizationJobs(organizationId);
  const attributes = Object.keys(CountedJob.shape);
  const jobs: Counted[] = [];
  for await (const item of queryEvery(table, { list, index: 'gsi1', attributes })) jobs.push(CountedJob.parse(item));
  return jobs;
};

const asRead = (item: Item): Condition =>
  all(...[...known, ...recounted].map((name) => (name in item ? equals(name, item[name]) : absent(name))));

/**
 * Counts openings of all jobs of an organization once. Returns false after a concurrent change; the next read retries.
 * `totals`: the counters, read before the jobs.
 */
export const recountOpenings = async (
  table: Table,
  organizationId: string,
  totals: readonly Item[],
): Promise<boolean> => {
  const whole = jobKeys.organizationTotals(organizationId).sk;
  const sums = openingsOf(await everyJob(table, organizationId));
  const organization = totals.find(({ sk }) => sk === whole);
  if (!organization || known.some((name) => numberIn(organization, name) !== numberIn(sums.get(whole), name))) {
    return false;
  }
  // The mark of the organization comes last: without it, everything is counted again.
  for (const item of [...totals.filter((it) => it !== organization), organization]) {
    const sum = sums.get(String(item['sk']));
    const counts = Object.fromEntries(recounted.map((name) => [name, numberIn(sum, name)]));
    const set = { ...counts, ...(item === organization && { openingsCounted: 1 }) };
    const isKept = await updateIf(table, { pk: item['pk'], sk: item['sk'] } as Key, { set, when: asRead(item) });
    if (isKept === null) return false;
  }
  return true;
};
