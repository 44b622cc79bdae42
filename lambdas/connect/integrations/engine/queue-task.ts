import type { IntegrationRef, NewTask } from '../../../store/connect/integrations/ports';
import type { QueueDeps } from '../ports';

export const enqueueTask = async (
  { taskQueue, queue, clock }: Pick<QueueDeps, 'taskQueue' | 'queue' | 'clock'>,
  ref: IntegrationRef,
): Promise<void> => {
  if (await taskQueue.mark(ref, clock.now().toISOString())) await queue.enqueue(ref);
};

/** Sends one message for any number of due tasks: a later call sees that one is queued. */
export const queueTask = async (deps: QueueDeps, ref: IntegrationRef, task: NewTask): Promise<void> => {
  await deps.tasks.put(ref.integrationId, task, deps.clock.now().toISOString());
  await enqueueTask(deps, ref);
};
