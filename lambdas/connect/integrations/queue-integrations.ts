import { providerOf } from '@shared/connect/integrations/providers';
import { providerIds } from '@shared/connect/integrations/vocabulary';
import { consumeQueue } from '../../events/queue/consume-queue';
import type { Effect, Reaction } from '../../events/ports';
import { systemClock } from '../../platform/clock';
import { createProcessedEvents } from '../../platform/table/processed-events';
import { openTable } from '../../platform/table/table';
import { createConnections } from '../../store/connect/integrations/connections-of';
import { createIntegrationTasks } from '../../store/connect/integrations/integration-tasks';
import { createIntegrationTaskQueue } from '../../store/connect/integrations/integration-task-queue';
import { queueTask } from './engine/queue-task';
import { createIntegrationQueue } from './integration-queue';
import { createReactions } from './providers/reactions';

const table = openTable();
const deps = {
  tasks: createIntegrationTasks(table),
  taskQueue: createIntegrationTaskQueue(table),
  queue: createIntegrationQueue(),
  clock: systemClock,
};
const reactions = createReactions({ table, connections: createConnections(table) });

const queueEvent: Reaction = async (event) => {
  const concerned = providerIds.filter((provider) => providerOf(provider).events.includes(event.type));
  const queued = await Promise.all(concerned.map(async (provider) => reactions[provider]?.(event) ?? []));
  return queued.flat().map(({ ref, task }): Effect => ({
    id: `${ref.integrationId}#${task.kind}#${task.subject}`,
    run: () => queueTask(deps, ref, task),
  }));
};

export const handler = consumeQueue('queue-integrations', queueEvent, createProcessedEvents(table, systemClock));
