import { Receipt, type ReceiptRef, type ReceiptSubject } from '@shared/money/model/receipt';
import { buildUpdate } from '../../../platform/table/build-update';
import type { Item, Write } from '../../../platform/table/table';
import { entity } from '../../entity';
import { receiptIndexes, receiptKeys } from './keys';

const StoredReceipt = Receipt.extend({
  jobTitle: Receipt.shape.jobTitle.default(null),
  deliveredAt: Receipt.shape.deliveredAt.default(null),
  revokedAt: Receipt.shape.revokedAt.default(null),
});

export const readReceipt = (item: Item): Receipt => {
  const { organizationId, reason, subject, jobTitle, sharedAt, deliveredAt, revokedAt } = item;
  return StoredReceipt.parse({ organizationId, reason, subject, jobTitle, sharedAt, deliveredAt, revokedAt });
};

/** New line with its default values. */
export const firstShared = (userId: string, ref: ReceiptRef, at: string) => ({
  ...entity('Receipt'),
  ...ref,
  userId,
  sharedAt: at,
  gsi1pk: receiptIndexes.receipts(userId),
  gsi1sk: `${at}#${ref.organizationId}#${ref.reason}#${ref.subject}`,
});

type Placement = { userId: string; organizationId: string; at: string };

/** One line per organization, without what the documents prove. */
export const placementReceipt = (organizationId: string): ReceiptRef => ({
  organizationId,
  reason: 'placement',
  subject: 'compliance',
});

/** Sharing a document is a new consent, also after a revocation. Disclosed lines stay disclosed. */
export const placementReceiptWrite = (TableName: string, { userId, organizationId, at }: Placement): Write => {
  const ref = placementReceipt(organizationId);
  return {
    Update: {
      TableName,
      Key: receiptKeys.receipt(userId, ref),
      ...buildUpdate({ set: firstShared(userId, ref, at), remove: ['revokedAt'] }),
    },
  };
};

type Application = { userId: string; organizationId: string; jobTitle: string; at: string };

/** Applying is a new consent, also after a revocation. Disclosed lines stay disclosed. */
export const applicationReceiptWrites = (
  TableName: string,
  { userId, organizationId, jobTitle, at }: Application,
  subjects: readonly ReceiptSubject[],
): Write[] =>
  subjects.map((subject) => {
    const ref: ReceiptRef = { organizationId, reason: 'application', subject };
    return {
      Update: {
        TableName,
        Key: receiptKeys.receipt(userId, ref),
        ...buildUpdate({ set: { ...firstShared(userId, ref, at), jobTitle }, remove: ['revokedAt'] }),
      },
    };
  });
