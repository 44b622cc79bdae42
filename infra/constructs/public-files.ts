import { Duration, Stack } from 'aws-cdk-lib';
import { CachePolicy, ViewerProtocolPolicy, type BehaviorOptions } from 'aws-cdk-lib/aws-cloudfront';
import type { ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership, type IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import { mediaKeys, type MediaKind } from '../../shared/platform/media';
import { removalPolicy, resourceName, type StageConfig } from '../config';
import { suppress, exportedAs } from '../nag-suppressions';
import { keptVersions } from '../kept-versions';

export class PublicFiles extends Construct {
  readonly bucket: Bucket;

  constructor(
    scope: Construct,
    id: string,
    private readonly config: StageConfig,
  ) {
    super(scope, id);
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      versioned: true,
      lifecycleRules: [keptVersions],
      removalPolicy: removalPolicy(config),
      autoDeleteObjects: false,
    });
    suppress(this.bucket, {
      id: 'AwsSolutions-S1',
      reason: 'The bucket holds public files only and is read by the CDN only, which keeps a log without addresses.',
    });
  }

  finding(kind: MediaKind): string {
    return `${exportedAs(Stack.of(this), this.bucket.bucketArn)}/${mediaKeys[kind]}*`;
  }

  /** The path is the object key; there is no listing. */
  behavior(responseHeadersPolicy: ResponseHeadersPolicy): BehaviorOptions {
    return {
      origin: S3BucketOrigin.withOriginAccessControl(this.bucket as IBucket),
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      // Browsers cache indefinitely because names are content-specific; the CDN drops a deleted file after a day.
      cachePolicy: new CachePolicy(this, 'Cache', {
        cachePolicyName: resourceName(this.config, 'public-files'),
        comment: 'Checked files that people gave',
        minTtl: Duration.seconds(0),
        defaultTtl: Duration.hours(1),
        maxTtl: Duration.days(1),
      }),
      responseHeadersPolicy,
    };
  }
}
