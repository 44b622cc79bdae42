import { limits } from '@shared/limits';
import * as z from 'zod';
import { QueryCommand } from '../../../platform/table/commands';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { getItem, queryFirst, transact, type Item, type Table, type Write } from '../../../platform/table/table';
import { entity } from '../../entity';
import { referenceIndexes, referenceKeys } from './keys';
import type { AnsweredReferences, OpenReferences, ReferenceChange, ReferenceRepository } from './ports';
import { getReference, readReference, referenceItem } from './reference-item';

const StoredOpen = z.object({
  open: z.record(z.string(), z.object({ expiresAt: z.string(), emailHash: z.string() })),
  version: z.int(),
});

/** The day alone sorts before all answers of the day. */
const answeredFrom = (table: Table, userId: string, day: string): Promise<Item[]> =>
  queryFirst(table, {
    list: referenceIndexes.answeredReferences(userId),
    index: 'gsi1',
    bound: { compared: '>', with: day },
    limit: limits.referencesListed,
  });

export const createAnsweredReferences = (table: Table): AnsweredReferences => ({
  answeredSince: async (userId, day) => (await answeredFrom(table, userId, day)).length,
});

const atVersion = (version: number | undefined) =>
  version === undefined || version === 0
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : {
        ConditionExpression: '#version = :version',
        ExpressionAttributeNames: { '#version': 'version' },
        ExpressionAttributeValues: { ':version': version },
      };

const openWrite = (
  TableName: string,
  userId: string,
  { before, after }: NonNullable<ReferenceChange['open']>,
): Write => ({
  Put: {
    TableName,
    Item: {
      ...referenceKeys.openReferences(userId),
      ...entity('OpenReferences'),
      open: after,
      version: before.version + 1,
    },
    ...atVersion(before.version),
  },
  refusal: ConcurrentModificationError,
});

export const createReferences = (table: Table): ReferenceRepository => {
  const TableName = table.name;
  return {
    get: (key) => getReference(table, key),

    async list(userId) {
      const { Items = [] } = await table.client.send(
        new QueryCommand({
          TableName,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
          ExpressionAttributeValues: { ':pk': referenceIndexes.references(userId), ':sk': 'ref_' },
          ScanIndexForward: false,
          ConsistentRead: true,
          Limit: limits.referencesListed,
        }),
      );
      return Items.map(readReference);
    },

    async open(userId): Promise<OpenReferences> {
      const item = await getItem(table, referenceKeys.openReferences(userId), true);
      return item ? StoredOpen.parse(item) : { open: {}, version: 0 };
    },

    save: ({ before, after, open }) =>
      transact(table, [
        {
          Put: { TableName, Item: referenceItem(after), ...atVersion(before?.version) },
          refusal: ConcurrentModificationError,
        },
        ...(open ? [openWrite(TableName, after.userId, open)] : []),
      ]),

    listAnswered: async (userId, day) => (await answeredFrom(table, userId, day)).map(readReference),
  };
};
