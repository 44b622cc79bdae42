import { DeleteCommand } from '@lambdas/platform/table/commands';
import { platformKeys } from '@lambdas/platform/table/keys';
import { openTable } from '@lambdas/platform/table/table';
import type { Person } from './people';

/** Clears the person's call counts of this hour. */
export const forgetWork = async ({ userId }: Pick<Person, 'userId'>): Promise<void> => {
  const { client, name } = openTable();
  const hour = new Date().toISOString().slice(0, 13);
  await client.send(new DeleteCommand({ TableName: name, Key: platformKeys.workCount(`create#${userId}`, hour) }));
};
