import { foldedName } from '@shared/core/model/folded-name';
import { QueryCommand } from '../../../platform/table/commands';
import { limits } from '@shared/limits';
import { organizationIndexes } from './keys';
import type { Table } from '../../../platform/table/table';
import type { OrganizationNames } from './ports';

export const createOrganizationNames = (table: Table): OrganizationNames => ({
  async beginningWith(text) {
    const { Items = [] } = await table.client.send(
      new QueryCommand({
        TableName: table.name,
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :list AND begins_with(gsi1sk, :text)',
        ExpressionAttributeValues: { ':list': organizationIndexes.organizationsByName, ':text': foldedName(text) },
        Limit: limits.organizationsFound,
      }),
    );
    return Items.map((item) => ({
      organizationId: String(item['organizationId']),
      organization: String(item['company_name']),
    }));
  },
});
