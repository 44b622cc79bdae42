import { addDays } from '@shared/core/rules/calendar-days';
import { limits } from '@shared/limits';
import type { TimesheetLine } from '@shared/work/model/placement';
import { dayIn } from '../../../platform/clock';
import type { TimesheetItem } from './timesheet-item';

export type ShiftLine = Pick<TimesheetLine, 'day' | 'minutes'> & NonNullable<TimesheetLine['shift']>;
/** `by`: a name; null if no one decided in time. */
/** `zone`: of the place of the work. */
export type LineApproval = { at: Date; by: string | null; zone: string };

/** Without typed hours, which someone still has to approve. */
const isOfShifts = ({ lines }: TimesheetItem): boolean =>
  lines.every(({ shift, minutes }) => shift !== undefined || minutes === 0);

const approved = (sheet: TimesheetItem, { at, by, zone }: LineApproval): TimesheetItem => ({
  ...sheet,
  status: 'approved',
  submittedAt: sheet.submittedAt ?? at.toISOString(),
  approvedAt: at.toISOString(),
  approvedBy: by,
  dueOn: addDays(dayIn(at, zone), limits.payDueDays),
  paidAt: null,
  payReference: '',
});

/** Of a week that is about to be due again. */
const paidLine = (line: TimesheetLine, { paidAt }: TimesheetItem): TimesheetLine => ({
  ...line,
  paid: true,
  ...(line.paidAt === undefined && paidAt !== null && { paidAt }),
});

/**
 * The week with an approved shift. Made only of shifts, it is approved with the first. What was paid before stays paid, and
 * the week is due again for the rest.
 */
export const withShiftLine = (sheet: TimesheetItem, line: ShiftLine, approval: LineApproval): TimesheetItem => {
  const { day, minutes, ...shift } = line;
  const before = sheet.status === 'paid' ? sheet.lines.map((it) => paidLine(it, sheet)) : sheet.lines;
  const lines = [...before, { day, minutes, note: '', dispute: null, shift }];
  const grown = {
    ...sheet,
    lines: lines.sort((one, other) => one.day.localeCompare(other.day)),
    version: sheet.version + 1,
  };
  const approves = sheet.status === 'paid' || (sheet.status === 'draft' && isOfShifts(grown));
  return approves ? approved(grown, approval) : grown;
};
