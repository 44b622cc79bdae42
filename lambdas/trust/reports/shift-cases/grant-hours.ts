import { businessDaysLater } from '@shared/core/rules/business-days';
import { AppError } from '@shared/errors';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import type { AttendanceItem } from '../../../store/work/attendance/attendance-item';
import { withDerivedFields } from '../../../store/work/attendance/derive-attendance';
import { nextVersion, readAttended, type Attended } from '../../../store/work/attendance/move-attendance';
import type { AttendanceWrite } from '../../../store/work/attendance/ports';
import type { ShiftCase } from '../../../store/trust/shift-cases/case-item';
import type { ShiftCaseDeps } from './ports';

/** Requires the appealed no-show, without hours granted before. */
const requireNoShow = async ({ ledgers }: ShiftCaseDeps, it: ShiftCase, { booking, item }: Attended): Promise<void> => {
  const event = await ledgers.event(it.ownerId, it.eventId);
  const isNoShow = event?.outcome.kind === 'no_show' && booking.status === 'no_show';
  if (!isNoShow || item.approved !== null) throw new AppError('ILLEGAL_TRANSITION');
};

/** Starts a dispute with nothing approved: the unit settles it, or it goes to staff at the deadline. */
const granted = (item: AttendanceItem, { minutes, text }: ShiftCase, now: Date): AttendanceItem => {
  const at = now.toISOString();
  return {
    ...item,
    approved: { minutes: 0, at, by: null, bySilence: false },
    dispute: {
      ...{ claimedMinutes: minutes ?? 0, foundMinutes: 0, statement: text, at },
      until: businessDaysLater(now, shiftLimits.grantedBusinessDays, item.timeZone).toISOString(),
      ...{ settledMinutes: null, settledAt: null, cases: [] },
    },
  };
};

/** Returns the attendance of an overturned no-show. The booking keeps its status. */
export const grantedHours = async (deps: ShiftCaseDeps, it: ShiftCase): Promise<AttendanceWrite> => {
  if (it.side !== 'worker') throw new AppError('ILLEGAL_TRANSITION');
  const attended = await readAttended(deps, { shiftId: it.shiftId, userId: it.ownerId });
  await requireNoShow(deps, it, attended);
  const now = deps.clock.now();
  const { booking, stored } = attended;
  const item = { ...attended.item, status: booking.status };
  return { before: stored, after: nextVersion(withDerivedFields(granted(item, it, now), booking), now) };
};
