import { getItem, type Table } from '../../../platform/table/table';
import { readIntegration } from './integration-item';
import { integrationKey } from './owner';
import type { ProviderRef } from './ports';

/** Time since which the provider refuses our access, or null. Needs no keys. */
export const stoppedAt = async (table: Table, ref: ProviderRef): Promise<string | null> => {
  const item = await getItem(table, integrationKey(ref), true);
  return item ? (readIntegration(item).stopped?.at ?? null) : null;
};
