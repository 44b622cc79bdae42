import { AppError } from '@shared/errors';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '../runtime/keys';
import type { Table } from '../runtime/table-gateway';
import type { CompanyProfiles } from './ports';

export const createCompanyProfiles = (table: Table): CompanyProfiles => ({
  async save({ organizationId, ...fields }) {
    const entries = Object.entries(fields);
    try {
      await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: keys.organization(organizationId),
          UpdateExpression: `SET ${entries.map(([name]) => `#${name} = :${name}`).join(', ')}`,
          ConditionExpression: '#version = :previous',
          ExpressionAttributeNames: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
          ExpressionAttributeValues: {
            ':previous': fields.version - 1,
            ...Object.fromEntries(entries.map(([name, value]) => [`:${name}`, value])),
          },
        }),
      );
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) throw new AppError('STALE_VERSION');
      throw error;
    }
  },
});
