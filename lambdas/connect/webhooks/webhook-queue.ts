import { environment } from '../../platform/environment';
import { lazyDependency } from '../../platform/lazy-dependency';
import type { WebhookQueue } from './ports';

const createQueue = async (): Promise<WebhookQueue> => {
  const { createDelayedMessages } = await import('../../platform/gateways/delayed-message');
  const send = createDelayedMessages(environment('webhookQueue').WEBHOOK_QUEUE_URL);
  return {
    enqueue: ({ organizationId, webhookId }, afterSeconds = 0) => send({ organizationId, webhookId }, afterSeconds),
  };
};

export const createWebhookQueue = (): WebhookQueue => lazyDependency(createQueue);
