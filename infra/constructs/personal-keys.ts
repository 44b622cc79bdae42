import { CfnOutput } from 'aws-cdk-lib';
import { AttributeType, Billing, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Construct } from 'constructs';
import { personalKeysTable } from '../../shared/platform/table';
import { removalPolicy, resourceName, type StageConfig } from '../config';

/**
 * One data key per person, wrapped by a KMS key. Backups are kept for only a few days, so a destroyed key can't be restored
 * later, and older backups of the other table have no readable data of that person.
 */
export class PersonalKeys extends Construct {
  readonly table: TableV2;
  readonly key: Key;

  constructor(scope: Construct, id: string, config: StageConfig) {
    super(scope, id);
    this.key = new Key(this, 'Key', {
      alias: resourceName(config, 'personal-keys'),
      description: 'Wraps the data keys of people',
      enableKeyRotation: true,
      removalPolicy: removalPolicy(config),
    });
    this.table = new TableV2(this, 'Table', {
      partitionKey: { name: personalKeysTable.partitionKey, type: AttributeType.STRING },
      billing: Billing.onDemand(),
      encryption: TableEncryptionV2.awsManagedKey(),
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: personalKeysTable.backupDays,
      },
      deletionProtection: config.protectData,
      removalPolicy: removalPolicy(config),
    });
    new CfnOutput(this, 'PersonalKeysTableName', { value: this.table.tableName });
    new CfnOutput(this, 'PersonalKeysKeyArn', { value: this.key.keyArn });
  }
}
