import { Duration, Stack } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { limits } from '../../shared/limits';
import { documentKeys, exportWorkKeys, generatedResumeKeys, type DocumentKind } from '../../shared/platform/media';
import { personalKeysTable } from '../../shared/platform/table';
import { removalPolicy, type StageConfig } from '../config';
import { suppress, exportedAs } from '../nag-suppressions';
import { expiring, keptVersions } from '../kept-versions';

/** Checked resumes and license documents, served by short-lived signed URLs. */
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
      versioned: true,
      lifecycleRules: [
        { ...keptVersions, abortIncompleteMultipartUploadAfter: Duration.days(1) },
        // Kept as long as data encrypted with a person's key can be restored.
        {
          prefix: documentKeys.health,
          noncurrentVersionExpiration: Duration.days(personalKeysTable.backupDays),
        },
        expiring(generatedResumeKeys, 1),
        expiring(documentKeys.timesheet, 1),
        expiring(documentKeys.offer, 1),
        expiring(documentKeys.evidence, 1),
        expiring(exportWorkKeys, 2),
        // S3 rounds up to the next midnight.
        expiring(documentKeys.export, limits.exportDays),
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
