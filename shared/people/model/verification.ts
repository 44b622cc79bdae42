import * as z from 'zod';
import { limits } from '../../limits';
import { Profession } from '../../core/model/enumerations';
import { CertificationId, Day, Instant, LicenseId, prose, UserId, Version } from '../../core/model/fields';
import { heldCertifications, licenseScopes } from './healthcare-vocabulary';
import { StateCode } from './professional';
import {
  credentialDocumentTypes,
  licenseTypes,
  npiItem,
  verificationCauses,
  verificationSources,
  verificationStatuses,
} from './profile-vocabulary';

export const VerificationStatus = z.enum(verificationStatuses);
export type VerificationStatus = z.infer<typeof VerificationStatus>;
export const VerificationSource = z.enum(verificationSources);
export type VerificationSource = z.infer<typeof VerificationSource>;

/** The NPI, or the ID of a license or certification. */
export const CredentialId = z.union([z.literal(npiItem), LicenseId, CertificationId]);
export type CredentialId = z.infer<typeof CredentialId>;

/** Null for licenses and the NPI. */
const CertificationCode = z.enum(heldCertifications).nullable().default(null);

export const CredentialDocument = z.object({
  fileName: z.string(),
  contentType: z.enum(credentialDocumentTypes),
  bytes: z.int(),
  uploadedAt: Instant,
});
export type CredentialDocument = z.infer<typeof CredentialDocument>;

/** `by` is a reviewer's user ID, visible to reviewers only. */
export const VerificationStep = z.object({
  status: VerificationStatus,
  at: Instant,
  actor: z.enum(['owner', 'reviewer', 'registry', 'system']),
  cause: z.enum(verificationCauses).nullable().default(null),
  /** Date of an NPI number's deactivation in the registry's report. */
  deactivatedOn: Day.optional(),
  note: z.string(),
});
export type VerificationStep = z.infer<typeof VerificationStep>;

/** Verification as its owner sees it. Changing a credential reopens only its own verification. */
export const VerificationCase = z.object({
  credentialId: CredentialId,
  /** Name of a license, or of a certification without a code. */
  label: z.string(),
  certification: CertificationCode,
  state: StateCode.nullable(),
  status: VerificationStatus,
  /** Null until something was determined. */
  source: VerificationSource.nullable(),
  verifiedAt: Instant.nullable(),
  expiryDate: Day.nullable(),
  /** Whether the registry did not respond; the check is retried. */
  couldNotBeChecked: z.boolean(),
  document: CredentialDocument.nullable(),
  openedAt: Instant,
  updatedAt: Instant,
  version: Version,
  history: z.array(VerificationStep),
});
export type VerificationCase = z.infer<typeof VerificationCase>;

export const VerificationQueueItem = z.object({
  userId: UserId,
  credentialId: CredentialId,
  professional: z.string(),
  label: z.string(),
  certification: CertificationCode,
  state: StateCode.nullable(),
  status: VerificationStatus,
  hasDocument: z.boolean(),
  couldNotBeChecked: z.boolean(),
  openedAt: Instant,
  updatedAt: Instant,
});
export type VerificationQueueItem = z.infer<typeof VerificationQueueItem>;

/** Never includes DEA number, date of birth, or gender. */
export const VerificationDetail = VerificationCase.extend({
  userId: UserId,
  professional: z.object({ firstName: z.string(), lastName: z.string(), title: z.string() }),
  number: z.string(),
  license: z
    .object({
      type: z.enum(licenseTypes),
      issuingBody: z.string(),
      issueDate: Day.nullable(),
      profession: Profession.nullable(),
      scope: z.enum(licenseScopes),
    })
    .nullable(),
  /** Details of a certification. */
  certificate: z.object({ issuer: z.string(), issuedOn: Day.nullable() }).nullable(),
  /** Registry record of the NPI; null if there is none or it was not requested. */
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

/** Public view of a verified credential, without its number. */
export const VerifiedBadge = z.object({
  credentialId: CredentialId,
  label: z.string(),
  certification: CertificationCode,
  state: StateCode.nullable(),
  source: VerificationSource,
  verifiedAt: Instant,
});
export type VerifiedBadge = z.infer<typeof VerifiedBadge>;
