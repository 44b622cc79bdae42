import { AppError } from '@shared/errors';
import type { ShiftCaseDecision, ShiftCaseDetail } from '@shared/model/shift-case';
import { outcomesOfKind } from '@shared/model/shift-case-vocabulary';
import { addSeconds } from '../../platform/clock';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { ShiftCase } from '../../store/shift-cases/case-item';
import type { ShiftCaseDeps } from './ports';
import { shiftCaseDetail } from './review-shift-cases';

type Command = { caller: AuthorizedCaller; caseId: string; form: ShiftCaseDecision };

const decided = (stored: ShiftCase, form: ShiftCaseDecision, { by, now }: { by: string; now: Date }): ShiftCase => ({
  ...stored,
  ...{ outcome: form.outcome, reason: form.reason, state: 'decided', decidedBy: by },
  pausedUntil: form.outcome === 'paused' ? addSeconds(now, form.days * 24 * 3600).toISOString() : null,
  decidedAt: now.toISOString(),
  version: stored.version + 1,
});

/** Once, on the version that was shown: of two at the same time, one sees what the other decided. */
export const decideShiftCase = async (
  deps: ShiftCaseDeps,
  { caller, caseId, form }: Command,
): Promise<ShiftCaseDetail> => {
  const after = await retryOnConflict(async () => {
    const stored = await deps.shiftCases.get(caseId);
    if (!stored) throw new AppError('NOT_FOUND');
    if (stored.openedBy === caller.userId) throw new AppError('FORBIDDEN');
    if (stored.version !== form.version) throw new AppError('STALE_VERSION');
    const isPossible = stored.state === 'open' && outcomesOfKind[stored.kind].includes(form.outcome);
    if (!isPossible) throw new AppError('ILLEGAL_TRANSITION');
    const made = decided(stored, form, { by: caller.userId, now: deps.clock.now() });
    await deps.shiftCases.decide(stored, made);
    return made;
  });
  return shiftCaseDetail(deps, after);
};
