import type { Base, Metadata } from './common-state';

/** A person who is paid. */
export type ConnectedAccount = Base & {
  email: string | null;
  country: string;
  metadata: Metadata;
  details_submitted: boolean;
  /** Last four digits of the bank account. */
  bank: string | null;
  /** Of the debit card, which takes instant payouts. Absent in states from before there were any. */
  card?: string | null;
  /** Of a test number: how every payout to it fails. */
  bankFailure?: string | null;
  cardFailure?: string | null;
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
  destination?: string;
  status: 'pending' | 'paid' | 'failed';
  arrival_date: number;
  failure_code: string | null;
  metadata: Metadata;
};

export const bankId = ({ id }: Pick<ConnectedAccount, 'id'>): string => id.replace('acct_', 'ba_');
export const cardId = ({ id }: Pick<ConnectedAccount, 'id'>): string => id.replace('acct_', 'card_');

/** Numbers whose payouts fail. https://docs.stripe.com/connect/testing#payouts */
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
