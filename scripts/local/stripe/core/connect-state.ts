import type { Base, Metadata } from './common-state';

/** A person who is paid. */
export type ConnectedAccount = Base & {
  email: string | null;
  country: string;
  metadata: Metadata;
  details_submitted: boolean;
  /** Last four digits of the bank account. */
  bank: string | null;
  /** In cents; what transfers brought and payouts have not taken. */
  balance: number;
};

export type Transfer = Base & {
  amount: number;
  currency: string;
  destination: string;
  transfer_group: string | null;
  metadata: Metadata;
};

export type Payout = Base & {
  account: string;
  amount: number;
  currency: string;
  method: 'standard' | 'instant';
  status: 'pending' | 'paid' | 'failed';
  arrival_date: number;
  failure_code: string | null;
  metadata: Metadata;
};

/** https://docs.stripe.com/api/payouts/failures */
export const payoutFailures: readonly string[] = ['account_closed', 'could_not_process', 'no_account'];
