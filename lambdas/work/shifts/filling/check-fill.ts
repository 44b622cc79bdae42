import { forecastDecile, isAtRisk, nextCheckpoint, type FillForecast } from '@shared/work/rules/filling/fill-forecast';
import { raisesOf } from '@shared/work/rules/filling/raises';
import type { UnitPlace } from '../../../store/work/locations/ports';
import { nextRevision } from '../../../store/work/shifts/bookings/booking-steps';
import type { FillRun } from '../../../store/work/shifts/filling/fill-item';
import type { ShiftChange, WholeShift } from '../../../store/work/shifts/ports';
import type { ShiftItem } from '../../../store/work/shifts/shift-item';
import { forecastOf } from './fill-statistics';
import { isAhead } from './outlook';
import type { Deps } from '../ports';
import { raiseChange } from './raise-change';

type Due = WholeShift & { run: FillRun; now: Date };

const checkedRun = (run: FillRun, { startsAt }: ShiftItem, now: Date): FillRun => ({
  ...run,
  checkAt: nextCheckpoint(now, startsAt),
  checkedAt: now.toISOString(),
  version: run.version + 1,
});

/** Marks a shift as at risk, or unmarks it. The mark keeps its start, and the first forecast stays for comparison. */
const withForecast = (
  { atRisk: known, ...shift }: ShiftItem,
  forecast: FillForecast | null,
  target: number,
  now: Date,
): ShiftItem => ({
  ...shift,
  ...(forecast && { forecast: shift.forecast ?? forecastDecile(forecast.share) }),
  ...(isAtRisk(forecast, shift.requested, target) && {
    atRisk: {
      since: known?.since ?? now.toISOString(),
      ...(forecast && { covered: forecast.covered, of: forecast.of }),
    },
  }),
});

/** Applies the cheapest raise, if the unit allows automatic ones and this week's amount suffices. */
const raisedByItself = async (
  deps: Deps,
  { now, ...whole }: Due,
  place: UnitPlace,
  forecasted: ShiftItem,
): Promise<ShiftChange | null> => {
  const [raise] = raisesOf(whole.shift);
  if (!forecasted.atRisk || !place.unit.raisesItself || !raise) return null;
  return raiseChange(deps, { ...whole, shift: forecasted }, { raise, place, byManager: false, now });
};

const evaluateFill = async (deps: Deps, due: Due, place: UnitPlace): Promise<void> => {
  const { shift: before, run, now } = due;
  const forecast = await forecastOf(deps, before, now);
  const forecasted = withForecast(before, forecast, place.unit.fillTarget, now);
  const raised = await raisedByItself(deps, due, place, forecasted);
  const after = checkedRun(raised?.fill?.run?.after ?? run, before, now);
  await deps.shifts.change({
    ...(raised ?? { after: nextRevision(forecasted, now), bookings: [] }),
    before,
    fill: { ...raised?.fill, run: { before: run, after: { ...after, version: run.version + 1 } } },
  });
};

/**
 * Checks at checkpoints and after a departure whether an open shift is at risk, and raises its pay if the unit
 * allows it. Conflicts with concurrent changes of the shift. Repeatable.
 */
export const checkFill = async (deps: Deps, shiftId: string): Promise<void> => {
  const found = await deps.fills.whole(shiftId);
  const run = found?.run;
  const now = deps.clock.now();
  if (!found || run?.state !== 'running' || run.checkAt === null) return;
  if (Date.parse(run.checkAt) > now.getTime()) return;
  const place = isAhead(found.shift, now) ? await deps.locations.unit(found.shift) : null;
  if (place) await evaluateFill(deps, { ...found, run, now }, place);
  else await deps.fills.change({ run: { before: run, after: checkedRun(run, found.shift, now) } });
};
