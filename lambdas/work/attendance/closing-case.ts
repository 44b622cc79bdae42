import { openDisputeCase } from '@shared/work/rules/attendance/dispute-cases';
import { resolvedCase } from '../../store/work/attendance/dispute-cases';
import type { Attended } from '../../store/work/attendance/move-attendance';
import type { ShiftCase } from '../../store/trust/shift-cases/case-item';
import type { Deps } from './ports';

/** Loads the undecided case, which the settlement closes. */
export const loadClosingCase = async (
  { shiftCases, clock }: Pick<Deps, 'shiftCases' | 'clock'>,
  { item }: Pick<Attended, 'item'>,
): Promise<{ before: ShiftCase; after: ShiftCase } | null> => {
  const open = item.dispute && openDisputeCase(item.dispute);
  const before = open && (await shiftCases.get(open.caseId));
  return before?.state === 'open' ? { before, after: resolvedCase(before, clock.now()) } : null;
};
