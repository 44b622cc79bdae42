import { PutCommand } from '../../../platform/table/commands';
import { getItem, type Table, type Write } from '../../../platform/table/table';
import { entity } from '../../entity';
import { accountKeys } from './keys';

export type MailSuppressions = {
  has(emailHash: string): Promise<boolean>;
  put(emailHash: string, at: string): Promise<void>;
};

export const createMailSuppressions = (table: Table): MailSuppressions => ({
  has: async (emailHash) => (await getItem(table, accountKeys.mailSuppression(emailHash), true)) !== undefined,
  async put(emailHash, at) {
    const Item = { ...accountKeys.mailSuppression(emailHash), ...entity('MailSuppression'), at };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
  },
});

/** A new account allows mail to its address again. */
export const mailSuppressionEnd = (TableName: string, emailHash: string): Write => ({
  Delete: { TableName, Key: accountKeys.mailSuppression(emailHash) },
});
