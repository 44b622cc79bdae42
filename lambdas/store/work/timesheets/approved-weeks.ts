import { weekPayCents, totalMinutes } from '@shared/work/rules/timesheets/timesheet-pay';
import { Currency, RateUnit } from '@shared/core/model/enumerations';
import * as z from 'zod';
import type { Table } from '../../../platform/table/table';
import { newestBetween, type Stretch } from '../../newest-between';
import { timesheetIndexes } from './keys';

const Row = z.object({
  jobId: z.string(),
  weekStartsOn: z.string(),
  rate: z.object({ payCents: z.int(), rate: RateUnit, currency: Currency }),
  lines: z.array(z.object({ day: z.string(), minutes: z.int(), shift: z.object({ cents: z.int() }).exactOptional() })),
});
const attributes = Object.keys(Row.shape);

type ApprovedWeek = { jobId: string; weekStartsOn: string; currency: Currency; cents: number; minutes: number };

export type ApprovedWeeks = { started(organizationId: string, stretch: Stretch): Promise<ApprovedWeek[]> };

export const createApprovedWeeks = (table: Table): ApprovedWeeks => ({
  async started(organizationId, stretch) {
    const lists = (['approved', 'paid'] as const).map((status) =>
      timesheetIndexes.organizationTimesheets(organizationId, status),
    );
    const found = await Promise.all(lists.map((list) => newestBetween(table, { list, attributes, ...stretch })));
    return found.flat().map((item) => {
      const { jobId, weekStartsOn, rate, lines } = Row.parse(item);
      const [cents, minutes] = [weekPayCents(rate, lines), totalMinutes(lines)];
      return { jobId, weekStartsOn, currency: rate.currency, cents, minutes };
    });
  },
});
