import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { foldedName } from '@shared/model/folded-name';
import { notice } from '@shared/text/notice';
import { buildCondition, equals } from '../../platform/table/conditions';
import { countWrite } from '../../platform/table/reserve-slot';
import { getItem, queryFirst, transact, type Table, type Write } from '../../platform/table/table';
import { entity } from '../entity';
import { readApiKey, type ApiKeyItem } from './api-key-item';
import { apiKeyIndexes, apiKeyKeys } from './keys';
import type { ApiKeys } from './ports';

class NameTakenError extends Error {}

const absent = { ConditionExpression: 'attribute_not_exists(pk)' };

const creation = ({ name: TableName }: Table, key: ApiKeyItem): Write[] => {
  const { keyId, memberId, name, organizationId, createdAt } = key;
  const list = { gsi1pk: apiKeyIndexes.organizationApiKeys(organizationId), gsi1sk: createdAt };
  return [
    { Put: { TableName, Item: { ...apiKeyKeys.apiKey(keyId), ...list, ...entity('ApiKey'), ...key }, ...absent } },
    {
      Put: {
        TableName,
        Item: { ...apiKeyKeys.apiKeyName(organizationId, foldedName(name)), ...entity('ApiKeyName'), keyId },
        ...absent,
      },
      refusal: NameTakenError,
    },
    {
      Put: {
        TableName,
        Item: { ...apiKeyKeys.serviceMember(memberId), ...entity('ServiceMember'), keyId, name, organizationId },
      },
    },
    countWrite(TableName, apiKeyKeys.apiKeyCount(organizationId), { add: 1, limit: limits.apiKeysPerOrganization }),
  ];
};

const removal = ({ name: TableName }: Table, { keyId, organizationId, name }: ApiKeyItem): Write[] => [
  {
    Delete: { TableName, Key: apiKeyKeys.apiKey(keyId), ...buildCondition(equals('organizationId', organizationId)) },
    refusal: 'NOT_FOUND',
  },
  { Delete: { TableName, Key: apiKeyKeys.apiKeyName(organizationId, foldedName(name)) } },
  countWrite(TableName, apiKeyKeys.apiKeyCount(organizationId), { add: -1 }),
];

export const createApiKeys = (table: Table): ApiKeys => ({
  async list(organizationId) {
    const items = await queryFirst(table, {
      list: apiKeyIndexes.organizationApiKeys(organizationId),
      index: 'gsi1',
      limit: limits.apiKeysPerOrganization,
    });
    return items.map(readApiKey);
  },

  async create(key) {
    try {
      await transact(table, creation(table, key));
    } catch (error) {
      if (!(error instanceof NameTakenError)) throw error;
      throw new AppError('INVALID_REQUEST', undefined, { fields: { name: notice('keyNameTaken') } });
    }
  },

  async revoke({ organizationId, keyId }) {
    const item = await getItem(table, apiKeyKeys.apiKey(keyId), true);
    const key = item && readApiKey(item);
    if (key?.organizationId !== organizationId) throw new AppError('NOT_FOUND');
    await transact(table, removal(table, key));
  },
});
