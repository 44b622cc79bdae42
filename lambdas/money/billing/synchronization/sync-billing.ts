import type { DomainEvent } from '@shared/core/model/event';
import { consumeQueue } from '../../../events/queue/consume-queue';
import type { Effect } from '../../../events/ports';
import { systemClock } from '../../../platform/clock';
import { log } from '../../../platform/logger';
import { isConnectedAccount } from '../../../platform/payments/stripe-read';
import { createProcessedEvents } from '../../../platform/table/processed-events';
import { openTable } from '../../../platform/table/table';
import { moveDeps } from '../payouts/deps';
import { syncAccount } from '../payouts/sync-account';
import { syncCustomer } from './sync-customer';
import { syncDeps } from './sync-deps';

const table = openTable();
const deps = syncDeps(table);
const payoutDeps = moveDeps(table);

const sync = async (customerId: string): Promise<void> => {
  if (isConnectedAccount(customerId)) return syncAccount(payoutDeps, customerId);
  const synced = await syncCustomer(deps, customerId);
  if (!synced) log.info('an event is about an unknown customer', { customerId });
};

const react = (event: DomainEvent): Promise<Effect[]> =>
  Promise.resolve(
    event.type === 'billing.customer_changed' ? [{ id: 'sync', run: () => sync(event.data.customerId) }] : [],
  );

export const handler = consumeQueue('sync-billing', react, createProcessedEvents(table, systemClock));
