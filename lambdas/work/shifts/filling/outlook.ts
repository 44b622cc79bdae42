import { mondayOfDay } from '@shared/core/rules/calendar-days';
import { leftToRaise, raisesOf } from '@shared/work/rules/filling/raises';
import { splitOf } from '@shared/work/rules/shifts/split-shift';
import type { Booking } from '@shared/work/model/booking';
import type { ShiftOutlook } from '@shared/work/model/shifts/shift-outlook';
import type { UnitPlace } from '../../../store/work/locations/ports';
import { isLive } from '../../../store/work/shifts/bookings/booking-steps';
import type { WholeShift } from '../../../store/work/shifts/ports';
import type { ShiftItem } from '../../../store/work/shifts/shift-item';
import { calibrationOf, forecastOf } from './fill-statistics';
import type { Deps } from '../ports';

export const isAhead = ({ status, startsAt }: ShiftItem, now: Date): boolean =>
  status === 'open' && Date.parse(startsAt) > now.getTime();

/** Returns a possible split; none once people are on the shift. */
const splitFor = (shift: ShiftItem, bookings: readonly Booking[]): ShiftOutlook['split'] => {
  const split = shift.atRisk && !bookings.some(isLive) ? splitOf(shift) : null;
  return split && { minutes: split.minutes, extraCents: split.extraCents };
};

/** Returns the outlook; null unless the shift is open and hasn't started. */
export const outlookOf = async (
  deps: Deps,
  { shift, bookings, run, invites }: WholeShift,
  { unit }: UnitPlace,
): Promise<ShiftOutlook | null> => {
  const now = deps.clock.now();
  if (!isAhead(shift, now)) return null;
  const [forecast, week] = await Promise.all([
    forecastOf(deps, shift, now),
    deps.fills.raiseWeek(shift.unitId, mondayOfDay(shift.day)),
  ]);
  const calibration = forecast && (await calibrationOf(deps, shift, forecast, now));
  const leftCents = leftToRaise(week, unit.weeklyRaiseCents);
  const raises = shift.atRisk ? raisesOf(shift) : [];
  return {
    forecast,
    calibration,
    target: unit.fillTarget,
    asked: invites.filter((it) => it.run === run?.run && it.state === 'sent').length,
    approvedCents: (unit.weeklyRaiseCents ?? 0) + week.extraCents,
    leftCents,
    split: splitFor(shift, bookings),
    raises: raises.map((raise) => ({ ...raise, needsManager: raise.costCents > leftCents })),
  };
};
