import { moneyBackDays } from '@shared/money/billing/catalogue';
import { addSeconds } from '../../../platform/clock';
import type { BillingAccount } from './billing-account';

/** Returns until when the first payment is refundable, or null. */
export const moneyBackUntil = ({ projection }: BillingAccount, now: Date): string | null => {
  const { firstPayment, moneyBackTaken, subscription } = projection;
  if (!firstPayment || moneyBackTaken || !subscription) return null;
  const until = addSeconds(new Date(firstPayment.at), moneyBackDays * 24 * 3600).toISOString();
  return now.toISOString() < until ? until : null;
};
