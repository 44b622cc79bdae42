import type { WebhookRef } from '../../store/connect/webhooks/ports';
import type { QueueDeps } from './ports';

/** Sends one message for any number of due deliveries: a later call sees that one is queued. */
export const enqueueDelivery = async (
  { deliveryQueue, queue, clock }: Pick<QueueDeps, 'deliveryQueue' | 'queue' | 'clock'>,
  { organizationId, webhookId }: WebhookRef,
  asked: boolean,
): Promise<void> => {
  const ref = { organizationId, webhookId };
  if (await deliveryQueue.mark(ref, { at: clock.now().toISOString(), asked })) await queue.enqueue(ref);
};
