import { mondayOfDay } from '@shared/core/rules/calendar-days';
import { centsWith, raisedPay, spendOnRaise, type Raise } from '@shared/work/rules/filling/raises';
import type { UnitPlace } from '../../../store/work/locations/ports';
import { nextRevision } from '../../../store/work/shifts/bookings/booking-steps';
import type { FillRun } from '../../../store/work/shifts/filling/fill-item';
import type { ShiftChange, WholeShift } from '../../../store/work/shifts/ports';
import type { ShiftItem } from '../../../store/work/shifts/shift-item';
import { changedBookings, changedShift } from '../booking/changed-bookings';
import type { Deps } from '../ports';
import { hashOfTerms } from '../shift-of-form';
import { newRun } from './start-fill';

const raisedShift = async (shift: ShiftItem, { kind }: Raise, now: Date): Promise<ShiftItem> => {
  const pay = raisedPay(shift, kind);
  const raised = { ...shift, ...pay };
  return nextRevision(
    {
      ...raised,
      expectedCents: centsWith(shift, pay),
      termsHash: await hashOfTerms(raised),
      version: shift.version + 1,
    },
    now,
  );
};

/** Restarts the invitations, unless a supervisor paused them. */
const runAfter = (shift: ShiftItem, run: FillRun | null, now: Date): FillRun | null => {
  if (run?.state === 'paused') return null;
  const kind = run && run.state === 'running' ? run.kind : 'waves';
  return newRun(shift, run, { kind, cause: 'raised', at: now.toISOString() });
};

type Raising = { raise: Raise; place: UnitPlace; byManager: boolean; now: Date };

/**
 * Builds a raise with its cost in one transaction; `continueBulkChange` handles further backups. Null above the unit's
 * approved amount for the week.
 */
export const raiseChange = async (
  deps: Deps,
  { shift: before, bookings, run }: WholeShift,
  { raise, place, byManager, now }: Raising,
): Promise<ShiftChange | null> => {
  const { unitId } = before;
  const monday = mondayOfDay(before.day);
  const spent = await deps.fills.raiseWeek(unitId, monday);
  const approvedCents = place.unit.weeklyRaiseCents;
  const week = spendOnRaise(spent, { costCents: raise.costCents, approvedCents, byManager });
  if (!week) return null;
  const after = await raisedShift(before, raise, now);
  const next = runAfter(after, run, now);
  const changed = await changedBookings(deps, bookings, { before, shift: after }, now);
  return {
    before,
    after: changedShift(changed, after, now),
    bookings: changed.steps,
    fill: {
      ...(next && { run: { before: run, after: next } }),
      raises: { unitId, monday, before: spent, after: week },
    },
  };
};
