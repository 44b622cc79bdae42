import type { WebhookRef } from '../store/webhooks/ports';
import type { QueueDeps } from './ports';

/** One message however many deliveries are due: whoever comes later sees that one is on its way. */
export const wake = async (
  { works, queue, clock }: Pick<QueueDeps, 'works' | 'queue' | 'clock'>,
  { organizationId, webhookId }: WebhookRef,
  asked: boolean,
): Promise<void> => {
  const ref = { organizationId, webhookId };
  if (await works.mark(ref, { at: clock.now().toISOString(), asked })) await queue.wake(ref);
};
