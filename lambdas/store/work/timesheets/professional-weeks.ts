import { timesheetStatuses } from '@shared/hiring/model/hiring-vocabulary';
import type * as z from 'zod';
import type { Table } from '../../../platform/table/table';
import { newestBetween, type Stretch } from '../../newest-between';
import { timesheetIndexes } from './keys';

/** Reads a professional's weeks in every status by Monday, with the attributes that `row` names. */
export const professionalWeeks =
  <Shape extends z.ZodRawShape>(table: Table, row: z.ZodObject<Shape>) =>
  async (userId: string, stretch: Stretch): Promise<z.infer<z.ZodObject<Shape>>[]> => {
    const attributes = Object.keys(row.shape);
    const found = await Promise.all(
      timesheetStatuses.map((status) => {
        const list = timesheetIndexes.professionalTimesheets(userId, status);
        return newestBetween(table, { list, index: 'gsi2', attributes, ...stretch });
      }),
    );
    return found.flat().map((item) => row.parse(item));
  };
