import { raisesOf } from '@shared/work/rules/filling/raises';
import { AppError } from '@shared/errors';
import type { RaiseKind } from '@shared/work/model/shifts/shift-vocabulary';
import type { AuthorizedCaller } from '../../../platform/http/caller';
import { retryClaim } from '../../../platform/table/retry-claim';
import { continueBulkChange } from '../continue-bulk-change';
import { isAhead } from './outlook';
import type { Deps } from '../ports';
import { raiseChange } from './raise-change';
import { authorizeUnit, authorizeShift } from '../authorize-shift';
import { readShiftFor, type ShiftWithBookings } from '../read-coverage';

type Raise = { caller: AuthorizedCaller; shiftId: string; raise: RaiseKind; version: number };

/** Raises the pay of a shift. The second of two concurrent raises is rejected by its version. */
export const raiseShiftPay = async (
  deps: Deps,
  { caller, shiftId, raise: kind, version }: Raise,
): Promise<ShiftWithBookings> => {
  await retryClaim(async () => {
    const found = await deps.fills.whole(shiftId);
    const shift = await authorizeShift(deps, caller, found?.shift);
    const now = deps.clock.now();
    if (shift.version !== version) throw new AppError('STALE_VERSION');
    if (!found || !shift.atRisk || !isAhead(shift, now)) throw new AppError('SHIFT_NOT_OPEN');
    const place = await authorizeUnit(deps, caller, shift);
    const raise = raisesOf(shift).find((it) => it.kind === kind)!;
    const byManager = caller.scope === 'organization';
    const change = await raiseChange(deps, found, { raise, place, byManager, now });
    if (!change) throw new AppError('RAISE_OVER_APPROVED');
    await deps.shifts.change(change);
  });
  await continueBulkChange(deps, shiftId);
  return readShiftFor(deps, { caller, shiftId });
};
