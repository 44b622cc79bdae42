import { consumeQueue } from '../../events/queue/consume-queue';
import { systemClock } from '../../platform/clock';
import { createProcessedEvents } from '../../platform/table/processed-events';
import { queueEvent } from './queue-event';
import { queueDeps, table } from './worker-deps';

export const handler = consumeQueue('queue-webhooks', queueEvent(queueDeps), createProcessedEvents(table, systemClock));
