import * as z from 'zod';
import { limits } from '../limits';
import { Day, Instant, LicenseId, prose, UserId, Version } from './fields';
import { StateCode } from './professional';
import {
  credentialDocumentTypes,
  licenseCompacts,
  licenseTypes,
  npiItem,
  verificationSources,
  verificationStatuses,
} from './profile-vocabulary';

export const VerificationStatus = z.enum(verificationStatuses);
export type VerificationStatus = z.infer<typeof VerificationStatus>;
export const VerificationSource = z.enum(verificationSources);
export type VerificationSource = z.infer<typeof VerificationSource>;

/** What a case is about: the NPI number, or a license by its id. */
export const CredentialId = z.union([z.literal(npiItem), LicenseId]);
export type CredentialId = z.infer<typeof CredentialId>;

export const CredentialDocument = z.object({
  fileName: z.string(),
  contentType: z.enum(credentialDocumentTypes),
  bytes: z.int(),
  uploadedAt: Instant,
});
export type CredentialDocument = z.infer<typeof CredentialDocument>;

/** One step of a case. `by` of a reviewer is kept for the record and shown to reviewers only, as a user id. */
export const VerificationStep = z.object({
  status: VerificationStatus,
  at: Instant,
  actor: z.enum(['owner', 'reviewer', 'registry', 'system']),
  /** What the reviewer, the owner or the registry said; empty when nothing. */
  note: z.string(),
});
export type VerificationStep = z.infer<typeof VerificationStep>;

/** A verification case as the owner of the credential reads it. A credential that changes opens its own case again, no other. */
export const VerificationCase = z.object({
  credentialId: CredentialId,
  /** Name of the license, or "NPI number". */
  label: z.string(),
  state: StateCode.nullable(),
  status: VerificationStatus,
  /** What the status relies on; null while nothing was found out. */
  source: VerificationSource.nullable(),
  /** When it was verified last. */
  verifiedAt: Instant.nullable(),
  expiryDate: Day.nullable(),
  /** The registry did not answer; it is asked again. */
  couldNotBeChecked: z.boolean(),
  document: CredentialDocument.nullable(),
  openedAt: Instant,
  updatedAt: Instant,
  version: Version,
  history: z.array(VerificationStep),
});
export type VerificationCase = z.infer<typeof VerificationCase>;

/** A row of the reviewers' queue. */
export const VerificationQueueItem = z.object({
  userId: UserId,
  credentialId: CredentialId,
  professional: z.string(),
  label: z.string(),
  state: StateCode.nullable(),
  status: VerificationStatus,
  hasDocument: z.boolean(),
  couldNotBeChecked: z.boolean(),
  openedAt: Instant,
  updatedAt: Instant,
});
export type VerificationQueueItem = z.infer<typeof VerificationQueueItem>;

/** A case as a reviewer reads it: with the credential's number and what the registry says. Never the DEA number, birth date or gender. */
export const VerificationDetail = VerificationCase.extend({
  userId: UserId,
  professional: z.object({ firstName: z.string(), lastName: z.string(), title: z.string() }),
  number: z.string(),
  license: z
    .object({
      type: z.enum(licenseTypes),
      issuingBody: z.string(),
      issueDate: Day.nullable(),
      compact: z.enum(licenseCompacts),
    })
    .nullable(),
  /** The registry's own record of the NPI number; null when it has none or was not asked. */
  registry: z
    .object({ name: z.string(), taxonomy: z.string(), state: z.string(), active: z.boolean(), checkedAt: Instant })
    .nullable(),
});
export type VerificationDetail = z.infer<typeof VerificationDetail>;

export const VerificationDecision = z.discriminatedUnion('decision', [
  z.strictObject({ decision: z.literal('verify'), version: Version }),
  z.strictObject({ decision: z.literal('needs_info'), note: prose(limits.reasonLength), version: Version }),
  z.strictObject({ decision: z.literal('reject'), note: prose(limits.reasonLength), version: Version }),
]);
export type VerificationDecision = z.infer<typeof VerificationDecision>;

/** What others see of a verified credential: no number. */
export const VerifiedBadge = z.object({
  credentialId: CredentialId,
  label: z.string(),
  state: StateCode.nullable(),
  source: VerificationSource,
  verifiedAt: Instant,
});
export type VerifiedBadge = z.infer<typeof VerifiedBadge>;
