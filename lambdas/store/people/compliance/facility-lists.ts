import { DeleteCommand, PutCommand } from '../../../platform/table/commands';
import { ConditionalCheckFailedException } from '../../../platform/table/errors';
import { units } from '@shared/people/model/healthcare-vocabulary';
import { FacilityList } from '@shared/people/model/compliance';
import { AppError } from '@shared/errors';
import { entity } from '../../entity';
import { getItems, queryFirst, type Table } from '../../../platform/table/table';
import { complianceIndexes, complianceKeys } from './keys';
import type { FacilityLists } from './ports';

const refusedAsStale = async (write: Promise<unknown>): Promise<void> => {
  try {
    await write;
  } catch (error) {
    throw error instanceof ConditionalCheckFailedException ? new AppError('STALE_VERSION') : error;
  }
};

const asRead = (version: number) =>
  version === 0
    ? { ConditionExpression: 'attribute_not_exists(pk)' }
    : { ConditionExpression: 'version = :version', ExpressionAttributeValues: { ':version': version } };

export const createFacilityLists = (table: Table): FacilityLists => ({
  async find(organizationId, unit) {
    const wanted = unit === null ? [''] : [unit, ''];
    const items = await getItems(
      table,
      wanted.map((it) => complianceKeys.facilityList(organizationId, it)),
    );
    const found = items.find((item) => item !== undefined);
    return found ? FacilityList.parse(found) : null;
  },

  async list(organizationId) {
    const items = await queryFirst(table, {
      list: complianceIndexes.facilityLists(organizationId),
      limit: units.length + 1,
      newestFirst: false,
    });
    return items.map((item) => FacilityList.parse(item));
  },

  save: (organizationId, list) =>
    refusedAsStale(
      table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: {
            ...complianceKeys.facilityList(organizationId, list.unit ?? ''),
            ...entity('FacilityList'),
            organizationId,
            ...list,
            version: list.version + 1,
          },
          ...asRead(list.version),
        }),
      ),
    ),

  remove: (organizationId, unit, version) =>
    refusedAsStale(
      table.client.send(
        new DeleteCommand({
          TableName: table.name,
          Key: complianceKeys.facilityList(organizationId, unit),
          ...asRead(version),
        }),
      ),
    ),
});
