import { calendarDay, daysOfWeek } from '@shared/core/rules/calendar-days';
import { wallTimeAt } from '@shared/messages/rules/schedule-times';
import { productName } from '@shared/product';
import type { ReaderText } from '@shared/text/catalog';
import { formatDay, formatShortWeekday, formatValue } from '@shared/text/formats';
import { formatExactMoney } from '@shared/text/money';
import type { Language } from '@shared/text/language';
import { columnWidth, PdfPages, type TextStyle } from '../../platform/pdf/pdf-pages';
import { hairline, ink, soft } from '../../platform/pdf/print-colors';
import { printStyles } from '../../platform/pdf/print-styles';
import { documents } from '../../platform/text/documents';
import { labelsIn } from '../../platform/text/labels';
import { timesheetView, type TimesheetItem } from '../../store/work/timesheets/timesheet-item';

const styles = {
  ...printStyles,
  head: { weight: 'bold', size: 9.5, colour: soft, lineHeight: 14, tag: 'TH' },
  cell: { weight: 'regular', size: 10.5, colour: ink, lineHeight: 15 },
  note: { weight: 'regular', size: 8.5, colour: ink, lineHeight: 11 },
  total: { weight: 'bold', size: 11, colour: ink, lineHeight: 16 },
} as const satisfies Record<string, TextStyle>;

/** Formats minutes as 7:30. */
export const hoursLabel = (minutes: number): string =>
  minutes < 0 ? `-${hoursLabel(-minutes)}` : `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** `timeZone`: zone for the day of an instant. */
export type PrintFor = { language: Language; timeZone: string; at: Date };
type Reader = { t: ReaderText<'documents'>; language: Language; timeZone: string };

const columns = {
  day: { left: 0, width: 150 },
  hours: { left: 150, width: 50 },
  note: { left: 216, width: columnWidth - 216 },
};

const drawRow = (
  pages: PdfPages,
  [day, hours, note]: [string, string, string],
  style: TextStyle,
  noteStyle: TextStyle = style,
): void =>
  pages.row([
    { lines: [day], style, ...columns.day },
    { lines: [hours], style, align: 'right', ...columns.hours },
    { lines: pages.lines(note, noteStyle, columns.note.width), style: noteStyle, ...columns.note },
  ]);

type Row = { day: string; line: TimesheetItem['lines'][number] | null };

/** Returns a row for each day of the week, and each of its lines. */
const rowsOf = ({ weekStartsOn, lines }: Pick<TimesheetItem, 'weekStartsOn' | 'lines'>): Row[] =>
  daysOfWeek(weekStartsOn).flatMap((day): Row[] => {
    const ofDay = lines.filter((line) => line.day === day);
    return ofDay.length > 0 ? ofDay.map((line) => ({ day, line })) : [{ day, line: null }];
  });

const noteOf = (
  { note, dispute, shift }: TimesheetItem['lines'][number],
  sheet: TimesheetItem,
  { t }: Reader,
): string => {
  const { currency } = sheet.rate;
  const parts = [
    shift ? t('timesheet.line', { kind: shift.kind ?? 'work', amount: { cents: shift.cents, currency } }) : note,
    dispute ? t('timesheet.returned', { reason: dispute }) : '',
  ];
  return parts.filter(Boolean).join(' - ');
};

const drawDays = (pages: PdfPages, sheet: TimesheetItem, reader: Reader): void => {
  const { t, language } = reader;
  drawRow(pages, [t('timesheet.day'), t('timesheet.hours'), t('timesheet.note')], styles.head);
  pages.gap(2);
  pages.rule(hairline);
  pages.gap(5);
  for (const { day, line } of rowsOf(sheet)) {
    const note = line ? noteOf(line, sheet, reader) : '';
    const hours = line && !(line.shift?.kind && line.minutes === 0) ? hoursLabel(line.minutes) : '-';
    drawRow(pages, [formatShortWeekday(day, language), hours, note], styles.cell, styles.note);
    pages.gap(3);
  }
  pages.rule(hairline);
  pages.gap(5);
};

type Fact = readonly [label: string, value: string];

const termsOf = (sheet: TimesheetItem, { t, language }: Reader): Fact[] => {
  const { payCents, rate: unit, currency } = sheet.rate;
  return [
    [t('timesheet.professional'), sheet.professional.name],
    [t('timesheet.employer'), sheet.organization],
    [t('timesheet.job'), sheet.jobTitle],
    [t('timesheet.rate'), t('timesheet.rateValue', { unit, pay: { cents: payCents, currency } })],
    [t('timesheet.status'), labelsIn(language)(`timesheetStatus.${sheet.status}`)],
    [t('timesheet.placement'), sheet.placementId],
  ];
};

const dayOf = (at: string, { timeZone }: Pick<Reader, 'timeZone'>) => ({
  day: calendarDay(wallTimeAt(Date.parse(at), timeZone)),
});

const paidOf = ({ paidAt, payReference }: TimesheetItem, reader: Reader): string => {
  const { t, language } = reader;
  if (!paidAt) return t('timesheet.notYet');
  const day = dayOf(paidAt, reader);
  return payReference ? t('timesheet.paidWith', { day, reference: payReference }) : formatValue(day, language);
};

const progressOf = (sheet: TimesheetItem, reader: Reader): Fact[] => {
  const { t, language } = reader;
  const { submittedAt, approvedAt, approvedBy, dueOn } = sheet;
  const approved =
    approvedAt &&
    (approvedBy
      ? t('timesheet.approvedBy', { day: dayOf(approvedAt, reader), name: approvedBy })
      : formatValue(dayOf(approvedAt, reader), language));
  return [
    [t('timesheet.submitted'), submittedAt ? formatValue(dayOf(submittedAt, reader), language) : t('timesheet.notYet')],
    [t('timesheet.approved'), approved ?? t('timesheet.notYet')],
    [t('timesheet.due'), dueOn ? formatDay(dueOn, language) : '-'],
    [t('timesheet.paid'), paidOf(sheet, reader)],
  ];
};

export const drawTimesheet = (sheet: TimesheetItem, { language, timeZone, at }: PrintFor): Promise<Buffer> => {
  const { totalMinutes, expectedCents, currency } = timesheetView(sheet);
  const t = documents.in(language);
  const reader = { t, language, timeZone };
  const week = { day: sheet.weekStartsOn };
  const title = t('timesheet.title', { week });
  const pages = new PdfPages({ title, author: sheet.professional.name, language, at });
  pages.write(pages.lines(t('timesheet.name'), styles.title), styles.title);
  pages.write(pages.lines(t('timesheet.week', { week }), styles.subtitle), styles.subtitle);
  pages.gap(14);
  pages.facts(termsOf(sheet, reader), styles);
  pages.gap(10);
  const amount = formatExactMoney(expectedCents, currency, language);
  pages.table(() => {
    drawDays(pages, sheet, reader);
    drawRow(pages, [t('timesheet.total'), hoursLabel(totalMinutes), ''], styles.total);
    drawRow(pages, [t('timesheet.amount'), '', amount], styles.total);
  });
  pages.gap(16);
  pages.facts(progressOf(sheet, reader), styles);
  const printed = t('timesheet.printed', { product: productName, day: dayOf(at.toISOString(), reader) });
  return pages.close(
    (number, count) => (count === 1 ? printed : t('page', { name: printed, number, count })),
    styles.footer,
  );
};
