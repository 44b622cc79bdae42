import { environment } from '../../platform/environment';
import { lazyDependency } from '../../platform/lazy-dependency';
import type { IntegrationQueue } from './ports';

const createQueue = async (): Promise<IntegrationQueue> => {
  const { createDelayedMessages } = await import('../../platform/gateways/delayed-message');
  const send = createDelayedMessages(environment('integrationQueue').INTEGRATION_QUEUE_URL);
  return {
    enqueue: ({ owner, provider, integrationId }, afterSeconds = 0) =>
      send({ owner, provider, integrationId }, afterSeconds),
  };
};

export const createIntegrationQueue = (): IntegrationQueue => lazyDependency(createQueue);
