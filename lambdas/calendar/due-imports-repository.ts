import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { limits } from '@shared/limits';
import { keys, lists } from '../runtime/keys';
import { ChangedMeanwhile } from '../runtime/retry-stale';
import type { Table } from '../runtime/table-gateway';
import { ConnectionItem, duePosition } from './connection-repository';
import type { DueImports } from './ports';

export const createDueImports = (table: Table): DueImports => ({
  async page(now, after) {
    const { Items = [], LastEvaluatedKey } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :list AND gsi1sk <= :now',
        ExpressionAttributeValues: { ':list': lists.dueCalendars, ':now': now.toISOString() },
        Limit: limits.pageSize,
        ...(after && { ExclusiveStartKey: after }),
      }),
    );
    const due = Items.map((item) => ConnectionItem.parse(item)).flatMap(({ userId, busyImport }) =>
      busyImport ? [{ userId, busyImport }] : [],
    );
    return { due, next: LastEvaluatedKey ?? null };
  },

  async claim({ userId, busyImport }, nextAt) {
    try {
      await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: keys.calendarConnection(userId),
          UpdateExpression: 'SET #import.#nextAt = :nextAt, gsi1sk = :position',
          ConditionExpression: '#import.#importId = :importId AND #import.#nextAt = :before',
          ExpressionAttributeNames: { '#import': 'busyImport', '#nextAt': 'nextAt', '#importId': 'importId' },
          ExpressionAttributeValues: {
            ':nextAt': nextAt,
            ':position': duePosition(userId, nextAt),
            ':importId': busyImport.importId,
            ':before': busyImport.nextAt,
          },
        }),
      );
    } catch (error) {
      throw error instanceof ConditionalCheckFailedException ? new ChangedMeanwhile() : error;
    }
  },
});
