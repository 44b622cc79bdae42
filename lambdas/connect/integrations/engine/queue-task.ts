import type { IntegrationRef, NewTask } from '../../../store/connect/integrations/ports';
import type { QueueDeps } from '../ports';

export const enqueueTask = async (
  { taskQueue, queue, clock }: Pick<QueueDeps, 'taskQueue' | 'queue' | 'clock'>,
  ref: IntegrationRef,
): Promise<void> => {
  if (await taskQueue.mark(ref, clock.now().toISOString())) await queue.enqueue(ref);
};

/** One message however many tasks are due: whoever comes later sees that one is on its way. */
export const queueTask = async (deps: QueueDeps, ref: IntegrationRef, task: NewTask): Promise<void> => {
  await deps.tasks.put(ref.integrationId, task, deps.clock.now().toISOString());
  await enqueueTask(deps, ref);
};
