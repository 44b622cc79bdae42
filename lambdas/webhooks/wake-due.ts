import type { WebhookWorks } from '../store/webhooks/ports';
import type { DueCursor } from '../platform/table/table';
import type { Clock } from '../platform/clock';
import type { WebhookQueue } from './ports';

type WakeDeps = { works: Pick<WebhookWorks, 'due'>; queue: WebhookQueue; clock: Clock };
export type WakeResult = { woken: number; failed: number };

/** Finds retries that are due, and webhooks whose message or worker was lost. */
export const wakeDueWebhooks = async (
  { works, queue, clock }: WakeDeps,
  hasTime: () => boolean,
): Promise<WakeResult> => {
  const result: WakeResult = { woken: 0, failed: 0 };
  const now = clock.now().toISOString();
  let cursor: DueCursor | null = null;
  do {
    const { due, next }: Awaited<ReturnType<WebhookWorks['due']>> = await works.due(now, cursor);
    const sent = await Promise.allSettled(due.map((ref) => queue.wake(ref)));
    const failed = sent.filter(({ status }) => status === 'rejected').length;
    result.woken += due.length - failed;
    result.failed += failed;
    cursor = next;
  } while (cursor && hasTime());
  return result;
};
