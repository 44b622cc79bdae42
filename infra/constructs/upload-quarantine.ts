import { Duration, Stack } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, HttpMethods, ObjectOwnership } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { sentKeys, type UploadKind } from '../../shared/platform/media';
import { removalPolicy, resourceName, type StageConfig } from '../config';
import { suppress, exportedAs } from '../nag-suppressions';
import { MalwareScan } from './malware-scan';

const bucketName = (stack: Stack, config: StageConfig): string => `${resourceName(config, 'uploads')}-${stack.account}`;

/** Built from the bucket's name to avoid a cycle: site headers and bucket refer to each other. */
export const uploadsOrigin = (stack: Stack, config: StageConfig): string =>
  `https://${bucketName(stack, config)}.s3.${config.region}.${stack.urlSuffix}`;

export interface UploadQuarantineProps {
  readonly config: StageConfig;
  readonly siteUrl: string;
}

/** Upload quarantine: only functions read it, and leftovers expire after a day. */
export class UploadQuarantine extends Construct {
  readonly bucket: Bucket;
  readonly scanner: 'guardduty' | 'none';

  constructor(scope: Construct, id: string, { config, siteUrl }: UploadQuarantineProps) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Bucket', {
      bucketName: bucketName(Stack.of(this), config),
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      cors: [{ allowedMethods: [HttpMethods.POST], allowedOrigins: [siteUrl], maxAge: 3600 }],
      // A scan covers one version: a later upload under the same key is a new one.
      versioned: true,
      lifecycleRules: [
        {
          expiration: Duration.days(1),
          noncurrentVersionExpiration: Duration.days(1),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
      removalPolicy: removalPolicy(config),
      autoDeleteObjects: false,
    });
    this.scanner = config.scanUploads ? 'guardduty' : 'none';
    if (config.scanUploads) new MalwareScan(this, 'Scan', { bucket: this.bucket });
    suppress(this.bucket, {
      id: 'AwsSolutions-S1',
      reason: 'Files stay for a day at most, and the functions that handle them log what they did.',
    });
  }

  finding(kind: UploadKind): string {
    return `${exportedAs(Stack.of(this), this.bucket.bucketArn)}/${sentKeys[kind]}*`;
  }
}
