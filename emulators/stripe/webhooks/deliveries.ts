import { removeRow } from '../core/remove-row';
import { renderEvent } from '../render/events';
import type { Provider } from '../core/provider';
import type { Delivery } from '../core/state';
import { signatureOf } from './signature';

/** Milliseconds before each retry. Stripe retries for three days. */
const retryAfter = [1000, 3000, 10_000, 30_000, 60_000];
/** Milliseconds without new events before they are sent in reverse order. */
const reorderMs = 500;
const timeoutMs = 20_000;
const pauseMs = 50;

export type Deliveries = {
  /** Whether nothing is due, now or later, except retries. */
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

/** Delivers events at least once, and continues with undelivered ones after a restart. */
export const startDeliveries = (
  { core }: Provider,
  { save, address = (url) => url }: { save(): void; address?: (url: string) => string },
): Deliveries => {
  const sending = new Set<string>();
  const ending = new AbortController();
  const isStopped = (): boolean => ending.signal.aborted;

  /** In reverse mode, new deliveries wait until no more arrive for a while; the last one is sent first. */
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
    // An operation that was rolled back may have replaced the state, so the row is looked up again.
    const current = core.state.deliveries[delivery.id];
    if (!current) return;
    if (isDelivered) removeRow(core.state.deliveries, delivery.id);
    else failed(current);
    save();
  };

  const loop = async (): Promise<void> => {
    while (!isStopped()) {
      // Sequential, to keep the chosen order.
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
