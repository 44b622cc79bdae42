import type { Receipt, ReceiptRef } from '@shared/money/model/receipt';
import type { Page } from '../../../platform/table/page';

export type HandingOver = ReceiptRef & { userId: string };

/** What organizations receive of people. */
export type Disclosures = {
  /**
   * Records that these are handed over, before they are, and returns whether each may be: not if the person revoked it.
   * Repeating it changes nothing.
   */
  handOver(handed: readonly HandingOver[], at: string): Promise<boolean[]>;
  /** Whether the person revoked it. Records nothing. */
  isRevoked(handed: HandingOver): Promise<boolean>;
};

/** Of the person. */
export type Receipts = {
  /** Latest first. */
  list(userId: string, query: { cursor?: string | undefined; pageSize?: number }): Promise<Page<Receipt>>;
  /** Repeatable. NOT_FOUND without such a line; ALREADY_HANDED_OVER once the organization opened it. */
  revoke(userId: string, ref: ReceiptRef, at: string): Promise<void>;
};
