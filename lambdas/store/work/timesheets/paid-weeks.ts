import type * as z from 'zod';
import type { Table } from '../../../platform/table/table';
import type { Stretch } from '../../newest-between';
import { professionalWeeks } from './professional-weeks';
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

/** A professional's weeks by Monday. A reopened one can have paid lines. */
export type PaidWeeks = { started(userId: string, stretch: Stretch): Promise<z.infer<typeof Row>[]> };

export const createPaidWeeks = (table: Table): PaidWeeks => ({ started: professionalWeeks(table, Row) });
