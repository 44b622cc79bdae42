import { systemClock } from '../../platform/clock';
import { createEarlierStageHash, createStageHash } from '../../platform/crypto/stage-hash';
import { openTable } from '../../platform/table/table';
import { createEventLog } from '../../store/connect/event-log/event-log';
import { createDeliveries } from '../../store/connect/webhooks/deliveries';
import { createWebhookDeliveryQueue } from '../../store/connect/webhooks/webhook-delivery-queue';
import { createWebhooks } from '../../store/connect/webhooks/webhooks';
import type { QueueDeps } from './ports';
import { createSealedSecrets } from './sealed-secrets';
import { createWebhookQueue } from './webhook-queue';

const noCursors = {
  encode: () => Promise.reject(new Error('Workers read no lists of deliveries.')),
  decode: () => Promise.reject(new Error('Workers read no lists of deliveries.')),
};

export const table = openTable();

export const queueDeps: QueueDeps = {
  webhooks: createWebhooks(table),
  deliveries: createDeliveries(table, noCursors),
  deliveryQueue: createWebhookDeliveryQueue(table),
  events: createEventLog(table, systemClock),
  queue: createWebhookQueue(),
  clock: systemClock,
};

export const createSealed = () => createSealedSecrets(createStageHash(), createEarlierStageHash());
