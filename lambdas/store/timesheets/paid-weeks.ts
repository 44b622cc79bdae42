import { timesheetStatuses } from '@shared/model/hiring-vocabulary';
import type * as z from 'zod';
import type { Table } from '../../platform/table/table';
import { newestBetween, type Stretch } from '../newest-between';
import { timesheetIndexes } from './keys';
import { TimesheetItem } from './timesheet-item';

const Row = TimesheetItem.pick({
  placementId: true,
  jobTitle: true,
  organizationId: true,
  organization: true,
  status: true,
  rate: true,
  lines: true,
  paidAt: true,
  payReference: true,
});
const attributes = Object.keys(Row.shape);

/** A professional's weeks by their Monday. One that was reopened may have lines that were paid. */
export type PaidWeeks = { started(userId: string, stretch: Stretch): Promise<z.infer<typeof Row>[]> };

export const createPaidWeeks = (table: Table): PaidWeeks => ({
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
