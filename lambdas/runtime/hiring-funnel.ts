import type { ApplicationStatus } from '@shared/model/enumerations';
import type { ApplicationSource } from '@shared/model/hiring-vocabulary';
import { keys } from './keys';
import type { Item, Table, Write } from './table-gateway';
import { addWrite } from './totals';

/** Items that the counters of one organisation are spread over. */
export const funnelShards = 8;

type Counted = { applicationId: string; organizationId: string; source: ApplicationSource };
/** `status` since `since`; null before it was sent. */
export type FunnelMove = {
  from: { status: ApplicationStatus; since: string } | null;
  to: ApplicationStatus;
  at: string;
};

/** An application is always counted in the same item, so that what it adds and takes away meet. */
const shardOf = (applicationId: string): number =>
  (applicationId.codePointAt(applicationId.length - 1) ?? 0) % funnelShards;

const secondsBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1000));

/** How the counters move with an application; the names are those that `funnelOf` reads. */
export const funnelCounts = (source: ApplicationSource, { from, to, at }: FunnelMove): Record<string, number> => ({
  ...(from && {
    [`current_${from.status}`]: -1,
    [`left_${from.status}`]: 1,
    [`seconds_${from.status}`]: secondsBetween(from.since, at),
  }),
  [`current_${to}`]: 1,
  [`reached_${to}`]: 1,
  ...(from === null && { [`applications_${source}`]: 1 }),
  ...(to === 'hired' && { [`hires_${source}`]: 1 }),
});

/** Counts a move; part of the transaction that makes it. */
export const funnelWrite = (
  table: Table,
  { applicationId, organizationId, source }: Counted,
  move: FunnelMove,
): Write =>
  addWrite(table, {
    key: keys.hiringFunnel(organizationId, shardOf(applicationId)),
    entity: 'HiringFunnel',
    counts: funnelCounts(source, move),
  });

/** A counter over all items. Applications from before it was kept may take away what they never added. */
export const funnelCount = (items: readonly Item[], counter: string): number =>
  Math.max(
    0,
    items.reduce((sum, item) => sum + Number(item[counter] ?? 0), 0),
  );
