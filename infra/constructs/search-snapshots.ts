import { Duration, Stack } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { removalPolicy, type StageConfig } from '../config';
import { suppress, exportedAs } from '../nag-suppressions';

/** Hourly snapshots of the embedded search; a few are kept in case one is bad. */
export class SearchSnapshots extends Construct {
  readonly bucket: Bucket;
  readonly finding: string;

  constructor(scope: Construct, id: string, config: StageConfig) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      lifecycleRules: [{ prefix: snapshotPrefix, expiration: Duration.days(3) }],
      removalPolicy: removalPolicy(config),
      autoDeleteObjects: false,
    });
    this.finding = `${exportedAs(Stack.of(this), this.bucket.bucketArn)}/${snapshotPrefix}*`;
    suppress(this.bucket, {
      id: 'AwsSolutions-S1',
      reason: 'Only two functions read and write it; what it holds is made from the table and can be made again.',
    });
  }
}

/** Names used by lambdas/search-index/embedded/snapshot-gateway.ts. */
export const snapshotPrefix = 'snapshots/';
export const snapshotPointers = ['newest.json', 'newest-professionals.json'] as const;
