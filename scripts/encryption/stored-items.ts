import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { buildUpdate } from '@lambdas/platform/table/build-update';
import { GetCommand, UpdateCommand } from '@lambdas/platform/table/commands';
import { all, equals } from '@lambdas/platform/table/conditions';
import { ConditionalCheckFailedException } from '@lambdas/platform/table/errors';
import type { Item, Key, Table } from '@lambdas/platform/table/table';
import { personalKeysTable } from '@shared/platform/table';
import type { Progress, StoredItems } from './encrypt-stored';

/** Reads pages of the whole table, which is limited to scripts. */
export const createStoredItems = (table: Table, pageItems = 500): StoredItems => {
  const reader = DynamoDBDocumentClient.from(new DynamoDBClient({}));
  return {
    async page(entities, after) {
      const names = entities.map((name, index) => [`:e${index}`, name] as const);
      const { Items = [], LastEvaluatedKey } = await reader.send(
        new ScanCommand({
          TableName: table.name,
          Limit: pageItems,
          FilterExpression: `#entity IN (${names.map(([name]) => name).join(', ')})`,
          ExpressionAttributeNames: { '#entity': 'entity' },
          ExpressionAttributeValues: Object.fromEntries(names),
          ...(after && { ExclusiveStartKey: after }),
        }),
      );
      return { items: Items as (Item & Key)[], next: (LastEvaluatedKey as Key | undefined) ?? null };
    },

    async replace(key, before, after) {
      const same = Object.entries(before).map(([name, value]) => equals(name, value));
      try {
        await table.client.send(
          new UpdateCommand({ TableName: table.name, Key: key, ...buildUpdate({ set: after, when: all(...same) }) }),
        );
        return true;
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return false;
        throw error;
      }
    },
  };
};

/** Stored in the keys' table, so anyone can continue. */
export const createProgress = (
  { client, name: TableName }: Table,
  script: 'encrypt' | 'sitemap' | 'news-readers' = 'encrypt',
): Progress => {
  const Key = { [personalKeysTable.partitionKey]: `progress#${script}` };
  return {
    async get() {
      const { Item: item } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }));
      return (item?.['after'] as Key | null | undefined) ?? null;
    },
    async save(after) {
      await client.send(new UpdateCommand({ TableName, Key, ...buildUpdate({ set: { after } }) }));
    },
  };
};
