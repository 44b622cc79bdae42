import { timesheetStatuses } from '@shared/hiring/model/hiring-vocabulary';
import { Currency, RateUnit } from '@shared/core/model/enumerations';
import * as z from 'zod';
import type { Table } from '../../../platform/table/table';
import type { Stretch } from '../../newest-between';
import { professionalWeeks } from './professional-weeks';

const Row = z.object({
  organizationId: z.string(),
  organization: z.string(),
  status: z.enum(timesheetStatuses),
  rate: z.object({ payCents: z.int(), rate: RateUnit, currency: Currency }),
  lines: z.array(z.object({ day: z.string(), minutes: z.int(), shift: z.object({ cents: z.int() }).exactOptional() })),
});
export type OwnWeek = z.infer<typeof Row>;

/** A professional's weeks in every status, by their Monday. */
export type OwnWeeks = { started(userId: string, stretch: Stretch): Promise<OwnWeek[]> };

export const createOwnWeeks = (table: Table): OwnWeeks => ({ started: professionalWeeks(table, Row) });
