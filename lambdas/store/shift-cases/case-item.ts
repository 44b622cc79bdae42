import { Day, Instant, ShiftId, UserId, Version } from '@shared/model/fields';
import { ShiftCaseId } from '@shared/model/reliability';
import { shiftCaseKinds, shiftCaseOutcomes, shiftCaseStates } from '@shared/model/shift-case-vocabulary';
import { bookingSides } from '@shared/model/shift-vocabulary';
import * as z from 'zod';
import type { Item } from '../../platform/table/table';
import { entity } from '../entity';
import { shiftCaseIndexes, shiftCaseKeys } from './keys';

/** `ownerId`: the professional or the organization whose ledger the event is in. */
export const ShiftCase = z.object({
  caseId: ShiftCaseId,
  kind: z.enum(shiftCaseKinds),
  side: z.enum(bookingSides),
  ownerId: z.string(),
  eventId: z.string(),
  shiftId: ShiftId,
  /** Of the event. */
  on: Day,
  text: z.string(),
  /** Who wrote it: of an organization, one of its administrators. Null if no one did. */
  openedBy: UserId.nullable(),
  openedAt: Instant,
  dueAt: Instant,
  state: z.enum(shiftCaseStates),
  outcome: z.enum(shiftCaseOutcomes).nullable(),
  reason: z.string().nullable(),
  /** Of a pause that was decided. */
  pausedUntil: Instant.nullable(),
  decidedBy: UserId.nullable(),
  decidedAt: Instant.nullable(),
  version: Version,
});
export type ShiftCase = z.infer<typeof ShiftCase>;

/** What is in a new case. */
export const undecided = {
  state: 'open',
  outcome: null,
  reason: null,
  pausedUntil: null,
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
