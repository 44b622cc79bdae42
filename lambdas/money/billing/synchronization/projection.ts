import { currency, moneyBackDays, pricedByKey } from '@shared/money/billing/catalogue';
import { sumOf } from '@shared/money/billing/money';
import type { Subscribed } from '@shared/money/rules/entitlements';
import type {
  ProviderCreditNote,
  ProviderInvoice,
  ProviderState,
  ProviderSubscription,
  SubscriptionStatus,
} from '../../../platform/payments/provider-port';
import { addSeconds } from '../../../platform/clock';
import type { Projection } from '../../../store/money/billing/billing-account';
import { fundedCents, notesOf } from '../../../store/money/billing/deposits';

/** Statuses that are paid, on trial, or payable again, in the order in which they count. */
const liveOrder: readonly SubscriptionStatus[] = ['active', 'trialing', 'past_due', 'unpaid', 'paused'];

export const isLive = ({ status }: Pick<ProviderSubscription, 'status'>): boolean => liveOrder.includes(status);

const byAge = (one: ProviderSubscription, other: ProviderSubscription): number =>
  one.createdAt.localeCompare(other.createdAt) || one.subscriptionId.localeCompare(other.subscriptionId);

/** Returns the account's subscription: the best one of several, and the first of equal ones. */
export const currentSubscription = (all: readonly ProviderSubscription[]): ProviderSubscription | null => {
  const live = all.filter((it) => isLive(it) && pricedByKey.has(it.lookupKey ?? ''));
  const rank = ({ status }: ProviderSubscription): number => liveOrder.indexOf(status);
  return live.toSorted((one, other) => rank(one) - rank(other) || byAge(one, other))[0] ?? null;
};

const subscriptionOf = (found: ProviderSubscription | null): Projection['subscription'] => {
  const priced = found && pricedByKey.get(found.lookupKey ?? '');
  if (!found || !priced || priced.period === 'posting') return null;
  return {
    subscriptionId: found.subscriptionId,
    itemId: found.itemId,
    planId: priced.plan.planId,
    termsVersion: priced.plan.version,
    period: priced.period,
    status: found.status as Subscribed['status'],
    priceCents: found.priceCents,
    periodStartsAt: found.periodStartsAt,
    periodEndsAt: found.status === 'trialing' ? (found.trialEndsAt ?? found.periodEndsAt) : found.periodEndsAt,
    trialEndsAt: found.status === 'trialing' ? found.trialEndsAt : null,
    cancelsAt: found.cancelsAt,
  };
};

const failureOf = (invoices: readonly ProviderInvoice[], found: ProviderSubscription | null): Projection['failure'] => {
  if (!found || (found.status !== 'past_due' && found.status !== 'unpaid')) return null;
  const [first] = invoices
    .filter(({ status, subscriptionId }) => status === 'open' && subscriptionId === found.subscriptionId)
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
  if (!first) return null;
  return {
    since: first.finalizedAt ?? first.createdAt,
    invoiceId: first.invoiceId,
    amountCents: first.dueCents - first.paidCents,
    nextAttemptAt: first.nextAttemptAt,
    payUrl: first.payUrl,
  };
};

/** Returns unpaid invoices: a written-off one is still unpaid, a voided one isn't due anymore. */
const sentOf = (invoices: readonly ProviderInvoice[]): Projection['sent'] =>
  invoices.flatMap(({ invoiceId, status, subscriptionId, dueAt, dueCents, paidCents, payUrl }) =>
    dueAt !== null && subscriptionId === null && (status === 'open' || status === 'uncollectible')
      ? [{ invoiceId, dueAt, amountCents: dueCents - paidCents, payUrl }]
      : [],
  );

const isPosting = (lookupKey: string | null): boolean => pricedByKey.get(lookupKey ?? '')?.period === 'posting';

/** Counts the postings of an invoice that weren't refunded, in whole ones. */
const postingsOf = (invoice: ProviderInvoice, notes: readonly ProviderCreditNote[]): number => {
  const bought = sumOf(invoice.lines.filter((line) => isPosting(line.lookupKey)).map(({ quantity }) => quantity));
  if (bought === 0 || invoice.status !== 'paid') return 0;
  const given = sumOf(notesOf(notes, invoice).map(({ totalCents }) => totalCents));
  return invoice.totalCents === 0 ? bought : bought - Math.ceil((bought * given) / invoice.totalCents);
};

const byTime = (one: ProviderInvoice, other: ProviderInvoice): number => one.createdAt.localeCompare(other.createdAt);

const refundedOf = (notes: readonly ProviderCreditNote[], invoice: ProviderInvoice): number =>
  sumOf(notesOf(notes, invoice).map(({ refundedCents }) => refundedCents));

/** Returns a plan's first payment, with the cost of plan changes within the money-back period. */
const firstPayment = ({ invoices, creditNotes }: ProviderState): Projection['firstPayment'] => {
  const paid = invoices
    .filter(({ status, paidCents, subscriptionId }) => status === 'paid' && paidCents > 0 && subscriptionId !== null)
    .toSorted(byTime);
  const [first] = paid;
  const priced = first?.lines.flatMap(({ lookupKey }) => pricedByKey.get(lookupKey ?? '') ?? [])[0];
  if (!first || !priced) return null;
  const at = first.paidAt ?? first.createdAt;
  const until = addSeconds(new Date(at), moneyBackDays * 24 * 3600).toISOString();
  const parts = paid
    .filter(({ createdAt, subscriptionId }) => createdAt < until && subscriptionId === first.subscriptionId)
    .map((it) => ({ invoiceId: it.invoiceId, cents: it.paidCents - refundedOf(creditNotes, it) }))
    .filter(({ cents }) => cents > 0);
  return { at, planId: priced.plan.planId, invoiceId: first.invoiceId, parts };
};

/** Returns whether the first payment was refunded completely. */
const wasTaken = (first: Projection['firstPayment']): boolean =>
  first !== null && !first.parts.some(({ invoiceId }) => invoiceId === first.invoiceId);

const oddPrices = (subscriptions: readonly ProviderSubscription[]): string[] =>
  subscriptions.filter(isLive).flatMap((it) => {
    const priced = pricedByKey.get(it.lookupKey ?? '');
    if (!priced) return [it.lookupKey ?? it.subscriptionId];
    return priced.cents === it.priceCents && it.currency === currency ? [] : [priced.lookupKey];
  });

/** Computes the projection as a pure function, so readers of the same state store the same. */
export const toProjection = (state: ProviderState): Projection => {
  const found = currentSubscription(state.subscriptions);
  const first = firstPayment(state);
  const defaultId = found?.methodId ?? state.customer.defaultMethodId;
  return {
    subscription: subscriptionOf(found),
    failure: failureOf(state.invoices, found),
    sent: sentOf(state.invoices),
    postingsBought: Math.max(0, sumOf(state.invoices.map((invoice) => postingsOf(invoice, state.creditNotes)))),
    fundedCents: fundedCents(state),
    creditCents: Math.max(0, -state.customer.balanceCents),
    methods: state.methods
      .map((method) => ({ ...method, isDefault: method.methodId === defaultId }))
      .toSorted(
        (one, other) => Number(other.isDefault) - Number(one.isDefault) || one.methodId.localeCompare(other.methodId),
      ),
    trialUsed: state.subscriptions.some(({ trialStartedAt }) => trialStartedAt !== null),
    firstPayment: first,
    moneyBackTaken: wasTaken(first),
    oddPrices: oddPrices(state.subscriptions),
  };
};

/** Returns live subscriptions other than the current one: the same account paid twice. */
export const extraSubscriptions = ({ subscriptions }: ProviderState): ProviderSubscription[] => {
  const current = currentSubscription(subscriptions);
  return current ? subscriptions.filter((it) => isLive(it) && it.subscriptionId !== current.subscriptionId) : [];
};
