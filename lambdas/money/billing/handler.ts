import { billingRoutes } from '@shared/money/api/billing.routes';
import { payoutRoutes } from '@shared/money/api/payouts.routes';
import { scopeOf } from '@shared/organizations/rules/permissions';
import type { PlanUse } from '@shared/money/model/billing';
import { organizationOf, type AuthorizedCaller } from '../../platform/http/caller';
import { serve } from '../../platform/http/serve';
import type { BillingAccount } from '../../store/money/billing/billing-account';
import { planNow } from './account-plan';
import { getBillingDetails, saveBillingDetails } from './billing-details';
import { billingView, loadCounts, planSummary, useOf } from './billing-view';
import { addPaymentMethod, cancelPlan, changePlan, resumePlan, startCheckout, takeMoneyBack } from './change-plan';
import { deps, payouts, platform } from './deps';
import { exportInvoices, listInvoices, printInvoice } from './invoices/invoices';
import { chooseKeptJobs } from './kept-jobs';
import { ownerOf, requireBilling, withProvider } from './owner';
import { createOfferedMethods } from './payment-methods/offered-methods';
import { listPaymentMethods, removePaymentMethod, setDefaultPaymentMethod } from './payment-methods/payment-methods';
import { getPlanEstimate } from './plan-estimate';
import { startOnboarding } from './payouts/onboarding';
import { getPayouts } from './payouts/payouts-view';
import { requestPayout, retryPayout } from './payouts/request-payout';
import { addShiftBalance, getShiftBalance } from './payouts/shift-balance';
import { refreshPayouts } from './payouts/sync-account';
import { previewPlan } from './preview-plan';
import {
  endOverride,
  getStaffBilling,
  giveCredit,
  listStaffInvoices,
  overridePlan,
  refundInvoice,
} from './staff-billing';
import { syncOwner } from './synchronization/sync-customer';

const getPlan = async (caller: AuthorizedCaller): Promise<PlanUse> => {
  const { mode, graceUntil } = deps.stage;
  const kind = caller.role === 'professional' ? 'professional' : 'employer';
  const mayChange = scopeOf('manageBilling', caller.role) !== 'none';
  if (mode === 'off')
    return { billing: mode, kind, plan: null, use: [], mayChange: false, administrators: [], graceUntil: null };
  const account = await deps.accounts.get(ownerOf(caller));
  const plan = planNow(account, deps.stage, deps.clock.now());
  const [counts, administrators] = await Promise.all([
    loadCounts(deps, account),
    mayChange ? [] : deps.use.administrators(organizationOf(caller)),
  ]);
  return {
    billing: mode,
    kind,
    plan: planSummary(account, plan),
    use: useOf(kind, plan, counts),
    mayChange,
    administrators,
    graceUntil,
    ...(plan.trialAvailable && { trialAvailable: true }),
  };
};

/** Rejects requests while billing is off. */
const owner = (caller: AuthorizedCaller): string => {
  requireBilling(deps);
  return ownerOf(caller);
};

const shown = async (account: Promise<BillingAccount>) => billingView(deps, await account);

const offeredMethods = createOfferedMethods(deps);

const refresh = (ownerId: string): Promise<BillingAccount> =>
  withProvider(async () => {
    const account = await deps.accounts.get(ownerId);
    return account.customerId === null ? account : (await syncOwner(deps, ownerId, account.customerId)).account;
  });

const staff = ({ caller, params }: { caller: AuthorizedCaller; params: { ownerId: string } }) => {
  requireBilling(deps);
  return { staffId: caller.userId, ...params };
};

export const handler = serve(
  { ...billingRoutes, ...payoutRoutes },
  {
    getPlan: ({ caller }) => getPlan(caller),
    getBilling: ({ caller }) => shown(deps.accounts.get(owner(caller))),
    refreshBilling: ({ caller }) => shown(refresh(owner(caller))),
    previewPlan: ({ caller, body }) => previewPlan(deps, owner(caller), body),
    startCheckout: ({ caller, body }) => startCheckout(deps, { ownerId: owner(caller), ...body }),
    changePlan: ({ caller, body }) => shown(changePlan(deps, { ownerId: owner(caller), ...body })),
    cancelPlan: ({ caller, body }) => shown(cancelPlan(deps, { ownerId: owner(caller), ...body })),
    resumePlan: ({ caller, body }) => shown(resumePlan(deps, { ownerId: owner(caller), ...body })),
    chooseKeptJobs: ({ caller, body }) => shown(chooseKeptJobs(deps, { ownerId: owner(caller), ...body })),
    takeMoneyBack: ({ caller, body }) => shown(takeMoneyBack(deps, { ownerId: owner(caller), ...body })),
    listPaymentMethods: ({ caller }) => listPaymentMethods(deps, owner(caller)),
    getOfferedMethods: () => offeredMethods(),
    addPaymentMethod: ({ caller }) => addPaymentMethod(deps, owner(caller)),
    setDefaultPaymentMethod: ({ caller, params }) =>
      setDefaultPaymentMethod(deps, { ownerId: owner(caller), ...params }),
    removePaymentMethod: ({ caller, params }) => removePaymentMethod(deps, { ownerId: owner(caller), ...params }),
    getBillingDetails: ({ caller }) => getBillingDetails(deps, owner(caller)),
    saveBillingDetails: ({ caller, body }) => saveBillingDetails(deps, owner(caller), body),
    listInvoices: ({ caller, query }) => listInvoices(deps, owner(caller), query.cursor),
    printInvoice: ({ caller, params, language }) =>
      printInvoice(deps, { ownerId: owner(caller), readerId: caller.userId, language, ...params }),
    exportInvoices: ({ caller, query, language }) =>
      exportInvoices(deps, { ownerId: owner(caller), cursor: query.cursor, language }),
    getPlanEstimate: ({ caller }) => getPlanEstimate(deps, owner(caller)),
    getStaffBilling: (request) => getStaffBilling(deps, staff(request).ownerId),
    listStaffInvoices: (request) => listStaffInvoices(deps, staff(request).ownerId, request.query.cursor),
    giveCredit: (request) => giveCredit(deps, { ...staff(request), ...request.body }),
    refundInvoice: (request) => refundInvoice(deps, { ...staff(request), ...request.params, ...request.body }),
    overridePlan: (request) => overridePlan(deps, { ...staff(request), ...request.body }),
    endOverride: (request) => endOverride(deps, { ...staff(request), ...request.body }),
    getPayouts: ({ caller }) => getPayouts(payouts, caller.userId),
    refreshPayouts: ({ caller }) => refreshPayouts(payouts, caller.userId),
    startPayoutOnboarding: ({ caller }) => startOnboarding(payouts, caller.userId),
    requestPayout: ({ caller, body }) => requestPayout(payouts, { userId: caller.userId, ...body }),
    retryPayout: ({ caller, params }) => retryPayout(payouts, { userId: caller.userId, ...params }),
    getShiftBalance: ({ caller }) => getShiftBalance(payouts, organizationOf(caller)),
    addShiftBalance: ({ caller, body }) => addShiftBalance(deps, payouts, { ownerId: organizationOf(caller), ...body }),
  },
  platform,
);
