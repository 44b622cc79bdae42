import { engagements, type Engagement } from '@shared/hiring/model/pay-vocabulary';
import * as z from 'zod';
import type { PayoutLine } from '@shared/money/model/payout';
import type { ApprovedLine } from '@shared/money/rules/payouts/plan-payout';
import { getItems, queryEvery, transact, type Table } from '../../../platform/table/table';
import { retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { jobKeys } from '../../hiring/jobs/keys';
import { getStoredPlacement } from '../../work/placements/placement-item';
import { timesheetIndexes } from '../../work/timesheets/keys';
import { getStoredTimesheet, readTimesheet, type TimesheetItem } from '../../work/timesheets/timesheet-item';
import { weekWrites } from '../../work/timesheets/week-writes';
import type { PayableLines } from './ports';

/** Statuses with unpaid lines. A week that the organization paid has none. */
const unpaid = ['approved', 'draft', 'submitted', 'disputed'] as const;

const Engaged = z.enum(engagements).nullable().catch(null);

const engagementsOf = async (
  table: Table,
  weeks: readonly TimesheetItem[],
): Promise<Map<string, Engagement | null>> => {
  const jobIds = [...new Set(weeks.map(({ jobId }) => jobId))];
  const jobs = await getItems(table, jobIds.map(jobKeys.job));
  return new Map(jobIds.map((jobId, index) => [jobId, Engaged.parse(jobs[index]?.['engagement'] ?? null)]));
};

const linesOf = (week: TimesheetItem, engagement: Engagement | null): ApprovedLine[] => {
  const { placementId, weekStartsOn, organizationId, organization, rate } = week;
  return week.lines.flatMap(({ day, minutes, shift, paid, payoutId }) =>
    shift === undefined
      ? []
      : [
          {
            shiftId: shift.shiftId,
            placementId,
            weekStartsOn,
            day,
            minutes,
            cents: shift.cents,
            organizationId,
            organization,
            engagement,
            currency: rate.currency,
            isSettled: paid === true || payoutId !== undefined,
          },
        ],
  );
};

/** Returns the weeks whose lines a payout includes. */
export const takenWeeks = (
  weeks: readonly TimesheetItem[],
  lines: readonly PayoutLine[],
  payoutId: string,
): TimesheetItem[] => {
  const keyOf = (line: { placementId: string; weekStartsOn: string; shiftId: string; cents: number }): string =>
    [line.placementId, line.weekStartsOn, line.shiftId, line.cents].join('#');
  // A shift can have two lines of the same amount.
  const left = new Map<string, number>();
  for (const line of lines) left.set(keyOf(line), (left.get(keyOf(line)) ?? 0) + 1);
  const take = (key: string): boolean => {
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count > 0;
  };
  return weeks
    .map((week) => ({
      ...week,
      lines: week.lines.map((line) => {
        const { shift } = line;
        const isFree = shift && line.payoutId === undefined && line.paid !== true;
        return isFree && take(keyOf({ ...week, ...shift })) ? { ...line, payoutId } : line;
      }),
    }))
    .filter((week) => week.lines.some((line) => line.payoutId === payoutId));
};

/** Marks an approved week as paid once no line is left. */
const withPaid = (week: TimesheetItem, payoutId: string, at: string): TimesheetItem => {
  const lines = week.lines.map((line) =>
    line.payoutId === payoutId ? { ...line, paid: true as const, paidAt: at } : line,
  );
  const isLeft = lines.some(({ paid, minutes, shift }) => paid !== true && (minutes > 0 || (shift?.cents ?? 0) !== 0));
  const paidWeek = week.status === 'approved' && !isLeft;
  return {
    ...week,
    ...(paidWeek && { status: 'paid', paidAt: at, payReference: payoutId }),
    lines,
    version: week.version + 1,
  };
};

export const createPayableLines = (table: Table): PayableLines => ({
  async payableLines(userId, since) {
    const weeks: TimesheetItem[] = [];
    for (const status of unpaid) {
      const list = timesheetIndexes.professionalTimesheets(userId, status);
      for await (const item of queryEvery(table, { list, index: 'gsi2', since, until: '~' })) {
        weeks.push(readTimesheet(item));
      }
    }
    const ofShifts = weeks.filter(({ lines }) => lines.some(({ shift }) => shift !== undefined));
    const engagements = await engagementsOf(table, ofShifts);
    return { lines: ofShifts.flatMap((week) => linesOf(week, engagements.get(week.jobId) ?? null)), weeks: ofShifts };
  },

  async record({ payoutId, lines }, at) {
    const weeks = new Map(lines.map((line) => [`${line.placementId}#${line.weekStartsOn}`, line]));
    for (const { placementId, weekStartsOn } of weeks.values()) {
      await retryOnConflict(async () => {
        const before = await getStoredTimesheet(table, placementId, weekStartsOn);
        const placement = await getStoredPlacement(table, placementId);
        const isNews = before?.lines.some((line) => line.payoutId === payoutId && line.paid !== true);
        // Erased, or recorded before.
        if (!before || !placement || !isNews) return;
        await transact(table, weekWrites(table, { before, after: withPaid(before, payoutId, at), placement }));
      });
    }
  },
});
