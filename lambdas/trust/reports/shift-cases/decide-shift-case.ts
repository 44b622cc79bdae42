import { AppError } from '@shared/errors';
import type { ShiftCaseDecision, ShiftCaseDetail } from '@shared/work/model/shifts/shift-case';
import { outcomesOfKind, type ShiftCaseOutcome } from '@shared/work/model/shifts/shift-case-vocabulary';
import { addSeconds } from '../../../platform/clock';
import type { AuthorizedCaller } from '../../../platform/http/caller';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { resolveDispute } from '../../../store/work/attendance/approve-attendance';
import { readAttended } from '../../../store/work/attendance/move-attendance';
import type { ShiftCase } from '../../../store/trust/shift-cases/case-item';
import { grantedHours } from './grant-hours';
import { mayDecide } from './may-decide';
import type { ShiftCaseDeps } from './ports';
import { shiftCaseDetail } from './review-shift-cases';

type Command = { caller: AuthorizedCaller; caseId: string; form: ShiftCaseDecision };

const decided = (stored: ShiftCase, form: ShiftCaseDecision, { by, now }: { by: string; now: Date }): ShiftCase => ({
  ...stored,
  ...{ outcome: form.outcome, reason: form.reason, state: 'decided', decidedBy: by },
  pausedUntil: 'days' in form ? addSeconds(now, form.days * 24 * 3600).toISOString() : null,
  minutes: ('minutes' in form ? form.minutes : null) ?? null,
  decidedAt: now.toISOString(),
  version: stored.version + 1,
});

const outcomes: Readonly<Record<ShiftCase['kind'], readonly ShiftCaseOutcome[]>> = outcomesOfKind;

/** Approves and pays hours with the decision. A concurrent settlement by the two sides conflicts. */
const rule = async (deps: ShiftCaseDeps, before: ShiftCase, after: ShiftCase): Promise<void> => {
  const attended = await readAttended(deps, { shiftId: before.shiftId, userId: before.ownerId });
  await resolveDispute(deps, attended, { minutes: after.minutes ?? 0, by: null, closing: { before, after } });
};

const write = async (deps: ShiftCaseDeps, before: ShiftCase, after: ShiftCase): Promise<void> => {
  if (after.kind === 'dispute') return rule(deps, before, after);
  const attendance = after.minutes === null ? null : await grantedHours(deps, after);
  return deps.shiftCases.decide(before, after, attendance);
};

/** Decides the displayed version once; a concurrent reviewer sees the first decision. */
export const decideShiftCase = async (
  deps: ShiftCaseDeps,
  { caller, caseId, form }: Command,
): Promise<ShiftCaseDetail> => {
  const after = await retryOnConflict(async () => {
    const stored = await deps.shiftCases.get(caseId);
    if (!stored) throw new AppError('NOT_FOUND');
    if (!mayDecide(stored, caller)) throw new AppError('FORBIDDEN');
    if (stored.version !== form.version) throw new AppError('STALE_VERSION');
    const isPossible = stored.state === 'open' && outcomes[stored.kind].includes(form.outcome);
    if (!isPossible) throw new AppError('ILLEGAL_TRANSITION');
    const made = decided(stored, form, { by: caller.userId, now: deps.clock.now() });
    await write(deps, stored, made);
    return made;
  });
  if (after.kind === 'dispute') await deps.recomputePay({ shiftId: after.shiftId, userId: after.ownerId });
  return shiftCaseDetail(deps, after, caller);
};
