import * as z from 'zod';
import { evidenceLimits } from '../limits/evidence-limits';
import { limits } from '../../limits';
import { notice } from '../../text/notice';
import { Profession } from '../../core/model/enumerations';
import { CertificationId, Day, EvidencePacketId, Instant, LicenseId, line, ReferenceId } from '../../core/model/fields';
import { heldCertifications, licenseScopes } from '../../people/model/healthcare-vocabulary';
import { StateCode } from '../../people/model/professional';
import { licenseTypes } from '../../people/model/profile-vocabulary';
import { proofStates } from './proof';
import { referenceFacts } from '../../people/model/reference';
import { VerificationSource } from '../../people/model/verification';

export const attendanceRecordId = 'attendance';

const verified = { source: VerificationSource, verifiedOn: Day };
const held = { name: z.string(), number: z.string(), issuedBy: z.string() };
const Count = z.int().nonnegative();

/** Contents of a packet: only data verified, confirmed, or recorded here. Nothing from the health file. */
export const EvidenceItem = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('license'),
    id: LicenseId,
    ...held,
    type: z.enum(licenseTypes),
    profession: Profession.nullable(),
    state: StateCode.nullable(),
    scope: z.enum(licenseScopes),
    issuedOn: Day.nullable(),
    expiresOn: Day.nullable(),
    ...verified,
  }),
  z.object({
    kind: z.literal('certification'),
    id: CertificationId,
    ...held,
    code: z.enum(heldCertifications),
    issuedOn: Day.nullable(),
    expiresOn: Day.nullable(),
    ...verified,
  }),
  /** Facts confirmed by the writer, without opinions and contact details, which were given for employers here. */
  z.object({
    kind: z.literal('reference'),
    id: ReferenceId,
    ...referenceFacts,
    answeredOn: Day,
  }),
  /**
   * Record of shifts booked here. `late`, `canceled`, and `noShows` exclude exempt ones. `agreed`: worked shifts without
   * clock times, whose hours were agreed after an appeal; missing if there are none.
   */
  z.object({
    kind: z.literal('attendance'),
    id: z.literal(attendanceRecordId),
    from: Day,
    until: Day,
    worked: Count,
    late: Count,
    canceled: Count,
    noShows: Count,
    agreed: z.int().positive().exactOptional(),
  }),
]);
export type EvidenceItem = z.infer<typeof EvidenceItem>;
export type EvidenceKind = EvidenceItem['kind'];

export const EvidenceItemId = z.union([LicenseId, CertificationId, ReferenceId, z.literal(attendanceRecordId)]);

export const EvidencePacketForm = z.strictObject({
  items: z.array(EvidenceItemId).min(1, notice('packetItemRequired')).max(evidenceLimits.packetItems),
  recipient: line(limits.organizationLength),
  purpose: line(limits.nameLength),
  days: z.int().min(evidenceLimits.packetDays.min).max(evidenceLimits.packetDays.max),
});
export type EvidencePacketForm = z.infer<typeof EvidencePacketForm>;

/** The person's consent receipt: items, recipient, purpose, expiry, and openings. */
export const EvidencePacket = z.object({
  packetId: EvidencePacketId,
  /** Items as named at creation. */
  items: z.array(
    z.object({ kind: z.enum(['license', 'certification', 'reference', 'attendance']), label: z.string() }),
  ),
  recipient: z.string(),
  purpose: z.string(),
  createdAt: Instant,
  validUntil: Instant,
  revokedAt: Instant.nullable(),
  state: z.enum(proofStates),
  opened: Count,
  /** Times at which its code was checked, newest first. */
  openings: z.array(Instant),
});
export type EvidencePacket = z.infer<typeof EvidencePacket>;

/** FHIR R4 resources (hl7.org/fhir/R4) with the fields that a packet uses. */
const FhirResource = z.looseObject({ resourceType: z.enum(['Practitioner', 'VerificationResult', 'Provenance']) });

export const SignedEvidencePacket = z.object({
  document: z.object({
    type: z.literal('evidence-packet'),
    packetId: EvidencePacketId,
    professional: z.string(),
    recipient: z.string(),
    purpose: z.string(),
    issuedAt: Instant,
    validUntil: Instant,
    items: z.array(EvidenceItem),
    bundle: z.object({
      resourceType: z.literal('Bundle'),
      type: z.literal('collection'),
      timestamp: Instant,
      entry: z.array(z.object({ fullUrl: z.string(), resource: FhirResource })),
    }),
    checkAt: z.url(),
  }),
  signature: z.string(),
  keysAt: z.url(),
});
export type SignedEvidencePacket = z.infer<typeof SignedEvidencePacket>;
