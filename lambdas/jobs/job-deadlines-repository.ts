import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { limits } from '@shared/limits';
import { lists } from '../runtime/keys';
import type { Table } from '../runtime/table-gateway';
import type { JobDeadlines } from './ports';

export const createJobDeadlines = (table: Table): JobDeadlines => ({
  async before(day, after) {
    const { Items = [], LastEvaluatedKey } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :list AND gsi1sk < :day',
        ExpressionAttributeValues: { ':list': lists.jobDeadlines, ':day': day },
        Limit: limits.pageSize,
        ...(after && { ExclusiveStartKey: after }),
      }),
    );
    return { due: Items.map((item) => ({ jobId: String(item['jobId']) })), next: LastEvaluatedKey ?? null };
  },
});
