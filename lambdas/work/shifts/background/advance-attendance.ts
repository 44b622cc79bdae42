import { dueClockStep, isRemindedWith, type ClockStep } from '@shared/work/rules/attendance/attendance-clock';
import { isFillable } from '@shared/work/rules/filling/filling';
import { moveProblem } from '@shared/work/rules/shifts/shift-status';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import type { Clock } from '../../../platform/clock';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { approveAttended, type ApprovingDeps } from '../../../store/work/attendance/approve-attendance';
import type { AttendanceItem } from '../../../store/work/attendance/attendance-item';
import { isDisputed, withDisputeCase } from '../../../store/work/attendance/dispute-cases';
import {
  nextVersion,
  readAttended,
  saveAttendance,
  writeStep,
  type Attended,
} from '../../../store/work/attendance/move-attendance';
import type { DueAttendance } from '../../../store/work/attendance/ports';
import { withHeads } from '../../../store/work/shifts/bookings/booking-heads';
import { withCounters } from '../../../store/work/shifts/bookings/booking-steps';
import type { Fills } from '../../../store/work/shifts/ports';
import { newRun, staysAs } from '../filling/start-fill';

export type AttendanceClockDeps = ApprovingDeps & {
  clock: Clock;
  due: Pick<DueAttendance, 'awaitingApproval' | 'remind'>;
  fills: Pick<Fills, 'run'>;
};

type Act = (deps: AttendanceClockDeps, attended: Attended, step: ClockStep) => Promise<boolean>;

const noted = async (
  deps: AttendanceClockDeps,
  { stored, item }: Attended,
  fields: Partial<AttendanceItem>,
): Promise<boolean> => {
  await saveAttendance(deps, { stored, item: { ...item, ...fields } }, deps.clock.now());
  return true;
};

/**
 * Marks the person as missing, and looks for a replacement in the same write, so someone who clocks in at that moment
 * isn't replaced. The booking stays, because only people record a no-show.
 */
const missPerson: Act = async (deps, { shift, booking, item, stored }) => {
  // The shift starts first, and this stays due.
  if (shift.status === 'open' || shift.status === 'covered') throw new ConcurrentModificationError();
  const now = deps.clock.now();
  const at = now.toISOString();
  const run = await deps.fills.run(shift.shiftId);
  const missed = { ...booking, missingSince: at, updatedAt: at, version: booking.version + 1 };
  const step = { before: booking, after: missed };
  const counts = withCounters(shift, step, now);
  const covering = { ...counts, coverNowAt: counts.coverNowAt ?? at };
  const mayFill = isFillable(covering, now);
  const starts = mayFill && !staysAs(run, 'cover_now');
  await deps.attended.change({
    before: shift,
    after: mayFill ? covering : counts,
    bookings: await withHeads(deps, [step], now),
    attendance: { before: stored, after: nextVersion({ ...item, missingAt: at }, now) },
    ...(starts && {
      fill: { run: { before: run, after: newRun(shift, run, { kind: 'cover_now', cause: 'late', at }) } },
    }),
  });
  return true;
};

/** Asks for missing times, which are never made up. */
const needTime: Act = async (deps, attended) => {
  const { booking, item } = attended;
  const now = deps.clock.now();
  const facts = { startsAt: booking.startsAt, endsAt: booking.endsAt, hasReason: false };
  if (moveProblem(booking.status, 'completed', 'clock', facts, now) !== null) return false;
  await writeStep(deps, attended, { to: 'completed', item: { ...item, needsTime: true } }, now);
  return true;
};

/** Reminds a unit once of all attendance that is soon approved automatically. */
const remindUnit: Act = async (deps, { item }) => {
  const now = deps.clock.now();
  const { locationId, unitId, approvedBySilenceAt, shiftId, professional } = item;
  const isLeader = (it: AttendanceItem): boolean =>
    it.shiftId === shiftId && it.professional.userId === professional.userId;
  const waiting = await deps.due.awaitingApproval({ locationId, unitId }, shiftLimits.approvedAtOnce);
  const isNamed = ({ approvedBySilenceAt: at, approvalRemindedAt }: AttendanceItem): boolean =>
    at !== null && approvalRemindedAt === null && isRemindedWith(approvedBySilenceAt ?? at, at);
  const named = waiting.filter(isNamed);
  const reminded = named.map((before) => ({
    before,
    after: nextVersion({ ...before, approvalRemindedAt: now.toISOString(), leadsReminder: isLeader(before) }, now),
  }));
  // The list may lag; then the next run has it.
  if (!named.some(isLeader)) return false;
  await deps.due.remind(reminded);
  return true;
};

/** Opens a case after the deadline for a settlement. The second of two concurrent writes sees the first. */
const openDispute: Act = async (deps, { stored, item }) => {
  if (!isDisputed(item)) return false;
  const now = deps.clock.now();
  const opening = { caseId: deps.clock.newId('shc'), now, by: null, appealed: null };
  const { item: after, opened } = withDisputeCase(item, opening);
  await deps.attended.resolve({
    attendance: { before: stored, after: nextVersion(after, now) },
    shiftCase: { before: null, after: opened },
  });
  return true;
};

const acts: Record<ClockStep['step'], Act> = {
  on_way: (deps, attended) => noted(deps, attended, { askedAt: deps.clock.now().toISOString() }),
  missing: missPerson,
  still_working: (deps, attended, { minutes = 0 }) => noted(deps, attended, { stillAsked: minutes }),
  needs_time: needTime,
  approval_due: remindUnit,
  approved_by_silence: async (deps, attended) => {
    const { recorded } = attended.item;
    if (!recorded) return false;
    await approveAttended(deps, attended, { minutes: recorded.worked, by: null });
    return true;
  },
  dispute_unsettled: openDispute,
};

/** Returns whether the stored attendance is of an earlier booking, which was canceled or booked again since. */
const isOutdated = ({ stored, item, booking }: Attended): boolean =>
  stored !== null && (stored !== item || stored.status !== booking.status);

/** Does what is due for a booking with attendance; false if nothing was. */
export const advanceAttendance = async (
  deps: AttendanceClockDeps,
  ref: { shiftId: string; userId: string },
): Promise<boolean> => {
  const attended = await readAttended(deps, ref);
  const item = { ...attended.item, status: attended.booking.status };
  const step = dueClockStep(item, deps.clock.now());
  if (step && (await acts[step.step](deps, { ...attended, item }, step))) return true;
  return isOutdated(attended) ? noted(deps, { ...attended, item }, {}) : false;
};
