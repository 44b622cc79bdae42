import { buildUpdate, type Change } from './build-update';
import { UpdateCommand } from './commands';
import { ConditionalCheckFailedException } from './errors';
import type { Key } from './key';
import type { Item, Table } from './table';

/** Returns the result of a conditional write; null if its condition failed. */
export const ifConditionHolds = async <T>(write: Promise<T>): Promise<T | null> => {
  try {
    return await write;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return null;
    throw error;
  }
};

/** Returns whether the condition of a write held; throws other errors. */
export const conditionHolds = async (write: Promise<unknown>): Promise<boolean> =>
  (await ifConditionHolds(write.then(() => true))) !== null;

/** Returns the changed item; null if its condition failed. */
export const updateIf = async (table: Table, key: Key, change: Change): Promise<Item | null> => {
  const command = { TableName: table.name, Key: key, ...buildUpdate(change), ReturnValues: 'ALL_NEW' as const };
  const answer = await ifConditionHolds(table.client.send(new UpdateCommand(command)));
  return answer && (answer.Attributes ?? {});
};
