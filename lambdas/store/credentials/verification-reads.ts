import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { limits } from '@shared/limits';
import { VerificationStep } from '@shared/model/verification';
import { credentialIndexes, credentialKeys } from './keys';
import { readCase, type StoredCase } from './verification-item';
import { getItem, type Table } from '../../platform/table/table';

/** Verification cases of a person. */
export type CaseReader = {
  get(userId: string, credentialId: string): Promise<StoredCase | null>;
  list(userId: string): Promise<StoredCase[]>;
  /** The newest steps of a case, oldest first. */
  steps(userId: string, credentialId: string): Promise<VerificationStep[]>;
};

export const createCaseReader = (table: Table): CaseReader => {
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
      return item ? readCase(item) : null;
    },
    async list(userId) {
      // Every license and the NPI number.
      return (await beginning(userId, 'CASE#', limits.licenses + 1, false)).map(readCase);
    },
    async steps(userId, credentialId) {
      const newest = await beginning(userId, `STEP#${credentialId}#`, limits.verificationSteps, true);
      return newest.map((item) => VerificationStep.parse(item)).reverse();
    },
  };
};
