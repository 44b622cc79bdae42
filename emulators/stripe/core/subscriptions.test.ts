import { describe, expect, it } from 'vitest';
import { isoOf, openTestStripe, seconds, type Invoice, type Subscription } from '../testing/test-stripe';
import { StripeError } from './stripe-error';

const day = 86_400;

const refusal = (act: () => unknown): StripeError => {
  try {
    act();
  } catch (error) {
    if (error instanceof StripeError) return error;
    throw error;
  }
  throw new Error('It was not refused');
};

const endOf = (subscription: Subscription): string => isoOf(subscription.items.data[0]!.current_period_end);
const amounts = (invoice: Invoice): number[] => invoice.lines.data.map(({ amount }) => amount);

describe('a new subscription', () => {
  it('charges the card and becomes active, announced as incomplete first', () => {
    const stripe = openTestStripe();
    const customer = stripe.customer();
    const price = stripe.price(299_00);
    stripe.forgetEvents();
    const subscription = stripe.subscribe(customer, price);
    expect(subscription.status).toBe('active');
    expect(subscription.latest_invoice).toMatchObject({ status: 'paid', total: 299_00, amount_paid: 299_00 });
    expect(subscription.latest_invoice.number).toMatch(/-0001$/);
    const states = Object.values(stripe.provider.core.state.events)
      .filter(({ type }) => type.startsWith('customer.subscription'))
      .map(({ type, data }) => [type, (data.object as Subscription).status]);
    expect(states).toEqual([
      ['customer.subscription.created', 'incomplete'],
      ['customer.subscription.updated', 'active'],
    ]);
  });

  it.each([
    ['pm_card_chargeCustomerFail', 'card_declined', 'generic_decline'],
    ['pm_card_authenticationRequired', 'subscription_payment_intent_requires_action', undefined],
  ])('creates nothing when %s fails with error_if_incomplete', (card, code, declineCode) => {
    const stripe = openTestStripe();
    const customer = stripe.customer(card);
    const price = stripe.price(299_00);
    const error = refusal(() => stripe.subscribe(customer, price, { payment_behavior: 'error_if_incomplete' }));
    expect(error.status).toBe(402);
    expect(error.body).toMatchObject({ type: 'card_error', code });
    expect(error.body.decline_code).toBe(declineCode);
    expect(stripe.call('GET /v1/subscriptions', { customer, status: 'all' })).toMatchObject({ data: [] });
    expect(stripe.invoices(customer)).toEqual([]);
  });

  it('stays incomplete after a decline, and expires with a void invoice', () => {
    const stripe = openTestStripe();
    const customer = stripe.customer('pm_card_chargeCustomerFail');
    const subscription = stripe.subscribe(customer, stripe.price(299_00));
    expect(subscription).toMatchObject({ status: 'incomplete', latest_invoice: { status: 'open' } });
    stripe.advance(day);
    expect(stripe.get(subscription)).toMatchObject({
      status: 'incomplete_expired',
      latest_invoice: { status: 'void' },
    });
  });

  it("waits for 3-D Secure, and for the customer's payment", () => {
    const stripe = openTestStripe();
    const customer = stripe.customer('pm_card_authenticationRequired');
    const subscription = stripe.subscribe(customer, stripe.price(299_00), {
      expand: ['latest_invoice.payments.data.payment.payment_intent'],
    });
    const intent = subscription.latest_invoice.payments.data[0]!.payment.payment_intent;
    expect(subscription.status).toBe('incomplete');
    expect(intent.status).toBe('requires_action');
    expect(intent.next_action?.redirect_to_url.url).toContain(`/3d-secure/${intent.id}`);
    stripe.call(`POST /v1/payment_intents/${intent.id}/confirm`, { payment_method: 'pm_card_visa' });
    expect(stripe.get(subscription)).toMatchObject({ status: 'active', latest_invoice: { status: 'paid' } });
  });

  it('waits for a confirmation with default_incomplete', () => {
    const stripe = openTestStripe();
    const subscription = stripe.subscribe(stripe.customer(), stripe.price(299_00), {
      payment_behavior: 'default_incomplete',
      expand: ['latest_invoice.confirmation_secret'],
    });
    expect(subscription.status).toBe('incomplete');
    expect(subscription.latest_invoice).toMatchObject({
      attempt_count: 0,
      confirmation_secret: { client_secret: expect.stringMatching(/^pi_.+_secret_/) as unknown },
    });
  });

  it("rejects an unknown customer, a one-time price, and another customer's payment method", () => {
    const stripe = openTestStripe();
    const price = stripe.price(299_00);
    const oneTime = stripe.price(99_00, null);
    const customer = stripe.customer();
    const foreign = stripe.call<{ data: { id: string }[] }>('GET /v1/payment_methods', { customer: stripe.customer() });
    expect(refusal(() => stripe.subscribe('cus_none', price)).body).toMatchObject({
      code: 'resource_missing',
      param: 'customer',
    });
    expect(refusal(() => stripe.subscribe(customer, oneTime)).body.param).toBe('items[0][price]');
    const error = refusal(() => stripe.subscribe(customer, price, { default_payment_method: foreign.data[0]!.id }));
    expect(error.body).toMatchObject({ code: 'resource_missing', param: 'default_payment_method' });
  });
});

describe('a renewal', () => {
  it.each([
    ['2027-01-31T12:00:00Z', ['2027-02-28', '2027-03-31', '2027-04-30']],
    ['2028-01-31T23:30:00Z', ['2028-02-29', '2028-03-31', '2028-04-30']],
    ['2027-03-01T05:00:00Z', ['2027-04-01', '2027-05-01', '2027-06-01']],
  ])('ends the months from %s on %j', (start, ends) => {
    const stripe = openTestStripe(start);
    const subscription = stripe.subscribe(stripe.customer(), stripe.price(299_00));
    for (const end of ends) {
      const current = stripe.get(subscription);
      expect(endOf(current)).toBe(`${end}T${start.slice(11)}`);
      stripe.advanceTo(endOf(current));
    }
  });

  it('ends years from a leap day on the last of February', () => {
    const stripe = openTestStripe('2028-02-29T00:00:00Z');
    const subscription = stripe.subscribe(stripe.customer(), stripe.price(2990_00, 'year'));
    const ends = ['2029-02-28', '2030-02-28', '2031-02-28', '2032-02-29'];
    for (const end of ends) {
      expect(endOf(stripe.get(subscription))).toBe(`${end}T00:00:00Z`);
      stripe.advanceTo(`${end}T00:00:00Z`);
    }
  });

  it('charges an hour after the period began, and numbers invoices without gaps', () => {
    const stripe = openTestStripe('2027-01-31T12:00:00Z');
    const customer = stripe.customer();
    const subscription = stripe.subscribe(customer, stripe.price(299_00));
    stripe.advanceTo('2027-02-28T12:30:00Z');
    expect(stripe.get(subscription)).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'draft', number: null },
    });
    stripe.advanceTo('2027-04-30T14:00:00Z');
    const invoices = stripe.invoices(customer);
    expect(invoices.map(({ number }) => number?.slice(-4))).toEqual(['0001', '0002', '0003', '0004']);
    expect(invoices.map(({ status }) => status)).toEqual(['paid', 'paid', 'paid', 'paid']);
    expect(stripe.eventTypes()).toContain('invoice.upcoming');
  });

  it('retries a declined renewal after 1, 3, 5, and 7 days, then the subscription is unpaid', () => {
    const stripe = openTestStripe('2027-01-15T00:00:00Z');
    const customer = stripe.customer();
    const subscription = stripe.subscribe(customer, stripe.price(299_00));
    stripe.changeCard(customer, 'pm_card_chargeCustomerFail');
    stripe.advanceTo('2027-02-15T01:00:00Z');
    const first = stripe.get(subscription);
    expect(first).toMatchObject({ status: 'past_due', latest_invoice: { status: 'open', attempt_count: 1 } });
    const attempts = [isoOf(first.latest_invoice.next_payment_attempt!)];
    for (;;) {
      stripe.advanceTo(attempts.at(-1)!);
      const next = stripe.get(subscription).latest_invoice.next_payment_attempt;
      if (next === null) break;
      attempts.push(isoOf(next));
    }
    expect(attempts).toEqual(['16', '18', '20', '22'].map((date) => `2027-02-${date}T01:00:00Z`));
    expect(stripe.get(subscription)).toMatchObject({ status: 'unpaid', latest_invoice: { attempt_count: 5 } });
    stripe.changeCard(customer, 'pm_card_visa');
    stripe.call(`POST /v1/invoices/${first.latest_invoice.id}/pay`);
    expect(stripe.get(subscription).status).toBe('active');
  });

  it('recovers automatically if the card is replaced before the next attempt', () => {
    const stripe = openTestStripe('2027-01-15T00:00:00Z');
    const customer = stripe.customer();
    const subscription = stripe.subscribe(customer, stripe.price(299_00));
    stripe.changeCard(customer, 'pm_card_chargeCustomerFail');
    stripe.advanceTo('2027-02-15T02:00:00Z');
    stripe.changeCard(customer, 'pm_card_visa');
    stripe.advanceTo('2027-02-16T02:00:00Z');
    expect(stripe.get(subscription)).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'paid', attempt_count: 2 },
    });
  });

  it('needs authentication for a card that always requires it', () => {
    const stripe = openTestStripe('2027-01-15T00:00:00Z');
    const customer = stripe.customer();
    const subscription = stripe.subscribe(customer, stripe.price(299_00));
    stripe.changeCard(customer, 'pm_card_authenticationRequired');
    stripe.forgetEvents();
    stripe.advanceTo('2027-02-15T02:00:00Z');
    expect(stripe.get(subscription).status).toBe('past_due');
    expect(stripe.eventTypes()).toEqual(
      expect.arrayContaining(['invoice.payment_action_required', 'invoice.payment_failed']),
    );
  });

  it('fails when the card has expired', () => {
    const stripe = openTestStripe('2027-01-15T00:00:00Z');
    const customer = stripe.customer();
    const subscription = stripe.subscribe(customer, stripe.price(2990_00, 'year'));
    const { data } = stripe.call<{ data: { id: string }[] }>('GET /v1/payment_methods', { customer });
    stripe.call(`POST /v1/payment_methods/${data[0]!.id}`, { card: { exp_month: 6, exp_year: 2027 } });
    stripe.advanceTo('2028-01-15T02:00:00Z');
    expect(stripe.get(subscription).status).toBe('past_due');
  });
});

describe('a plan change', () => {
  /** 10 of 31 days have passed: 2027-01-15 to 2027-02-15. */
  const upgraded = (more: Record<string, unknown> = {}) => {
    const stripe = openTestStripe('2027-01-15T00:00:00Z');
    const customer = stripe.customer();
    const [small, large] = [stripe.price(299_00), stripe.price(599_00)];
    const subscription = stripe.subscribe(customer, small);
    stripe.advance(10 * day);
    return { stripe, customer, subscription, small, large, change: () => stripe.change(subscription, large, more) };
  };

  it('prorates an upgrade to the cent, matching its preview', () => {
    const { stripe, customer, subscription, large, change } = upgraded();
    const preview = stripe.call<Invoice>('POST /v1/invoices/create_preview', {
      customer,
      subscription: subscription.id,
      subscription_details: {
        items: [{ id: subscription.items.data[0]!.id, price: large }],
        proration_behavior: 'always_invoice',
      },
    });
    // 21 of 31 days of each price.
    expect(amounts(preview)).toEqual([-20255, 40577]);
    expect(stripe.get(subscription).items.data[0]!.price.id).not.toBe(large);
    const after = change();
    expect(amounts(after.latest_invoice)).toEqual([-20255, 40577]);
    expect(after.latest_invoice).toMatchObject({ status: 'paid', total: 20322, amount_due: preview.amount_due });
    expect(after.items.data[0]!.price.id).toBe(large);
  });

  it('credits the charge when it is reverted immediately', () => {
    const { stripe, small, change } = upgraded();
    const after = stripe.change(change(), small);
    expect(amounts(after.latest_invoice)).toEqual([-40577, 20255]);
    expect(after.latest_invoice).toMatchObject({ status: 'paid', amount_due: 0, ending_balance: -20322 });
  });

  it('uses the credit of a downgrade for the next invoice', () => {
    const { stripe, customer, subscription, small, change } = upgraded();
    stripe.change(change(), small);
    stripe.advanceTo('2027-02-15T02:00:00Z');
    const last = stripe.get(subscription).latest_invoice;
    expect(last).toMatchObject({ total: 29900, starting_balance: -20322, amount_paid: 9578 });
    expect(stripe.call(`GET /v1/customers/${customer}`)).toMatchObject({ balance: 0 });
  });

  it('leaves prorations for the next invoice unless they are invoiced', () => {
    const { stripe, subscription, change } = upgraded({ proration_behavior: 'create_prorations' });
    change();
    expect(stripe.get(subscription).latest_invoice.total).toBe(29900);
    stripe.advanceTo('2027-02-15T02:00:00Z');
    expect(amounts(stripe.get(subscription).latest_invoice)).toEqual([-20255, 40577, 59900]);
  });

  it('starts a new period when the interval changes', () => {
    const { stripe, subscription } = upgraded();
    const year = stripe.price(2990_00, 'year');
    const after = stripe.change(subscription, year);
    expect(amounts(after.latest_invoice)).toEqual([-20255, 299000]);
    expect(endOf(after)).toBe('2028-01-25T00:00:00Z');
  });

  it('changes nothing if the payment is declined with error_if_incomplete', () => {
    const { stripe, customer, subscription, small, change } = upgraded({ payment_behavior: 'error_if_incomplete' });
    stripe.changeCard(customer, 'pm_card_chargeCustomerFail');
    expect(refusal(change).body).toMatchObject({ code: 'card_declined' });
    expect(stripe.get(subscription)).toMatchObject({ status: 'active', items: { data: [{ price: { id: small } }] } });
    expect(stripe.invoices(customer)).toHaveLength(1);
  });

  it('is pending until it is paid, and dropped after a day', () => {
    const { stripe, customer, subscription, small, large, change } = upgraded({
      payment_behavior: 'pending_if_incomplete',
    });
    stripe.changeCard(customer, 'pm_card_chargeCustomerFail');
    const pending = change();
    expect(pending).toMatchObject({ status: 'active', items: { data: [{ price: { id: small } }] } });
    expect(pending.pending_update).not.toBeNull();
    stripe.advance(day);
    expect(stripe.get(subscription)).toMatchObject({ pending_update: null, latest_invoice: { status: 'void' } });
    const again = change();
    stripe.call(`POST /v1/invoices/${again.latest_invoice.id}/pay`, { payment_method: 'pm_card_visa' });
    expect(stripe.get(subscription)).toMatchObject({
      pending_update: null,
      items: { data: [{ price: { id: large } }] },
    });
  });

  it('charges nothing for a second upgrade to the same plan', () => {
    const { stripe, customer, change } = upgraded();
    change();
    change();
    expect(stripe.invoices(customer).map(({ amount_paid }) => amount_paid)).toEqual([29900, 20322]);
  });
});

describe('a cancellation', () => {
  it('takes effect at the end of the period, unless undone', () => {
    const stripe = openTestStripe('2027-01-15T00:00:00Z');
    const subscription = stripe.subscribe(stripe.customer(), stripe.price(299_00));
    const path = `POST /v1/subscriptions/${subscription.id}`;
    const canceled = stripe.call<Subscription>(path, { cancel_at_period_end: true });
    expect(canceled).toMatchObject({ status: 'active', cancel_at: seconds('2027-02-15T00:00:00Z') });
    expect(stripe.call(path, { cancel_at_period_end: false })).toMatchObject({ cancel_at: null, canceled_at: null });
    stripe.advanceTo('2027-02-20T00:00:00Z');
    expect(stripe.get(subscription).status).toBe('active');
    stripe.call(path, { cancel_at_period_end: true });
    stripe.advanceTo('2027-03-15T00:00:00Z');
    expect(stripe.get(subscription)).toMatchObject({ status: 'canceled', ended_at: seconds('2027-03-15T00:00:00Z') });
    expect(stripe.eventTypes()).toContain('customer.subscription.deleted');
    stripe.advance(60 * day);
    expect(stripe.eventTypes().filter((type) => type === 'invoice.paid')).toHaveLength(2);
  });

  it('takes effect immediately and stops collection', () => {
    const stripe = openTestStripe('2027-01-15T00:00:00Z');
    const customer = stripe.customer();
    const subscription = stripe.subscribe(customer, stripe.price(299_00));
    stripe.changeCard(customer, 'pm_card_chargeCustomerFail');
    stripe.advanceTo('2027-02-15T02:00:00Z');
    expect(stripe.call(`DELETE /v1/subscriptions/${subscription.id}`)).toMatchObject({ status: 'canceled' });
    stripe.advance(30 * day);
    expect(stripe.get(subscription).latest_invoice).toMatchObject({ status: 'open', attempt_count: 1 });
  });
});

describe('a trial', () => {
  const trial = (missing: string, card: string | null) => {
    const stripe = openTestStripe('2027-01-15T00:00:00Z');
    const customer = card
      ? stripe.customer(card)
      : stripe.call<{ id: string }>('POST /v1/customers', { email: 'ann@example.org' }).id;
    const subscription = stripe.subscribe(customer, stripe.price(299_00), {
      trial_period_days: 14,
      trial_settings: { end_behavior: { missing_payment_method: missing } },
    });
    return { stripe, customer, subscription };
  };

  it('is free, warns three days before, and charges at its end', () => {
    const { stripe, subscription } = trial('create_invoice', 'pm_card_visa');
    expect(subscription).toMatchObject({ status: 'trialing', latest_invoice: { status: 'paid', total: 0 } });
    stripe.advanceTo('2027-01-26T00:00:00Z');
    expect(stripe.eventTypes()).toContain('customer.subscription.trial_will_end');
    stripe.advanceTo('2027-01-29T02:00:00Z');
    expect(stripe.get(subscription)).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'paid', amount_paid: 29900 },
    });
    expect(endOf(stripe.get(subscription))).toBe('2027-02-28T00:00:00Z');
  });

  it('pauses without a payment method and further events, and resumes when paid', () => {
    const { stripe, customer, subscription } = trial('pause', null);
    stripe.advanceTo('2027-01-28T00:00:00Z');
    stripe.forgetEvents();
    stripe.advanceTo('2027-02-28T00:00:00Z');
    expect(stripe.get(subscription).status).toBe('paused');
    expect(stripe.eventTypes()).toEqual(['customer.subscription.paused']);
    stripe.changeCard(customer, 'pm_card_visa');
    const resumed = stripe.call<Subscription>(`POST /v1/subscriptions/${subscription.id}/resume`, {
      billing_cycle_anchor: 'now',
    });
    expect(resumed.status).toBe('active');
    expect(endOf(resumed)).toBe('2027-03-28T00:00:00Z');
  });

  it('ends without a payment method if set to cancel', () => {
    const { stripe, subscription } = trial('cancel', null);
    stripe.advanceTo('2027-01-29T00:00:00Z');
    expect(stripe.get(subscription).status).toBe('canceled');
  });

  it('is past due if its first payment fails', () => {
    const { stripe, subscription } = trial('create_invoice', 'pm_card_chargeCustomerFail');
    stripe.advanceTo('2027-01-29T02:00:00Z');
    expect(stripe.get(subscription).status).toBe('past_due');
  });

  it('ends early with a charge', () => {
    const { stripe, subscription } = trial('pause', 'pm_card_visa');
    const ended = stripe.call<Subscription>(`POST /v1/subscriptions/${subscription.id}`, {
      trial_end: 'now',
      expand: ['latest_invoice'],
    });
    expect(ended).toMatchObject({ status: 'active', latest_invoice: { amount_paid: 29900 } });
  });
});
