import { expect } from 'vitest';
import { openProvider, type Provider } from '../core/provider';
import { matchOperation } from '../operations/operations';
import type { Json } from '../render/list';
import { objectProblems, requestProblems, responseProblems, specifiedOperations } from '../schema/conformance';

export type Line = { description: string; amount: number; period: { start: number; end: number } };
export type Invoice = {
  id: string;
  status: string;
  number: string | null;
  total: number;
  subtotal: number;
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  next_payment_attempt: number | null;
  billing_reason: string;
  hosted_invoice_url: string | null;
  starting_balance: number;
  ending_balance: number | null;
  post_payment_credit_notes_amount: number;
  created: number;
  lines: { data: Line[] };
  payments: { data: { payment: { payment_intent: PaymentIntent } }[] };
};
export type PaymentIntent = {
  id: string;
  status: string;
  amount: number;
  next_action: { redirect_to_url: { url: string } } | null;
};
export type Subscription = {
  id: string;
  status: string;
  cancel_at_period_end: boolean;
  cancel_at: number | null;
  canceled_at: number | null;
  ended_at: number | null;
  trial_end: number | null;
  pending_update: Json | null;
  discounts: string[];
  default_payment_method: string | null;
  latest_invoice: Invoice;
  items: { data: { id: string; price: { id: string }; current_period_start: number; current_period_end: number }[] };
};
export type ListOf<T> = { data: T[]; has_more: boolean };
export type Identified = { id: string };

/** Operation of a path, with parameters in braces as in the schema. */
const keyOf = (method: string, path: string): string => {
  const match = matchOperation(method, path);
  if (!match) throw new Error(`${method} ${path} is not an operation`);
  return `${method} ${match.operation.segments.join('/')}`;
};

const checkEvents = ({ core }: Provider, seen: Set<string>): void => {
  for (const event of Object.values(core.state.events)) {
    if (seen.has(event.id)) continue;
    seen.add(event.id);
    const object = event.data.object as Json;
    // An upcoming invoice has no ID yet, and deleted objects are shown as they were.
    const shown = event.type === 'invoice.upcoming' ? { id: 'in_upcoming', ...object } : object;
    if ('deleted' in shown) continue;
    expect(objectProblems(String(shown['object']), shown), event.type).toEqual([]);
  }
};

export type TestStripe = ReturnType<typeof openTestStripe>;

/**
 * The core without HTTP at a fixed time. Every request, answer, and event is checked against Stripe's OpenAPI.
 */
export const openTestStripe = (start = '2027-01-15T12:00:00Z') => {
  const provider = openProvider({ clock: () => Date.parse(start) });
  const seen = new Set<string>();

  const call = <T = Json>(operation: string, params: Json = {}): T => {
    const [method, path] = operation.split(' ') as [string, string];
    provider.catchUp();
    const { operation: found, ids } = matchOperation(method, path)!;
    const key = keyOf(method, path);
    const isSpecified = specifiedOperations.includes(key);
    try {
      const answer = found.check(params)(provider.core, ids);
      if (isSpecified) expect(requestProblems(key, params), `request of ${key}`).toEqual([]);
      if (isSpecified) expect(responseProblems(key, answer), `answer to ${key}`).toEqual([]);
      return JSON.parse(JSON.stringify(answer)) as T;
    } finally {
      checkEvents(provider, seen);
    }
  };

  const advanceTo = (iso: string): void => {
    provider.advanceTo(Date.parse(iso) / 1000);
    checkEvents(provider, seen);
  };

  return {
    provider,
    call,
    advanceTo,
    advance(seconds: number) {
      provider.advanceTo(provider.core.now() + seconds);
      checkEvents(provider, seen);
    },
    eventTypes: (): string[] => Object.values(provider.core.state.events).map(({ type }) => type),
    forgetEvents() {
      provider.core.state.events = {};
    },
    invoices: (customer: string): Invoice[] =>
      call<ListOf<Invoice>>('GET /v1/invoices', { customer, limit: 100 }).data.reverse(),
    price(unitAmount: number, interval: 'month' | 'year' | null = 'month', key?: string): string {
      const product = call<Identified>('POST /v1/products', { name: `Plan ${unitAmount}` });
      return call<Identified>('POST /v1/prices', {
        product: product.id,
        currency: 'usd',
        unit_amount: unitAmount,
        ...(interval && { recurring: { interval } }),
        ...(key && { lookup_key: key }),
      }).id;
    },
    /** Creates a customer with a default card. */
    customer(card = 'pm_card_visa'): string {
      return call<Identified>('POST /v1/customers', {
        email: 'ann@example.org',
        name: 'Ann Example',
        payment_method: card,
        invoice_settings: { default_payment_method: card },
      }).id;
    },
    changeCard(customer: string, card: string): void {
      const { id } = call<Identified>(`POST /v1/payment_methods/${card}/attach`, { customer });
      call(`POST /v1/customers/${customer}`, { invoice_settings: { default_payment_method: id } });
    },
    subscribe: (customer: string, price: string, more: Json = {}): Subscription =>
      call<Subscription>('POST /v1/subscriptions', {
        customer,
        items: [{ price }],
        expand: ['latest_invoice'],
        ...more,
      }),
    get: (subscription: Identified): Subscription =>
      call<Subscription>(`GET /v1/subscriptions/${subscription.id}`, { expand: ['latest_invoice'] }),
    change: (subscription: Subscription, price: string, more: Json = {}): Subscription =>
      call<Subscription>(`POST /v1/subscriptions/${subscription.id}`, {
        items: [{ id: subscription.items.data[0]!.id, price }],
        proration_behavior: 'always_invoice',
        expand: ['latest_invoice'],
        ...more,
      }),
  };
};

export const seconds = (iso: string): number => Date.parse(iso) / 1000;
export const isoOf = (at: number): string => new Date(at * 1000).toISOString().replace('.000', '');
