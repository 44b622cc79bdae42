import { chooses } from '@shared/connect/model/outbound-vocabulary';
import { toOutboundEvent } from '../../events/kinds/outbound-events';
import type { Effect, Reaction } from '../../events/ports';
import type { QueueDeps } from './ports';
import { enqueueDelivery } from './enqueue-delivery';

/** Queues a delivery for each active webhook that chose the event. */
export const queueEvent =
  (deps: QueueDeps): Reaction =>
  async (domainEvent) => {
    const outbound = toOutboundEvent(domainEvent);
    if (!outbound) return [];
    const { organizationId, id, type } = outbound;
    const webhooks = await deps.webhooks.list(organizationId);
    const wanted = webhooks.filter(({ state, events }) => state === 'active' && chooses(events, type));
    if (wanted.length === 0) return [];
    const event = await deps.events.byId(organizationId, id);
    // The publisher logs an event before it publishes it.
    if (!event) throw new Error('The event is not in the log.');
    return wanted.map(({ webhookId }): Effect => ({
      id: webhookId,
      run: async () => {
        const ref = { organizationId, webhookId };
        const at = deps.clock.now().toISOString();
        await deps.deliveries.queue(ref, event, { at, asked: false, tries: 0 });
        await enqueueDelivery(deps, ref, false);
      },
    }));
  };
