import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openTestStripe, type Identified, type Invoice, type TestStripe } from '../testing/test-stripe';
import { share } from './calendar';
import { StripeError } from './stripe-error';

const day = 86_400;
const refused = (act: () => unknown): string | undefined => {
  try {
    act();
  } catch (error) {
    if (error instanceof StripeError) return error.body.code ?? error.message;
    throw error;
  }
  return undefined;
};

const paid = () => {
  const stripe = openTestStripe('2027-01-15T00:00:00Z');
  const customer = stripe.customer();
  const subscription = stripe.subscribe(customer, stripe.price(299_00));
  return { stripe, customer, subscription, invoice: subscription.latest_invoice };
};

describe('credit notes and refunds', () => {
  it('refund part of a paid invoice, but never more than was paid', () => {
    const { stripe, invoice } = paid();
    const note = stripe.call<{ number: string }>('POST /v1/credit_notes', {
      invoice: invoice.id,
      amount: 100_00,
      refund_amount: 100_00,
      reason: 'order_change',
    });
    expect(note).toMatchObject({
      number: `${invoice.number}-CN-01`,
      amount: 100_00,
      post_payment_amount: 100_00,
      refunds: [{ amount_refunded: 100_00 }],
    });
    expect(stripe.call(`GET /v1/invoices/${invoice.id}`)).toMatchObject({
      post_payment_credit_notes_amount: 100_00,
      amount_paid: 299_00,
    });
    const rest = { invoice: invoice.id, amount: 199_01, refund_amount: 199_01 };
    expect(refused(() => stripe.call('POST /v1/credit_notes', rest))).toContain('more than the creditable amount');
    stripe.call('POST /v1/credit_notes', { ...rest, amount: 199_00, refund_amount: 199_00 });
    expect(stripe.call<{ data: unknown[] }>('GET /v1/refunds').data).toHaveLength(2);
  });

  it('need to say how the amount is returned', () => {
    const { stripe, customer, invoice } = paid();
    expect(refused(() => stripe.call('POST /v1/credit_notes', { invoice: invoice.id, amount: 50_00 }))).toContain(
      'must equal',
    );
    stripe.call('POST /v1/credit_notes', { invoice: invoice.id, amount: 50_00, credit_amount: 50_00 });
    expect(stripe.call(`GET /v1/customers/${customer}`)).toMatchObject({ balance: -50_00 });
  });

  it('lower the amount due on an open invoice, which is paid when nothing is left', () => {
    const stripe = openTestStripe();
    const customer = stripe.customer('pm_card_chargeCustomerFail');
    const { latest_invoice: invoice, id } = stripe.subscribe(customer, stripe.price(299_00));
    stripe.call('POST /v1/credit_notes', { invoice: invoice.id, amount: 99_00 });
    expect(stripe.call(`GET /v1/invoices/${invoice.id}`)).toMatchObject({ status: 'open', amount_remaining: 200_00 });
    stripe.call('POST /v1/credit_notes', { invoice: invoice.id, amount: 200_00 });
    expect(stripe.get({ id })).toMatchObject({ status: 'active', latest_invoice: { status: 'paid', amount_paid: 0 } });
  });

  it('refund a charge once', () => {
    const { stripe, invoice } = paid();
    const { data } = stripe.call<{ data: { payment: { payment_intent: string } }[] }>('GET /v1/invoice_payments', {
      invoice: invoice.id,
    });
    const refund = { payment_intent: data[0]!.payment.payment_intent };
    expect(stripe.call('POST /v1/refunds', refund)).toMatchObject({ amount: 299_00, status: 'succeeded' });
    expect(refused(() => stripe.call('POST /v1/refunds', refund))).toBe('charge_already_refunded');
  });
});

describe('promotion codes', () => {
  const withCode = (coupon: Record<string, unknown>, code: Record<string, unknown> = {}) => {
    const stripe = openTestStripe('2027-01-15T00:00:00Z');
    const { id } = stripe.call<Identified>('POST /v1/coupons', coupon);
    const promotion = stripe.call<Identified>('POST /v1/promotion_codes', {
      promotion: { type: 'coupon', coupon: id },
      code: 'SPRING',
      ...code,
    });
    const price = stripe.price(299_00);
    const subscribe = (customer: string) =>
      stripe.subscribe(customer, price, { discounts: [{ promotion_code: promotion.id }] });
    return { stripe, price, promotion: promotion.id, subscribe };
  };

  it('are redeemed once if limited to one', () => {
    const { stripe, subscribe, promotion } = withCode({ percent_off: 50, duration: 'once' }, { max_redemptions: 1 });
    const first = subscribe(stripe.customer());
    expect(first.latest_invoice).toMatchObject({ subtotal: 299_00, total: 149_50, amount_paid: 149_50 });
    expect(refused(() => subscribe(stripe.customer()))).toBe('promotion_code_invalid');
    expect(stripe.call(`GET /v1/promotion_codes/${promotion}`)).toMatchObject({ active: false, times_redeemed: 1 });
    expect(stripe.call('GET /v1/promotion_codes', { code: 'spring', active: true })).toMatchObject({ data: [] });
  });

  it('are not redeemed by a declined payment', () => {
    const { stripe, price, promotion } = withCode(
      { amount_off: 100_00, currency: 'usd', duration: 'once' },
      { max_redemptions: 1 },
    );
    const decline = () =>
      stripe.subscribe(stripe.customer('pm_card_chargeCustomerFail'), price, {
        discounts: [{ promotion_code: promotion }],
        payment_behavior: 'error_if_incomplete',
      });
    expect(refused(decline)).toBe('card_declined');
    expect(stripe.call(`GET /v1/promotion_codes/${promotion}`)).toMatchObject({ active: true, times_redeemed: 0 });
  });

  it('last as long as their coupon', () => {
    const totals = (coupon: Record<string, unknown>): number[] => {
      const { stripe, subscribe } = withCode(coupon);
      const customer = stripe.customer();
      subscribe(customer);
      stripe.advance(95 * day);
      return stripe.invoices(customer).map(({ total }) => total);
    };
    expect(totals({ percent_off: 50, duration: 'once' })).toEqual([149_50, 299_00, 299_00, 299_00]);
    expect(totals({ percent_off: 50, duration: 'repeating', duration_in_months: 2 })).toEqual([
      149_50, 149_50, 299_00, 299_00,
    ]);
    expect(totals({ percent_off: 50, duration: 'forever' })).toEqual([149_50, 149_50, 149_50, 149_50]);
  });

  it('credit an upgrade only with what was paid', () => {
    const { stripe, subscribe } = withCode({ percent_off: 50, duration: 'once' });
    const subscription = subscribe(stripe.customer());
    const { latest_invoice } = stripe.change(subscription, stripe.price(599_00));
    expect(latest_invoice.lines.data.map(({ amount }) => amount)).toEqual([-149_50, 599_00]);
  });

  it('can be limited to new customers', () => {
    const { stripe, price, promotion } = withCode(
      { percent_off: 10, duration: 'once' },
      { restrictions: { first_time_transaction: true } },
    );
    const customer = stripe.customer();
    stripe.subscribe(customer, price);
    expect(refused(() => stripe.subscribe(customer, price, { discounts: [{ promotion_code: promotion }] }))).toBe(
      'promotion_code_invalid',
    );
  });
});

describe('balances', () => {
  it('use credit first', () => {
    const stripe = openTestStripe();
    const customer = stripe.customer();
    stripe.call(`POST /v1/customers/${customer}/balance_transactions`, {
      amount: -100_00,
      currency: 'usd',
      description: 'Sorry',
    });
    const { latest_invoice } = stripe.subscribe(customer, stripe.price(299_00));
    expect(latest_invoice).toMatchObject({
      total: 299_00,
      amount_due: 199_00,
      starting_balance: -100_00,
      ending_balance: 0,
    });
  });

  it('carry over amounts too small to charge', () => {
    const stripe = openTestStripe();
    const customer = stripe.customer();
    const { latest_invoice } = stripe.subscribe(customer, stripe.price(49));
    expect(latest_invoice).toMatchObject({ status: 'paid', amount_due: 0, ending_balance: 49 });
  });

  it('include one-off invoices with their items, which can be voided', () => {
    const stripe = openTestStripe();
    const customer = stripe.customer();
    stripe.call('POST /v1/invoiceitems', {
      customer,
      amount: 5000_00,
      currency: 'usd',
      description: 'Enterprise, first year',
    });
    const draft = stripe.call<Invoice>('POST /v1/invoices', {
      customer,
      collection_method: 'send_invoice',
      days_until_due: 30,
      pending_invoice_items_behavior: 'include',
    });
    const open = stripe.call<Invoice>(`POST /v1/invoices/${draft.id}/finalize`);
    expect(open).toMatchObject({
      status: 'open',
      amount_due: 5000_00,
      hosted_invoice_url: expect.stringContaining(draft.id) as unknown,
    });
    expect(stripe.call(`POST /v1/invoices/${draft.id}/pay`, { paid_out_of_band: true })).toMatchObject({
      status: 'paid',
    });
    expect(refused(() => stripe.call(`POST /v1/invoices/${draft.id}/void`))).toContain('only void');
  });
});

/** Payments by customers equal the paid amounts of invoices, less refunds. */
const ledger = ({ provider }: TestStripe): number => {
  const { charges, invoices, customers, creditNotes, balanceTransactions } = provider.core.state;
  const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);
  const charged = sum(Object.values(charges).map((it) => (it.status === 'succeeded' ? it.amount : 0)));
  const asked = sum(Object.values(invoices).map((it) => (it.status === 'paid' ? it.amount_paid : 0)));
  const balances = sum(Object.values(customers).map(({ balance }) => balance));
  const moved = sum(Object.values(balanceTransactions).map(({ amount }) => amount));
  const refunded = sum(Object.values(charges).map(({ amount_refunded }) => amount_refunded));
  const noted = sum(Object.values(creditNotes).flatMap(({ refunds }) => refunds.map(({ amount }) => amount)));
  return Math.abs(charged - asked) + Math.abs(balances - moved) + Math.abs(refunded - noted);
};

it('balances sum to zero and invoice numbers have no gaps after any changes', () => {
  const step = fc.oneof(
    fc.record({ kind: fc.constant('change' as const), plan: fc.integer({ min: 0, max: 3 }) }),
    fc.record({ kind: fc.constant('advance' as const), days: fc.integer({ min: 0, max: 40 }) }),
    fc.record({
      kind: fc.constantFrom(
        'cancel' as const,
        'resume' as const,
        'refund' as const,
        'decline' as const,
        'recover' as const,
      ),
    }),
  );
  const run = (steps: readonly { kind: string; plan?: number; days?: number }[]): void => {
    const stripe = openTestStripe('2027-12-31T23:00:00Z');
    const customer = stripe.customer();
    const plans = [stripe.price(299_00), stripe.price(599_00), stripe.price(2990_00, 'year'), stripe.price(29_00)];
    const { id } = stripe.subscribe(customer, plans[0]!);
    for (const it of steps) {
      const path = `POST /v1/subscriptions/${id}`;
      const acts: Record<string, () => unknown> = {
        change: () =>
          stripe.change(stripe.get({ id }), plans[it.plan ?? 0]!, { payment_behavior: 'error_if_incomplete' }),
        advance: () => stripe.advance((it.days ?? 0) * day),
        cancel: () => stripe.call(path, { cancel_at_period_end: true }),
        resume: () => stripe.call(path, { cancel_at_period_end: false }),
        decline: () => stripe.changeCard(customer, 'pm_card_chargeCustomerFail'),
        recover: () => stripe.changeCard(customer, 'pm_card_visa'),
        refund: () => {
          const last = stripe.invoices(customer).findLast(({ amount_paid }) => amount_paid > 0)!;
          return stripe.call('POST /v1/credit_notes', { invoice: last.id, amount: 1_00, refund_amount: 1_00 });
        },
      };
      refused(acts[it.kind]!);
      expect(ledger(stripe)).toBe(0);
    }
    const numbers = stripe.invoices(customer).flatMap(({ number }) => number ?? []);
    expect(numbers.map((number) => Number(number.slice(-4))).sort((a, b) => a - b)).toEqual(
      numbers.map((_, index) => index + 1),
    );
  };
  fc.assert(fc.property(fc.array(step, { maxLength: 12 }), run), { numRuns: 25 });
});

it('rounds half a cent away from zero', () => {
  expect([share(1, 1, 2), share(-1, 1, 2), share(100, 1, 3), share(5, 1, 0)]).toEqual([1, -1, 33, 0]);
});
