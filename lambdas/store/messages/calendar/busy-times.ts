import { providersOf } from '@shared/connect/integrations/providers';
import type { BusyTime } from '@shared/messages/model/calendar';
import * as z from 'zod';
import { DeleteCommand, PutCommand } from '../../../platform/table/commands';
import { getItems, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { packTimes, unpackTimes } from './busy-times-encoding';
import { scheduleKeys } from './keys';

const BusyItem = z.object({ times: z.string() });

/** Loads the times of an imported address and of connected calendars. */
export const loadBusyTimes = async (table: Table, userId: string): Promise<BusyTime[]> => {
  const connected = providersOf('person').map((provider) => scheduleKeys.connectedBusyTimes(userId, provider));
  const items = await getItems(table, [scheduleKeys.busyTimes(userId), ...connected]);
  const times = items.flatMap((item) => (item ? unpackTimes(BusyItem.parse(item).times) : []));
  return times.sort((a, b) => (a.startsAt < b.startsAt ? -1 : 1));
};

export const saveConnectedBusyTimes = async (
  table: Table,
  { userId, provider }: { userId: string; provider: string },
  times: readonly BusyTime[],
): Promise<void> => {
  const key = scheduleKeys.connectedBusyTimes(userId, provider);
  const Item = { ...key, ...entity('ConnectedBusyTimes'), times: packTimes(times) };
  await table.client.send(new PutCommand({ TableName: table.name, Item }));
};

export const removeConnectedBusyTimes = async (
  table: Table,
  { userId, provider }: { userId: string; provider: string },
): Promise<void> => {
  const Key = scheduleKeys.connectedBusyTimes(userId, provider);
  await table.client.send(new DeleteCommand({ TableName: table.name, Key }));
};
