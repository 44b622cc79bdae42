import { timesheetStatuses } from '@shared/hiring/model/hiring-vocabulary';
import { Currency } from '@shared/core/model/enumerations';
import { TimesheetLine } from '@shared/work/model/placement';
import * as z from 'zod';
import { getItems, type Table } from '../../../platform/table/table';
import { newestBetween, type Stretch } from '../../newest-between';
import { shiftKeys } from '../shifts/keys';
import { timesheetIndexes } from './keys';

const Row = z.object({
  rate: z.object({ currency: Currency }),
  lines: z.array(TimesheetLine.pick({ day: true, minutes: true, shift: true })),
});
const attributes = Object.keys(Row.shape);

type ShiftLineOf = Pick<TimesheetLine, 'day' | 'minutes'> &
  NonNullable<TimesheetLine['shift']> & { currency: Currency };

/** Shift lines in an organization's weeks that begin in a period; `limit` weeks of each status. */
export type ShiftLineWeeks = {
  started(organizationId: string, stretch: Stretch): Promise<{ lines: ShiftLineOf[]; partial: boolean }>;
  /** Units of existing shifts, by shift. */
  unitsOf(shiftIds: readonly string[]): Promise<Map<string, string>>;
};

export const createShiftLineWeeks = (table: Table): ShiftLineWeeks => ({
  async started(organizationId, stretch) {
    // A shift is approved on its own, whatever the status of its week.
    const found = await Promise.all(
      timesheetStatuses.map((status) => {
        const list = timesheetIndexes.organizationTimesheets(organizationId, status);
        return newestBetween(table, { list, attributes, ...stretch });
      }),
    );
    const lines = found.flat().flatMap((item) => {
      const { rate, lines: all } = Row.parse(item);
      return all.flatMap(({ shift, day, minutes }) =>
        shift ? [{ ...shift, day, minutes, currency: rate.currency }] : [],
      );
    });
    return { lines, partial: found.some(({ length }) => length >= stretch.limit) };
  },

  async unitsOf(shiftIds) {
    const items = await getItems(table, shiftIds.map(shiftKeys.shift));
    return new Map(items.flatMap((item) => (item ? [[String(item['shiftId']), String(item['unitId'])] as const] : [])));
  },
});
