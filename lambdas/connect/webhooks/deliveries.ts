import { AppError } from '@shared/errors';
import { sampleEvent } from '@shared/connect/rules/outbound-sample';
import { maxAttempts } from '@shared/connect/rules/webhook-schedule';
import type { OutboundType } from '@shared/connect/model/outbound-vocabulary';
import type { Delivery, DeliveryDetail, ReplayForm, WebhookDetail } from '@shared/connect/model/webhook';
import { randomBytes } from 'node:crypto';
import type { StoredDelivery } from '../../store/connect/webhooks/ports';
import type { Deps } from './ports';
import { replayStart } from './replay';
import { enqueueDelivery } from './enqueue-delivery';
import { detailOf, loadWebhook, refOf, type OfWebhook } from './webhooks';

type OfDelivery = OfWebhook & { deliveryId: string };

const eventIdBytes = 16;

const shown = ({ webhookId: _webhook, organizationId: _org, place: _place, ...delivery }: StoredDelivery) => delivery;

const loadDelivery = async (deps: Deps, call: OfDelivery): Promise<StoredDelivery> => {
  const { webhookId, organizationId } = await loadWebhook(deps, call);
  const delivery = await deps.deliveries.get({ webhookId, organizationId, deliveryId: call.deliveryId });
  if (!delivery) throw new AppError('NOT_FOUND');
  return delivery;
};

export const listDeliveries = async (
  deps: Deps,
  { cursor, failed = false, ...call }: OfWebhook & { cursor?: string | undefined; failed?: boolean | undefined },
): Promise<{ items: Delivery[]; nextCursor: string | null }> => {
  const webhook = await loadWebhook(deps, call);
  return deps.deliveries.list(webhook, { cursor, failed });
};

export const getDelivery = async (deps: Deps, call: OfDelivery): Promise<DeliveryDetail> =>
  shown(await loadDelivery(deps, call));

/** Works while the webhook is paused, because the caller wants to see the result. */
export const resendDelivery = async (deps: Deps, call: OfDelivery): Promise<DeliveryDetail> => {
  const { organizationId, webhookId } = await loadWebhook(deps, call);
  const at = deps.clock.now().toISOString();
  const ref = { organizationId, webhookId, deliveryId: call.deliveryId };
  const delivery = await deps.deliveries.requeue(ref, { at, asked: true });
  await enqueueDelivery(deps, ref, true);
  return shown(delivery);
};

/** Tried once: the tester sees the answer and can send another one. */
export const sendTestEvent = async (
  deps: Deps,
  { type, ...call }: OfWebhook & { type: OutboundType },
): Promise<Delivery> => {
  await loadWebhook(deps, call);
  const ref = refOf(call);
  const { organizationId, webhookId } = ref;
  await deps.counts.count('webhookTests', { organization: organizationId });
  const timestamp = deps.clock.now().toISOString();
  const id = `evt_${randomBytes(eventIdBytes).toString('hex')}`;
  const event = sampleEvent(type, { id, organizationId, timestamp });
  const deliveryId = await deps.deliveries.queue(ref, event, {
    at: timestamp,
    asked: true,
    tries: maxAttempts - 1,
  });
  await enqueueDelivery(deps, ref, true);
  const delivery = await deps.deliveries.get({ organizationId, webhookId, deliveryId });
  if (!delivery) throw new AppError('NOT_FOUND');
  return shown(delivery);
};

export const replayEvents = async (
  deps: Deps,
  { from, until, ...call }: OfWebhook & ReplayForm,
): Promise<WebhookDetail> => {
  const webhook = await loadWebhook(deps, call);
  const ref = refOf(call);
  const { organizationId } = ref;
  await deps.counts.count('webhookReplays', { organization: organizationId });
  const next = await replayStart(deps.events, organizationId, from);
  await deps.deliveryQueue.setReplay(ref, { from, until, next });
  await enqueueDelivery(deps, ref, true);
  return detailOf(deps, webhook);
};
