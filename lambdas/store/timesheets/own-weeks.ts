import { timesheetStatuses } from '@shared/model/hiring-vocabulary';
import { Currency, RateUnit } from '@shared/model/enumerations';
import * as z from 'zod';
import type { Table } from '../../platform/table/table';
import { newestBetween, type Stretch } from '../newest-between';
import { timesheetIndexes } from './keys';

const Row = z.object({
  organizationId: z.string(),
  organization: z.string(),
  status: z.enum(timesheetStatuses),
  rate: z.object({ payCents: z.int(), rate: RateUnit, currency: Currency }),
  lines: z.array(z.object({ day: z.string(), minutes: z.int(), shift: z.object({ cents: z.int() }).exactOptional() })),
});
export type OwnWeek = z.infer<typeof Row>;
const attributes = Object.keys(Row.shape);

/** A professional's weeks in every status, by their Monday. */
export type OwnWeeks = { started(userId: string, stretch: Stretch): Promise<OwnWeek[]> };

export const createOwnWeeks = (table: Table): OwnWeeks => ({
  async started(userId, stretch) {
    const found = await Promise.all(
      timesheetStatuses.map((status) => {
        const list = timesheetIndexes.professionalTimesheets(userId, status);
        return newestBetween(table, { list, index: 'gsi2', attributes, ...stretch });
      }),
    );
    return found.flat().map((item) => Row.parse(item));
  },
});
