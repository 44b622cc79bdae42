import * as z from 'zod';
import { neverWaived } from '../../../data/healthcare/compliance';
import { ComplianceCode, ComplianceItemId, ComplianceOwner, type ComplianceItem } from '../../model/compliance';
import { Day, Instant, UploadId, UserId, Version } from '../../../core/model/fields';
import { CredentialDocument } from '../../model/verification';

/** Stored decisions; the rest is derived from the day and the wallet. */
export const decisions = ['missing', 'submitted', 'accepted', 'rejected', 'waived', 'not_applicable'] as const;

/** `documentId` names the file in the bucket. */
export const StoredItem = z.object({
  itemId: ComplianceItemId,
  code: ComplianceCode,
  subject: z.string(),
  label: z.string(),
  owner: ComplianceOwner,
  dueOn: Day,
  blocksStart: z.boolean(),
  decision: z.enum(decisions),
  verifiedOn: Day.nullable(),
  validUntil: Day.nullable(),
  sharedAt: Instant.nullable(),
  note: z.string(),
  reason: z.string(),
  decidedBy: UserId.nullable(),
  decidedAt: Instant.nullable(),
  document: CredentialDocument.extend({ documentId: UploadId }).nullable(),
  version: Version,
});
export type StoredItem = z.infer<typeof StoredItem>;

/** State of a stored item on a day. */
export type CurrentItem = StoredItem & Pick<ComplianceItem, 'state' | 'source' | 'inWallet'>;

export const mayBeWaived = ({ code }: Pick<StoredItem, 'code'>): boolean => !neverWaived.includes(code);
