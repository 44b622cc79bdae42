import { removeRow } from '../core/remove-row';
import { renderEvent } from '../render/events';
import type { Provider } from '../core/provider';
import type { Delivery } from '../core/state';
import { signatureOf } from './signature';

/** Milliseconds before the next attempts. Stripe tries for three days. */
const retryAfter = [1000, 3000, 10_000, 30_000, 60_000];
/** How long nothing new has to come before events are sent in reverse order. */
const reorderMs = 500;
const timeoutMs = 20_000;
const pauseMs = 50;

export type Deliveries = {
  /** Nothing is due, not even later. Events that will be tried again don't count. */
  isIdle(): boolean;
  stop(): Promise<void>;
};

const post = async (url: string, body: string, secret: string): Promise<boolean> => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'manual',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Stripe/1.0 (+https://stripe.com/docs/webhooks)',
        'stripe-signature': signatureOf(body, secret, Math.floor(Date.now() / 1000)),
      },
    });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
};

/** Sends what events left to be delivered, at least once. What was not delivered is sent after a restart. */
export const startDeliveries = (
  { core }: Provider,
  { save, address = (url) => url }: { save(): void; address?: (url: string) => string },
): Deliveries => {
  const sending = new Set<string>();
  const ending = new AbortController();
  const isStopped = (): boolean => ending.signal.aborted;

  /** In reverse order, what was never tried waits until nothing new has come for a while; the last one arrives first. */
  const nextOnes = (): Delivery[] => {
    const { deliveries, webhooks } = core.state;
    const now = Date.now();
    const waiting = Object.values(deliveries).filter((it) => !sending.has(it.id));
    const fresh = waiting.filter(({ attempt }) => attempt === 0);
    const isQuiet = !webhooks.reorder || fresh.every(({ at }) => at + reorderMs <= now);
    const due = waiting.filter(({ at, attempt }) => at <= now && (isQuiet || attempt > 0));
    return due.sort((a, b) => (webhooks.reorder ? b.sequence - a.sequence : a.sequence - b.sequence));
  };

  const failed = (delivery: Delivery): void => {
    const wait = retryAfter[delivery.attempt];
    if (wait === undefined) {
      removeRow(core.state.deliveries, delivery.id);
      return;
    }
    Object.assign(delivery, { attempt: delivery.attempt + 1, at: Date.now() + wait });
  };

  const deliver = async (delivery: Delivery): Promise<void> => {
    const event = core.state.events[delivery.event];
    const endpoint = core.state.endpoints[delivery.endpoint];
    sending.add(delivery.id);
    const body = event && JSON.stringify(renderEvent(core, event), null, 2);
    const isDelivered = !body || !endpoint || (await post(address(endpoint.url), body, endpoint.secret));
    sending.delete(delivery.id);
    // The state may have been replaced by an operation that was undone; the row is looked up anew.
    const current = core.state.deliveries[delivery.id];
    if (!current) return;
    if (isDelivered) removeRow(core.state.deliveries, delivery.id);
    else failed(current);
    save();
  };

  const loop = async (): Promise<void> => {
    while (!isStopped()) {
      // One after another, so that the order is the one that was chosen.
      for (const delivery of nextOnes()) {
        if (isStopped()) return;
        await deliver(delivery);
      }
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  };
  const running = loop();

  return {
    isIdle: () => sending.size === 0 && Object.values(core.state.deliveries).every(({ attempt }) => attempt > 0),
    async stop() {
      ending.abort();
      await running;
    },
  };
};
