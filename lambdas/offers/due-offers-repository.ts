import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { limits } from '@shared/limits';
import { lists } from '../runtime/keys';
import type { Table } from '../runtime/table-gateway';
import type { DueOffers } from './ports';

export const createDueOffers = (table: Table): DueOffers => ({
  async before(day, after) {
    const { Items = [], LastEvaluatedKey } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :list AND gsi1sk < :day',
        ExpressionAttributeValues: { ':list': lists.dueOffers, ':day': day },
        Limit: limits.pageSize,
        ...(after && { ExclusiveStartKey: after }),
      }),
    );
    return { offerIds: Items.map((item) => String(item['offerId'])), next: LastEvaluatedKey ?? null };
  },
});
