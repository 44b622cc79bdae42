import { integrationStates, type IntegrationProvider } from '@shared/connect/integrations/vocabulary';
import * as z from 'zod';
import { getItems, type Table } from '../../../platform/table/table';
import { readRef } from './integration-item';
import { integrationKey } from './owner';
import type { IntegrationRef, Owner } from './ports';

const State = z.object({ state: z.enum(integrationStates) });

/** Finds connected owners, including those whose provider fails or waits for a person. */
export type Connections = { find(provider: IntegrationProvider, owners: readonly Owner[]): Promise<IntegrationRef[]> };

/** Needs no keys, because it doesn't read access. */
export const createConnections = (table: Table): Connections => ({
  async find(provider, owners) {
    const items = await getItems(
      table,
      owners.map((owner) => integrationKey({ owner, provider })),
      true,
    );
    const connected = items.filter((item) => item !== undefined && State.parse(item).state !== 'available');
    return connected.map((item) => readRef(item!));
  },
});
