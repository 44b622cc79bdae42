import * as z from 'zod';
import { Instant, OrganizationId } from '../../core/model/fields';
import { receiptReasons, receiptSubjects } from './receipt-vocabulary';

export const ReceiptSubject = z.enum(receiptSubjects);
export type ReceiptSubject = z.infer<typeof ReceiptSubject>;
export const ReceiptReason = z.enum(receiptReasons);
export type ReceiptReason = z.infer<typeof ReceiptReason>;

/** Identifies a receipt among those of a person. */
export const ReceiptRef = z.strictObject({
  organizationId: OrganizationId,
  reason: ReceiptReason,
  subject: ReceiptSubject,
});
export type ReceiptRef = z.infer<typeof ReceiptRef>;

/** Data that a person shared with an organization, and whether it was delivered. */
export const Receipt = ReceiptRef.extend({
  /** Job of the application; null if there is none. */
  jobTitle: z.string().nullable(),
  sharedAt: Instant,
  /** When the organization first opened it. */
  deliveredAt: Instant.nullable(),
  revokedAt: Instant.nullable(),
});
export type Receipt = z.infer<typeof Receipt>;

export const ShownReceipt = z.object({ ...Receipt.shape, organization: z.string() });
export type ShownReceipt = z.infer<typeof ShownReceipt>;

/** Whether it can be revoked, which ends with delivery. */
export const isRevocable = ({ deliveredAt, revokedAt }: Pick<Receipt, 'deliveredAt' | 'revokedAt'>): boolean =>
  deliveredAt === null && revokedAt === null;
