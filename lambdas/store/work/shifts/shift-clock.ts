import { remindersOf } from '@shared/work/rules/filling/shift-reminders';
import type { ShiftStatus } from '@shared/work/model/shifts/shift-vocabulary';
import { queryDue, type Table, type Write } from '../../../platform/table/table';
import { entity } from '../../entity';
import { shiftIndexes, shiftKeys } from './keys';
import type { DueShifts } from './ports';
import { readBooking, type ShiftItem } from './shift-item';

/** Next time that matters in each status. */
const waitsFor: Partial<Record<ShiftStatus, 'startsAt' | 'endsAt'>> = {
  open: 'startsAt',
  covered: 'startsAt',
  in_progress: 'endsAt',
};

const dueAt = (shift: ShiftItem | null): string | null => {
  if (shift?.restSince !== undefined) return shift.restSince;
  const time = shift && waitsFor[shift.status];
  if (!shift || !time) return null;
  return (time === 'startsAt' ? remindersOf(shift)[0] : undefined) ?? shift[time];
};

/** Writes the clock if it changes; bookings don't change it. */
export const clockWrites = (table: Table, before: ShiftItem | null, after: ShiftItem): Write[] => {
  const [had, has] = [dueAt(before), dueAt(after)];
  if (had === has) return [];
  const { shiftId, organizationId } = after;
  const [TableName, Key] = [table.name, shiftKeys.shiftClock(shiftId)];
  if (has === null) return [{ Delete: { TableName, Key } }];
  const Item = {
    ...Key,
    ...entity('ShiftClock'),
    shiftId,
    organizationId,
    gsi1pk: shiftIndexes.dueShifts,
    gsi1sk: `${has}#${shiftId}`,
  };
  return [{ Put: { TableName, Item } }];
};

/** "$" includes items due exactly then. */
const until = (instant: string) => ({ compared: '<', with: `${instant}$` }) as const;

export const createDueShifts = (table: Table): DueShifts => ({
  async shifts(instant, after) {
    const { items, next } = await queryDue(table, { list: shiftIndexes.dueShifts, bound: until(instant), after });
    return { due: items.map((item) => ({ shiftId: String(item['shiftId']) })), next };
  },

  async requests(instant, after) {
    const query = { list: shiftIndexes.dueRequests, index: 'gsi3', bound: until(instant), after } as const;
    const { items, next } = await queryDue(table, query);
    return {
      due: items.map(readBooking).map(({ shiftId, professional: { userId } }) => ({ shiftId, userId })),
      next,
    };
  },
});
