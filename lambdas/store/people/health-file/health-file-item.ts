import { Instant, UploadId, UserId, Version } from '@shared/core/model/fields';
import { HealthRecord } from '@shared/people/model/health-record';
import * as z from 'zod';
import { SealedValue } from '../../../platform/crypto/sealed-value';
import { StoredDocument } from '../credentials/verification-item';

export const StoredHealthRecord = HealthRecord.extend({ document: StoredDocument.nullable() });
export type StoredHealthRecord = z.infer<typeof StoredHealthRecord>;

/** Stored unencrypted. Contains nothing about the records. */
export const HealthFileItem = z.object({
  userId: UserId,
  /** The encrypted records; a text until `npm run encrypt` uses the person's key. */
  sealed: z.union([SealedValue, z.string()]),
  version: Version,
  updatedAt: Instant,
  /** A document is deleted when its ID is removed here. */
  documentIds: z.array(UploadId),
  reminders: z.array(z.object({ at: Instant, days: z.int().positive() })),
  dueAt: Instant.nullable(),
});
export type HealthFileItem = z.infer<typeof HealthFileItem>;
