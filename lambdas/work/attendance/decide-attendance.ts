import { AppError } from '@shared/errors';
import type { Attendance } from '@shared/work/model/attendance';
import type { AuthorizedCaller } from '../../platform/http/caller';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { personName } from '../../store/organizations/organizations/member-names';
import { approveAttended, resolveDispute } from '../../store/work/attendance/approve-attendance';
import { attendanceView } from '../../store/work/attendance/attendance-item';
import { requireMove, writeStep } from '../../store/work/attendance/move-attendance';
import { loadClosingCase } from './closing-case';
import type { Deps } from './ports';
import { isOwn, authorizeAttendance, requireOther, type OfBooking } from './authorize-attendance';

type Seen = { shiftId: string; userId: string; version: number };
type Outcome = 'approved' | 'changed' | 'not_found' | 'own';
export type ApprovalResult = Omit<Seen, 'version'> & { outcome: Outcome; attendance: Attendance | null };

export const loadName = async ({ people }: Pick<Deps, 'people'>, { userId }: AuthorizedCaller): Promise<string> => {
  const { first_name, last_name } = personName(await people.find([userId]), userId);
  return `${first_name} ${last_name}`.trim();
};

type Approving = OfBooking & { version: number; by: string };

/** Approves once; a concurrent approval returns the same attendance. */
const approve = async (deps: Deps, { version, by, ...of }: Approving): Promise<[Outcome, Attendance]> => {
  const attended = await authorizeAttendance(deps, of);
  const { booking, item } = attended;
  if (isOwn(of)) return ['own', attendanceView(item)];
  const isDone = booking.status === 'approved' && item.version === version + 1;
  if (isDone) return ['approved', attendanceView(item)];
  if (booking.status !== 'submitted' || item.version !== version || !item.recorded) {
    return ['changed', attendanceView(item)];
  }
  const after = await approveAttended(deps, attended, { minutes: item.recorded.worked, by });
  return ['approved', attendanceView(after)];
};

const approveOne = async (deps: Deps, of: Approving): Promise<ApprovalResult> => {
  const { shiftId, userId } = of;
  try {
    const [outcome, attendance] = await retryOnConflict(() => approve(deps, of));
    return { shiftId, userId, outcome, attendance };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const outcome = error.code === 'NOT_FOUND' ? 'not_found' : 'changed';
    return { shiftId, userId, outcome, attendance: null };
  }
};

/** Approves one by one, because a person's shifts share a week, and a shift's bookings its counters. */
export const approveAttendance = async (
  deps: Deps,
  { caller, bookings }: { caller: AuthorizedCaller; bookings: readonly Seen[] },
): Promise<{ results: ApprovalResult[] }> => {
  const by = await loadName(deps, caller);
  const results: ApprovalResult[] = [];
  for (const booking of bookings) results.push(await approveOne(deps, { caller, by, ...booking }));
  return { results };
};

type Returning = OfBooking & { minutes: number; reason: string; version: number };

export const returnAttendance = async (
  deps: Deps,
  { minutes, reason, version, ...of }: Returning,
): Promise<Attendance> => {
  const by = await loadName(deps, of.caller);
  return retryOnConflict(async () => {
    const attended = await authorizeAttendance(deps, of);
    requireOther(of);
    const now = deps.clock.now();
    requireMove(attended, 'returned', 'supervisor', now);
    if (attended.item.version !== version) throw new AppError('STALE_VERSION');
    const returned = { minutes, reason, at: now.toISOString(), by };
    const item = { ...attended.item, returned, answerBy: null, approvedBySilenceAt: null };
    return attendanceView(await writeStep(deps, attended, { to: 'returned', item, reason }, now));
  });
};

type Settling = OfBooking & { minutes: number; version: number };

/** Resolves a dispute. A repeat recomputes the week's pay, in case the first attempt was interrupted. */
export const settleDispute = async (deps: Deps, { minutes, version, ...of }: Settling): Promise<Attendance> => {
  const by = await loadName(deps, of.caller);
  const resolved = await retryOnConflict(async () => {
    const attended = await authorizeAttendance(deps, of);
    requireOther(of);
    const isDone = attended.item.dispute?.settledMinutes === minutes && attended.item.version === version + 1;
    if (isDone) return attended.item;
    if (attended.item.version !== version) throw new AppError('STALE_VERSION');
    const closing = await loadClosingCase(deps, attended);
    return resolveDispute(deps, attended, { minutes, by, ...(closing && { closing }) });
  });
  await deps.recomputePay({ shiftId: of.shiftId, userId: of.userId });
  return attendanceView(resolved);
};
