import * as z from 'zod';
import { ProviderPage } from '../model/billing';
import { PayoutForm, PayoutId, Payouts, ShiftBalance, ShiftBalanceForm } from '../model/payout';
import { defineRoutes } from '../../core/api/route';

/** Errors of every operation that needs the provider. */
const provider = ['PAYOUTS_OFF', 'PROVIDER_DOWN', 'TOO_MANY_REQUESTS'] as const;

export const payoutRoutes = defineRoutes({
  getPayouts: {
    method: 'GET',
    path: '/api/billing/payouts',
    access: 'requestPayouts',
    summary:
      'Get what can be paid out now, what waits for what, who pays with its own payroll, and earlier payouts. Empty while payouts are off.',
    response: Payouts,
    errors: [],
  },
  refreshPayouts: {
    method: 'POST',
    path: '/api/billing/payouts/refresh',
    access: 'requestPayouts',
    cost: 'slow',
    summary: "Read the state at the payment provider again, such as after returning from the provider's page.",
    response: Payouts,
    errors: [...provider],
  },
  startPayoutOnboarding: {
    method: 'POST',
    path: '/api/billing/payouts/onboarding',
    access: 'requestPayouts',
    cost: 'slow',
    status: 201,
    idempotent: true,
    summary: "Get the provider's page on which identity and bank account are entered. Returns to /timesheets.",
    response: ProviderPage,
    errors: [...provider, 'STALE_VERSION'],
  },
  requestPayout: {
    method: 'POST',
    path: '/api/billing/payouts',
    access: 'requestPayouts',
    cost: 'slow',
    status: 201,
    idempotent: true,
    summary:
      'Pay out shifts of the quote: standard without a fee, or instant for the fee of the quote. TERMS_CHANGED if the quote is another by now.',
    body: PayoutForm,
    response: Payouts,
    errors: [
      ...provider,
      'TERMS_CHANGED',
      'PAYOUT_OPEN',
      'PAYOUT_ACCOUNT_INCOMPLETE',
      'INSTANT_PAYOUT_UNAVAILABLE',
      'STALE_VERSION',
    ],
  },
  retryPayout: {
    method: 'POST',
    path: '/api/billing/payouts/{payoutId}/retry',
    access: 'requestPayouts',
    cost: 'slow',
    idempotent: true,
    summary: 'Send a payout again that the bank returned, once the bank account is replaced.',
    params: z.strictObject({ payoutId: PayoutId }),
    response: Payouts,
    errors: [...provider, 'NOT_FOUND', 'ILLEGAL_TRANSITION', 'PAYOUT_ACCOUNT_INCOMPLETE', 'STALE_VERSION'],
  },
  getShiftBalance: {
    method: 'GET',
    path: '/api/billing/shift-balance',
    access: 'prefundShifts',
    summary: 'Get what the organization prepaid for shifts of contractors, and what of it is spent.',
    response: ShiftBalance,
    errors: [],
  },
  addShiftBalance: {
    method: 'POST',
    path: '/api/billing/shift-balance',
    access: 'prefundShifts',
    cost: 'slow',
    status: 201,
    idempotent: true,
    summary:
      "Get the provider's page on which the balance is paid for, in steps of 100 dollars. Returns to /settings/billing.",
    body: ShiftBalanceForm,
    response: ProviderPage,
    errors: [...provider, 'STALE_VERSION'],
  },
});
