import { admins, everybody, professionals, stale, type Outcomes, type Row } from './row';

// Billing is off in the test stage: authorized calls are answered with BILLING_OFF or PAYOUTS_OFF.
const own: Outcomes = [401, 'ok', 403, 403, 'ok', 403];
const staff: Outcomes = [401, 403, 403, 403, 403, 'ok'];
const choice = { planId: 'team', period: 'month' };
const method = { paymentMethodId: 'pm_1' };
const invoice = { invoiceId: 'in_1' };
const owner = { ownerId: `org_${'0'.repeat(26)}` };
const reason = { reason: 'Test', version: stale };

export const billingRows: Record<string, Row> = {
  getPlan: { own: [401, 'ok', 'ok', 'ok', 'ok', 403] },
  getBilling: { own },
  refreshBilling: { own },
  previewPlan: { call: () => ({ body: choice }), own },
  startCheckout: { call: () => ({ body: { ...choice, version: stale } }), own },
  changePlan: {
    call: () => ({ body: { ...choice, prorationAt: '2027-01-01T00:00:00.000Z', dueTodayCents: 0, version: stale } }),
    own,
  },
  cancelPlan: { call: () => ({ body: { version: stale } }), own },
  resumePlan: { call: () => ({ body: { version: stale } }), own },
  chooseKeptJobs: { call: () => ({ body: { keptJobIds: [], version: stale } }), own },
  takeMoneyBack: { call: () => ({ body: { version: stale } }), own },
  listPaymentMethods: { own },
  getOfferedMethods: { own: everybody },
  addPaymentMethod: { own },
  setDefaultPaymentMethod: { call: () => ({ params: method }), own },
  removePaymentMethod: { call: () => ({ params: method }), own },
  getBillingDetails: { own },
  saveBillingDetails: {
    call: () => ({ body: { name: 'Harbor', email: 'billing@harbor.example', version: stale } }),
    own,
  },
  listInvoices: { own },
  printInvoice: { call: () => ({ params: invoice }), own },
  exportInvoices: { own },
  getPlanEstimate: { own },
  getStaffBilling: { call: () => ({ params: owner }), own: staff },
  listStaffInvoices: { call: () => ({ params: owner }), own: staff },
  giveCredit: { call: () => ({ params: owner, body: { amountCents: 100, ...reason } }), own: staff },
  refundInvoice: {
    call: () => ({ params: { ...owner, ...invoice }, body: { amountCents: 100, ...reason } }),
    own: staff,
  },
  overridePlan: {
    call: () => ({ params: owner, body: { planId: 'enterprise', until: '2099-01-01', ...reason } }),
    own: staff,
  },
  endOverride: { call: () => ({ params: owner, body: reason }), own: staff },
  getPayouts: { own: professionals },
  refreshPayouts: { own: professionals },
  startPayoutOnboarding: { own: professionals },
  requestPayout: {
    call: () => ({ body: { quoteId: 'a'.repeat(64), shiftIds: [`shf_${'0'.repeat(26)}`], method: 'standard' } }),
    own: professionals,
  },
  retryPayout: { call: () => ({ params: { payoutId: `pay_${'0'.repeat(26)}` } }), own: professionals },
  getShiftBalance: { own: admins },
  addShiftBalance: { call: () => ({ body: { steps: 1 } }), own: admins },
};
