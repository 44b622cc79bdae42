import { Arn, ArnFormat, Duration, Stack } from 'aws-cdk-lib';
import { BackupPlan, BackupPlanRule, BackupResource, BackupSelection, BackupVault } from 'aws-cdk-lib/aws-backup';
import { Schedule } from 'aws-cdk-lib/aws-events';
import { AccountPrincipal, ManagedPolicy, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import type { Construct } from 'constructs';
import { limits } from '../../shared/limits';
import { personalKeysTable } from '../../shared/platform/table';
import { removalPolicy, resourceName } from '../config';
import { suppress } from '../nag-suppressions';
import { stackProps, type StageContext } from '../stage-context';

const policies = ['service-role/AWSBackupServiceRolePolicyForBackup', 'AWSBackupServiceRolePolicyForS3Backup'];

/** During low traffic in the United States. */
const everyNight = Schedule.cron({ hour: '8', minute: '0' });

export type BackupsStackProps = {
  /** ARN of the vault for copies. */
  copyTo: string;
  /** ARNs of the table and the files. */
  data: readonly string[];
  /** ARN of the table of data keys, whose backups expire sooner. */
  personalKeys: string;
};

/**
 * Copies all data each night into a vault in another region or account. Copies expire like other backups, so erased data
 * disappears from them, too; a restore repeats erasures since (docs/deploy.md).
 * https://docs.aws.amazon.com/aws-backup/latest/devguide/s3-backups.html: buckets need versions, and these policies.
 */
export class BackupsStack extends Stack {
  constructor(scope: Construct, { config }: StageContext, { copyTo, data, personalKeys }: BackupsStackProps) {
    super(scope, resourceName(config, 'backups'), stackProps(config, 'Nightly copies of the data'));
    const { account } = Arn.split(copyTo, ArnFormat.COLON_RESOURCE_NAME);
    // Copies into another account can't be made with AWS's own key.
    const key = new Key(this, 'Key', {
      alias: resourceName(config, 'backups'),
      description: 'Encrypts the nightly backups',
      enableKeyRotation: true,
      removalPolicy: removalPolicy(config),
    });
    if (account) key.grantDecrypt(new AccountPrincipal(account));
    const backupVault = new BackupVault(this, 'Vault', {
      backupVaultName: resourceName(config, 'backups'),
      encryptionKey: key,
      removalPolicy: removalPolicy(config),
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('backup.amazonaws.com'),
      managedPolicies: policies.map((name) => ManagedPolicy.fromAwsManagedPolicyName(name)),
    });
    suppress(
      role,
      ...policies.map((name) => ({
        id: `AwsSolutions-IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/${name}]`,
        reason: 'AWS keeps in this policy what its backup service needs.',
      })),
    );
    const destinationBackupVault = BackupVault.fromBackupVaultArn(this, 'CopyTo', copyTo);
    const plan = (id: string, days: number, arns: readonly string[]): void => {
      const deleteAfter = Duration.days(days);
      const made = new BackupPlan(this, id, {
        backupPlanName: resourceName(config, `backups-${id.toLowerCase()}`),
        backupVault,
        backupPlanRules: [
          new BackupPlanRule({
            ruleName: 'Nightly',
            scheduleExpression: everyNight,
            deleteAfter,
            copyActions: [{ destinationBackupVault, deleteAfter }],
          }),
        ],
      });
      new BackupSelection(this, `${id}Selection`, {
        backupPlan: made,
        role,
        disableDefaultBackupPolicy: true,
        resources: arns.map((arn) => BackupResource.fromArn(arn)),
      });
    };
    plan('Data', limits.backupDays, data);
    plan('Keys', personalKeysTable.backupDays, [personalKeys]);
  }
}
