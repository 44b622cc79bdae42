import { Duration, Stack } from 'aws-cdk-lib';
import { AnyPrincipal, Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectLockRetention, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { auditFolders } from '../../shared/platform/audit-roots';
import { removalPolicy, type StageConfig } from '../config';
import { exportedAs, suppress, type NagSuppression } from '../nag-suppressions';

/** Roots of the audit log. Locked, so that removing the newest entries from the table is detectable. */
export class AuditRoots extends Construct {
  readonly bucket: Bucket;
  /** Resource names in cdk-nag findings. */
  readonly findings: readonly NagSuppression[];

  constructor(scope: Construct, id: string, config: StageConfig) {
    super(scope, id);
    const { mode, days } = config.auditRoots;
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      versioned: true,
      objectLockEnabled: true,
      objectLockDefaultRetention: ObjectLockRetention[mode](Duration.days(days)),
      removalPolicy: removalPolicy(config),
      autoDeleteObjects: false,
    });
    // The lock keeps old versions; this rejects new ones, which readers would otherwise get.
    // https://docs.aws.amazon.com/AmazonS3/latest/userguide/conditional-writes-enforce.html
    this.bucket.addToResourcePolicy(
      new PolicyStatement({
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: ['s3:PutObject'],
        resources: [this.bucket.arnForObjects('*')],
        conditions: { Null: { 's3:if-none-match': 'true' } },
      }),
    );
    this.findings = auditFolders.map((folder) => ({
      id: `AwsSolutions-IAM5[Resource::${exportedAs(Stack.of(this), this.bucket.bucketArn)}/${folder}*]`,
      reason: 'Every root has a new name.',
    }));
    suppress(this.bucket, {
      id: 'AwsSolutions-S1',
      reason: 'Its objects are hashes, and can be neither changed nor deleted while the lock lasts.',
    });
  }
}
