import type { LedgerEntry } from '@shared/money/rules/ledger';
import type { ApprovedLine } from '@shared/money/rules/payouts/plan-payout';
import type { DueCursor } from '../../../platform/table/table';
import type { TimesheetItem } from '../../work/timesheets/timesheet-item';
import type { PayoutAccountItem, PayoutItem, ShiftFundsItem } from './payout-item';

/** Prepaid and spent amounts of an organization, each with the version that was read. */
export type Funds = {
  /** `changingUntil`: a refund to the organization may be running until then. */
  funded: { cents: number; version: number; changingUntil: string | null };
  spent: ShiftFundsItem;
};

export type PayoutRequest = {
  before: PayoutAccountItem;
  payout: PayoutItem;
  /** Each organization, with its share of this payout. */
  funds: { read: Funds; cents: number; entry: LedgerEntry }[];
  /** Weeks as read, with the shifts to pay out. */
  weeks: TimesheetItem[];
};

export type PayoutStore = {
  account(userId: string): Promise<PayoutAccountItem>;
  /** ConcurrentModificationError if it changed since it was read. */
  saveAccount(before: PayoutAccountItem, after: PayoutAccountItem): Promise<PayoutAccountItem>;
  get(userId: string, payoutId: string): Promise<PayoutItem | null>;
  /** Newest first. */
  list(userId: string, limit: number): Promise<PayoutItem[]>;
  funds(organizationId: string): Promise<Funds>;
  /** Writes all or nothing. ConcurrentModificationError if any of it changed since it was read. */
  request(request: PayoutRequest): Promise<void>;
  /** Includes changes of the account and of organizations' ledgers. ConcurrentModificationError. */
  change(change: {
    before: PayoutItem;
    after: PayoutItem;
    closes?: PayoutAccountItem;
    entries?: readonly { organizationId: string; entry: LedgerEntry }[];
  }): Promise<PayoutItem>;
  due(until: string, after: DueCursor | null): Promise<{ payouts: PayoutItem[]; next: DueCursor | null }>;
};

/** A person's work and approved lines, with their weeks. */
export type PayableLines = {
  payableLines(userId: string, since: string): Promise<{ lines: ApprovedLine[]; weeks: TimesheetItem[] }>;
  /** Marks the shifts of a payout as paid, and a week with nothing else. Idempotent. */
  record(payout: PayoutItem, at: string): Promise<void>;
};
