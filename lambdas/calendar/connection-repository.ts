import { UpdateCommand, type UpdateCommandInput } from '@aws-sdk/lib-dynamodb';
import { Instant } from '@shared/model/fields';
import * as z from 'zod';
import { busyTimesOf } from '../runtime/busy-times-repository';
import { entity, keys, lists } from '../runtime/keys';
import { packTimes } from '../runtime/packed-times';
import { ChangedMeanwhile } from '../runtime/retry-stale';
import { getItem, transact, type Item, type Table, type Write } from '../runtime/table-gateway';

import type { BusyImport, Connections, StoredConnection } from './ports';

const BusyImportShape: z.ZodType<BusyImport> = z.object({
  importId: z.string(),
  sealedAddress: z.string(),
  host: z.string(),
  importedAt: Instant.nullable(),
  busyTimes: z.int(),
  problem: z.string().nullable(),
  nextAt: Instant,
});
export const ConnectionItem = z.object({
  userId: z.string(),
  generation: z.int().default(0),
  feedOn: z.boolean().default(false),
  busyImport: BusyImportShape.nullable().default(null),
});

/** By when it is read again. */
export const duePosition = (userId: string, nextAt: string): string => `${nextAt}#${userId}`;

const mark = entity('CalendarConnection');
const busyMark = entity('BusyTimes');

type Change = { set: Record<string, unknown>; remove?: readonly string[]; onlyImport?: string };

/** Changes some attributes and leaves the others, so that feed and import never undo each other. */
const connectionUpdate = (TableName: string, userId: string, { set, remove = [], onlyImport }: Change) => {
  const values: Record<string, unknown> = { userId, ...mark, ...set };
  const names = [...Object.keys(values), ...remove];
  const assignments = Object.keys(values).map((name) => `#${name} = :${name}`);
  return {
    TableName,
    Key: keys.calendarConnection(userId),
    UpdateExpression: `SET ${assignments.join(', ')}${
      remove.length > 0 ? ` REMOVE ${remove.map((name) => `#${name}`).join(', ')}` : ''
    }`,
    ...(onlyImport !== undefined && { ConditionExpression: '#busyImport.#importId = :onlyImport' }),
    ExpressionAttributeNames: {
      ...Object.fromEntries(names.map((name) => [`#${name}`, name])),
      ...(onlyImport !== undefined && { '#importId': 'importId' }),
    },
    ExpressionAttributeValues: {
      ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`:${name}`, value])),
      ...(onlyImport !== undefined && { ':onlyImport': onlyImport }),
    },
  } satisfies UpdateCommandInput;
};

const withImport = (userId: string, busyImport: BusyImport) => ({
  busyImport,
  gsi1pk: lists.dueCalendars,
  gsi1sk: duePosition(userId, busyImport.nextAt),
});

export const createConnections = (table: Table): Connections => {
  const TableName = table.name;
  const read = (item: Item | undefined, userId: string): StoredConnection => ConnectionItem.parse(item ?? { userId });
  const busyPut = (userId: string, times: string): Write => ({
    Put: { TableName, Item: { ...keys.busyTimes(userId), ...busyMark, times } },
  });

  return {
    get: async (userId) => read(await getItem(table, keys.calendarConnection(userId), true), userId),

    async renewFeed(userId) {
      const update = connectionUpdate(TableName, userId, { set: { feedOn: true } });
      const { Attributes } = await table.client.send(
        new UpdateCommand({
          ...update,
          UpdateExpression: `${update.UpdateExpression} ADD #generation :one`,
          ExpressionAttributeNames: { ...update.ExpressionAttributeNames, '#generation': 'generation' },
          ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':one': 1 },
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
          refusal: ChangedMeanwhile,
        },
        ...(busy ? [busyPut(userId, packTimes(busy))] : []),
      ]),

    async stopImport(userId) {
      await transact(table, [
        {
          Update: connectionUpdate(TableName, userId, { set: {}, remove: ['busyImport', 'gsi1pk', 'gsi1sk'] }),
        },
        { Delete: { TableName, Key: keys.busyTimes(userId) } },
      ]);
      return read(await getItem(table, keys.calendarConnection(userId), true), userId);
    },

    busyTimes: (userId) => busyTimesOf(table, userId),
  };
};
