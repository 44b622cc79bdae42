import { bringsOwnClient } from '@shared/connect/integrations/providers';
import { network } from '../../platform/internet/network';
import { systemClock } from '../../platform/clock';
import type { Table } from '../../platform/table/table';
import { openPersonalKeys } from '../../store/accounts/personal-keys/open-personal-keys';
import { addCall } from '../../store/connect/integrations/integration-calls';
import { createIntegrations } from '../../store/connect/integrations/integrations';
import { createIntegrationTasks } from '../../store/connect/integrations/integration-tasks';
import { createIntegrationTaskQueue } from '../../store/connect/integrations/integration-task-queue';
import { createVendorHttp } from './engine/vendor-http';
import { createIntegrationQueue } from './integration-queue';
import type { AccessDeps, QueueDeps } from './ports';
import { adapters } from './providers/adapters';
import { createStageClients } from './stage-clients';

export const createQueueDeps = (table: Table): QueueDeps => ({
  tasks: createIntegrationTasks(table),
  taskQueue: createIntegrationTaskQueue(table),
  queue: createIntegrationQueue(),
  clock: systemClock,
});

export const createAccessDeps = (table: Table): AccessDeps => {
  const clients = createStageClients();
  return {
    integrations: createIntegrations(table, openPersonalKeys(table)),
    adapterOf: (provider) => adapters[provider],
    clients,
    httpFor: (provider, integrationId) =>
      createVendorHttp({
        network,
        addressOf: (url) => clients.get(provider)?.addressOf(url) ?? url,
        clock: systemClock,
        clientIsTheirs: bringsOwnClient(provider),
        log: async (call) => {
          if (integrationId !== null) await addCall(table, integrationId, call);
        },
      }),
    clock: systemClock,
  };
};
