import { queueDueAt } from '@shared/trust/rules/queue-clock';
import { watchedQueues, type WatchedQueue } from '@shared/platform/watched-queues';
import type { Clock } from '../../platform/clock';
import type { QueueStates } from '../../store/trust/staff/queue-states';

export type QueueLateness = { queue: WatchedQueue; waiting: number; lateMinutes: number };

/** Returns the lateness of each queue's most overdue case. */
export const lateQueues = ({
  queues,
  clock,
}: {
  queues: Pick<QueueStates, 'stateOf'>;
  clock: Pick<Clock, 'now'>;
}): Promise<QueueLateness[]> =>
  Promise.all(
    watchedQueues.map(async (queue) => {
      const { waiting, ...first } = await queues.stateOf(queue);
      const due = queueDueAt(first);
      const late = due === null ? 0 : clock.now().getTime() - Date.parse(due);
      return { queue, waiting, lateMinutes: Math.max(0, Math.floor(late / 60_000)) };
    }),
  );
