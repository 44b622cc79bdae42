import { addDays } from '@shared/core/rules/calendar-days';
import { AppError, type FieldErrors } from '@shared/errors';
import { limits } from '@shared/limits';
import { notice } from '@shared/text/notice';
import type { Timesheet } from '@shared/work/model/placement';
import { dayIn } from '../../platform/clock';
import { personName } from '../../store/organizations/organizations/member-names';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import { timesheetView, type TimesheetItem } from '../../store/work/timesheets/timesheet-item';
import type { Deps } from './ports';
import type { TimesheetStatus } from '../../store/work/timesheets/ports';
import { loadAuthorizedWeek, type Week } from './load-authorized-timesheet';

type SignDeps = Pick<Deps, 'timesheets' | 'people' | 'settings' | 'clock'>;
type Seen = Week & { version: number };

/** Requires status `from`; never by the professional, regardless of their other roles. */
const decide = (
  deps: SignDeps,
  command: Seen,
  from: TimesheetStatus,
  change: (sheet: TimesheetItem, at: Date) => Partial<TimesheetItem> | Promise<Partial<TimesheetItem>>,
): Promise<Timesheet> =>
  retryOnConflict(async () => {
    const { placement, stored, sheet } = await loadAuthorizedWeek(deps, command);
    if (placement.professional.userId === command.caller.userId) throw new AppError('FORBIDDEN');
    if (!stored) throw new AppError('NOT_FOUND');
    if (sheet.version !== command.version) throw new AppError('STALE_VERSION');
    if (sheet.status !== from) throw new AppError('ILLEGAL_TRANSITION');
    const after = { ...sheet, ...(await change(sheet, deps.clock.now())), version: sheet.version + 1 };
    await deps.timesheets.save(stored, after, placement);
    return timesheetView(after);
  });

export const approveTimesheet = (deps: SignDeps, command: Seen): Promise<Timesheet> =>
  decide(deps, command, 'submitted', async (_sheet, at) => {
    const { userId } = command.caller;
    const [people, { timezone }] = await Promise.all([deps.people.find([userId]), deps.settings.get(userId)]);
    const { first_name, last_name } = personName(people, userId);
    return {
      status: 'approved',
      approvedAt: at.toISOString(),
      approvedBy: `${first_name} ${last_name}`.trim(),
      dueOn: addDays(dayIn(at, timezone), limits.payDueDays),
    };
  });

type Disputing = Seen & { lines: readonly { day: string; reason: string }[] };

const checkDispute = ({ lines }: TimesheetItem, disputed: Disputing['lines']): void => {
  const entered = new Set(lines.filter(({ shift }) => shift === undefined).map(({ day }) => day));
  const fields: FieldErrors = {};
  for (const [index, { day }] of disputed.entries()) {
    if (!entered.has(day)) fields[`lines.${index}.day`] = notice('dayOutsideWeek');
    else if (disputed.findIndex((other) => other.day === day) !== index)
      fields[`lines.${index}.day`] = notice('daysAlike');
  }
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_REQUEST', undefined, { fields });
};

export const disputeTimesheet = (deps: SignDeps, command: Disputing): Promise<Timesheet> =>
  decide(deps, command, 'submitted', (sheet) => {
    checkDispute(sheet, command.lines);
    const reasons = new Map(command.lines.map(({ day, reason }) => [day, reason]));
    return {
      status: 'disputed',
      lines: sheet.lines.map((line) => (line.shift ? line : { ...line, dispute: reasons.get(line.day) ?? null })),
    };
  });

export const payTimesheet = (deps: SignDeps, command: Seen & { reference: string }): Promise<Timesheet> =>
  decide(deps, command, 'approved', (_sheet, at) => ({
    status: 'paid',
    paidAt: at.toISOString(),
    payReference: command.reference,
  }));
