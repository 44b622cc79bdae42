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

/** A professional's weeks by their Monday. One that was reopened may have lines that were paid. */
export type PaidWeeks = { started(userId: string, stretch: Stretch): Promise<z.infer<typeof Row>[]> };

export const createPaidWeeks = (table: Table): PaidWeeks => ({ started: professionalWeeks(table, Row) });
