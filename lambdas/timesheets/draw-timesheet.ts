import { daysOfWeek } from '@shared/domain/calendar-days';
import { formatMoney } from '@shared/domain/pay-label';
import { timesheetStatusLabels } from '@shared/model/hiring-vocabulary';
import { productName } from '@shared/product';
import { columnWidth, PdfPages, type TextStyle } from '../platform/pdf/pdf-pages';
import { timesheetView, type TimesheetItem } from '../store/timesheets/timesheet-item';

const ink = '#15292c';
const soft = '#4a6163';
const brand = '#0b5a55';
const hairline = '#c3d1d0';

const styles = {
  title: { weight: 'bold', size: 22, colour: ink, lineHeight: 28 },
  subtitle: { weight: 'regular', size: 12, colour: brand, lineHeight: 17 },
  label: { weight: 'regular', size: 9, colour: soft, lineHeight: 13 },
  value: { weight: 'regular', size: 10.5, colour: ink, lineHeight: 15 },
  head: { weight: 'bold', size: 9.5, colour: soft, lineHeight: 14 },
  cell: { weight: 'regular', size: 10.5, colour: ink, lineHeight: 15 },
  note: { weight: 'regular', size: 8.5, colour: ink, lineHeight: 11 },
  total: { weight: 'bold', size: 11, colour: ink, lineHeight: 16 },
  footer: { weight: 'regular', size: 8.5, colour: soft, lineHeight: 11 },
} as const satisfies Record<string, TextStyle>;

const longDay = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
const weekday = (day: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
/** 7:30 */
export const hoursLabel = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

const factWidth = columnWidth / 2 - 12;

const drawFacts = (pages: PdfPages, facts: readonly (readonly [label: string, value: string])[]): void => {
  for (let index = 0; index < facts.length; index += 2) {
    const pair = facts.slice(index, index + 2);
    const leftOf = (column: number): number => column * (columnWidth / 2 + 12);
    pages.row(
      pair.map(([label], column) => ({
        lines: [label],
        style: styles.label,
        left: leftOf(column),
        width: factWidth,
      })),
    );
    pages.row(
      pair.map(([, value], column) => ({
        lines: pages.lines(value, styles.value, factWidth),
        style: styles.value,
        left: leftOf(column),
        width: factWidth,
      })),
    );
    pages.gap(6);
  }
};

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

const drawDays = (pages: PdfPages, { weekStartsOn, lines }: TimesheetItem): void => {
  drawRow(pages, ['Day', 'Hours', 'Note'], styles.head);
  pages.gap(2);
  pages.rule(hairline);
  pages.gap(5);
  const byDay = new Map(lines.map((line) => [line.day, line]));
  for (const day of daysOfWeek(weekStartsOn)) {
    const line = byDay.get(day);
    const note = [line?.note ?? '', line?.dispute ? `Returned: ${line.dispute}` : ''].filter(Boolean).join(' - ');
    drawRow(pages, [weekday(day), line ? hoursLabel(line.minutes) : '-', note], styles.cell, styles.note);
    pages.gap(3);
  }
  pages.rule(hairline);
  pages.gap(5);
};

export const drawTimesheet = (sheet: TimesheetItem, at: Date): Promise<Buffer> => {
  const { totalMinutes, expectedCents, currency } = timesheetView(sheet);
  const { jobTitle, organization, professional, rate } = sheet;
  const title = `Timesheet, week of ${longDay(sheet.weekStartsOn)}`;
  const pages = new PdfPages({ title, author: professional.name, at });
  pages.write(pages.lines('Timesheet', styles.title), styles.title);
  pages.write(pages.lines(`Week of ${longDay(sheet.weekStartsOn)}`, styles.subtitle), styles.subtitle);
  pages.gap(14);
  drawFacts(pages, [
    ['Professional', professional.name],
    ['Employer', organization],
    ['Job', jobTitle],
    ['Rate', `${formatMoney(rate.payCents, currency)} per ${rate.rate}`],
    ['Status', timesheetStatusLabels[sheet.status]],
    ['Placement', sheet.placementId],
  ]);
  pages.gap(10);
  drawDays(pages, sheet);
  drawRow(pages, ['Total', hoursLabel(totalMinutes), ''], styles.total);
  drawRow(pages, ['Amount', '', formatMoney(expectedCents, currency)], styles.total);
  pages.gap(16);
  drawFacts(pages, [
    ['Submitted', sheet.submittedAt ? longDay(sheet.submittedAt.slice(0, 10)) : 'Not yet'],
    [
      'Approved',
      sheet.approvedAt ? `${longDay(sheet.approvedAt.slice(0, 10))} by ${sheet.approvedBy ?? ''}` : 'Not yet',
    ],
    ['Payment due', sheet.dueOn ? longDay(sheet.dueOn) : '-'],
    [
      'Paid',
      sheet.paidAt ? [longDay(sheet.paidAt.slice(0, 10)), sheet.payReference].filter(Boolean).join(', ') : 'Not yet',
    ],
  ]);
  const printed = `${productName}  |  Printed on ${longDay(at.toISOString().slice(0, 10))}`;
  return pages.close(
    (number, count) => (count === 1 ? printed : `${printed}  |  ${number} of ${count}`),
    styles.footer,
  );
};
