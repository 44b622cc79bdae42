import { QueryCommand } from '../../../platform/table/commands';
import { applicationKeys } from './keys';
import type { Item, Table } from '../../../platform/table/table';

export type HiringFunnels = {
  of(organizationId: string): Promise<Item[]>;
};

export const createHiringFunnels = (table: Table): HiringFunnels => ({
  async of(organizationId) {
    const { pk, sk } = applicationKeys.hiringFunnel(organizationId, 0);
    const { Items = [] } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': pk, ':prefix': sk.slice(0, -1) },
      }),
    );
    return Items;
  },
});
