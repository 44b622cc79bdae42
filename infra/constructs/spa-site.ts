import { Duration, Fn, SecretValue } from 'aws-cdk-lib';
import { Certificate, CertificateValidation } from 'aws-cdk-lib/aws-certificatemanager';
import {
  AllowedMethods,
  CachePolicy,
  Distribution,
  Function as EdgeFunction,
  FunctionCode,
  FunctionEventType,
  FunctionRuntime,
  HttpVersion,
  OriginProtocolPolicy,
  OriginSslPolicy,
  PriceClass,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
  type DistributionProps,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin, S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import { AccessLevel } from 'aws-cdk-lib/aws-cloudfront';
import { ARecord, AaaaRecord, HostedZone, RecordTarget } from 'aws-cdk-lib/aws-route53';
import { CloudFrontTarget } from 'aws-cdk-lib/aws-route53-targets';
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership, type IBucket } from 'aws-cdk-lib/aws-s3';
import type { Secret } from 'aws-cdk-lib/aws-secretsmanager';
import { Construct } from 'constructs';
import { edgeHeaders } from '../../shared/core/api/route';
import { pageFallbackCode, pageLanguagesCode } from '../page-fallback';
import { paths } from '../../shared/paths';
import { mediaPath } from '../../shared/platform/media';
import { robotsPath, sitemapPartPath, sitemapPath } from '../../shared/platform/search-engines';
import { languages, type Language } from '../../shared/text/language';
import { prefixOf } from '../../shared/text/language-paths';
import { removalPolicy, resourceName, type Domain, type StageConfig } from '../config';
import { suppress } from '../nag-suppressions';
import { ApiForwarding } from './api-forwarding';
import { CdnLog } from './cdn-log';
import { Firewall } from './firewall';
import type { PublicFiles } from './public-files';
import { SiteHeaders } from './site-headers';

export interface SpaSiteProps {
  readonly config: StageConfig;
  readonly apiHost: string;
  readonly originKey: Secret;
  readonly connect: readonly string[];
  readonly images: readonly string[];
  readonly publicFiles: PublicFiles;
}

/** CloudFront would cache these for ten seconds. Custom error pages would hide the API's errors. */
const uncachedErrors = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504];

const professionalPatterns = (language: Language): string[] =>
  [paths.doctor, paths.professionalProfile].map((path) => `${prefixOf(language)}${path.replace(/:.*$/, '*')}`.slice(1));

export class SpaSite extends Construct {
  readonly bucket: Bucket;
  readonly distribution: Distribution;
  readonly url: string;

  constructor(
    scope: Construct,
    id: string,
    { config, apiHost, originKey, connect, images, publicFiles }: SpaSiteProps,
  ) {
    super(scope, id);
    this.bucket = this.addBucket(config);
    const headers = new SiteHeaders(this, 'Headers', { config, connect, images });
    const forwarding = new ApiForwarding(this, 'Forwarding', config);
    const firewall = new Firewall(this, 'Firewall', config);
    const api = this.apiOrigin(apiHost, originKey, config.originKeyVersion);
    const pageFallback = {
      function: this.addFunction(
        'PageFallback',
        resourceName(config, 'page-fallback'),
        'Addresses of pages answer with the application; files and the API are left alone',
        pageFallbackCode(),
      ),
      eventType: FunctionEventType.VIEWER_REQUEST,
    };
    const pageLanguages = {
      function: this.addFunction(
        'PageLanguages',
        resourceName(config, 'page-languages'),
        'Names the addresses of a public page in every language',
        pageLanguagesCode(),
      ),
      eventType: FunctionEventType.VIEWER_RESPONSE,
    };
    // A function renders the head of these pages; their path is rewritten to the API's.
    const writtenPage = {
      origin: api,
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      cachePolicy: this.addWrittenPageCache(config),
      responseHeadersPolicy: headers.policy,
      compress: true,
      functionAssociations: [pageFallback],
    };
    this.distribution = new Distribution(this, 'Cdn', {
      comment: resourceName(config, 'site'),
      defaultRootObject: 'index.html',
      defaultBehavior: {
        // With list permission, a missing file returns 404 instead of 403.
        origin: S3BucketOrigin.withOriginAccessControl(this.bucket as IBucket, {
          originAccessLevels: [AccessLevel.READ, AccessLevel.LIST],
        }),
        viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        cachePolicy: CachePolicy.CACHING_OPTIMIZED,
        responseHeadersPolicy: headers.policy,
        compress: true,
        functionAssociations: [pageFallback, pageLanguages],
      },
      additionalBehaviors: {
        'api/*': {
          origin: api,
          viewerProtocolPolicy: ViewerProtocolPolicy.HTTPS_ONLY,
          allowedMethods: AllowedMethods.ALLOW_ALL,
          cachePolicy: forwarding.cachePolicy,
          originRequestPolicy: forwarding.originRequestPolicy,
          responseHeadersPolicy: headers.apiPolicy,
        },
        [`${mediaPath.slice(1)}*`]: publicFiles.behavior(headers.mediaPolicy),
        'jobs/job_*': writtenPage,
        'organizations/org_*': writtenPage,
        ...Object.fromEntries(languages.flatMap(professionalPatterns).map((pattern) => [pattern, writtenPage])),
        [robotsPath.slice(1)]: writtenPage,
        [sitemapPath.slice(1)]: writtenPage,
        [sitemapPartPath('*').slice(1)]: writtenPage,
      },
      errorResponses: uncachedErrors.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      httpVersion: HttpVersion.HTTP2_AND_3,
      priceClass: PriceClass.PRICE_CLASS_100,
      webAclId: firewall.arn,
      ...(config.domain && this.addressOf(config.domain)),
    });
    if (config.domain) this.addRecords(config.domain);
    this.url = config.domain
      ? `https://${config.domain.name}`
      : Fn.join('', ['https://', this.distribution.domainName]);
    new CdnLog(this, 'Log', { config, distribution: this.distribution });
    this.acceptFindings(config);
  }

  private addBucket(config: StageConfig): Bucket {
    return new Bucket(this, 'Files', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      enforceSSL: true,
      minimumTLSVersion: 1.2,
      versioned: true,
      // Keeps recent builds for rollbacks.
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(90) }],
      removalPolicy: removalPolicy(config),
      autoDeleteObjects: false,
    });
  }

  private apiOrigin(apiHost: string, originKey: Secret, versionId: string | null): HttpOrigin {
    const value = SecretValue.secretsManager(originKey.secretArn, versionId === null ? {} : { versionId });
    return new HttpOrigin(apiHost, {
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [OriginSslPolicy.TLS_V1_2],
      readTimeout: Duration.seconds(29),
      // A CloudFormation reference: the template doesn't contain the value.
      customHeaders: { [edgeHeaders.originKey]: value.unsafeUnwrap() },
    });
  }

  /** The function sets max-age, at most a minute; the page is the same for everyone. */
  private addWrittenPageCache(config: StageConfig): CachePolicy {
    return new CachePolicy(this, 'WrittenPages', {
      cachePolicyName: resourceName(config, 'written-pages'),
      comment: 'Pages that a function writes',
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      maxTtl: Duration.seconds(60),
      enableAcceptEncodingGzip: true,
      enableAcceptEncodingBrotli: true,
    });
  }

  private addFunction(id: string, functionName: string, comment: string, code: string): EdgeFunction {
    return new EdgeFunction(this, id, {
      functionName,
      comment,
      runtime: FunctionRuntime.JS_2_0,
      code: FunctionCode.fromInline(code),
    });
  }

  private zoneOf({ zoneId, zoneName }: Domain) {
    const existing = this.node.tryFindChild('Zone') as HostedZone | undefined;
    return existing ?? HostedZone.fromHostedZoneAttributes(this, 'Zone', { hostedZoneId: zoneId, zoneName });
  }

  private addressOf(domain: Domain): Pick<DistributionProps, 'certificate' | 'domainNames' | 'minimumProtocolVersion'> {
    const certificate = new Certificate(this, 'Certificate', {
      domainName: domain.name,
      validation: CertificateValidation.fromDns(this.zoneOf(domain)),
    });
    return { certificate, domainNames: [domain.name], minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021 };
  }

  private addRecords(domain: Domain): void {
    const zone = this.zoneOf(domain);
    const target = RecordTarget.fromAlias(new CloudFrontTarget(this.distribution));
    new ARecord(this, 'Ipv4', { zone, recordName: domain.name, target });
    new AaaaRecord(this, 'Ipv6', { zone, recordName: domain.name, target });
  }

  private acceptFindings(config: StageConfig): void {
    suppress(this.bucket, {
      id: 'AwsSolutions-S1',
      reason: 'The bucket holds public files only and is read by the CDN only, which keeps a log without addresses.',
    });
    suppress(
      this.distribution,
      {
        id: '@aws-cdk/aws-cloudfront-origins:listBucketSecurityRisk',
        reason: 'The root answers index.html; every other address without a dot does, too, so no listing is served.',
      },
      { id: 'AwsSolutions-CFR1', reason: 'The product is open to every country.' },
      {
        id: 'AwsSolutions-CFR3',
        reason: "Standard logging v2 (see CdnLog) chooses its fields; the older log would keep visitors' IP addresses.",
      },
    );
    if (!config.domain) {
      suppress(this.distribution, {
        id: 'AwsSolutions-CFR4',
        reason: "Without a domain of its own a stage has CloudFront's certificate, whose protocols cannot be chosen.",
      });
    }
  }
}
