import type { Clock } from '../../../platform/clock';
import { getItem, type Item, type Table } from '../../../platform/table/table';
import { billingKeys } from './keys';

const keptMs = 30_000;
const accountsKept = 1000;

/** Caches reads for half a minute per process and account; writes always read the table. */
export const createKeptPlans = (
  table: Table,
  clock: Pick<Clock, 'now'>,
): ((ownerId: string) => Promise<Item | undefined>) => {
  const known = new Map<string, { until: number; item: Item | undefined }>();
  return async (ownerId) => {
    const now = clock.now().getTime();
    const found = known.get(ownerId);
    if (found && found.until > now) return found.item;
    const item = await getItem(table, billingKeys.billingAccount(ownerId));
    if (known.size >= accountsKept) known.clear();
    known.set(ownerId, { until: now + keptMs, item });
    return item;
  };
};
