import { systemClock } from '../../platform/clock';
import { log } from '../../platform/logger';
import { openTable } from '../../platform/table/table';
import { createQueueStates } from '../../store/trust/staff/queue-states';
import { queueLineMessage } from '@shared/platform/watched-queues';
import { lateQueues, type QueueLateness } from './late-queues';

const deps = { queues: createQueueStates(openTable()), clock: systemClock };

/** Logs one line for each queue, the source of the stage's metrics and alarms. */
export const handler = async (): Promise<QueueLateness[]> => {
  const states = await lateQueues(deps);
  for (const state of states) log.info(queueLineMessage, state);
  return states;
};
