import { unworkedLineKinds } from '@shared/work/model/pay-line';
import { payByDay, totalMinutes, weekPayCents } from '@shared/work/rules/timesheets/timesheet-pay';
import { AppError } from '@shared/errors';
import { Currency, RateUnit } from '@shared/core/model/enumerations';
import { Cents } from '@shared/core/model/fields';
import { Timesheet } from '@shared/work/model/placement';
import * as z from 'zod';
import { entity } from '../../entity';
import { timesheetIndexes, timesheetKeys } from './keys';
import type { PlacementItem } from '../placements/placement-item';
import { getItem, type Item, type Table } from '../../../platform/table/table';

/** Amounts are computed from lines and the agreed rate. */
export const TimesheetItem = Timesheet.omit({
  totalMinutes: true,
  currency: true,
  expectedCents: true,
  approvedCents: true,
  paidCents: true,
}).extend({
  rate: z.object({ payCents: Cents, rate: RateUnit, currency: Currency }),
  /** Seconds since 1970, once the professional is erased. */
  ttl: z.int().optional(),
});
export type TimesheetItem = z.infer<typeof TimesheetItem>;

export const readTimesheet = (item: Item): TimesheetItem => TimesheetItem.parse(item);

export const timesheetItem = (sheet: TimesheetItem): Item => {
  const position = `${sheet.weekStartsOn}#${sheet.placementId}`;
  return {
    ...timesheetKeys.timesheet(sheet.placementId, sheet.weekStartsOn),
    ...entity('Timesheet'),
    ...sheet,
    gsi1pk: timesheetIndexes.jobTimesheets(sheet.jobId, sheet.status),
    gsi1sk: position,
    gsi2pk: timesheetIndexes.professionalTimesheets(sheet.professional.userId, sheet.status),
    gsi2sk: position,
    gsi3pk: timesheetIndexes.organizationTimesheets(sheet.organizationId, sheet.status),
    gsi3sk: position,
  };
};

/** Own staff have no job and no timesheet: their employer's payroll pays them. */
export const emptyTimesheet = (placement: PlacementItem, weekStartsOn: string): TimesheetItem => {
  const { placementId, jobId, jobTitle, organizationId, organization, terms } = placement;
  const { userId, name } = placement.professional;
  if (jobId === null) throw new AppError('NOT_FOUND');
  return {
    placementId,
    weekStartsOn,
    jobId,
    jobTitle,
    organizationId,
    organization,
    professional: { userId, name },
    lines: [],
    status: 'draft',
    submittedAt: null,
    approvedAt: null,
    approvedBy: null,
    dueOn: null,
    paidAt: null,
    payReference: '',
    version: 0,
    rate: { payCents: terms.payCents, rate: terms.rate, currency: terms.currency },
  };
};

const isApproved = ({ status }: TimesheetItem): boolean => status === 'approved' || status === 'paid';

/** `worked`: false for pay without hours, such as cancellations and being sent home. */
type PaidLine = { day: string; minutes: number; cents: number; approved: boolean; paid: boolean; worked: boolean };

/** Computes the pay of each line. Shifts are approved one by one, whatever the status of the week. */
export const paidLines = (sheet: TimesheetItem): PaidLine[] =>
  payByDay(sheet.rate, sheet.lines).map((part, index) => ({
    ...part,
    approved: isApproved(sheet) || sheet.lines[index]?.shift !== undefined,
    paid: sheet.status === 'paid' || sheet.lines[index]?.paid === true,
    worked: !unworkedLineKinds.some((kind) => kind === sheet.lines[index]?.shift?.kind),
  }));

/** Returns null without lines. */
const centsOf = (lines: readonly PaidLine[]): number | null =>
  lines.length === 0 ? null : lines.reduce((sum, { cents }) => sum + cents, 0);

export const timesheetView = (sheet: TimesheetItem): Timesheet => {
  const { rate, ...rest } = sheet;
  const expectedCents = weekPayCents(rate, sheet.lines);
  const lines = paidLines(sheet);
  return {
    ...rest,
    totalMinutes: totalMinutes(sheet.lines),
    currency: rate.currency,
    expectedCents,
    approvedCents: isApproved(sheet) ? expectedCents : centsOf(lines.filter(({ approved }) => approved)),
    paidCents: sheet.status === 'paid' ? expectedCents : centsOf(lines.filter(({ paid }) => paid)),
  };
};

export const lastDayOf = ({ lines }: Pick<TimesheetItem, 'lines'>): string | null =>
  lines.reduce<string | null>(
    (last, { day, minutes }) => (minutes > 0 && (last === null || day > last) ? day : last),
    null,
  );

export const getStoredTimesheet = async (
  table: Table,
  placementId: string,
  weekStartsOn: string,
): Promise<TimesheetItem | null> => {
  const item = await getItem(table, timesheetKeys.timesheet(placementId, weekStartsOn), true);
  return item ? readTimesheet(item) : null;
};
