import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys, lists } from '../runtime/keys';
import { ChangedMeanwhile } from '../runtime/retry-stale';
import { queryDue, type Table } from '../runtime/table-gateway';
import { ConnectionItem, duePosition } from './connection-repository';
import type { DueImports } from './ports';

export const createDueImports = (table: Table): DueImports => ({
  async page(now, after) {
    const bound = { compared: '<=', with: now.toISOString() } as const;
    const { items, next } = await queryDue(table, { list: lists.dueCalendars, bound, after });
    const due = items
      .map((item) => ConnectionItem.parse(item))
      .flatMap(({ userId, busyImport }) => (busyImport ? [{ userId, busyImport }] : []));
    return { due, next };
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
