import { planOf } from '@shared/billing/catalogue';
import { countedFeatures, featureKinds, switchedFeatures, type AccountKind } from '@shared/billing/vocabulary';
import { limitedFrom, type Entitlements } from '@shared/domain/entitlements';
import type { Billing, FeatureUse, PaymentMethod, PlanSummary } from '@shared/model/billing';
import { sumOf } from '@shared/billing/money';
import type { BillingAccount, Projection } from '../store/billing/billing-account';
import { moneyBackUntil } from '../store/billing/money-back';
import { planNow } from './account-plan';
import type { Deps } from './ports';

type Counts = { activeJobs: number; postingsUsed: number; members: number; applications: number };
type UseDeps = Pick<Deps, 'use' | 'months' | 'clock'>;

/** Counted where the plan's limits are checked. */
export const countsOf = async (
  { use, months, clock }: UseDeps,
  { ownerId, kind }: Pick<BillingAccount, 'ownerId' | 'kind'>,
): Promise<Counts> => {
  if (kind === 'employer') return { applications: 0, ...(await use.now(ownerId)) };
  const applications = await months.applications(ownerId, clock.now());
  return { activeJobs: 0, postingsUsed: 0, members: 0, applications };
};

export const useOf = (kind: AccountKind, { limits }: Entitlements, counts: Counts): FeatureUse[] => {
  const used = {
    activePostings: counts.activeJobs,
    teamSeats: counts.members,
    applicationsPerMonth: counts.applications,
  };
  return [
    ...countedFeatures.map((feature) => ({ feature, used: used[feature], limit: limits[feature] })),
    ...switchedFeatures.map((feature) => ({ feature, used: null, limit: limits[feature] ? 1 : 0 })),
  ].filter(({ feature }) => featureKinds[feature] === kind);
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

type ViewDeps = UseDeps & Pick<Deps, 'invoices' | 'owners' | 'stage'>;

const invoiceEmailOf = async ({ owners }: ViewDeps, { details, ownerId }: BillingAccount): Promise<string> =>
  details?.email ?? (await owners.of(ownerId))?.email ?? '';

export const billingView = async (deps: ViewDeps, account: BillingAccount): Promise<Billing> => {
  const now = deps.clock.now();
  const plan = planNow(account, deps.stage, now);
  const { subscription, creditCents, postingsBought, trialUsed } = account.projection;
  const [counts, moneyBack, invoiceEmail] = await Promise.all([
    countsOf(deps, account),
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
    trialAvailable: account.kind === 'employer' && planOf('team').trial === true && !trialUsed && subscription === null,
    moneyBack,
    dunning: dunningOf(account),
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
