import type { ReceiptRef } from '@shared/money/model/receipt';

export const receiptKeys = {
  /** One for each organization, reason, and subject; never deleted while the account exists. */
  receipt: (userId: string, { organizationId, reason, subject }: ReceiptRef) => ({
    pk: `USER#${userId}#RECEIPTS`,
    sk: `${organizationId}#${reason}#${subject}`,
  }),
} as const;

export const receiptIndexes = {
  /** gsi1: by the time of sharing. */
  receipts: (userId: string) => `USER#${userId}#RECEIPTS`,
} as const;
