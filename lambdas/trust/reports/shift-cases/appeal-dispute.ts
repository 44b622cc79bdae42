import { nextDisputeStep, lastRuling, openDisputeCase } from '@shared/work/rules/attendance/dispute-cases';
import { AppError } from '@shared/errors';
import type { Attendance } from '@shared/work/model/attendance';
import type { BookingSide } from '@shared/work/model/shifts/shift-vocabulary';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { attendanceView } from '../../../store/work/attendance/attendance-item';
import { isDisputed, withDisputeCase, type Disputed } from '../../../store/work/attendance/dispute-cases';
import { nextVersion, readAttended, type Attended } from '../../../store/work/attendance/move-attendance';
import { supervisesShift } from '../../../store/work/attendance/supervises-shift';
import { withAppealFiles, type AppealSent } from './appeal-files';
import type { ShiftCaseDeps } from './ports';

type Command = AppealSent & { shiftId: string; userId: string };

const sideOf = ({ caller }: Command): BookingSide => (caller.scope === 'own' ? 'worker' : 'facility');

/** Reads the caller's own booking, or one in a unit they can access; NOT_FOUND for others. */
const reached = async (deps: ShiftCaseDeps, command: Command): Promise<Attended> => {
  const { caller, shiftId, userId } = command;
  const isOwn = caller.userId === userId;
  const isWorker = sideOf(command) === 'worker';
  if (isWorker && !isOwn) throw new AppError('NOT_FOUND');
  const attended = await readAttended(deps, { shiftId, userId });
  if (!isWorker && !(await supervisesShift(deps, caller, attended.shift))) throw new AppError('NOT_FOUND');
  if (!isWorker && isOwn) throw new AppError('FORBIDDEN');
  return attended;
};

/** Returns whether the caller's own appeal is already open. */
const isRepeat = async (deps: ShiftCaseDeps, { dispute }: Disputed, command: Command): Promise<boolean> => {
  const open = openDisputeCase(dispute);
  const stored = open && (await deps.shiftCases.get(open.caseId));
  return stored?.openedBy === command.caller.userId;
};

const open = (deps: ShiftCaseDeps, { stored, item }: Attended & { item: Disputed }, command: Command) =>
  withAppealFiles(deps, command, async ({ caseId, files }) => {
    const now = deps.clock.now();
    const ruling = lastRuling(item.dispute);
    const by = { userId: command.caller.userId, side: sideOf(command), text: command.text, files };
    const appealed = ruling && (await deps.shiftCases.get(ruling.caseId));
    const { item: changed, opened } = withDisputeCase(item, { caseId, now, by, appealed });
    const after = nextVersion(changed, now);
    await deps.attended.resolve({
      attendance: { before: stored, after },
      shiftCase: { before: null, after: opened },
    });
    return after;
  });

/** Opens an appeal; one of two concurrent ones. */
export const appealDispute = (deps: ShiftCaseDeps, command: Command): Promise<Attendance> =>
  retryOnConflict(async () => {
    const attended = await reached(deps, command);
    const { item } = attended;
    if (!isDisputed(item)) throw new AppError('NOT_FOUND');
    if (await isRepeat(deps, item, command)) return attendanceView(item);
    const step = nextDisputeStep(item.dispute, sideOf(command), deps.clock.now());
    if (!step) throw new AppError('APPEAL_OVER');
    return attendanceView(await open(deps, { ...attended, item }, command));
  });
