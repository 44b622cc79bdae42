import { Duration } from 'aws-cdk-lib';
import {
  CacheCookieBehavior,
  CacheHeaderBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
} from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';
import { edgeHeaders, headers } from '../../shared/core/api/route';
import { resourceName, type StageConfig } from '../config';

/**
 * Forwards known headers and the query from the CDN to the API, without cookies and caching. An account may list ten
 * headers without asking AWS for more (https://github.com/aws/aws-cdk/pull/13907).
 */
export class ApiForwarding extends Construct {
  readonly cachePolicy: CachePolicy;
  readonly originRequestPolicy: OriginRequestPolicy;

  constructor(scope: Construct, id: string, config: StageConfig) {
    super(scope, id);
    this.cachePolicy = new CachePolicy(this, 'Cache', {
      cachePolicyName: resourceName(config, 'api'),
      comment: 'Forwards Authorization, which only a cache policy can; answers say no-store and are not kept',
      headerBehavior: CacheHeaderBehavior.allowList('Authorization'),
      queryStringBehavior: CacheQueryStringBehavior.all(),
      cookieBehavior: CacheCookieBehavior.none(),
      minTtl: Duration.seconds(0),
      defaultTtl: Duration.seconds(0),
      // CloudFront forwards headers through a cache policy only if this is positive.
      maxTtl: Duration.seconds(1),
    });
    this.originRequestPolicy = new OriginRequestPolicy(this, 'Forward', {
      originRequestPolicyName: resourceName(config, 'api'),
      headerBehavior: OriginRequestHeaderBehavior.allowList(
        'Accept',
        'Content-Type',
        // Otherwise, CloudFront sends its own name.
        'User-Agent',
        edgeHeaders.viewerAddress,
        edgeHeaders.viewerRegion,
        ...Object.values(headers),
      ),
      queryStringBehavior: OriginRequestQueryStringBehavior.all(),
      cookieBehavior: OriginRequestCookieBehavior.none(),
    });
  }
}
