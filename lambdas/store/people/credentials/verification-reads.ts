import { QueryCommand } from '../../../platform/table/commands';
import { limits } from '@shared/limits';
import { VerificationStep } from '@shared/people/model/verification';
import { credentialIndexes, credentialKeys } from './keys';
import { readVerification, type VerificationItem } from './verification-item';
import { getItem, type Table } from '../../../platform/table/table';

export type VerificationReader = {
  get(userId: string, credentialId: string): Promise<VerificationItem | null>;
  list(userId: string): Promise<VerificationItem[]>;
  steps(userId: string, credentialId: string): Promise<VerificationStep[]>;
  /** Reads all credentials at once, by ID. */
  histories(userId: string): Promise<ReadonlyMap<string, VerificationStep[]>>;
};

export const createVerificationReader = (table: Table): VerificationReader => {
  const TableName = table.name;
  const beginning = async (userId: string, prefix: string, Limit: number, newestFirst: boolean) => {
    const { Items = [] } = await table.client.send(
      new QueryCommand({
        TableName,
        KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
        ExpressionAttributeValues: { ':pk': credentialIndexes.verifications(userId), ':prefix': prefix },
        ScanIndexForward: !newestFirst,
        ConsistentRead: true,
        Limit,
      }),
    );
    return Items;
  };
  return {
    async get(userId, credentialId) {
      const item = await getItem(table, credentialKeys.verification(userId, credentialId), true);
      return item ? readVerification(item) : null;
    },
    async list(userId) {
      return (await beginning(userId, 'CASE#', limits.licenses + limits.certificationsPerProfile + 1, false)).map(
        readVerification,
      );
    },
    async histories(userId) {
      const all = await beginning(userId, 'STEP#', limits.verificationSteps * limits.licenses, false);
      const named = Map.groupBy(all, ({ sk }) => String(sk).split('#')[1] ?? '');
      return new Map(
        [...named].map(([credentialId, items]) => [
          credentialId,
          items.slice(-limits.verificationSteps).map((item) => VerificationStep.parse(item)),
        ]),
      );
    },
    async steps(userId, credentialId) {
      const newest = await beginning(userId, `STEP#${credentialId}#`, limits.verificationSteps, true);
      return newest.map((item) => VerificationStep.parse(item)).reverse();
    },
  };
};
