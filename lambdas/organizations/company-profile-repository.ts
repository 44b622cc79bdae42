import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '@shared/errors';
import { Organization } from '@shared/model/organization';
import { keys } from '../runtime/keys';
import { nameListing } from '../runtime/organization-names';
import type { Table } from '../runtime/table-gateway';
import type { CompanyProfiles } from './ports';

export const createCompanyProfiles = (table: Table): CompanyProfiles => ({
  async save({ organizationId, profile, version, updatedAt }) {
    // Only what the form holds: the logo changes on its own.
    const listing = nameListing(organizationId, profile.company_name);
    const entries = Object.entries({ ...profile, ...listing, version: version + 1, updatedAt });
    try {
      const { Attributes } = await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: keys.organization(organizationId),
          UpdateExpression: `SET ${entries.map(([name]) => `#${name} = :${name}`).join(', ')}`,
          ConditionExpression: '#version = :previous',
          ExpressionAttributeNames: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
          ExpressionAttributeValues: {
            ':previous': version,
            ...Object.fromEntries(entries.map(([name, value]) => [`:${name}`, value])),
          },
          ReturnValues: 'ALL_NEW',
        }),
      );
      return Organization.parse(Attributes);
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) throw new AppError('STALE_VERSION');
      throw error;
    }
  },
});
