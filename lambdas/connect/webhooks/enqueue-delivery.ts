import type { WebhookRef } from '../../store/connect/webhooks/ports';
import type { QueueDeps } from './ports';

/** Sends one message however many deliveries are due: a later call sees that one is on its way. */
export const enqueueDelivery = async (
  { deliveryQueue, queue, clock }: Pick<QueueDeps, 'deliveryQueue' | 'queue' | 'clock'>,
  { organizationId, webhookId }: WebhookRef,
  asked: boolean,
): Promise<void> => {
  const ref = { organizationId, webhookId };
  if (await deliveryQueue.mark(ref, { at: clock.now().toISOString(), asked })) await queue.enqueue(ref);
};
