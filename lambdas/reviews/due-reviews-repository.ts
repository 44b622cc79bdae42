import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { limits } from '@shared/limits';
import { lists } from '../runtime/keys';
import type { Table } from '../runtime/table-gateway';
import type { DueReviews } from './ports';

export const createDueReviews = (table: Table): DueReviews => ({
  async until(at, after) {
    const { Items = [], LastEvaluatedKey } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        IndexName: 'gsi1',
        // "~" sorts after every id.
        KeyConditionExpression: 'gsi1pk = :list AND gsi1sk <= :until',
        ExpressionAttributeValues: { ':list': lists.dueReviews, ':until': `${at}#~` },
        Limit: limits.pageSize,
        ...(after && { ExclusiveStartKey: after }),
      }),
    );
    return { reviewIds: Items.map((item) => String(item['reviewId'])), next: LastEvaluatedKey ?? null };
  },
});
