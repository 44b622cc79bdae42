import type { AccountKind } from '@shared/money/billing/vocabulary';
import { limitedFrom, offersTrial, type Entitlements } from '@shared/money/rules/entitlements';
import { useOfPlan } from '@shared/money/rules/plan-use';
import type { Billing, FeatureUse, PaymentMethod, PlanSummary } from '@shared/money/model/billing';
import { sumOf } from '@shared/money/billing/money';
import { unused, type UseOfPlan } from '../../store/money/billing/monthly-use';
import {
  contractInvoiceOf,
  standingOf,
  type BillingAccount,
  type Projection,
} from '../../store/money/billing/billing-account';
import { moneyBackUntil } from '../../store/money/billing/money-back';
import { planNow } from './account-plan';
import type { Deps } from './ports';

type Counts = UseOfPlan & { activeJobs: number; postingsUsed: number; members: number };
type UseDeps = Pick<Deps, 'use' | 'months' | 'clock'>;

/** Counts usage the same way as the plan's limits. */
export const loadCounts = async (
  { use, months, clock }: UseDeps,
  { ownerId, kind }: Pick<BillingAccount, 'ownerId' | 'kind'>,
): Promise<Counts> => {
  if (kind === 'employer') return { ...unused, ...(await use.now(ownerId)) };
  return { activeJobs: 0, postingsUsed: 0, members: 0, ...(await months.of(ownerId, clock.now())) };
};

export const useOf = (kind: AccountKind, { limits }: Entitlements, counts: Counts): FeatureUse[] => {
  const { activeJobs: activePostings, members: teamSeats, applications, questions, ...kept } = counts;
  const ofMonth = { applicationsPerMonth: applications, questionsPerMonth: questions };
  return useOfPlan(kind, limits, { activePostings, teamSeats, ...ofMonth, ...kept });
};

export const planSummary = (account: BillingAccount, { planId, state }: Entitlements): PlanSummary => {
  const { subscription } = account.projection;
  const isSubscribed = subscription !== null && subscription.planId === planId && state !== 'contract';
  return {
    planId,
    state,
    period: isSubscribed ? subscription.period : null,
    priceCents: isSubscribed ? subscription.priceCents : null,
  };
};

export const methodView = ({ methodId, ...method }: Projection['methods'][number]): PaymentMethod => ({
  paymentMethodId: methodId,
  ...method,
});

export const defaultMethod = ({ projection }: BillingAccount): PaymentMethod | null => {
  const found = projection.methods.find(({ isDefault }) => isDefault);
  return found ? methodView(found) : null;
};

const moneyBackOf = async ({ invoices }: Pick<Deps, 'invoices'>, account: BillingAccount, now: Date) => {
  const until = moneyBackUntil(account, now);
  const { firstPayment } = account.projection;
  if (until === null || !firstPayment) return null;
  const invoice = await invoices.get(account.ownerId, firstPayment.invoiceId);
  const amountCents = sumOf(firstPayment.parts.map(({ cents }) => cents));
  return invoice && { until, amountCents, invoiceNumber: invoice.number };
};

const nextInvoiceOf = ({ projection: { subscription, creditCents } }: BillingAccount): Billing['nextInvoice'] => {
  if (!subscription || subscription.cancelsAt !== null || subscription.status === 'paused') return null;
  const used = Math.min(creditCents, subscription.priceCents);
  return { at: subscription.periodEndsAt, amountCents: subscription.priceCents - used, creditCents: used };
};

const dunningOf = ({ projection: { failure } }: BillingAccount): Billing['dunning'] =>
  failure && {
    since: failure.since,
    limitedAt: limitedFrom(failure.since),
    amountCents: failure.amountCents,
    nextAttemptAt: failure.nextAttemptAt,
    payUrl: failure.payUrl,
  };

const contractInvoiceView = (account: BillingAccount, now: string): Billing['contractInvoice'] => {
  const { override } = account;
  const invoice = contractInvoiceOf(account);
  if (!invoice || !override || override.until <= now) return null;
  const { amountCents, dueAt, payUrl } = invoice;
  return { amountCents, dueAt, isOverdue: dueAt <= now, limitedAt: limitedFrom(dueAt), payUrl };
};

type ViewDeps = UseDeps & Pick<Deps, 'invoices' | 'owners' | 'stage'>;

const invoiceEmailOf = async ({ owners }: ViewDeps, { details, ownerId }: BillingAccount): Promise<string> =>
  details?.email ?? (await owners.of(ownerId))?.email ?? '';

export const billingView = async (deps: ViewDeps, account: BillingAccount): Promise<Billing> => {
  const now = deps.clock.now();
  const plan = planNow(account, deps.stage, now);
  const { subscription, creditCents, postingsBought } = account.projection;
  const [counts, moneyBack, invoiceEmail] = await Promise.all([
    loadCounts(deps, account),
    moneyBackOf(deps, account, now),
    invoiceEmailOf(deps, account),
  ]);
  const { checkout } = account;
  return {
    billing: deps.stage.mode,
    kind: account.kind,
    version: account.version,
    plan: planSummary(account, plan),
    use: useOf(account.kind, plan, counts),
    periodEndsAt: subscription?.periodEndsAt ?? null,
    trialEndsAt: subscription?.trialEndsAt ?? null,
    endsAt: subscription?.cancelsAt ?? null,
    contractUntil: plan.state === 'contract' ? (account.override?.until ?? null) : null,
    nextInvoice: nextInvoiceOf(account),
    creditCents,
    postings: postingsBought > 0 ? { bought: postingsBought, used: counts.postingsUsed } : null,
    trialAvailable: offersTrial(standingOf(account)),
    moneyBack,
    dunning: dunningOf(account),
    contractInvoice: contractInvoiceView(account, now.toISOString()),
    checkout:
      checkout && checkout.expiresAt > now.toISOString()
        ? { planId: checkout.planId, period: checkout.period, url: checkout.url, expiresAt: checkout.expiresAt }
        : null,
    defaultMethod: defaultMethod(account),
    invoiceEmail,
    keptJobIds: account.keptJobIds,
    graceUntil: deps.stage.graceUntil,
  };
};
