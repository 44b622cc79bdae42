import { Duration, Stack } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { limits } from '../../shared/limits';
import { documentKeys, exportWorkKeys, generatedResumeKeys, type DocumentKind } from '../../shared/platform/media';
import { removalPolicy, type StageConfig } from '../config';
import { suppress, exportedAs } from '../nag-suppressions';

/** Checked resumes and license documents, served by short-lived signed URLs. Unversioned, so deletion is final. */
export class PrivateFiles extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, config: StageConfig) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      lifecycleRules: [
        { abortIncompleteMultipartUploadAfter: Duration.days(1) },
        { prefix: generatedResumeKeys, expiration: Duration.days(1) },
        // Drawn again from the stored hours whenever someone asks.
        { prefix: documentKeys.timesheet, expiration: Duration.days(1) },
        { prefix: documentKeys.evidence, expiration: Duration.days(1) },
        { prefix: exportWorkKeys, expiration: Duration.days(2) },
        // S3 rounds up to the next midnight.
        { prefix: documentKeys.export, expiration: Duration.days(limits.exportDays) },
      ],
      removalPolicy: removalPolicy(config),
      autoDeleteObjects: false,
    });
    for (const kind of Object.keys(documentKeys) as DocumentKind[]) this.finding(kind);
    suppress(this.bucket, {
      id: 'AwsSolutions-S1',
      reason: 'Files are read by signed addresses only, and the functions that sign them log for whom.',
    });
  }

  /** Resource name in cdk-nag findings. */
  finding(kind: DocumentKind): string {
    return `${exportedAs(Stack.of(this), this.bucket.bucketArn)}/${documentKeys[kind]}*`;
  }
}
