import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { personalKeysTable } from '../shared/platform/table';
import type { PersonalKeys } from './constructs/personal-keys';

/** Keys are unwrapped only for their owner: KMS compares the context. */
export const personalKeysRights = ({ table, key }: PersonalKeys, use: 'make' | 'read' | 'destroy') => {
  const makes = use === 'make';
  const destroys = use === 'destroy';
  return {
    environment: { PERSONAL_KEYS_TABLE: table.tableName, PERSONAL_KEYS_KEY_ID: key.keyArn },
    statements: [
      new PolicyStatement({
        actions: [
          'dynamodb:GetItem',
          ...(makes ? ['dynamodb:PutItem'] : []),
          ...(destroys ? ['dynamodb:UpdateItem'] : []),
        ],
        resources: [table.tableArn],
      }),
      new PolicyStatement({
        actions: ['kms:Decrypt', ...(makes ? ['kms:GenerateDataKey'] : [])],
        resources: [key.keyArn],
        conditions: { 'ForAnyValue:StringEquals': { 'kms:EncryptionContextKeys': [personalKeysTable.partitionKey] } },
      }),
    ],
  };
};
