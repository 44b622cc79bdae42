import type { Clock } from '../../../platform/clock';
import { EventCustomer } from '../../../platform/payments/stripe-read';
import { isSigned } from '../../../platform/payments/webhook-signature';
import type { ProviderEvents } from '../../../store/money/billing/ports';

export type ReceiveDeps = {
  events: ProviderEvents;
  secrets(): Promise<readonly string[]>;
  clock: Pick<Clock, 'now'>;
};

export type Received = 'stored' | 'repeated' | 'ignored' | 'unsigned' | 'unreadable';

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
};

/**
 * Stores which customer an event is about, once. Ignores its other data, because the customer is read at the provider.
 * An event without a customer, such as a new price, has no effect.
 */
export const receiveEvent = async (
  { events, secrets, clock }: ReceiveDeps,
  { body, signature }: { body: string; signature: string },
): Promise<Received> => {
  if (!isSigned(body, signature, await secrets(), clock.now())) return 'unsigned';
  const event = EventCustomer.safeParse(parsed(body));
  if (!event.success) return 'unreadable';
  const { eventId, type, customerId } = event.data;
  if (customerId === null) return 'ignored';
  return (await events.receive({ eventId, type, customerId })) ? 'stored' : 'repeated';
};
