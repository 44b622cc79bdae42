import { trialDays } from '@shared/money/billing/catalogue';
import { AppError } from '@shared/errors';
import type { CheckoutForm, PlanChangeForm } from '@shared/money/model/billing';
import { billingPage } from '@shared/money/billing/billing-page';
import type * as z from 'zod';
import type { BillingAccount } from '../../store/money/billing/billing-account';
import { moneyBackUntil } from '../../store/money/billing/money-back';
import { changing, withCustomer, withProvider } from './owner';
import type { Deps } from './ports';
import { changePreview, checkTrial, isRunning, findPromotion, soldPlan } from './preview-plan';

type Owned = { ownerId: string; version: number };

const returnUrl = ({ siteUrl }: Pick<Deps, 'siteUrl'>): string => `${siteUrl}${billingPage}`;

/** Expires an earlier open page, so no one pays twice. */
export const startCheckout = async (
  deps: Deps,
  { ownerId, ...choice }: { ownerId: string } & z.infer<typeof CheckoutForm>,
): Promise<{ url: string }> => {
  let url = '';
  await changing(deps, { ownerId, version: choice.version }, async (account, key) => {
    const sold = soldPlan(account, choice);
    const isPosting = sold.period === 'posting';
    if (!isPosting && isRunning(account)) throw new AppError('ALREADY_SUBSCRIBED');
    checkTrial(account, sold, choice.trial);
    const promotion = await findPromotion(deps, choice.promoCode);
    if (account.checkout) await deps.provider.endCheckout(account.checkout.sessionId);
    const session = await deps.provider.checkout(
      {
        customerId: account.customerId,
        ownerId,
        lookupKey: sold.lookupKey,
        mode: isPosting ? 'payment' : 'subscription',
        quantity: isPosting ? choice.quantity : 1,
        trialDays: choice.trial ? trialDays : null,
        promotionCodeId: promotion?.promotionCodeId ?? null,
        returnUrl: returnUrl(deps),
      },
      `${key}-checkout`,
    );
    url = session.url;
    return {
      checkout: { ...session, planId: choice.planId, period: sold.period === 'posting' ? null : sold.period },
    };
  });
  return { url };
};

export const changePlan = (
  deps: Deps,
  {
    ownerId,
    version,
    planId,
    period,
    prorationAt,
    dueTodayCents,
  }: { ownerId: string } & z.infer<typeof PlanChangeForm>,
): Promise<BillingAccount> =>
  changing(deps, { ownerId, version }, async (account, key) => {
    const { subscription } = account.projection;
    if (!subscription || !isRunning(account)) throw new AppError('NO_SUBSCRIPTION');
    const sold = soldPlan(account, { planId, period });
    const isSame = subscription.planId === planId && subscription.period === period;
    if (isSame || sold.period === 'posting') throw new AppError('PLAN_NOT_AVAILABLE');
    const { dueCents } = await changePreview(deps, account, sold, prorationAt);
    if (dueCents !== dueTodayCents) throw new AppError('TERMS_CHANGED');
    const endsTrial = subscription.status === 'trialing';
    await deps.provider.changePrice(
      { subscription, lookupKey: sold.lookupKey, at: prorationAt, endsTrial },
      `${key}-plan`,
    );
    return {};
  });

const cancellable = ({ projection: { subscription } }: BillingAccount) => {
  if (!subscription) throw new AppError('NO_SUBSCRIPTION');
  return subscription;
};

export const cancelPlan = (
  deps: Deps,
  { ownerId, version, keptJobIds }: Owned & { keptJobIds: string[] },
): Promise<BillingAccount> =>
  changing(deps, { ownerId, version }, async (account, key) => {
    const { subscriptionId, status } = cancellable(account);
    // Nothing is paid until the end of the period.
    if (status === 'paused' || status === 'unpaid') await deps.provider.endSubscription(subscriptionId, `${key}-end`);
    else await deps.provider.setCancellation(subscriptionId, true, `${key}-cancel`);
    return { keptJobIds };
  });

export const resumePlan = (deps: Deps, { ownerId, version }: Owned): Promise<BillingAccount> =>
  changing(deps, { ownerId, version }, async (account, key) => {
    const { subscriptionId } = cancellable(account);
    await deps.provider.setCancellation(subscriptionId, false, `${key}-resume`);
    return {};
  });

/** Refunds once, within 30 days of the first payment. The plan ends at once. */
export const takeMoneyBack = (deps: Deps, { ownerId, version }: Owned): Promise<BillingAccount> =>
  changing(deps, { ownerId, version }, async (account, key) => {
    const { firstPayment } = account.projection;
    if (moneyBackUntil(account, deps.clock.now()) === null || !firstPayment) throw new AppError('MONEY_BACK_OVER');
    const { subscriptionId } = cancellable(account);
    await deps.provider.endSubscription(subscriptionId, `${key}-end`);
    for (const { invoiceId, cents } of firstPayment.parts) {
      const order = { invoiceId, amountCents: cents, memo: 'money_back' };
      await deps.provider.refund(order, `moneyback-${invoiceId}`);
    }
    return {};
  });

export const addPaymentMethod = (deps: Deps, ownerId: string): Promise<{ url: string }> =>
  withProvider(async () => {
    const { customerId, version } = await withCustomer(deps, ownerId);
    const minute = Math.floor(deps.clock.now().getTime() / 60_000);
    const { url } = await deps.provider.setup(
      { customerId, ownerId, returnUrl: returnUrl(deps) },
      `${ownerId}-${version}-setup-${minute}`,
    );
    return { url };
  });
