import { UpdateCommand } from '../../../platform/table/commands';
import { CalendarCounts } from '@shared/messages/model/calendar';
import { Instant } from '@shared/core/model/fields';
import { officeZone } from '@shared/core/rules/business-days';
import { defaultLanguage, languages } from '@shared/text/language';
import { loadBusyTimes } from './busy-times';
import { entity } from '../../entity';
import { accountKeys } from '../../accounts/accounts/keys';
import { notificationKeys } from '../notifications/keys';
import { scheduleIndexes, scheduleKeys } from './keys';
import { packTimes } from './busy-times-encoding';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { getItem, getItems, transact, type Item, type Table, type Write } from '../../../platform/table/table';
import type { BusyImport, Connections, StoredConnection } from './ports';
import * as z from 'zod';
import { buildUpdate } from '../../../platform/table/build-update';
import { equals } from '../../../platform/table/conditions';

const BusyImportShape: z.ZodType<BusyImport> = z.object({
  importId: z.string(),
  sealedAddress: z.string(),
  host: z.string(),
  importedAt: Instant.nullable(),
  busyTimes: z.int(),
  ...CalendarCounts.shape,
  problem: z.string().nullable(),
  nextAt: Instant,
});
export const ConnectionItem = z.object({
  userId: z.string(),
  generation: z.int().default(0),
  feedOn: z.boolean().default(false),
  feedLanguage: z.enum(languages).default(defaultLanguage),
  busyImport: BusyImportShape.nullable().default(null),
});

const OwnerItem = z.object({ timeZone: z.string().catch(officeZone), email: z.string().catch('') });

export const duePosition = (userId: string, nextAt: string): string => `${nextAt}#${userId}`;

const mark = entity('CalendarConnection');
const busyMark = entity('BusyTimes');

type ConnectionChange = {
  set: Record<string, unknown>;
  add?: Record<string, number>;
  remove?: readonly string[];
  onlyImport?: string;
};

/** Updates only the given attributes, so feed and import do not overwrite each other. */
const connectionUpdate = (TableName: string, userId: string, { set, onlyImport, ...change }: ConnectionChange) => ({
  TableName,
  Key: scheduleKeys.calendarConnection(userId),
  ...buildUpdate({
    ...change,
    set: { userId, ...mark, ...set },
    when: onlyImport === undefined ? undefined : equals('busyImport.importId', onlyImport),
  }),
});

const withImport = (userId: string, busyImport: BusyImport) => ({
  busyImport,
  gsi1pk: scheduleIndexes.dueCalendars,
  gsi1sk: duePosition(userId, busyImport.nextAt),
});

export const createConnections = (table: Table): Connections => {
  const TableName = table.name;
  const read = (item: Item | undefined, userId: string): StoredConnection => ConnectionItem.parse(item ?? { userId });
  const busyPut = (userId: string, times: string): Write => ({
    Put: { TableName, Item: { ...scheduleKeys.busyTimes(userId), ...busyMark, times } },
  });

  return {
    get: async (userId) => read(await getItem(table, scheduleKeys.calendarConnection(userId), true), userId),

    async renewFeed(userId, feedLanguage) {
      const { Attributes } = await table.client.send(
        new UpdateCommand({
          ...connectionUpdate(TableName, userId, { set: { feedOn: true, feedLanguage }, add: { generation: 1 } }),
          ReturnValues: 'ALL_NEW',
        }),
      );
      return read(Attributes, userId);
    },

    async stopFeed(userId) {
      const { Attributes } = await table.client.send(
        new UpdateCommand({
          ...connectionUpdate(TableName, userId, { set: { feedOn: false } }),
          ReturnValues: 'ALL_NEW',
        }),
      );
      return read(Attributes, userId);
    },

    keepImport: (userId, made, busy) =>
      transact(table, [
        { Update: connectionUpdate(TableName, userId, { set: withImport(userId, made) }) },
        busyPut(userId, packTimes(busy)),
      ]),

    renewImport: (userId, renewed, busy) =>
      transact(table, [
        {
          Update: connectionUpdate(TableName, userId, {
            set: withImport(userId, renewed),
            onlyImport: renewed.importId,
          }),
          refusal: ConcurrentModificationError,
        },
        ...(busy ? [busyPut(userId, packTimes(busy))] : []),
      ]),

    async stopImport(userId) {
      await transact(table, [
        {
          Update: connectionUpdate(TableName, userId, { set: {}, remove: ['busyImport', 'gsi1pk', 'gsi1sk'] }),
        },
        { Delete: { TableName, Key: scheduleKeys.busyTimes(userId) } },
      ]);
      return read(await getItem(table, scheduleKeys.calendarConnection(userId), true), userId);
    },

    async owner(userId) {
      const [account, settings] = await getItems(table, [
        accountKeys.account(userId),
        notificationKeys.notificationSettings(userId),
      ]);
      return OwnerItem.parse({ timeZone: settings?.['timezone'], email: account?.['email'] });
    },

    busyTimes: (userId) => loadBusyTimes(table, userId),
  };
};
