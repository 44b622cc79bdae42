import { mondayOfDay } from '@shared/core/rules/calendar-days';
import { isOnPayroll } from '@shared/work/rules/own-staff';
import { rulingRange } from '@shared/work/rules/attendance/dispute-cases';
import { linesAdded } from '@shared/work/rules/pay/adjustment-lines';
import { centsOf } from '@shared/work/rules/pay/shift-pay';
import { AppError } from '@shared/errors';
import type { Attendance } from '@shared/work/model/attendance';
import type { PayLine } from '@shared/work/model/pay-line';
import type { ShiftCase } from '../../trust/shift-cases/case-item';
import { emptyTimesheet, getStoredTimesheet, type TimesheetItem } from '../timesheets/timesheet-item';
import { withShiftLine, type LineApproval } from '../timesheets/shift-lines';
import type { WeekWrite } from '../timesheets/week-writes';
import type { Table } from '../../../platform/table/table';
import { withDerivedFields, payLinesOf } from './derive-attendance';
import type { AttendanceItem } from './attendance-item';
import { withClosedCase } from './dispute-cases';
import { nextVersion, writeStep, type Attended, type MovingDeps } from './move-attendance';

export type ApprovingDeps = MovingDeps & {
  /** Returns null if nothing was entered. */
  week(placementId: string, monday: string): Promise<TimesheetItem | null>;
};

export const createWeekOf = (table: Table) => (placementId: string, monday: string) =>
  getStoredTimesheet(table, placementId, monday);

/** `pay`: before overtime, which needs the other shifts of the workweek. */
export type Paid = { minutes: number; pay: PayLine[]; kind?: 'correction' };

/** Returns the week of the shift's day with its line; undefined if there is nothing to pay. */
export const weekWith = async (
  deps: Pick<ApprovingDeps, 'placement' | 'week'>,
  { placementId, day, shiftId, unitId, currency, timeZone }: AttendanceItem,
  { minutes, pay, kind }: Paid,
  approval: Omit<LineApproval, 'zone'>,
): Promise<WeekWrite | undefined> => {
  const cents = centsOf(pay);
  if (minutes === 0 && cents === 0) return undefined;
  const monday = mondayOfDay(day);
  const [placement, before] = await Promise.all([deps.placement(placementId), deps.week(placementId, monday)]);
  if (!placement) throw new AppError('NOT_FOUND');
  // Timesheets are for payments through Wardline; hours of own staff stay in their attendance.
  if (isOnPayroll(placement)) return undefined;
  // A week has one currency, that of its placement.
  if (placement.terms.currency !== currency) return undefined;
  const sheet = before ?? emptyTimesheet(placement, monday);
  return {
    before,
    after: withShiftLine(
      sheet,
      { day, minutes, shiftId, unitId, cents, ...(kind && { kind }), pay },
      { ...approval, zone: timeZone },
    ),
    placement,
  };
};

type Approval = {
  minutes: number;
  /** Name of the approver; null if approved automatically. */
  by: string | null;
  dispute?: Attendance['dispute'];
};

/** Approves once, together with the booking and the timesheet line. */
export const approveAttended = async (
  deps: ApprovingDeps,
  attended: Attended,
  { minutes, by, dispute = attended.item.dispute }: Approval,
): Promise<AttendanceItem> => {
  const now = deps.clock.now();
  const { booking, item } = attended;
  const approved = { minutes, at: now.toISOString(), by, bySilence: by === null };
  const pay = payLinesOf(item, booking, minutes);
  const week = await weekWith(deps, item, { minutes, pay }, { at: now, by });
  const after = withDerivedFields({ ...item, approved, dispute, approvedBySilenceAt: null }, booking);
  return writeStep(deps, attended, { to: 'approved', item: after, ...(week && { week }) }, now);
};

/** `closing`: the case to close, before and after. */
type Settlement = {
  minutes: number;
  /** Name of the decider; null for staff, or if the professional accepts. */
  by: string | null;
  isAccepted?: boolean;
  closing?: { before: ShiftCase; after: ShiftCase };
};

/** A lower result takes the difference back with another line. */
const correctionOf = (cents: number): Pick<Paid, 'kind' | 'pay'> => ({
  kind: 'correction',
  pay: [{ code: 'correction', cents }],
});

const differenceOf = ({ booking, item }: Attended, before: number, minutes: number): Paid => {
  const linesOf = (paid: number): PayLine[] => payLinesOf(item, booking, paid);
  const pay = linesAdded(linesOf(before), linesOf(minutes));
  const more = { minutes: minutes - before, pay };
  return minutes < before ? { ...more, ...correctionOf(centsOf(linesOf(minutes)) - centsOf(linesOf(before))) } : more;
};

/** Resolves a dispute: pays the difference as another line, because approved lines stay, and closes the case. */
export const resolveDispute = async (
  deps: ApprovingDeps,
  attended: Attended,
  { minutes, by, isAccepted = false, closing }: Settlement,
): Promise<AttendanceItem> => {
  const now = deps.clock.now();
  const { booking, stored, item } = attended;
  const { approved, dispute } = item;
  const isAppeal = closing?.after.isAppeal === true;
  if (!approved || !dispute || (dispute.settledMinutes !== null && !isAppeal)) throw new AppError('ILLEGAL_TRANSITION');
  const { least, most } = rulingRange(dispute, { approvedMinutes: approved.minutes, isAppeal });
  if (minutes < least || minutes > most) throw new AppError('ILLEGAL_TRANSITION');
  const week = await weekWith(deps, item, differenceOf(attended, approved.minutes, minutes), { at: now, by });
  const resolved: AttendanceItem = {
    ...item,
    approved: { ...approved, minutes },
    dispute: {
      ...withClosedCase(dispute, closing?.after ?? null),
      settledMinutes: minutes,
      settledAt: now.toISOString(),
      ...(isAccepted && { accepted: true as const }),
    },
  };
  const after = nextVersion(withDerivedFields(resolved, booking), now);
  await deps.attended.resolve({
    attendance: { before: stored, after },
    ...(week && { week }),
    ...(closing && { shiftCase: closing }),
  });
  return after;
};
