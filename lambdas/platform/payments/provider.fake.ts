import { balancePrice, pricedByKey, trialDays } from '@shared/money/billing/catalogue';
import { share } from '@shared/money/billing/money';
import type {
  CheckoutOrder,
  PaymentProvider,
  ProviderCreditNote,
  ProviderInvoice,
  ProviderLine,
  ProviderState,
  ProviderSubscription,
} from './provider-port';
import { ProviderUnavailable, ProviderRefused } from './provider-port';
import { monthsLater } from '../../money/billing/preview-plan';

const dayMs = 24 * 3600_000;

type Customer = ProviderState['customer'] & { methods: ProviderState['methods'] };

/** A provider with a clock, and enough rules for buying, renewing, failing, changing, and refunding. */
export class ProviderFake {
  now = new Date('2027-01-31T10:00:00.000Z');
  /** Makes payments fail. */
  declines = false;
  down = false;
  /** Payment methods of the account's configuration. */
  offered = ['card'];
  /** Customers with events, in order. */
  events: { customerId: string; at: number }[] = [];
  readonly customers = new Map<string, Customer>();
  readonly subscriptions: (ProviderSubscription & { customerId: string })[] = [];
  readonly invoices: (ProviderInvoice & { customerId: string })[] = [];
  readonly notes: (ProviderCreditNote & { customerId: string })[] = [];
  readonly sessions = new Map<string, CheckoutOrder & { open: boolean }>();
  readonly #answers = new Map<string, unknown>();
  #ids = 0;
  #id(prefix: string): string {
    this.#ids += 1;
    return `${prefix}_${String(this.#ids).padStart(6, '0')}`;
  }
  #happened(customerId: string): void {
    this.events.push({ customerId, at: this.now.getTime() });
  }
  #once<T>(key: string, run: () => T): T {
    if (this.down) throw new ProviderUnavailable('down');
    if (!this.#answers.has(key)) this.#answers.set(key, run());
    return this.#answers.get(key) as T;
  }

  #line(
    lookupKey: string,
    amountCents: number,
    { from, to }: { from: string; to: string },
    proration = false,
  ): ProviderLine {
    return { amountCents, discountCents: 0, lookupKey, quantity: 1, proration, text: '', from, to };
  }

  /** Uses credit first, then the card. */
  #bill(customerId: string, subscriptionId: string | null, lines: ProviderLine[]): ProviderInvoice {
    const customer = this.customers.get(customerId)!;
    const totalCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
    const dueCents = Math.max(0, totalCents + customer.balanceCents);
    customer.balanceCents = Math.min(0, totalCents + customer.balanceCents) || 0;
    const isPaid = dueCents === 0 || (!this.declines && customer.methods.length > 0);
    const at = this.now.toISOString();
    const invoice = {
      customerId,
      invoiceId: this.#id('in'),
      subscriptionId,
      status: isPaid ? ('paid' as const) : ('open' as const),
      currency: 'usd',
      createdAt: at,
      finalizedAt: at,
      paidAt: isPaid ? at : null,
      totalCents,
      taxCents: 0,
      dueCents,
      paidCents: isPaid ? dueCents : 0,
      lines,
      payUrl: isPaid ? null : 'https://pay.example/invoice',
      dueAt: null,
      nextAttemptAt: null,
      attempts: 1,
    };
    this.invoices.push(invoice);
    return invoice;
  }

  #periodEnd(lookupKey: string, from: Date): string {
    return monthsLater(from, pricedByKey.get(lookupKey)!.period === 'year' ? 12 : 1).toISOString();
  }

  /** Completes the payment on the provider's page. */
  complete(sessionId: string): void {
    const order = this.sessions.get(sessionId);
    if (!order?.open || this.declines) return;
    order.open = false;
    const { customerId, lookupKey } = order;
    const customer = this.customers.get(customerId)!;
    if (order.trialDays === null && customer.methods.length === 0) {
      const methodId = this.#id('pm');
      customer.methods.push({ methodId, type: 'card', brand: 'visa', last4: '4242', expires: '2030-01' });
      customer.defaultMethodId = methodId;
    }
    const { cents } = pricedByKey.get(lookupKey) ?? balancePrice;
    const from = this.now.toISOString();
    if (order.mode === 'payment') {
      const line = { ...this.#line(lookupKey, cents * order.quantity, { from, to: from }), quantity: order.quantity };
      this.#bill(customerId, null, [line]);
    } else this.#subscribe(order, cents);
    this.#happened(customerId);
  }

  #subscribe({ customerId, lookupKey, trialDays: days }: CheckoutOrder, cents: number): void {
    const from = this.now.toISOString();
    const trialEnds = days === null ? null : new Date(this.now.getTime() + trialDays * dayMs).toISOString();
    const to = trialEnds ?? this.#periodEnd(lookupKey, this.now);
    const subscriptionId = this.#id('sub');
    this.subscriptions.push({
      customerId,
      subscriptionId,
      itemId: this.#id('si'),
      status: trialEnds ? 'trialing' : 'active',
      lookupKey,
      priceCents: cents,
      currency: 'usd',
      createdAt: from,
      periodStartsAt: from,
      periodEndsAt: to,
      trialStartedAt: trialEnds && from,
      trialEndsAt: trialEnds,
      cancelsAt: null,
      endedAt: null,
      methodId: null,
    });
    this.#bill(customerId, subscriptionId, [this.#line(lookupKey, trialEnds ? 0 : cents, { from, to })]);
  }

  /** Receives a bank transfer. */
  payInvoice(invoiceId: string): void {
    const invoice = this.invoices.find((it) => it.invoiceId === invoiceId)!;
    Object.assign(invoice, {
      status: 'paid',
      paidAt: this.now.toISOString(),
      paidCents: invoice.dueCents,
      payUrl: null,
    });
    this.#happened(invoice.customerId);
  }

  addCard(customerId: string): void {
    const customer = this.customers.get(customerId);
    if (!customer || customer.methods.length > 0) return;
    customer.methods.push({ methodId: this.#id('pm'), type: 'card', brand: 'visa', last4: '4242', expires: '2030-01' });
    this.#happened(customerId);
  }

  /** Runs renewals, retries, and ends until then, day by day. */
  advance(days: number): void {
    for (let day = 0; day < days; day += 1) {
      this.now = new Date(this.now.getTime() + dayMs);
      for (const subscription of this.subscriptions) this.#live(subscription);
    }
  }

  #live(it: ProviderSubscription & { customerId: string }): void {
    const now = this.now.toISOString();
    if (it.status === 'past_due') this.#retry(it);
    if (it.status !== 'active' && it.status !== 'trialing') return;
    if (it.periodEndsAt > now) return;
    if (it.cancelsAt !== null) Object.assign(it, { status: 'canceled', endedAt: it.cancelsAt });
    else if (it.status === 'trialing' && this.customers.get(it.customerId)!.methods.length === 0) it.status = 'paused';
    else this.#renew(it);
    this.#happened(it.customerId);
  }

  #renew(it: ProviderSubscription & { customerId: string }): void {
    const from = it.periodEndsAt;
    const to = this.#periodEnd(it.lookupKey!, new Date(from));
    Object.assign(it, { periodStartsAt: from, periodEndsAt: to, trialEndsAt: null });
    const { status } = this.#bill(it.customerId, it.subscriptionId, [
      this.#line(it.lookupKey!, it.priceCents, { from, to }),
    ]);
    it.status = status === 'paid' ? 'active' : 'past_due';
  }

  #retry(it: ProviderSubscription & { customerId: string }): void {
    const open = this.invoices.find(
      ({ subscriptionId, status }) => subscriptionId === it.subscriptionId && status === 'open',
    );
    if (!open) return;
    if (!this.declines) {
      Object.assign(open, { status: 'paid', paidCents: open.dueCents, paidAt: this.now.toISOString(), payUrl: null });
      it.status = 'active';
      this.#happened(it.customerId);
    } else if (this.now.getTime() - Date.parse(open.createdAt) > 14 * dayMs) {
      Object.assign(it, { status: 'canceled', endedAt: this.now.toISOString() });
      open.status = 'uncollectible';
      this.#happened(it.customerId);
    }
  }

  #changed(subscriptionId: string): ProviderSubscription & { customerId: string } {
    return this.subscriptions.find((it) => it.subscriptionId === subscriptionId)!;
  }

  #changeLines(it: ProviderSubscription, lookupKey: string): ProviderLine[] {
    const now = this.now.toISOString();
    const [from, to] = [Date.parse(it.periodStartsAt), Date.parse(it.periodEndsAt)];
    const left = Math.max(0, to - this.now.getTime());
    const unused = it.status === 'trialing' ? 0 : -share(it.priceCents, left, to - from);
    const span = { from: now, to: this.#periodEnd(lookupKey, this.now) };
    return [
      ...(unused === 0 ? [] : [this.#line(it.lookupKey!, unused, { from: now, to: it.periodEndsAt }, true)]),
      this.#line(lookupKey, pricedByKey.get(lookupKey)!.cents, span),
    ];
  }

  readonly port: PaymentProvider = {
    stateOf: async (customerId) => {
      if (this.down) throw new ProviderUnavailable('down');
      const customer = this.customers.get(customerId);
      if (!customer) return null;
      const own = <T extends { customerId: string }>(all: readonly T[]): T[] =>
        structuredClone(all.filter((it) => it.customerId === customerId)).reverse();
      const { methods, ...rest } = structuredClone(customer);
      return {
        customer: rest,
        subscriptions: own(this.subscriptions),
        invoices: own(this.invoices),
        creditNotes: own(this.notes),
        methods,
      };
    },
    customerOf: async (customerId) => {
      if (this.down) throw new ProviderUnavailable('down');
      return this.customers.get(customerId) ?? null;
    },
    forgetCustomer: async (customerId) => {
      if (this.down) throw new ProviderUnavailable('down');
      this.customers.delete(customerId);
    },
    createCustomer: async ({ ownerId }, key) =>
      this.#once(key, () => {
        const customerId = this.#id('cus');
        this.customers.set(customerId, { customerId, ownerId, balanceCents: 0, defaultMethodId: null, methods: [] });
        return customerId;
      }),
    saveDetails: async () => undefined,
    checkout: async (order, key) =>
      this.#once(key, () => {
        const sessionId = this.#id('cs');
        this.sessions.set(sessionId, { ...order, open: true });
        const expiresAt = new Date(this.now.getTime() + dayMs).toISOString();
        return { sessionId, url: `https://pay.example/${sessionId}`, expiresAt };
      }),
    endCheckout: async (sessionId) => {
      const session = this.sessions.get(sessionId);
      if (session) session.open = false;
    },
    setup: async (_order, key) =>
      this.#once(key, () => ({ sessionId: key, url: 'https://pay.example/setup', expiresAt: this.now.toISOString() })),
    promotion: async (code) =>
      code === 'WELCOME'
        ? { promotionCodeId: 'promo_1', code, percentOff: 10, amountOffCents: null, isOnce: true }
        : null,
    previewChange: async ({ customerId, subscription, lookupKey }) => {
      const lines = this.#changeLines(this.#changed(subscription.subscriptionId), lookupKey);
      const totalCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
      const dueCents = Math.max(0, totalCents + this.customers.get(customerId)!.balanceCents);
      return { lines, totalCents, taxCents: 0, dueCents, periodEndsAt: lines.at(-1)!.to };
    },
    changePrice: async ({ subscription, lookupKey }, key) =>
      this.#once(key, () => {
        const it = this.#changed(subscription.subscriptionId);
        const customer = this.customers.get(it.customerId)!;
        if (this.declines || customer.methods.length === 0) throw new ProviderRefused(402, 'card_declined', '', '');
        const lines = this.#changeLines(it, lookupKey);
        this.#bill(it.customerId, it.subscriptionId, lines);
        const { from, to } = lines.at(-1)!;
        const priceCents = pricedByKey.get(lookupKey)!.cents;
        Object.assign(it, { lookupKey, priceCents, periodStartsAt: from, periodEndsAt: to, status: 'active' });
        Object.assign(it, { cancelsAt: null, trialEndsAt: null });
        this.#happened(it.customerId);
      }),
    setCancellation: async (subscriptionId, atPeriodEnd) => {
      const it = this.#changed(subscriptionId);
      it.cancelsAt = atPeriodEnd ? it.periodEndsAt : null;
      this.#happened(it.customerId);
    },
    endSubscription: async (subscriptionId) => {
      const it = this.#changed(subscriptionId);
      if (it.endedAt !== null) return;
      Object.assign(it, { status: 'canceled', endedAt: this.now.toISOString() });
      this.#happened(it.customerId);
    },
    setDefaultMethod: async (customerId, methodId) => {
      this.customers.get(customerId)!.defaultMethodId = methodId;
    },
    setSubscriptionMethod: async (subscriptionId, methodId) => {
      this.#changed(subscriptionId).methodId = methodId;
    },
    offeredMethods: async () => {
      if (this.down) throw new ProviderUnavailable('down');
      return this.offered;
    },
    removeMethod: async (methodId) => {
      for (const customer of this.customers.values()) {
        customer.methods = customer.methods.filter((it) => it.methodId !== methodId);
      }
    },
    refund: async ({ invoiceId, amountCents }, key) =>
      this.#once(key, () => {
        const { customerId } = this.invoices.find((it) => it.invoiceId === invoiceId)!;
        this.notes.push({
          customerId,
          creditNoteId: this.#id('cn'),
          invoiceId,
          createdAt: this.now.toISOString(),
          void: false,
          totalCents: amountCents,
          taxCents: 0,
          refundedCents: amountCents,
          creditedCents: 0,
        });
        this.#happened(customerId);
      }),
    sendInvoice: async ({ customerId, amountCents, dueDays, text }, key) =>
      this.#once(key, () => {
        const at = this.now.toISOString();
        const span = { from: at, to: at };
        const invoice = this.#bill(customerId, null, [{ ...this.#line('', amountCents, span), lookupKey: null, text }]);
        const dueAt = new Date(this.now.getTime() + dueDays * dayMs).toISOString();
        if (invoice.dueCents > 0)
          Object.assign(invoice, { status: 'open', paidAt: null, paidCents: 0, payUrl: 'https://pay.example/invoice' });
        Object.assign(invoice, { dueAt });
        this.#happened(customerId);
        return invoice.invoiceId;
      }),
    voidInvoice: async (invoiceId, key) =>
      this.#once(key, () => {
        const invoice = this.invoices.find((it) => it.invoiceId === invoiceId)!;
        if (invoice.status === 'paid') return false;
        Object.assign(invoice, { status: 'void', payUrl: null });
        this.#happened(invoice.customerId);
        return true;
      }),
    giveCredit: async ({ customerId, amountCents }, key) =>
      this.#once(key, () => {
        this.customers.get(customerId)!.balanceCents -= amountCents;
        this.#happened(customerId);
      }),
    changedSince: async (at) => [
      ...new Set(this.events.filter((event) => event.at >= Date.parse(at)).map(({ customerId }) => customerId)),
    ],
  };
}
