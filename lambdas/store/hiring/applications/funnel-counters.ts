import type { ApplicationStatus } from '@shared/core/model/enumerations';
import { applicationKeys } from './keys';
import type { Item, Table, Write } from '../../../platform/table/table';
import { addWrite } from '../jobs/job-counters';

export const funnelShards = 8;

type Counted = { applicationId: string; organizationId: string };
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

/** Number of applications per status. */
export const funnelCounts = ({ from, to }: Pick<FunnelMove, 'from' | 'to'>): Record<string, number> => ({
  ...(from && { [`current_${from.status}`]: -1 }),
  [`current_${to}`]: 1,
});

const countWrite = (table: Table, { applicationId, organizationId }: Counted, counts: Record<string, number>): Write =>
  addWrite(table, {
    key: applicationKeys.hiringFunnel(organizationId, shardOf(applicationId)),
    entity: 'HiringFunnel',
    counts,
  });

export const funnelWrite = (table: Table, counted: Counted, move: FunnelMove): Write =>
  countWrite(table, counted, funnelCounts(move));

export const funnelUndoWrite = (table: Table, counted: Counted, move: FunnelMove): Write => {
  const counts = Object.entries(funnelCounts(move)).map(([name, by]) => [name, -by] as const);
  return countWrite(table, counted, Object.fromEntries(counts));
};

/** Sums over shards. Older applications may subtract what they never added. */
export const funnelCount = (items: readonly Item[], counter: string): number =>
  Math.max(
    0,
    items.reduce((sum, item) => sum + Number(item[counter] ?? 0), 0),
  );
