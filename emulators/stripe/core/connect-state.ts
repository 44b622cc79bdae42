import type { Base, Metadata } from './common-state';

/** Person who receives payouts. */
export type ConnectedAccount = Base & {
  email: string | null;
  country: string;
  metadata: Metadata;
  details_submitted: boolean;
  /** Last four digits of the bank account. */
  bank: string | null;
  /** Last four digits of the debit card for instant payouts. Missing in older states. */
  card?: string | null;
  /** Failure of every payout to this test number. */
  bankFailure?: string | null;
  cardFailure?: string | null;
  /** Cents received by transfers and not paid out. */
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
  destination?: string;
  status: 'pending' | 'paid' | 'failed';
  arrival_date: number;
  failure_code: string | null;
  metadata: Metadata;
};

export const bankId = ({ id }: Pick<ConnectedAccount, 'id'>): string => id.replace('acct_', 'ba_');
export const cardId = ({ id }: Pick<ConnectedAccount, 'id'>): string => id.replace('acct_', 'card_');

/** Test numbers with failing payouts. https://docs.stripe.com/connect/testing#payouts */
export const failingBanks: Readonly<Record<string, string>> = {
  '000111111113': 'account_closed',
  '000111111116': 'no_account',
};
export const testDebitCards: Readonly<Record<string, string | null>> = {
  '4000056655665556': null,
  '4000056655665572': 'could_not_process',
};

/** https://docs.stripe.com/api/payouts/failures */
export const payoutFailures: readonly string[] = ['account_closed', 'could_not_process', 'no_account'];
