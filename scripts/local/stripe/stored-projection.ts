import { getItem, type Table } from '../../../lambdas/platform/table/table';
import type { Projection } from './pages/billing-page';

/** As the area billing stores it. */
const keyOf = (ownerId: string) => ({ pk: `BILLING#${ownerId}`, sk: 'ACCOUNT' });

/** What the product keeps about an owner, read from its table as it is. */
export const storedProjection =
  (table: Table) =>
  async (ownerId: string): Promise<Projection> => {
    const item = await getItem(table, keyOf(ownerId), true);
    if (!item) return null;
    const { applied, override, projection, syncedAt } = item;
    return { projection: { syncedAt, ...(projection as object | undefined) }, entitlements: { applied, override } };
  };
