import { payByDay } from '@shared/work/rules/timesheets/timesheet-pay';
import type { Language } from '@shared/text/language';
import type { AuthorizedCaller } from '../../platform/http/caller';
import type { TimesheetItem } from '../../store/work/timesheets/timesheet-item';
import type { Deps } from './ports';
import { isShownTo, loadAuthorizedPlacement } from './load-authorized-timesheet';
import { csvText } from '../../platform/text/csv-text';
import { documents } from '../../platform/text/documents';
import { labelsIn } from '../../platform/text/labels';

const columns = [
  'job',
  'professional',
  'week',
  'day',
  'hours',
  'amount',
  'currency',
  'status',
  'note',
  'returnReason',
  'paidOn',
  'reference',
  'line',
] as const;

const headIn = (language: Language): string[] => {
  const t = documents.in(language);
  return columns.map((column) => t(`timesheetTable.${column}`));
};

const inHundredths = (value: number): string => (Math.round(value * 100) / 100).toFixed(2);

const rowsOf = (sheet: TimesheetItem, language: Language): string[][] => {
  const status = labelsIn(language)(`timesheetStatus.${sheet.status}`);
  const t = documents.in(language);
  const parts = payByDay(sheet.rate, sheet.lines);
  return sheet.lines.map(({ day, minutes, note, dispute, shift }, index) => [
    sheet.jobTitle,
    sheet.professional.name,
    sheet.weekStartsOn,
    day,
    inHundredths(minutes / 60),
    inHundredths((parts[index]?.cents ?? 0) / 100),
    sheet.rate.currency,
    status,
    note,
    dispute ?? '',
    sheet.paidAt?.slice(0, 10) ?? '',
    sheet.payReference,
    t('timesheetTable.lineKind', { kind: shift ? (shift.kind ?? 'shift') : 'entered' }),
  ]);
};

type Query = { caller: AuthorizedCaller; placementId: string; cursor?: string | undefined; language: Language };
type Part = { csv: string; rows: number; nextCursor: string | null };

/** Exports one page of days, newest week first. Escapes formulas as text. */
export const exportTimesheets = async (
  deps: Pick<Deps, 'timesheets'>,
  { caller, placementId, cursor, language }: Query,
): Promise<Part> => {
  await loadAuthorizedPlacement(deps, caller, placementId);
  const { items, nextCursor } = await deps.timesheets.listOfPlacement(placementId, cursor);
  const rows = items.filter((sheet) => isShownTo(caller, sheet)).flatMap((sheet) => rowsOf(sheet, language));
  const lines = cursor === undefined ? [headIn(language), ...rows] : rows;
  return {
    csv: csvText(lines),
    rows: rows.length,
    nextCursor,
  };
};
