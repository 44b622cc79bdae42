import {
  Day,
  Instant,
  OrganizationId,
  ShiftCaseId,
  ShiftId,
  UploadId,
  UserId,
  Version,
} from '@shared/core/model/fields';
import { shiftCaseKinds, shiftCaseOutcomes, shiftCaseStates } from '@shared/work/model/shifts/shift-case-vocabulary';
import { bookingSides } from '@shared/work/model/shifts/shift-vocabulary';
import * as z from 'zod';
import type { Item } from '../../../platform/table/table';
import { entity } from '../../entity';
import { shiftCaseIndexes, shiftCaseKeys } from './keys';

/** A file of an appeal. */
const StoredFile = z.object({
  uploadId: UploadId,
  fileName: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  key: z.string(),
});

/** `ownerId`: the professional or organization with the event in their ledger; in a dispute, the professional. */
export const ShiftCase = z.object({
  caseId: ShiftCaseId,
  kind: z.enum(shiftCaseKinds),
  side: z.enum(bookingSides),
  ownerId: z.string(),
  /** Event ID; empty in a dispute, which concerns no ledger event. */
  eventId: z.string(),
  shiftId: ShiftId,
  /** In a dispute: the organization, which doesn't own it. */
  organizationId: OrganizationId.nullable().default(null),
  /** Day of the event or of the disputed shift. */
  on: Day,
  text: z.string(),
  /** Author; for an organization, one of its administrators. Null for automatic cases. */
  openedBy: UserId.nullable(),
  files: z.array(StoredFile).default([]),
  /** In a dispute: the side of `openedBy`. */
  openedFor: z.enum(bookingSides).nullable().default(null),
  /** In a dispute: appeals an earlier decision. */
  isAppeal: z.boolean().default(false),
  /** Person who made the appealed decision. */
  notBy: UserId.nullable().default(null),
  openedAt: Instant,
  dueAt: Instant,
  state: z.enum(shiftCaseStates),
  outcome: z.enum(shiftCaseOutcomes).nullable(),
  reason: z.string().nullable(),
  /** End of a decided pause or publishing stop. */
  pausedUntil: Instant.nullable(),
  /** Minutes: decided in a dispute, or claimed in an appeal against a no-show. */
  minutes: z.int().nonnegative().nullable().default(null),
  decidedBy: UserId.nullable(),
  decidedAt: Instant.nullable(),
  version: Version,
});
export type ShiftCase = z.infer<typeof ShiftCase>;

/** Values of cases other than disputes. */
export const ofNoDispute = {
  organizationId: null,
  openedFor: null,
  isAppeal: false,
  notBy: null,
} as const satisfies Partial<ShiftCase>;

/** Values of a new case. */
export const undecided = {
  state: 'open',
  outcome: null,
  reason: null,
  pausedUntil: null,
  minutes: null,
  decidedBy: null,
  decidedAt: null,
  version: 1,
} as const satisfies Partial<ShiftCase>;

export const readShiftCase = (item: Item): ShiftCase => ShiftCase.parse(item);

export const shiftCaseItem = (it: ShiftCase): Item => ({
  ...shiftCaseKeys.shiftCase(it.caseId),
  ...entity('ShiftCase'),
  ...it,
  gsi1pk: shiftCaseIndexes.shiftCases(it.state),
  gsi1sk: `${it.decidedAt ?? it.dueAt}#${it.caseId}`,
  gsi2pk: shiftCaseIndexes.ownerShiftCases(it.ownerId),
  gsi2sk: `${it.openedAt}#${it.caseId}`,
});
