import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { foldedName } from '@shared/core/model/folded-name';
import { notice } from '@shared/text/notice';
import { buildUpdate } from '../../../platform/table/build-update';
import {
  absent,
  all,
  any,
  buildCondition,
  equals,
  itemAbsent,
  itemExists,
  type Condition,
} from '../../../platform/table/conditions';
import { countWrite } from '../../../platform/table/reserve-slot';
import { ConcurrentModificationError, retryOnConflict } from '../../../platform/table/retry-on-conflict';
import { getItem, queryFirst, transact, type Table, type Write } from '../../../platform/table/table';
import { entity } from '../../entity';
import { readApiKey, type ApiKeyItem } from './api-key-item';
import { apiKeyIndexes, apiKeyKeys } from './keys';
import type { ApiKeys } from './ports';

class NameTakenError extends Error {}

const isNew = buildCondition(itemAbsent);

const creation = ({ name: TableName }: Table, key: ApiKeyItem): Write[] => {
  const { keyId, memberId, name, organizationId, createdAt } = key;
  const list = { gsi1pk: apiKeyIndexes.organizationApiKeys(organizationId), gsi1sk: createdAt };
  return [
    { Put: { TableName, Item: { ...apiKeyKeys.apiKey(keyId), ...list, ...entity('ApiKey'), ...key }, ...isNew } },
    {
      Put: {
        TableName,
        Item: { ...apiKeyKeys.apiKeyName(organizationId, foldedName(name)), ...entity('ApiKeyName'), keyId },
        ...isNew,
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

/** Keys created before keys could change have no version. */
const unchanged = ({ organizationId, version }: ApiKeyItem): Condition =>
  all(
    equals('organizationId', organizationId),
    version === 1 ? any(absent('version'), equals('version', version)) : equals('version', version),
  );

const renaming = ({ name: TableName }: Table, before: ApiKeyItem, after: ApiKeyItem): Write[] => {
  const { organizationId, keyId, memberId, name } = after;
  const [had, has] = [before, after].map((key) => apiKeyKeys.apiKeyName(organizationId, foldedName(key.name)));
  const isSame = foldedName(before.name) === foldedName(name);
  return [
    ...(isSame
      ? []
      : [
          { Delete: { TableName, Key: had! } },
          { Put: { TableName, Item: { ...has!, ...entity('ApiKeyName'), keyId }, ...isNew }, refusal: NameTakenError },
        ]),
    {
      Update: {
        TableName,
        Key: apiKeyKeys.serviceMember(memberId),
        ...buildUpdate({ set: { name }, when: itemExists }),
      },
    },
  ];
};

const changing = (table: Table, before: ApiKeyItem, after: ApiKeyItem): Write[] => {
  const { name, scopes, ranges, expiresAt, version } = after;
  return [
    {
      Update: {
        TableName: table.name,
        Key: apiKeyKeys.apiKey(after.keyId),
        ...buildUpdate({ set: { name, scopes, ranges, expiresAt, version }, when: unchanged(before) }),
      },
      refusal: 'STALE_VERSION',
    },
    ...(before.name === name ? [] : renaming(table, before, after)),
  ];
};

/** Removes the key as it was read, because its name goes with it. */
const removal = ({ name: TableName }: Table, key: ApiKeyItem): Write[] => [
  {
    Delete: { TableName, Key: apiKeyKeys.apiKey(key.keyId), ...buildCondition(unchanged(key)) },
    refusal: ConcurrentModificationError,
  },
  { Delete: { TableName, Key: apiKeyKeys.apiKeyName(key.organizationId, foldedName(key.name)) } },
  countWrite(TableName, apiKeyKeys.apiKeyCount(key.organizationId), { add: -1 }),
];

const orNameTaken = async (write: () => Promise<unknown>): Promise<void> => {
  try {
    await write();
  } catch (error) {
    if (!(error instanceof NameTakenError)) throw error;
    throw new AppError('INVALID_REQUEST', undefined, { fields: { name: notice('keyNameTaken') } });
  }
};

export const createApiKeys = (table: Table): ApiKeys => {
  const get: ApiKeys['get'] = async ({ organizationId, keyId }) => {
    const item = await getItem(table, apiKeyKeys.apiKey(keyId), true);
    const key = item && readApiKey(item);
    return key?.organizationId === organizationId ? key : null;
  };

  return {
    get,

    async list(organizationId) {
      const items = await queryFirst(table, {
        list: apiKeyIndexes.organizationApiKeys(organizationId),
        index: 'gsi1',
        limit: limits.apiKeysPerOrganization,
      });
      return items.map(readApiKey);
    },

    create: (key) => orNameTaken(() => transact(table, creation(table, key))),

    async change(before, after) {
      try {
        await orNameTaken(() => transact(table, changing(table, before, after)));
      } catch (error) {
        const isStale = error instanceof AppError && error.code === 'STALE_VERSION';
        throw isStale && !(await get(before)) ? new AppError('NOT_FOUND') : error;
      }
    },

    revoke: (ref) =>
      retryOnConflict(async () => {
        const key = await get(ref);
        if (!key) throw new AppError('NOT_FOUND');
        await transact(table, removal(table, key));
      }),
  };
};
