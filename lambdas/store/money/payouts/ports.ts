import type { LedgerEntry } from '@shared/money/rules/ledger';
import type { ApprovedLine } from '@shared/money/rules/payouts/plan-payout';
import type { DueCursor } from '../../../platform/table/table';
import type { TimesheetItem } from '../../work/timesheets/timesheet-item';
import type { PayoutAccountItem, PayoutItem, ShiftFundsItem } from './payout-item';

/** What an organization prepaid, and what of it is spent, each with the version that was read. */
export type Funds = {
  /** `changingUntil`: money may be on its way back to the organization until then. */
  funded: { cents: number; version: number; changingUntil: string | null };
  spent: ShiftFundsItem;
};

export type PayoutRequest = {
  before: PayoutAccountItem;
  payout: PayoutItem;
  /** Of each organization, with what it pays of this payout. */
  funds: { read: Funds; cents: number; entry: LedgerEntry }[];
  /** As they were read, with the shifts that are paid out now. */
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
  /** All of it or nothing. ConcurrentModificationError if any of it changed since it was read. */
  request(request: PayoutRequest): Promise<void>;
  /** With what changes of the account, and what it means in the books of organizations. ConcurrentModificationError. */
  change(change: {
    before: PayoutItem;
    after: PayoutItem;
    closes?: PayoutAccountItem;
    entries?: readonly { organizationId: string; entry: LedgerEntry }[];
  }): Promise<PayoutItem>;
  due(until: string, after: DueCursor | null): Promise<{ payouts: PayoutItem[]; next: DueCursor | null }>;
};

/** What a person worked and what was approved, with the weeks it is in. */
export type PayableLines = {
  payableLines(userId: string, since: string): Promise<{ lines: ApprovedLine[]; weeks: TimesheetItem[] }>;
  /** Says that the shifts of a payout are paid, and a week with nothing else. Repeatable. */
  record(payout: PayoutItem, at: string): Promise<void>;
};
