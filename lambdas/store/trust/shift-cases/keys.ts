import type { ShiftCaseState } from '@shared/work/model/shifts/shift-case-vocabulary';

export const shiftCaseKeys = {
  shiftCase: (caseId: string) => ({ pk: `SHIFT_CASE#${caseId}`, sk: 'CASE' }),
} as const;

export const shiftCaseIndexes = {
  /** gsi1: open ones by when they're due, decided ones by their decision. */
  shiftCases: (state: ShiftCaseState) => `SHIFT_CASES#${state}`,
  /** gsi2: by opening. `ownerId`: the professional or the organization that a case concerns. */
  ownerShiftCases: (ownerId: string) => `OWNER#${ownerId}#SHIFT_CASES`,
} as const;
