import { timesheetStatusLabels } from '@shared/model/hiring-vocabulary';
import { payByDay } from '@shared/domain/timesheet-pay';
import type { AuthorizedCaller } from '../platform/http/caller';
import type { TimesheetItem } from '../store/timesheets/timesheet-item';
import type { Deps } from './ports';
import { isShownTo, loadAuthorizedPlacement } from './load-authorized-timesheet';
import { csvText } from '../platform/text/csv-text';

const head = [
  'Job',
  'Professional',
  'Week of',
  'Day',
  'Hours',
  'Amount',
  'Currency',
  'Status',
  'Note',
  'Return reason',
  'Paid on',
  'Reference',
];

const inHundredths = (value: number): string => (Math.round(value * 100) / 100).toFixed(2);

const rowsOf = (sheet: TimesheetItem): string[][] => {
  const cents = new Map(payByDay(sheet.rate, sheet.lines).map((part) => [part.day, part.cents]));
  return sheet.lines.map(({ day, minutes, note, dispute }) => [
    sheet.jobTitle,
    sheet.professional.name,
    sheet.weekStartsOn,
    day,
    inHundredths(minutes / 60),
    inHundredths((cents.get(day) ?? 0) / 100),
    sheet.rate.currency,
    timesheetStatusLabels[sheet.status],
    note,
    dispute ?? '',
    sheet.paidAt?.slice(0, 10) ?? '',
    sheet.payReference,
  ]);
};

type Query = { caller: AuthorizedCaller; placementId: string; cursor?: string | undefined };
type Part = { csv: string; rows: number; nextCursor: string | null };

/** One page of days, newest week first. Formulas are escaped as text. */
export const exportTimesheets = async (
  deps: Pick<Deps, 'timesheets'>,
  { caller, placementId, cursor }: Query,
): Promise<Part> => {
  await loadAuthorizedPlacement(deps, caller, placementId);
  const { items, nextCursor } = await deps.timesheets.listOfPlacement(placementId, cursor);
  const rows = items.filter((sheet) => isShownTo(caller, sheet)).flatMap(rowsOf);
  const lines = cursor === undefined ? [head, ...rows] : rows;
  return {
    csv: csvText(lines),
    rows: rows.length,
    nextCursor,
  };
};
