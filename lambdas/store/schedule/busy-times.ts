import type { BusyTime } from '@shared/model/calendar';
import * as z from 'zod';
import { scheduleKeys } from './keys';
import { unpackTimes } from './busy-times-encoding';
import { getItem, type Table } from '../../platform/table/table';

const BusyItem = z.object({ times: z.string() });

export const busyTimesOf = async (table: Table, userId: string): Promise<BusyTime[]> => {
  const item = await getItem(table, scheduleKeys.busyTimes(userId));
  return item ? unpackTimes(BusyItem.parse(item).times) : [];
};
