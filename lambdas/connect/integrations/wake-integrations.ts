import type { Context } from 'aws-lambda';
import { systemClock } from '../../platform/clock';
import { log } from '../../platform/logger';
import { openTable, type DueCursor } from '../../platform/table/table';
import { createIntegrationTaskQueue } from '../../store/connect/integrations/integration-task-queue';
import { createIntegrationQueue } from './integration-queue';

const taskQueue = createIntegrationTaskQueue(openTable());
const queue = createIntegrationQueue();

const reserveMs = 5_000;

/** Finds due retries and repeated tasks, and connections whose message or worker was lost. */
export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<{ woken: number }> => {
  const now = systemClock.now().toISOString();
  let woken = 0;
  let failed = 0;
  let cursor: DueCursor | null = null;
  do {
    const { due, next }: Awaited<ReturnType<typeof taskQueue.due>> = await taskQueue.due(now, cursor);
    const sent = await Promise.allSettled(due.map((ref) => queue.enqueue(ref)));
    const refused = sent.filter(({ status }) => status === 'rejected').length;
    woken += due.length - refused;
    failed += refused;
    cursor = next;
  } while (cursor && getRemainingTimeInMillis() > reserveMs);
  if (woken > 0) log.info('integrations', { woken });
  if (failed > 0) throw new Error('Some connections were not woken; they stay due.');
  return { woken };
};
