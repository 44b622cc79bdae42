import type { Resource } from './resources';

/** Sends due deliveries of webhooks; each message names a webhook. */
export const webhookDeliverer = {
  name: 'deliver-webhooks',
  entry: 'lambdas/connect/webhooks/deliver-webhooks.ts',
  uses: ['tableRead', 'tableWrite', 'hashKey', 'webhookQueue'],
  /** Rounds of requests of up to 15 seconds. */
  timeoutSeconds: 60,
} as const satisfies QueueWorkerDefinition;

/** Does due work at connected services; each message names a connection. */
export const integrationRunner = {
  name: 'run-integrations',
  entry: 'lambdas/connect/integrations/run-integrations.ts',
  uses: [
    'tableRead',
    'tableWrite',
    'personalKeys',
    'hashKey',
    'billing',
    'organizationGrace',
    'integrations',
    'integrationQueue',
  ],
  memoryMb: 1024,
  /** Rounds of requests to slow providers. */
  timeoutSeconds: 90,
} as const satisfies QueueWorkerDefinition;

export type QueueWorkerDefinition = {
  name: string;
  entry: string;
  uses: readonly Resource[];
  memoryMb?: number;
  timeoutSeconds: number;
};

/** Workers, each with its own queue and dead-letter queue. */
export const queueWorkers: readonly QueueWorkerDefinition[] = [webhookDeliverer, integrationRunner];
