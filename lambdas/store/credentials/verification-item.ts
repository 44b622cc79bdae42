import { CredentialDocument, VerificationCase } from '@shared/model/verification';
import { Instant, UploadId, UserId } from '@shared/model/fields';
import type * as z from 'zod';
import type { Item } from '../../platform/table/table';

export const StoredDocument = CredentialDocument.extend({ documentId: UploadId });
export type StoredDocument = z.infer<typeof StoredDocument>;

/** A verification case as the table holds it: what it is called and where it stands, never a number. */
export const VerificationItem = VerificationCase.omit({ history: true }).extend({
  userId: UserId,
  document: StoredDocument.nullable(),
  /** When a reminder, the end or another question to the registry is due. */
  dueAt: Instant.nullable(),
  /** When the registry was to be asked last. */
  checkRequestedAt: Instant.nullable(),
});
export type VerificationItem = z.infer<typeof VerificationItem>;

export const readVerification = (item: Item): VerificationItem => VerificationItem.parse(item);
