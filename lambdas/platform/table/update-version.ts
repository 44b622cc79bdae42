import { AppError } from '@shared/errors';
import { buildUpdate } from './build-update';
import { UpdateCommand } from './commands';
import { all, equals, itemExists } from './conditions';
import { ConditionalCheckFailedException } from './errors';
import type { Key, Table } from './table';

/** Returns the updated item. NOT_FOUND, or STALE_VERSION if it changed since this version. */
export const updateVersion = async (
  table: Table,
  key: Key,
  { fields, version, at }: { fields: Record<string, unknown>; version: number; at: string },
): Promise<Record<string, unknown>> => {
  try {
    const { Attributes } = await table.client.send(
      new UpdateCommand({
        TableName: table.name,
        Key: key,
        ...buildUpdate({
          set: { ...fields, updatedAt: at, version: version + 1 },
          when: all(itemExists, equals('version', version)),
        }),
        ReturnValues: 'ALL_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
    );
    return Attributes!;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    throw new AppError(error.Item ? 'STALE_VERSION' : 'NOT_FOUND');
  }
};
