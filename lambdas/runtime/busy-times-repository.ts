import type { BusyTime } from '@shared/model/calendar';
import * as z from 'zod';
import { keys } from './keys';
import { unpackTimes } from './packed-times';
import { getItem, type Table } from './table-gateway';

const BusyItem = z.object({ times: z.string() });

/** Times that somebody's imported calendar says are taken. */
export const busyTimesOf = async (table: Table, userId: string): Promise<BusyTime[]> => {
  const item = await getItem(table, keys.busyTimes(userId));
  return item ? unpackTimes(BusyItem.parse(item).times) : [];
};
