import { addDays } from '@shared/core/rules/calendar-days';
import { limits } from '@shared/limits';
import type { TimesheetLine } from '@shared/work/model/placement';
import { dayIn } from '../../../platform/clock';
import type { TimesheetItem } from './timesheet-item';

export type ShiftLine = Pick<TimesheetLine, 'day' | 'minutes'> & NonNullable<TimesheetLine['shift']>;
/** `by`: a name; null if no one decided in time. */
/** `zone`: time zone of the workplace. */
export type LineApproval = { at: Date; by: string | null; zone: string };

/** Whether it has no typed hours, which need an approver. */
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

/** Marks a line as paid in a week that will be due again. */
const paidLine = (line: TimesheetLine, { paidAt }: TimesheetItem): TimesheetLine => ({
  ...line,
  paid: true,
  ...(line.paidAt === undefined && paidAt !== null && { paidAt }),
});

/**
 * Adds an approved shift to the week. A week of shifts only is approved with the first. Paid lines stay paid, and
 * the rest of the week is due again.
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
