import { planOf, priceOf, trialDays, lookupKey, type Plan } from '@shared/money/billing/catalogue';
import { share, sumOf } from '@shared/money/billing/money';
import type { BillingPeriod } from '@shared/money/billing/vocabulary';
import { AppError } from '@shared/errors';
import type { BillLine, PlanChoice, PlanPreview } from '@shared/money/model/billing';
import { addSeconds } from '../../platform/clock';
import type { Discount } from '../../platform/payments/provider-port';
import type { BillingAccount } from '../../store/money/billing/billing-account';
import { loadCounts, defaultMethod } from './billing-view';
import { invalidCode } from './invalid-code';
import { billLine, discountLines } from './invoices/mirrored-invoices';
import { withProvider } from './owner';
import type { Deps } from './ports';

export type Sold = { plan: Plan; period: BillingPeriod | 'posting'; cents: number; lookupKey: string };

/** Returns the plan with its price, if this kind of account can buy it. */
export const soldPlan = ({ kind }: BillingAccount, { planId, period }: Pick<PlanChoice, 'planId' | 'period'>): Sold => {
  const plan = planOf(planId);
  if (plan.kind !== kind) throw new AppError('PLAN_NOT_AVAILABLE');
  if (plan.price.kind === 'perPosting') {
    return { plan, period: 'posting', cents: plan.price.amount, lookupKey: lookupKey(plan, 'posting') };
  }
  const cents = period === null ? null : priceOf(plan, period);
  if (period === null || cents === null) throw new AppError('PLAN_NOT_AVAILABLE');
  return { plan, period, cents, lookupKey: lookupKey(plan, period) };
};

/** Returns whether a subscription is paid, on trial, or failing, so it is changed instead of bought again. */
export const isRunning = ({ projection: { subscription } }: BillingAccount): boolean =>
  subscription !== null && subscription.status !== 'paused' && subscription.status !== 'unpaid';

export const checkTrial = ({ projection }: BillingAccount, { plan }: Pick<Sold, 'plan'>, wanted: boolean): void => {
  if (wanted && (!plan.trial || projection.trialUsed)) throw new AppError('TRIAL_USED');
};

export const findPromotion = async ({ provider }: Pick<Deps, 'provider'>, code: string): Promise<Discount | null> => {
  if (code === '') return null;
  const found = await provider.promotion(code);
  if (!found) throw invalidCode();
  return found;
};

const discountOf = (cents: number, discount: Discount | null): BillLine[] => {
  if (!discount) return [];
  const off = discount.percentOff === null ? (discount.amountOffCents ?? 0) : share(cents, discount.percentOff, 100);
  return [{ kind: 'discount', amountCents: -Math.min(off, cents), text: discount.code }];
};

const creditOf = (cents: number, { projection }: BillingAccount): BillLine[] => {
  const used = Math.min(cents, projection.creditCents);
  return used === 0 ? [] : [{ kind: 'credit', amountCents: -used }];
};

const monthsOf: Record<BillingPeriod, number> = { month: 1, year: 12 };

/** Returns the same day of a later month, or its last one, in UTC, as the provider renews. */
export const monthsLater = (at: Date, months: number): Date => {
  const lastOfMonth = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months + 1, 0)).getUTCDate();
  const later = new Date(at);
  later.setUTCDate(1);
  later.setUTCMonth(at.getUTCMonth() + months);
  later.setUTCDate(Math.min(at.getUTCDate(), lastOfMonth));
  return later;
};

const savingOf = ({ price }: Plan, period: Sold['period']): number | null =>
  price.kind === 'subscription' && period === 'year' ? price.month * 12 - price.year : null;

const pausedBy = async (deps: Deps, account: BillingAccount, limit: number | null): Promise<number> => {
  if (account.kind !== 'employer' || limit === null) return 0;
  const { activeJobs } = await loadCounts(deps, account);
  return Math.max(0, activeJobs - limit);
};

type Parts = Omit<PlanPreview, 'version' | 'method' | 'choice'>;

const purchase = async (deps: Deps, account: BillingAccount, choice: PlanChoice, sold: Sold): Promise<Parts> => {
  checkTrial(account, sold, choice.trial);
  const discount = await findPromotion(deps, choice.promoCode);
  const now = deps.clock.now();
  const { plan, period, cents } = sold;
  const isPosting = period === 'posting';
  const full = isPosting ? cents * choice.quantity : cents;
  const trialEnds = addSeconds(now, trialDays * 24 * 3600);
  const ends = isPosting ? null : choice.trial ? trialEnds : monthsLater(now, monthsOf[period]);
  const span = ends && { from: now.toISOString(), to: ends.toISOString() };
  const named = { planId: plan.planId, ...(!isPosting && { period }), ...span };
  const main: BillLine = choice.trial
    ? { kind: 'trial', amountCents: 0, ...named }
    : {
        kind: isPosting ? 'posting' : 'plan',
        amountCents: full,
        ...(isPosting && { quantity: choice.quantity }),
        ...named,
      };
  const taken = discountOf(full, discount);
  const discounted = choice.trial ? [] : taken;
  // The first payment follows the trial.
  const offNext = choice.trial || discount?.isOnce === false ? sumOf(taken.map(({ amountCents }) => amountCents)) : 0;
  const due = choice.trial ? 0 : full + sumOf(discounted.map(({ amountCents }) => amountCents));
  // One-time purchases on the provider's page don't use credit.
  const credits = isPosting ? [] : creditOf(due, account);
  return {
    kind: 'checkout',
    lines: [main, ...discounted, ...credits],
    dueTodayCents: due + sumOf(credits.map(({ amountCents }) => amountCents)),
    takesEffectAt: now.toISOString(),
    nextInvoice: ends && { at: ends.toISOString(), amountCents: cents + offNext },
    prorationAt: null,
    savingCents: savingOf(plan, period),
    pausedPostings: await pausedBy(deps, account, plan.limits.activePostings),
  };
};

/** Returns what the provider will charge at this instant. */
export const changePreview = async (deps: Pick<Deps, 'provider'>, account: BillingAccount, sold: Sold, at: string) => {
  const { subscription } = account.projection;
  if (!subscription || account.customerId === null) throw new AppError('NO_SUBSCRIPTION');
  return deps.provider.previewChange({
    customerId: account.customerId,
    subscription,
    lookupKey: sold.lookupKey,
    at,
  });
};

const change = async (deps: Deps, account: BillingAccount, sold: Sold): Promise<Parts> => {
  const at = new Date(Math.floor(deps.clock.now().getTime() / 1000) * 1000).toISOString();
  const preview = await changePreview(deps, account, sold, at);
  const used = preview.totalCents - preview.dueCents;
  return {
    kind: 'change',
    lines: [
      ...preview.lines.map(billLine),
      ...discountLines(preview.lines),
      ...(preview.taxCents === 0 ? [] : [{ kind: 'tax' as const, amountCents: preview.taxCents }]),
      ...(used === 0 ? [] : [{ kind: 'credit' as const, amountCents: -used }]),
    ],
    dueTodayCents: preview.dueCents,
    takesEffectAt: at,
    nextInvoice: preview.periodEndsAt === null ? null : { at: preview.periodEndsAt, amountCents: sold.cents },
    prorationAt: at,
    savingCents: savingOf(sold.plan, sold.period),
    pausedPostings: await pausedBy(deps, account, sold.plan.limits.activePostings),
  };
};

/** Previews a return to Basic or Starter, where the plan ends with its period. */
const cancellation = async (deps: Deps, account: BillingAccount, plan: Plan): Promise<Parts> => {
  const { subscription, postingsBought } = account.projection;
  if (!subscription) throw new AppError('NO_SUBSCRIPTION');
  const left = postingsBought > 0 ? plan.limits.activePostings : 0;
  return {
    kind: 'cancellation',
    lines: [],
    dueTodayCents: 0,
    takesEffectAt: subscription.periodEndsAt,
    nextInvoice: null,
    prorationAt: null,
    savingCents: null,
    pausedPostings: await pausedBy(deps, account, left),
  };
};

const partsOf = (deps: Deps, account: BillingAccount, choice: PlanChoice): Promise<Parts> => {
  const plan = planOf(choice.planId);
  if (plan.kind === account.kind && plan.price.kind === 'free') return cancellation(deps, account, plan);
  const sold = soldPlan(account, choice);
  const isChange = sold.period !== 'posting' && isRunning(account);
  return isChange ? change(deps, account, sold) : purchase(deps, account, choice, sold);
};

export const previewPlan = (deps: Deps, ownerId: string, choice: PlanChoice): Promise<PlanPreview> =>
  withProvider(async () => {
    const account = await deps.accounts.get(ownerId);
    const parts = await partsOf(deps, account, choice);
    return { ...parts, choice, method: defaultMethod(account), version: account.version };
  });
