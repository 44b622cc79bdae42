import type { Receipt, ReceiptRef } from '@shared/money/model/receipt';
import type { Page } from '../../../platform/table/page';

export type HandingOver = ReceiptRef & { userId: string };

/** Data of people that organizations receive. */
export type Disclosures = {
  /**
   * Records a disclosure before it happens, and returns whether each is allowed: not if the person revoked it.
   * Idempotent.
   */
  handOver(handed: readonly HandingOver[], at: string): Promise<boolean[]>;
  /** Whether the person revoked it. Records nothing. */
  isRevoked(handed: HandingOver): Promise<boolean>;
};

/** Receipts of the person. */
export type Receipts = {
  /** Latest first. */
  list(userId: string, query: { cursor?: string | undefined; pageSize?: number }): Promise<Page<Receipt>>;
  /** Idempotent. NOT_FOUND without such a line; ALREADY_HANDED_OVER once the organization opened it. */
  revoke(userId: string, ref: ReceiptRef, at: string): Promise<void>;
};
