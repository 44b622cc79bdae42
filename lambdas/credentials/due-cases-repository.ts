import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { limits } from '@shared/limits';
import { lists } from '../runtime/keys';
import { readCase } from '../runtime/stored-case';
import type { Table } from '../runtime/table-gateway';
import type { DueCases } from './ports';

export const createDueCases = (table: Table): DueCases => ({
  async page(now, after) {
    const { Items = [], LastEvaluatedKey } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        IndexName: 'gsi2',
        // A case moved on to this very moment sorts behind it: a run meets none twice.
        KeyConditionExpression: 'gsi2pk = :list AND gsi2sk <= :now',
        ExpressionAttributeValues: { ':list': lists.dueCredentials, ':now': now },
        Limit: limits.pageSize,
        ...(after && { ExclusiveStartKey: after }),
      }),
    );
    return { cases: Items.map(readCase), next: LastEvaluatedKey ?? null };
  },
});
