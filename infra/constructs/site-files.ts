import { Duration, Stack } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source, type BucketDeploymentProps } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../shared/platform/site/site-config';
import { removalPolicy, resourceName, type StageConfig } from '../config';
import { suppress, exportedAs } from '../nag-suppressions';
import type { SpaSite } from './spa-site';

export interface SiteFilesProps {
  readonly config: StageConfig;
  readonly site: SpaSite;
  readonly directory: string | null;
  readonly siteConfig: SiteConfig;
}

const hashed = 'assets';
const revalidate = [CacheControl.fromString('no-cache')];
const immutable = [CacheControl.maxAge(Duration.days(365)), CacheControl.immutable()];

/**
 * Hashed files go first and are cached indefinitely; browsers revalidate the rest. Old hashed files stay for open tabs.
 */
export class SiteFiles extends Construct {
  private readonly logGroup: LogGroup;

  constructor(scope: Construct, id: string, { config, site, directory, siteConfig }: SiteFilesProps) {
    super(scope, id);
    this.logGroup = new LogGroup(this, 'Logs', {
      logGroupName: `/aws/lambda/${resourceName(config, 'place-files')}`,
      retention: config.logRetention,
      removalPolicy: removalPolicy(config),
    });
    const settings = Source.jsonData('config.json', siteConfig);
    const assets = directory && existsSync(join(directory, hashed)) ? join(directory, hashed) : null;
    const first = assets
      ? this.place('Assets', site, {
          sources: [Source.asset(assets)],
          destinationKeyPrefix: hashed,
          cacheControl: immutable,
        })
      : null;
    const pages = this.place('Pages', site, {
      sources: directory ? [Source.asset(directory, { exclude: [hashed, '.vite'] }), settings] : [settings],
      cacheControl: revalidate,
      distribution: site.distribution,
      distributionPaths: ['/*'],
    });
    if (first) pages.node.addDependency(first);
    this.acceptFindings(site);
  }

  private place(
    id: string,
    { bucket }: SpaSite,
    props: Omit<BucketDeploymentProps, 'destinationBucket'>,
  ): BucketDeployment {
    return new BucketDeployment(this, id, {
      ...props,
      destinationBucket: bucket as IBucket,
      prune: false,
      memoryLimit: 512,
      logGroup: this.logGroup,
    });
  }

  // The CDK's copy function is part of the stack, not of this construct.
  private acceptFindings({ bucket }: SpaSite): void {
    const stack = Stack.of(this);
    const files = exportedAs(Stack.of(bucket), bucket.bucketArn);
    const reason =
      'The function that copies files at deployment is made by the CDK, which chooses its rights and runtime.';
    const findings = [
      'L1',
      'IAM4[Policy::arn:<AWS::Partition>:iam::aws:policy/service-role/AWSLambdaBasicExecutionRole]',
      'IAM5[Action::s3:GetBucket*]',
      'IAM5[Action::s3:GetObject*]',
      'IAM5[Action::s3:List*]',
      'IAM5[Action::s3:Abort*]',
      'IAM5[Action::s3:DeleteObject*]',
      `IAM5[Resource::arn:aws:s3:::cdk-hnb659fds-assets-<AWS::AccountId>-${stack.region}/*]`,
      `IAM5[Resource::${files}/*]`,
      // CDN invalidation.
      'IAM5[Resource::*]',
    ];
    suppress(stack, ...findings.map((finding) => ({ id: `AwsSolutions-${finding}`, reason })));
  }
}
