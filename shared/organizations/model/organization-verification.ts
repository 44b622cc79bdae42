import * as z from 'zod';
import { inMegabytes, limits } from '../../limits';
import { notice } from '../../text/notice';
import {
  Email,
  Instant,
  OrganizationId,
  prose,
  typedLine,
  UploadId,
  Version,
  FirstVersion,
} from '../../core/model/fields';
import { FileUpload } from '../../core/model/file';
import { credentialDocumentTypes } from '../../people/model/profile-vocabulary';
import {
  domainFits,
  domainProblems,
  domainProofs,
  npiOutcomes,
  organizationStatuses,
  organizationSteps,
  verificationMethods,
} from './organization-verification-vocabulary';

export const OrganizationStatus = z.enum(organizationStatuses);
export type OrganizationStatus = z.infer<typeof OrganizationStatus>;
const VerificationMethod = z.enum(verificationMethods);
export type VerificationMethod = z.infer<typeof VerificationMethod>;
const NpiOutcome = z.enum(npiOutcomes);
export type NpiOutcome = z.infer<typeof NpiOutcome>;
export type DomainFit = (typeof domainFits)[number];
export type DomainProblem = (typeof domainProblems)[number];

/** The verified badge: basis of the verification, and its start. */
export const VerifiedEmployer = z.object({ method: VerificationMethod, at: Instant });
export type VerifiedEmployer = z.infer<typeof VerifiedEmployer>;

const ProofDocument = z.object({
  documentId: UploadId,
  fileName: z.string(),
  contentType: z.enum(credentialDocumentTypes),
  bytes: z.int(),
  uploadedAt: Instant,
});
export type ProofDocument = z.infer<typeof ProofDocument>;

export const DomainProof = z.object({
  kind: z.enum(domainProofs),
  domain: z.string(),
  /** Null for a DNS record. */
  address: z.string().nullable(),
  at: Instant,
});
export type DomainProof = z.infer<typeof DomainProof>;

/** Name and state in the registry. */
export const CheckedNpi = z.object({
  number: z.string(),
  outcome: NpiOutcome,
  name: z.string(),
  state: z.string(),
  at: Instant,
});
export type CheckedNpi = z.infer<typeof CheckedNpi>;

export const OrganizationStep = z.object({
  status: OrganizationStatus,
  what: z.enum(organizationSteps),
  at: Instant,
  note: z.string(),
});
export type OrganizationStep = z.infer<typeof OrganizationStep>;

const VerificationState = z.object({
  organizationId: OrganizationId,
  status: OrganizationStatus,
  /** Method of the current or last verification. */
  method: VerificationMethod.nullable(),
  verifiedAt: Instant.nullable(),
  /** Whether a reviewer has to decide, regardless of the registry. */
  held: z.boolean(),
  npi: CheckedNpi.nullable(),
  proof: DomainProof.nullable(),
  documents: z.array(ProofDocument),
  /** Time of submission to the reviewers, and of their promised answer. */
  submittedAt: Instant.nullable(),
  dueAt: Instant.nullable(),
  version: z.int().nonnegative(),
});

/** Verification as seen by the organization's administrators. */
export const OrganizationVerification = VerificationState.extend({
  profile: z.object({ company_name: z.string(), city: z.string(), state: z.string(), website: z.string() }),
  /** Registrable domain of the website. */
  domain: z.string().nullable(),
  domainProblem: z.enum(domainProblems).nullable(),
  /** The caller's own email address, if it is at the domain. */
  ownAddress: z.string().nullable(),
  /** Address that a code was sent to. */
  code: z.object({ address: z.string(), expiresAt: Instant }).nullable(),
  dns: z.object({ name: z.string(), value: z.string() }).nullable(),
  /** End of unrestricted use for organizations from before verification. */
  graceUntil: Instant.nullable(),
  history: z.array(OrganizationStep),
});
export type OrganizationVerification = z.infer<typeof OrganizationVerification>;

export const OrganizationDocumentUpload = FileUpload(
  { types: credentialDocumentTypes, message: notice('documentType') },
  {
    bytes: limits.documentBytes,
    message: notice('documentTooLarge', { megabytes: inMegabytes(limits.documentBytes) }),
  },
);

export const NpiForm = z.strictObject({ npi: typedLine().regex(/^\d{10}$/, notice('npiInvalid')) });
export const DomainAddressForm = z.strictObject({ email: Email });

/** Another organization with the same name, tax ID, or phone. */
export const OrganizationDuplicate = z.object({
  organizationId: OrganizationId,
  company_name: z.string(),
  by: z.array(z.enum(['name', 'tax_id', 'phone'])),
  verified: z.boolean(),
});
export type OrganizationDuplicate = z.infer<typeof OrganizationDuplicate>;

export const OrganizationQueueItem = z.object({
  organizationId: OrganizationId,
  company_name: z.string(),
  city: z.string(),
  state: z.string(),
  status: OrganizationStatus,
  held: z.boolean(),
  documents: z.int().nonnegative(),
  npi: CheckedNpi.pick({ outcome: true, name: true }).nullable(),
  submittedAt: Instant.nullable(),
  dueAt: Instant.nullable(),
  /** Whether a rejection waits for a second reviewer. */
  rejectionProposed: z.boolean(),
});
export type OrganizationQueueItem = z.infer<typeof OrganizationQueueItem>;

export const OrganizationCase = VerificationState.extend({
  profile: z.object({
    company_name: z.string(),
    city: z.string(),
    state: z.string(),
    website: z.string(),
    phone: z.string(),
    tax_id: z.string(),
    business_license: z.string(),
    createdAt: Instant,
  }),
  domain: z.string().nullable(),
  /** Null without a domain, or without a name from the registry. */
  domainFit: z.enum(domainFits).nullable(),
  duplicates: z.array(OrganizationDuplicate),
  proposal: z.object({ byCaller: z.boolean(), at: Instant, note: z.string() }).nullable(),
  decisions: z.array(z.enum(['verify', 'needs_info', 'reject', 'confirm_rejection', 'decline_rejection', 'suspend'])),
  history: z.array(OrganizationStep),
});
export type OrganizationCase = z.infer<typeof OrganizationCase>;

/** `version` is the version that the reviewer saw. The note is sent to the organization, except with a verification. */
export const OrganizationDecision = z.strictObject({
  decision: z.enum(['verify', 'needs_info', 'reject', 'confirm_rejection', 'decline_rejection', 'suspend']),
  note: prose(limits.reasonLength),
  version: FirstVersion,
});
export type OrganizationDecision = z.infer<typeof OrganizationDecision>;

export const OrganizationReply = z.strictObject({ note: prose(limits.reasonLength), version: Version });
