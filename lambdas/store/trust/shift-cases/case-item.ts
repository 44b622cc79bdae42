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

/** As it came with an appeal. */
const StoredFile = z.object({
  uploadId: UploadId,
  fileName: z.string(),
  contentType: z.string(),
  bytes: z.int(),
  key: z.string(),
});

/** `ownerId`: the professional or the organization whose ledger the event is in; of a dispute, the professional. */
export const ShiftCase = z.object({
  caseId: ShiftCaseId,
  kind: z.enum(shiftCaseKinds),
  side: z.enum(bookingSides),
  ownerId: z.string(),
  /** Empty in a dispute, which is about no event of a ledger. */
  eventId: z.string(),
  shiftId: ShiftId,
  /** Of a dispute: the one that doesn't own it. */
  organizationId: OrganizationId.nullable().default(null),
  /** Of the event, or the day of the disputed shift. */
  on: Day,
  text: z.string(),
  /** Who wrote it: of an organization, one of its administrators. Null if no one did. */
  openedBy: UserId.nullable(),
  files: z.array(StoredFile).default([]),
  /** Of a dispute: the side of `openedBy`. */
  openedFor: z.enum(bookingSides).nullable().default(null),
  /** Of a dispute: about what was decided before. */
  isAppeal: z.boolean().default(false),
  /** Whoever decided what it appeals. */
  notBy: UserId.nullable().default(null),
  openedAt: Instant,
  dueAt: Instant,
  state: z.enum(shiftCaseStates),
  outcome: z.enum(shiftCaseOutcomes).nullable(),
  reason: z.string().nullable(),
  /** Of a pause that was decided, or a stop of publishing. */
  pausedUntil: Instant.nullable(),
  /** Of a dispute that was decided; of an appeal against a no-show, what the person who was there claims. */
  minutes: z.int().nonnegative().nullable().default(null),
  decidedBy: UserId.nullable(),
  decidedAt: Instant.nullable(),
  version: Version,
});
export type ShiftCase = z.infer<typeof ShiftCase>;

/** What only a dispute has. */
export const ofNoDispute = {
  organizationId: null,
  openedFor: null,
  isAppeal: false,
  notBy: null,
} as const satisfies Partial<ShiftCase>;

/** What is in a new case. */
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
