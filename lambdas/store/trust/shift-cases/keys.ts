import type { ShiftCaseState } from '@shared/work/model/shifts/shift-case-vocabulary';

export const shiftCaseKeys = {
  shiftCase: (caseId: string) => ({ pk: `SHIFT_CASE#${caseId}`, sk: 'CASE' }),
} as const;

export const shiftCaseIndexes = {
  /** gsi1: open ones by deadline, decided ones by decision time. */
  shiftCases: (state: ShiftCaseState) => `SHIFT_CASES#${state}`,
  /** gsi2: by opening. `ownerId`: the affected professional or organization. */
  ownerShiftCases: (ownerId: string) => `OWNER#${ownerId}#SHIFT_CASES`,
} as const;
