import { ConditionalCheckFailedException } from '../../../platform/table/errors';
import { UpdateCommand } from '../../../platform/table/commands';
import { AppError } from '@shared/errors';
import { Organization } from '@shared/organizations/model/organization';
import { organizationKeys } from './keys';
import { nameListing } from './organization-names';
import type { Table } from '../../../platform/table/table';
import type { CompanyProfiles } from './ports';
import { buildUpdate } from '../../../platform/table/build-update';
import { equals } from '../../../platform/table/conditions';

export const createCompanyProfiles = (table: Table): CompanyProfiles => ({
  async save({ organizationId, profile, version, updatedAt }) {
    // Form fields only: the logo changes separately.
    const listing = nameListing(organizationId, profile.company_name);
    try {
      const { Attributes } = await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: organizationKeys.organization(organizationId),
          ...buildUpdate({
            set: { ...profile, ...listing, version: version + 1, updatedAt },
            when: equals('version', version),
          }),
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
