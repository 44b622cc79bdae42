import { CfnOutput, Stack } from 'aws-cdk-lib';
import {
  AttributeType,
  Billing,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
  type ITableV2,
} from 'aws-cdk-lib/aws-dynamodb';
import { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import type { Construct } from 'constructs';
import { limits } from '../../shared/limits';
import { table as tableShape } from '../../shared/platform/table';
import { removalPolicy, resourceName } from '../config';
import { PersonalKeys } from '../constructs/personal-keys';
import { SigningKeys } from '../constructs/signing-keys';
import { PrivateFiles } from '../constructs/private-files';
import { addAlarms } from '../monitoring/alarms';
import { AuditRoots } from '../constructs/audit-roots';
import { SecurityEvents } from '../constructs/security-events';
import { SearchSnapshots } from '../constructs/search-snapshots';
import { suppress } from '../nag-suppressions';
import { tableAlarms } from '../monitoring/owned-alarms';
import { stackProps, type StageContext } from '../stage-context';

const text = (name: string) => ({ name, type: AttributeType.STRING });

export class DataStack extends Stack {
  /** The table that functions use. */
  readonly table: ITableV2;
  readonly personalKeys: PersonalKeys;
  readonly signingKeys: SigningKeys;
  readonly hashKey: Secret;
  readonly searchSnapshots: SearchSnapshots;
  readonly privateFiles: PrivateFiles;
  readonly securityEvents: SecurityEvents;
  readonly auditRoots: AuditRoots;

  constructor(scope: Construct, { config }: StageContext) {
    super(scope, resourceName(config, 'data'), stackProps(config, 'Table and hash key'));
    const own = new TableV2(this, 'Table', {
      partitionKey: text(tableShape.partitionKey),
      sortKey: text(tableShape.sortKey),
      globalSecondaryIndexes: Object.entries(tableShape.indexes).map(([indexName, { partitionKey, sortKey }]) => ({
        indexName,
        partitionKey: text(partitionKey),
        sortKey: text(sortKey),
      })),
      billing: Billing.onDemand(),
      timeToLiveAttribute: tableShape.timeToLive,
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      encryption: TableEncryptionV2.awsManagedKey(),
      pointInTimeRecoverySpecification: {
        pointInTimeRecoveryEnabled: true,
        recoveryPeriodInDays: limits.backupDays,
      },
      deletionProtection: config.protectData,
      removalPolicy: removalPolicy(config),
    });

    const { restoredTable } = config;
    this.table = restoredTable
      ? TableV2.fromTableAttributes(this, 'RestoredTable', {
          tableName: restoredTable.name,
          tableStreamArn: restoredTable.streamArn,
          globalIndexes: Object.keys(tableShape.indexes),
        })
      : (own as ITableV2);

    addAlarms(this, config, tableAlarms(this.table.tableName));

    this.personalKeys = new PersonalKeys(this, 'PersonalKeys', config);
    this.signingKeys = new SigningKeys(this, 'SigningKeys', config);
    this.hashKey = new Secret(this, 'HashKey', {
      description: 'Key of the keyed hashes (codes, tokens, addresses) and of the cursors',
      generateSecretString: { passwordLength: 64, excludePunctuation: true },
      removalPolicy: removalPolicy(config),
    });
    this.searchSnapshots = new SearchSnapshots(this, 'SearchSnapshots', config);
    this.privateFiles = new PrivateFiles(this, 'PrivateFiles', config);
    this.securityEvents = new SecurityEvents(this, 'SecurityEvents', config);
    this.auditRoots = new AuditRoots(this, 'AuditRoots', config);
    new CfnOutput(this, 'AuditBucket', { value: this.auditRoots.bucket.bucketName });
    new CfnOutput(this, 'TableName', { value: this.table.tableName });
    new CfnOutput(this, 'HashKeySecretId', { value: this.hashKey.secretArn });
    suppress(this.hashKey, {
      id: 'AwsSolutions-SMG4',
      reason:
        'Ownership of an e-mail address is found by its keyed hash: with a new key, no account would be found again. ' +
        'docs/deploy.md says how to change the key after a leak.',
    });
  }
}
