import type { Context } from 'aws-lambda';
import { systemClock } from '../../platform/clock';
import { log } from '../../platform/logger';
import { openTable } from '../../platform/table/table';
import { createWebhookDeliveryQueue } from '../../store/connect/webhooks/webhook-delivery-queue';
import { enqueueDueDeliveries, type EnqueueResult } from './enqueue-due-deliveries';
import { createWebhookQueue } from './webhook-queue';

const deps = {
  deliveryQueue: createWebhookDeliveryQueue(openTable()),
  queue: createWebhookQueue(),
  clock: systemClock,
};

const reserveMs = 5_000;

export const handler = async (
  _event: unknown,
  { getRemainingTimeInMillis }: Pick<Context, 'getRemainingTimeInMillis'>,
): Promise<EnqueueResult> => {
  const result = await enqueueDueDeliveries(deps, () => getRemainingTimeInMillis() > reserveMs);
  if (result.woken > 0) log.info('webhooks', result);
  if (result.failed > 0) throw new Error('Some webhooks were not woken; they stay due.');
  return result;
};
