import { systemClock } from '../../platform/clock';
import { createEarlierStageHash } from '../../platform/crypto/stage-hash';
import { network } from '../../platform/internet/network';
import { createDailyCounts } from '../../platform/table/daily-limits';
import { createEventLog } from '../../store/connect/event-log/event-log';
import { createHttpPlatform } from '../../store/http-platform';
import { createDeliveries } from '../../store/connect/webhooks/deliveries';
import { createWebhookDeliveryQueue } from '../../store/connect/webhooks/webhook-delivery-queue';
import { createWebhooks } from '../../store/connect/webhooks/webhooks';
import type { Deps } from './ports';
import { createSealedSecrets } from './sealed-secrets';
import { createWebhookQueue } from './webhook-queue';

export const platform = createHttpPlatform();
const { table, cursors, hash } = platform;

export const deps: Deps = {
  webhooks: createWebhooks(table),
  deliveries: createDeliveries(table, cursors),
  deliveryQueue: createWebhookDeliveryQueue(table),
  events: createEventLog(table, systemClock),
  queue: createWebhookQueue(),
  sealed: createSealedSecrets(hash, createEarlierStageHash()),
  counts: createDailyCounts(table, systemClock),
  network,
  clock: systemClock,
};
