import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import { Construct } from 'constructs';
import { apiHeaders, mediaHeaders, securityHeaders } from '../../shared/platform/security-headers';
import { resourceName, type StageConfig } from '../config';

export interface SiteHeadersProps {
  readonly config: StageConfig;
  readonly connect: readonly string[];
  readonly images: readonly string[];
}

// CloudFront accepts these only as dedicated properties.
const own = [
  'content-security-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
];

const valueOf = <T extends string>(values: Record<string, T>, wanted: string): T => {
  const found = Object.values(values).find((value) => value.toLowerCase() === wanted.toLowerCase());
  if (!found) throw new Error(`CloudFront cannot set ${wanted}.`);
  return found;
};

const hsts = (value: string) => ({
  accessControlMaxAge: Duration.seconds(Number(/max-age=(\d+)/.exec(value)?.[1])),
  includeSubdomains: value.includes('includeSubDomains'),
  preload: value.includes('preload'),
  override: true,
});

/** Security headers of shared/platform, for pages and, without the page-specific ones, for the API and public files. */
export class SiteHeaders extends Construct {
  readonly policy: ResponseHeadersPolicy;
  readonly apiPolicy: ResponseHeadersPolicy;
  readonly mediaPolicy: ResponseHeadersPolicy;

  constructor(scope: Construct, id: string, { config, connect, images }: SiteHeadersProps) {
    super(scope, id);
    const headers = securityHeaders(connect, images);
    const common = {
      contentTypeOptions: { override: true },
      strictTransportSecurity: hsts(headers['strict-transport-security']),
      referrerPolicy: {
        referrerPolicy: valueOf(HeadersReferrerPolicy, headers['referrer-policy']),
        override: true,
      },
      frameOptions: { frameOption: valueOf(HeadersFrameOption, headers['x-frame-options']), override: true },
    };
    const others = Object.entries(headers).filter(([header]) => !own.includes(header));
    this.policy = new ResponseHeadersPolicy(this, 'Pages', {
      responseHeadersPolicyName: resourceName(config, 'pages'),
      securityHeadersBehavior: {
        ...common,
        contentSecurityPolicy: { contentSecurityPolicy: headers['content-security-policy'], override: true },
      },
      customHeadersBehavior: {
        customHeaders: others.map(([header, value]) => ({ header, value, override: true })),
      },
    });
    this.mediaPolicy = new ResponseHeadersPolicy(this, 'Media', {
      responseHeadersPolicyName: resourceName(config, 'media'),
      securityHeadersBehavior: {
        ...common,
        contentSecurityPolicy: { contentSecurityPolicy: mediaHeaders['content-security-policy'], override: true },
      },
    });
    this.apiPolicy = new ResponseHeadersPolicy(this, 'Api', {
      responseHeadersPolicyName: resourceName(config, 'api'),
      securityHeadersBehavior: {
        ...common,
        contentSecurityPolicy: { contentSecurityPolicy: apiHeaders['content-security-policy'], override: true },
      },
      customHeadersBehavior: {
        customHeaders: Object.entries(apiHeaders)
          .filter(([header]) => !own.includes(header))
          .map(([header, value]) => ({ header, value, override: true })),
      },
    });
  }
}
