import { AppError } from '@shared/errors';
import type { ShiftCaseDecision, ShiftCaseDetail } from '@shared/model/shift-case';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { ShiftCase } from '../../store/shift-cases/case-item';
import type { ShiftCaseDeps } from './ports';
import { shiftCaseDetail } from './review-shift-cases';

type Command = { caller: AuthorizedCaller; caseId: string; form: ShiftCaseDecision };

/** Once, on the version that was shown: of two at the same time, one sees what the other decided. */
export const decideShiftCase = async (
  deps: ShiftCaseDeps,
  { caller, caseId, form: { outcome, reason, version } }: Command,
): Promise<ShiftCaseDetail> => {
  const after = await retryOnConflict(async () => {
    const stored = await deps.shiftCases.get(caseId);
    if (!stored) throw new AppError('NOT_FOUND');
    if (stored.openedBy === caller.userId) throw new AppError('FORBIDDEN');
    if (stored.version !== version) throw new AppError('STALE_VERSION');
    if (stored.state !== 'open') throw new AppError('ILLEGAL_TRANSITION');
    const decided: ShiftCase = {
      ...stored,
      ...{ outcome, reason, state: 'decided', decidedBy: caller.userId },
      decidedAt: deps.clock.now().toISOString(),
      version: version + 1,
    };
    await deps.shiftCases.decide(stored, decided);
    return decided;
  });
  return shiftCaseDetail(deps, after);
};
