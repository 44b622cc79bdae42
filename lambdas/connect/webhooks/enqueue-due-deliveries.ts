import type { WebhookDeliveryQueue } from '../../store/connect/webhooks/ports';
import type { DueCursor } from '../../platform/table/table';
import type { Clock } from '../../platform/clock';
import type { WebhookQueue } from './ports';

type EnqueueDeps = { deliveryQueue: Pick<WebhookDeliveryQueue, 'due'>; queue: WebhookQueue; clock: Clock };
export type EnqueueResult = { woken: number; failed: number };

/** Finds due retries, and webhooks whose message or worker was lost. */
export const enqueueDueDeliveries = async (
  { deliveryQueue, queue, clock }: EnqueueDeps,
  hasTime: () => boolean,
): Promise<EnqueueResult> => {
  const result: EnqueueResult = { woken: 0, failed: 0 };
  const now = clock.now().toISOString();
  let cursor: DueCursor | null = null;
  do {
    const { due, next }: Awaited<ReturnType<WebhookDeliveryQueue['due']>> = await deliveryQueue.due(now, cursor);
    const sent = await Promise.allSettled(due.map((ref) => queue.enqueue(ref)));
    const failed = sent.filter(({ status }) => status === 'rejected').length;
    result.woken += due.length - failed;
    result.failed += failed;
    cursor = next;
  } while (cursor && hasTime());
  return result;
};
