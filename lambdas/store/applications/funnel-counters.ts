import { openStages } from '@shared/model/vocabulary';
import type { ApplicationStatus } from '@shared/model/enumerations';
import type { ApplicationSource } from '@shared/model/hiring-vocabulary';
import { applicationKeys } from './keys';
import type { Item, Table, Write } from '../../platform/table/table';
import { addWrite } from '../jobs/job-counters';

export const funnelShards = 8;

type Counted = { applicationId: string; organizationId: string; source: ApplicationSource };
/** `from` is null before submission; `rejectedFrom` is the stage before the last rejection. */
export type FunnelMove = {
  from: { status: ApplicationStatus; since: string } | null;
  to: ApplicationStatus;
  at: string;
  rejectedFrom: ApplicationStatus | null;
};

/** Stable per application, so additions and subtractions hit the same item. */
const shardOf = (applicationId: string): number =>
  (applicationId.codePointAt(applicationId.length - 1) ?? 0) % funnelShards;

const secondsBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));

const way: readonly ApplicationStatus[] = [...openStages, 'hired'];

/** All stages up to the current one, including skipped ones, and the outcome. */
const reachedIn = (status: ApplicationStatus, rejectedFrom: ApplicationStatus | null): readonly ApplicationStatus[] => {
  if (way.includes(status)) return way.slice(0, way.indexOf(status) + 1);
  return [...way.slice(0, way.indexOf(rejectedFrom ?? 'new') + 1), status];
};

/** Stages added by a move; removed stages count negatively. */
const reachedBy = ({ from, to, rejectedFrom }: FunnelMove): Record<string, number> => {
  const before = from === null ? [] : reachedIn(from.status, rejectedFrom);
  const ends = !way.includes(to);
  // Ending keeps the stages reached, unless it had already ended.
  const after = ends
    ? reachedIn(to, from !== null && way.includes(from.status) ? from.status : rejectedFrom)
    : reachedIn(to, null);
  const added = after.filter((status) => !before.includes(status)).map((status) => [`reached_${status}`, 1] as const);
  const gone = before.filter((status) => !after.includes(status)).map((status) => [`reached_${status}`, -1] as const);
  return Object.fromEntries([...added, ...gone]);
};

export const funnelCounts = (source: ApplicationSource, move: FunnelMove): Record<string, number> => {
  const { from, to, at } = move;
  return {
    ...(from && {
      [`current_${from.status}`]: -1,
      [`left_${from.status}`]: 1,
      [`seconds_${from.status}`]: secondsBetween(from.since, at),
    }),
    [`current_${to}`]: 1,
    ...reachedBy(move),
    ...(from === null && { [`applications_${source}`]: 1 }),
    ...(to === 'hired' && { [`hires_${source}`]: 1 }),
  };
};

const countWrite = (table: Table, { applicationId, organizationId }: Counted, counts: Record<string, number>): Write =>
  addWrite(table, {
    key: applicationKeys.hiringFunnel(organizationId, shardOf(applicationId)),
    entity: 'HiringFunnel',
    counts,
  });

export const funnelWrite = (table: Table, counted: Counted, move: FunnelMove): Write =>
  countWrite(table, counted, funnelCounts(counted.source, move));

export const funnelUndoWrite = (table: Table, counted: Counted, move: FunnelMove): Write => {
  const counts = Object.entries(funnelCounts(counted.source, move)).map(([name, by]) => [name, -by] as const);
  return countWrite(table, counted, Object.fromEntries(counts));
};

/** Sum over shards. Older applications may subtract what they never added. */
export const funnelCount = (items: readonly Item[], counter: string): number =>
  Math.max(
    0,
    items.reduce((sum, item) => sum + Number(item[counter] ?? 0), 0),
  );
