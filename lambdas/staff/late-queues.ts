import { limits } from '@shared/limits';
import { watchedQueues, type WatchedQueue } from '@shared/platform/watched-queues';
import { addSeconds, type Clock } from '../platform/clock';
import type { QueueStates } from '../store/staff/queue-states';

export type QueueLateness = { queue: WatchedQueue; waiting: number; lateMinutes: number };

/** Credentials wait without a stored promise; their pages say 24-48 hours. */
const promised = (since: string): string => addSeconds(new Date(since), limits.reviewHoursMax * 3600).toISOString();

/** How late the most overdue case of each queue is. */
export const lateQueues = ({
  queues,
  clock,
}: {
  queues: Pick<QueueStates, 'stateOf'>;
  clock: Pick<Clock, 'now'>;
}): Promise<QueueLateness[]> =>
  Promise.all(
    watchedQueues.map(async (queue) => {
      const { waiting, oldestAt, dueAt } = await queues.stateOf(queue);
      const due = dueAt ?? (oldestAt === null ? null : promised(oldestAt));
      const late = due === null ? 0 : clock.now().getTime() - Date.parse(due);
      return { queue, waiting, lateMinutes: Math.max(0, Math.floor(late / 60_000)) };
    }),
  );
