import { daysOfWeek } from '@shared/core/rules/calendar-days';
import { takesHours } from '@shared/work/rules/timesheets/timesheet-week';
import { totalMinutes } from '@shared/work/rules/timesheets/timesheet-pay';
import { AppError, type FieldErrors } from '@shared/errors';
import { notice, type Notice } from '@shared/text/notice';
import type { Timesheet, TimesheetForm } from '@shared/work/model/placement';
import { utcDay, latestToday } from '../../platform/clock';
import { retryOnConflict } from '../../platform/table/retry-on-conflict';
import type { PlacementItem } from '../../store/work/placements/placement-item';
import type { HoursClearance } from '../../store/people/compliance/cleared-hours';
import { timesheetView, type TimesheetItem } from '../../store/work/timesheets/timesheet-item';
import type { Deps } from './ports';
import { loadAuthorizedWeek, type Week } from './load-authorized-timesheet';

type EnterDeps = Pick<Deps, 'timesheets' | 'cleared' | 'clock'>;

const isOpen = ({ status }: TimesheetItem): boolean => status === 'draft' || status === 'disputed';

/** Returns the sheet before its approval. Approved shifts stay approved. */
const reopened = (sheet: TimesheetItem): TimesheetItem =>
  sheet.status === 'approved'
    ? { ...sheet, status: 'draft', submittedAt: null, approvedAt: null, approvedBy: null, dueOn: null }
    : sheet;

type Bounds = { week: readonly string[]; placement: PlacementItem; today: string; clearedUntil: string | null };

const lineProblem = (day: string, { week, placement, today, clearedUntil }: Bounds): Notice | null => {
  const { terms, endOn } = placement;
  if (!week.includes(day)) return notice('dayOutsideWeek');
  if (day < terms.startOn) return notice('dayBeforePlacement');
  if (endOn !== null && day > endOn) return notice('dayOutsidePlacement');
  if (day > today) return notice('dayInFuture');
  return clearedUntil !== null && day > clearedUntil ? notice('dayNotCleared') : null;
};

const checkLines = ({ lines }: TimesheetForm, bounds: Bounds): void => {
  const fields: FieldErrors = Object.fromEntries(
    lines.flatMap(({ day }, index) => {
      const problem = lineProblem(day, bounds);
      return problem ? [[`timesheet.lines.${index}.day`, problem]] : [];
    }),
  );
  if (Object.keys(fields).length > 0) throw new AppError('INVALID_REQUEST', undefined, { fields });
};

/** Returns the last day for hours if a compliance item has expired; null without a limit. */
const clearedUntil = ({ obstacle }: HoursClearance): string | null => {
  if (obstacle?.kind === 'not_cleared') throw new AppError('NOT_CLEARED');
  return obstacle?.after ?? null;
};

type Saving = Week & { form: TimesheetForm; version: number };

/** Saves a timesheet. A disputed day keeps its reason until resubmission. */
export const saveTimesheet = (deps: EnterDeps, command: Saving): Promise<Timesheet> =>
  retryOnConflict(async () => {
    const { placement, stored, sheet } = await loadAuthorizedWeek(deps, command);
    if (sheet.version !== command.version) throw new AppError('STALE_VERSION');
    if (!takesHours(sheet)) throw new AppError('ILLEGAL_TRANSITION');
    const now = deps.clock.now();
    if (placement.terms.startOn > latestToday(now)) throw new AppError('PLACEMENT_NOT_STARTED');
    const clearance = await deps.cleared.check(placement.placementId, utcDay(now));
    checkLines(command.form, {
      week: daysOfWeek(sheet.weekStartsOn),
      placement,
      today: latestToday(now),
      clearedUntil: clearedUntil(clearance),
    });
    const [typed, ofShifts] = [
      sheet.lines.filter(({ shift }) => shift === undefined),
      sheet.lines.filter(({ shift }) => shift !== undefined),
    ];
    const disputes = new Map(typed.map(({ day, dispute }) => [day, dispute]));
    const lines = [
      ...command.form.lines.map((line) => ({ ...line, dispute: disputes.get(line.day) ?? null })),
      ...ofShifts,
    ].sort((one, other) => one.day.localeCompare(other.day));
    const after: TimesheetItem = { ...reopened(sheet), lines, version: sheet.version + 1 };
    await deps.timesheets.save(stored, after, placement, clearance.file);
    return timesheetView(after);
  });

export const submitTimesheet = (deps: EnterDeps, command: Week & { version: number }): Promise<Timesheet> =>
  retryOnConflict(async () => {
    const { placement, stored, sheet } = await loadAuthorizedWeek(deps, command);
    if (sheet.version !== command.version) throw new AppError('STALE_VERSION');
    if (!isOpen(sheet)) throw new AppError('ILLEGAL_TRANSITION');
    if (totalMinutes(sheet.lines) === 0) {
      throw new AppError('INVALID_REQUEST', notice('noHours'), { fields: { lines: notice('noHours') } });
    }
    const after: TimesheetItem = {
      ...sheet,
      lines: sheet.lines.map((line) => ({ ...line, dispute: null })),
      status: 'submitted',
      submittedAt: deps.clock.now().toISOString(),
      version: sheet.version + 1,
    };
    await deps.timesheets.save(stored, after, placement);
    return timesheetView(after);
  });
