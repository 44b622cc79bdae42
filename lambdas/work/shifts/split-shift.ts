import { splitOf } from '@shared/work/rules/shifts/split-shift';
import { AppError } from '@shared/errors';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { retryClaim } from '../../platform/table/retry-claim';
import { isLive } from '../../store/work/shifts/bookings/booking-steps';
import type { ShiftItem } from '../../store/work/shifts/shift-item';
import { editChange } from './edit-shift';
import { leavePattern } from './moved-unit';
import { isAhead } from './filling/outlook';
import { requireBudget } from './plans/require-budget';
import type { Deps } from './ports';
import { publishedRun, publishedWith } from './publishing';
import { authorizeUnit, authorizeShift } from './authorize-shift';
import { readShiftFor, type ShiftWithBookings } from './read-coverage';
import { plannedForm, type PlannedForm } from './shift-of-form';

type Split = { caller: AuthorizedCaller; shiftId: string; version: number };

/** Drops data of the whole shift, which doesn't apply to a part: forecast and pattern. */
const withoutPast = (shift: ShiftItem): ShiftItem => {
  const { patternId: _pattern, atRisk: _risk, forecast: _forecast, openIn: _open, ...part } = shift;
  return part;
};

const newPart = (deps: Deps, whole: ShiftItem, planned: PlannedForm, now: Date): ShiftItem => {
  const {
    coverNowAt: _asked,
    heldUntil: _held,
    batchId: _batch,
    remindedUntil: _reminded,
    ...kept
  } = withoutPast(whole);
  return {
    ...kept,
    ...planned,
    ...publishedWith(planned, now),
    shiftId: deps.clock.newId('shf'),
    ...{ confirmed: 0, requested: 0, backups: 0, cancelReason: '' },
    ...{ createdAt: now.toISOString(), updatedAt: now.toISOString(), version: 1, revision: 1 },
  };
};

const requireSplittable = (shift: ShiftItem, version: number, now: Date): void => {
  if (shift.version !== version) throw new AppError('STALE_VERSION');
  if (!shift.atRisk || !isAhead(shift, now)) throw new AppError('SHIFT_NOT_OPEN');
};

/** Writes both parts in one transaction. The second of two concurrent splits is rejected by its version. */
export const splitShift = async (deps: Deps, { caller, shiftId, version }: Split): Promise<ShiftWithBookings> => {
  const whole = await retryClaim(async () => {
    const now = deps.clock.now();
    const found = await deps.fills.whole(shiftId);
    const before = await authorizeShift(deps, caller, found?.shift);
    requireSplittable(before, version, now);
    const parts = splitOf(before);
    if (!found || !parts) throw new AppError('SHIFT_NOT_OPEN');
    if (found.bookings.some(isLive)) throw new AppError('SHIFT_NOT_EMPTY');
    const place = await authorizeUnit(deps, caller, before);
    const extra = { ...before, expectedCents: Math.ceil(parts.extraCents / before.headcount) };
    if (parts.extraCents > 0) await requireBudget(deps, caller, extra);
    const editing = { form: parts.first, place, byManager: caller.scope === 'organization', now };
    const change = await editChange(deps, found, editing);
    const second = newPart(deps, before, await plannedForm(parts.second, place, now), now);
    const splitOff = { shift: second, run: publishedRun(second, null, now) };
    await deps.shifts.change({ ...change, after: withoutPast(change.after), splitOff });
    return before;
  });
  await leavePattern(deps, whole);
  return readShiftFor(deps, { caller, shiftId });
};
