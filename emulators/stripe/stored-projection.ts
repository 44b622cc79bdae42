import { getItem, type Table } from '../../lambdas/platform/table/table';
import { keys } from '../../lambdas/store/keys';
import type { Projection } from './pages/billing-page';

/** The product's data about an owner, read directly from its table. */
export const storedProjection =
  (table: Table) =>
  async (ownerId: string): Promise<Projection> => {
    const item = await getItem(table, keys.billingAccount(ownerId), true);
    if (!item) return null;
    const { applied, override, projection, syncedAt } = item;
    return { projection: { syncedAt, ...(projection as object | undefined) }, entitlements: { applied, override } };
  };
