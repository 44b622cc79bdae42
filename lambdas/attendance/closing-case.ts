import { openDisputeCase } from '@shared/domain/shifts/dispute-cases';
import { settledCase } from '../store/attendance/dispute-cases';
import type { Attended } from '../store/attendance/move-attendance';
import type { ShiftCase } from '../store/shift-cases/case-item';
import type { Deps } from './ports';

/** A case that staff haven't decided closes with the settlement. */
export const closingOf = async (
  { shiftCases, clock }: Pick<Deps, 'shiftCases' | 'clock'>,
  { item }: Pick<Attended, 'item'>,
): Promise<{ before: ShiftCase; after: ShiftCase } | null> => {
  const open = item.dispute && openDisputeCase(item.dispute);
  const before = open && (await shiftCases.get(open.caseId));
  return before?.state === 'open' ? { before, after: settledCase(before, clock.now()) } : null;
};
