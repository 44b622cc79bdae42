import * as z from 'zod';
import { limits } from '../../limits';
import { Unit } from '../../core/model/enumerations';
import { Day, EntryId, Instant, line, optionalProse, PlacementId, prose, Version } from '../../core/model/fields';
import { GivenDay } from '../../core/model/given-times';
import { UploadReceipt } from '../../core/model/file';
import { CredentialDocument } from './verification';

/** Items of a compliance file. Labels: locales/<language>/labels/compliance.json; rules: data/healthcare/compliance.ts. */
export const complianceCodes = [
  'license',
  'certification',
  'exclusion',
  'identity',
  'background_check',
  'drug_screen',
  'health',
  'infection_control',
  'skills_checklist',
  'references',
  'work_history',
  'malpractice',
  'data_bank',
  'privileges',
  'ehr_training',
  'orientation',
  'facility',
] as const;
export const ComplianceCode = z.enum(complianceCodes);
export type ComplianceCode = z.infer<typeof ComplianceCode>;

export const complianceOwners = ['professional', 'employer', 'platform'] as const;
export const ComplianceOwner = z.enum(complianceOwners);
export type ComplianceOwner = z.infer<typeof ComplianceOwner>;

export const complianceStates = [
  'missing',
  'submitted',
  'in_review',
  'accepted',
  'rejected',
  'expiring',
  'expired',
  'waived',
  'not_applicable',
] as const;
export const ComplianceState = z.enum(complianceStates);
export type ComplianceState = z.infer<typeof ComplianceState>;

/** The code, followed by the state, certification, health record, or facility item if there are several of a kind. */
export const ComplianceItemId = z
  .string()
  .max(80)
  .regex(/^[a-z_]+(-[A-Za-z0-9_]+)?$/);

/** Sources of an item's dates. */
export const complianceSources = ['wallet', 'document', 'employer', 'platform'] as const;

/** Reasons why the first day can't be confirmed. */
export const readinessReasons = [
  'open',
  'rejected',
  'expired',
  'expires_before_start',
  'not_verified',
  'verified_too_long_ago',
  'cannot_be_waived',
] as const;

export const ReadinessProblem = z.object({
  itemId: ComplianceItemId,
  reason: z.enum(readinessReasons),
  /** For `verified_too_long_ago`: age in days and maximum age. */
  days: z.int().nullable(),
  allowed: z.int().nullable(),
});
export type ReadinessProblem = z.infer<typeof ReadinessProblem>;

export const ComplianceItem = z.object({
  itemId: ComplianceItemId,
  code: ComplianceCode,
  subject: z.string(),
  /** Label of a facility's own item. */
  label: z.string(),
  owner: ComplianceOwner,
  dueOn: Day,
  blocksStart: z.boolean(),
  mayBeWaived: z.boolean(),
  state: ComplianceState,
  verifiedOn: Day.nullable(),
  validUntil: Day.nullable(),
  source: z.enum(complianceSources).nullable(),
  /** Time at which the professional agreed to share data from the wallet. */
  sharedAt: Instant.nullable(),
  /** Whether the wallet has something to share; only for the professional. */
  inWallet: z.boolean(),
  note: z.string(),
  reason: z.string(),
  decidedBy: z.string().nullable(),
  decidedAt: Instant.nullable(),
  document: CredentialDocument.nullable(),
  version: Version,
});
export type ComplianceItem = z.infer<typeof ComplianceItem>;

export const DocumentOpening = z.object({ itemId: ComplianceItemId, at: Instant, by: z.string(), reason: z.string() });
export type DocumentOpening = z.infer<typeof DocumentOpening>;

/** Completion date of a file. `measured`: all durations behind it were measured; otherwise some are estimates. */
export const StartForecast = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({
    kind: z.literal('dated'),
    earliestOn: Day,
    safeOn: Day,
    /** Longest item on the longest path. */
    decidedBy: ComplianceItemId,
    /** Earliest day if that item were done today; the same day if another path is as long. */
    withoutItOn: Day,
    measured: z.boolean(),
  }),
  /** Items without a known duration, so there is no date. */
  z.object({ kind: z.literal('unknown'), items: z.array(ComplianceItemId).min(1) }),
]);
export type StartForecast = z.infer<typeof StartForecast>;

export const ComplianceFile = z.object({
  placementId: PlacementId,
  /** False for placements from before files existed: shown, but not blocking. */
  enforced: z.boolean(),
  startOn: Day,
  startConfirmedAt: Instant.nullable(),
  ready: z.object({ done: z.int(), total: z.int(), problems: z.array(ReadinessProblem) }),
  /** Null once the first day is confirmed, for files that don't block, and for support. */
  forecast: StartForecast.nullable().default(null),
  items: z.array(ComplianceItem),
  /** Newest openings first; hidden from members. */
  openings: z.array(DocumentOpening),
});
export type ComplianceFile = z.infer<typeof ComplianceFile>;

/** Evidence submitted by an item's owner; the uploaded document replaces an earlier one. */
export const ComplianceEvidence = z.strictObject({
  note: optionalProse(limits.reasonLength),
  validUntil: GivenDay.nullable(),
  upload: UploadReceipt.nullable(),
  version: Version,
});
export type ComplianceEvidence = z.infer<typeof ComplianceEvidence>;

const reasoned = { reason: prose(limits.reasonLength), version: Version };
export const ComplianceDecision = z.discriminatedUnion('decision', [
  z.strictObject({
    decision: z.literal('accept'),
    verifiedOn: GivenDay,
    validUntil: GivenDay.nullable(),
    version: Version,
  }),
  z.strictObject({ decision: z.literal('reject'), ...reasoned }),
  z.strictObject({ decision: z.literal('waive'), ...reasoned }),
  z.strictObject({ decision: z.literal('not_applicable'), ...reasoned }),
  z.strictObject({ decision: z.literal('reopen'), version: Version }),
]);
export type ComplianceDecision = z.infer<typeof ComplianceDecision>;

/** Item required only by this facility. */
export const FacilityItem = z.strictObject({
  id: EntryId,
  label: line(limits.facilityItemLength),
  owner: z.enum(['professional', 'employer']),
  blocksStart: z.boolean(),
});
export type FacilityItem = z.infer<typeof FacilityItem>;

export const FacilityListForm = z.strictObject({
  /** Selected optional items, as item IDs. */
  optional: z.array(ComplianceItemId).max(limits.facilityOptionalItems),
  own: z.array(FacilityItem).max(limits.facilityItems),
});
export type FacilityListForm = z.infer<typeof FacilityListForm>;

export const FacilityList = z.object({
  ...FacilityListForm.shape,
  /** Null applies to every unit without its own list. */
  unit: Unit.nullable(),
  version: z.int().nonnegative(),
});
export type FacilityList = z.infer<typeof FacilityList>;
