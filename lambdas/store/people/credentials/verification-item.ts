import { CredentialDocument, VerificationCase } from '@shared/people/model/verification';
import { Instant, UploadId, UserId } from '@shared/core/model/fields';
import type * as z from 'zod';
import type { Item } from '../../../platform/table/table';

export const StoredDocument = CredentialDocument.extend({ documentId: UploadId });
export type StoredDocument = z.infer<typeof StoredDocument>;

/** Verification with label and state, never a number. */
export const VerificationItem = VerificationCase.omit({ history: true }).extend({
  userId: UserId,
  document: StoredDocument.nullable(),
  dueAt: Instant.nullable(),
  checkRequestedAt: Instant.nullable(),
});
export type VerificationItem = z.infer<typeof VerificationItem>;

export const readVerification = (item: Item): VerificationItem => VerificationItem.parse(item);
