import { pageFallbackCode, pageLanguagesCode, runPageFallback, runPageLanguages } from '../../infra/page-fallback';
import { beforeAll, describe, expect, it } from 'vitest';
import { edgeHeaders } from '../../shared/core/api/route';
import { paths, pathTo } from '../../shared/paths';
import { errorTexts } from '../../shared/text/english.fixture';
import { securityHeaders } from '../../shared/platform/security-headers';
import { configOf, ofType, synthesise, type Synthesis } from './stage';

type Behavior = Record<string, unknown>;
type Distribution = {
  DefaultCacheBehavior: Behavior;
  CacheBehaviors: Behavior[];
  Origins: {
    OriginAccessControlId?: unknown;
    S3OriginConfig?: { OriginAccessIdentity: string };
    CustomOriginConfig?: Behavior;
    OriginCustomHeaders?: { HeaderName: string; HeaderValue: unknown }[];
  }[];
  CustomErrorResponses: Behavior[];
  [property: string]: unknown;
};

let prod: Synthesis;
let unbuilt: Synthesis;
let owned: Synthesis;
beforeAll(() => {
  prod = synthesise('prod with the built site');
  unbuilt = synthesise('dev');
  owned = synthesise('prod with its own domain');
});

const propertiesOf = (synthesis: Synthesis, stack: string, type: string): Record<string, unknown>[] =>
  ofType(synthesis.templates[stack], type).map(([, { Properties }]) => Properties);
const first = <T>(items: T[]): T => {
  if (items[0] === undefined) throw new Error('Nothing of this type is deployed.');
  return items[0];
};
const distribution = (synthesis: Synthesis = prod): Distribution =>
  first(propertiesOf(synthesis, 'entrance', 'AWS::CloudFront::Distribution'))['DistributionConfig'] as Distribution;

const cachePolicy = (name: string): Behavior | undefined =>
  propertiesOf(prod, 'entrance', 'AWS::CloudFront::CachePolicy')
    .map((it) => it['CachePolicyConfig'] as Behavior)
    .find(({ Name }) => Name === name);
const behaviour = (pattern: string): Behavior =>
  first(distribution().CacheBehaviors.filter(({ PathPattern }) => PathPattern === pattern));

describe('files of the site', () => {
  it('are private, encrypted and read over TLS only', () => {
    const bucket = first(propertiesOf(prod, 'entrance', 'AWS::S3::Bucket'));
    expect(bucket['PublicAccessBlockConfiguration']).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    });
    expect(JSON.stringify(bucket['BucketEncryption'])).toContain('AES256');
    const policy = JSON.stringify(propertiesOf(prod, 'entrance', 'AWS::S3::BucketPolicy'));
    expect(policy).toContain('"aws:SecureTransport":"false"');
    expect(policy).toContain('"s3:TlsVersion":1.2');
  });

  it('are read by this distribution only, through origin access control', () => {
    const control = first(propertiesOf(prod, 'entrance', 'AWS::CloudFront::OriginAccessControl'));
    expect(control['OriginAccessControlConfig']).toMatchObject({ SigningBehavior: 'always', SigningProtocol: 'sigv4' });
    const origin = distribution().Origins.find(({ S3OriginConfig }) => S3OriginConfig);
    expect(origin?.OriginAccessControlId).toBeDefined();
    expect(origin?.S3OriginConfig?.OriginAccessIdentity).toBe('');
    const policy = first(propertiesOf(prod, 'entrance', 'AWS::S3::BucketPolicy'))['PolicyDocument'];
    const allowed = (
      policy as { Statement: { Effect: string; Principal: unknown; Condition?: unknown }[] }
    ).Statement.filter(({ Effect }) => Effect === 'Allow');
    for (const { Principal, Condition } of allowed) {
      expect(Principal).toEqual({ Service: 'cloudfront.amazonaws.com' });
      expect(JSON.stringify(Condition)).toContain('distribution/');
    }
  });

  it('are cached forever when hashed and revalidated each time otherwise', () => {
    const placed = ofType(prod.templates['web'], 'Custom::CDKBucketDeployment').map(([, { Properties }]) => Properties);
    const control = placed.map((it) => (it['SystemMetadata'] as Record<string, string>)['cache-control']);
    expect(control.sort()).toEqual(['max-age=31536000, immutable', 'no-cache']);
    for (const it of placed) expect(it['Prune']).toBe(false);
  });

  it('come with a config.json made from the other stacks', () => {
    const placed = JSON.stringify(ofType(unbuilt.templates['web'], 'Custom::CDKBucketDeployment'));
    expect(placed).toContain('SourceMarkers');
    expect(placed).toContain('wardline-dev-auth');
    expect(placed).toContain('wardline-dev-realtime');
  });

  it('are not deployed when the site is not built', () => {
    expect(JSON.stringify(unbuilt.templates['web']?.Rules)).toContain('npm run build');
    expect(prod.templates['web']?.Rules?.['SiteIsBuilt']).toBeUndefined();
  });
});

describe('CDN', () => {
  it('sends the API a key that the template does not contain', () => {
    const headers = distribution().Origins.flatMap(({ OriginCustomHeaders = [] }) => OriginCustomHeaders);
    expect(headers.map(({ HeaderName }) => HeaderName)).toEqual([edgeHeaders.originKey]);
    expect(JSON.stringify(headers)).toMatch(/resolve:secretsmanager:/);
  });

  it('sends another version of the key when the stage names one, which makes CloudFormation read it', () => {
    const version = configOf('prod with its own domain').originKeyVersion;
    const headers = distribution(owned).Origins.flatMap(({ OriginCustomHeaders = [] }) => OriginCustomHeaders);
    expect(JSON.stringify(headers)).toContain(`:SecretString:::${version}}}`);
  });

  it('forwards /api/* uncached, with only the headers the API knows', () => {
    const api = behaviour('api/*');
    expect(api).toMatchObject({ PathPattern: 'api/*', ViewerProtocolPolicy: 'https-only' });
    expect(api['FunctionAssociations']).toBeUndefined();
    const request = JSON.stringify(propertiesOf(prod, 'entrance', 'AWS::CloudFront::OriginRequestPolicy'));
    for (const header of [
      'x-api-key',
      'idempotency-key',
      'accept-language',
      'CloudFront-Viewer-Address',
      'CloudFront-Viewer-Country-Region-Name',
      'User-Agent',
      'x-device-id',
      'Content-Type',
    ])
      expect(request).toContain(header);
    expect(request).toContain('"CookieBehavior":"none"');
    const cache = cachePolicy('wardline-prod-api');
    expect(cache).toMatchObject({ MinTTL: 0, DefaultTTL: 0, MaxTTL: 1 });
    expect(JSON.stringify(cache)).toContain('Authorization');
  });

  it.each([
    'jobs/job_*',
    'organizations/org_*',
    'doctors/*',
    'es/professionals/profile/*',
    'robots.txt',
    'sitemap.xml',
    'sitemaps/*.xml',
  ])('lets the function write the head of %s, cached for a minute', (path) => {
    const pages = behaviour(path);
    expect(pages['TargetOriginId']).toBe(behaviour('api/*')['TargetOriginId']);
    expect(pages).toMatchObject({ ViewerProtocolPolicy: 'redirect-to-https', Compress: true });
    expect(pages['ResponseHeadersPolicyId']).toEqual(distribution().DefaultCacheBehavior['ResponseHeadersPolicyId']);
    const functions = distribution().DefaultCacheBehavior['FunctionAssociations'] as { EventType: string }[];
    expect(functions.map(({ EventType }) => EventType)).toEqual(['viewer-request', 'viewer-response']);
    expect(pages['FunctionAssociations']).toEqual(functions.slice(0, 1));
    expect(pages['OriginRequestPolicyId']).toBeUndefined();
    expect(cachePolicy('wardline-prod-written-pages')).toMatchObject({ MinTTL: 0, DefaultTTL: 0, MaxTTL: 60 });
  });

  it('never replaces the API’s errors with a page, nor caches them', () => {
    for (const response of distribution().CustomErrorResponses) {
      expect(response['ErrorCachingMinTTL']).toBe(0);
      expect(response['ResponsePagePath']).toBeUndefined();
    }
  });

  it('adds every security header of the contract', () => {
    const policies = propertiesOf(prod, 'entrance', 'AWS::CloudFront::ResponseHeadersPolicy').map(
      (it) =>
        it['ResponseHeadersPolicyConfig'] as {
          Name: string;
          SecurityHeadersConfig: Record<string, Behavior>;
          CustomHeadersConfig?: { Items: { Header: string; Value: string }[] };
        },
    );
    const pages = first(policies.filter(({ Name }) => Name === 'wardline-prod-pages'));
    const { ContentSecurityPolicy, StrictTransportSecurity, FrameOptions, ReferrerPolicy, ContentTypeOptions } =
      pages.SecurityHeadersConfig;
    const csp = JSON.stringify(ContentSecurityPolicy?.['ContentSecurityPolicy']);
    const parts = securityHeaders([])['content-security-policy'].split('; ');
    for (const part of parts.filter((it) => !/^(?:connect|img)-src/.test(it))) expect(csp).toContain(part);
    expect(csp).toContain("connect-src 'self' wss://");
    expect(csp).toContain('https://cognito-idp.us-east-1.amazonaws.com');
    expect(csp).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(csp).toContain("style-src-attr 'none'");
    expect(csp).toContain("require-trusted-types-for 'script'; trusted-types push-worker");
    expect(StrictTransportSecurity).toMatchObject({
      AccessControlMaxAgeSec: 63_072_000,
      IncludeSubdomains: true,
      Preload: true,
    });
    expect(FrameOptions).toMatchObject({ FrameOption: 'DENY' });
    expect(ReferrerPolicy).toMatchObject({ ReferrerPolicy: 'strict-origin-when-cross-origin' });
    expect(ContentTypeOptions).toMatchObject({ Override: true });
    expect(pages.CustomHeadersConfig?.Items).toEqual([
      ...(['cross-origin-opener-policy', 'cross-origin-resource-policy', 'permissions-policy'] as const).map(
        (Header) => ({
          Header,
          Value: securityHeaders([])[Header],
          Override: true,
        }),
      ),
    ]);
    const api = first(policies.filter(({ Name }) => Name === 'wardline-prod-api'));
    expect(api.CustomHeadersConfig?.Items).toEqual([
      { Header: 'cross-origin-resource-policy', Value: 'same-origin', Override: true },
    ]);
    expect(distribution().DefaultCacheBehavior['ResponseHeadersPolicyId']).toBeDefined();
    for (const it of distribution().CacheBehaviors) expect(it['ResponseHeadersPolicyId']).toBeDefined();
  });

  it('stands behind the firewall', () => {
    expect(distribution()['WebACLId']).toBeDefined();
  });

  it('puts a separate firewall in front of the user pool, which browsers call without the CDN', () => {
    const acl = first(propertiesOf(prod, 'auth', 'AWS::WAFv2::WebACL'));
    expect(acl['Scope']).toBe('REGIONAL');
    const rules = acl['Rules'] as { Name: string; Statement: { RateBasedStatement?: { Limit: number } } }[];
    expect(rules.find(({ Name }) => Name === 'user-pool')?.Statement.RateBasedStatement?.Limit).toBe(600);
    const pool = Object.keys(prod.templates['auth']?.Resources ?? {}).find(
      (id) => prod.templates['auth']?.Resources[id]?.Type === 'AWS::Cognito::UserPool',
    );
    const association = first(propertiesOf(prod, 'auth', 'AWS::WAFv2::WebACLAssociation'));
    expect(association['ResourceArn']).toEqual({ 'Fn::GetAtt': [pool, 'Arn'] });
  });

  it('rejects oversized bodies with the API’s code and text', () => {
    const acl = first(propertiesOf(prod, 'entrance', 'AWS::WAFv2::WebACL'));
    const bodies = acl['CustomResponseBodies'] as Record<string, { Content: string }>;
    for (const [key, code] of [
      ['tooMany', 'TOO_MANY_REQUESTS'],
      ['tooLarge', 'PAYLOAD_TOO_LARGE'],
    ] as const) {
      expect(JSON.parse(bodies[key]!.Content)).toEqual({ error: errorTexts[code], code });
    }
    const rule = (acl['Rules'] as { Name: string; Action: unknown; Statement: unknown }[]).find(
      ({ Name }) => Name === 'too-large',
    );
    expect(rule?.Action).toEqual({
      Block: { CustomResponse: { ResponseCode: 413, CustomResponseBodyKey: 'tooLarge' } },
    });
    expect(rule?.Statement).toMatchObject({
      RegexMatchStatement: { FieldToMatch: { SingleHeader: { Name: 'content-length' } }, RegexString: '^[0-9]{8,}$' },
    });
  });

  it('logs no addresses of people or pages', () => {
    const delivery = first(propertiesOf(prod, 'entrance', 'AWS::Logs::Delivery'));
    expect(
      (delivery['RecordFields'] as string[]).filter((field) =>
        /c-ip|agent|referer|cookie|uri|query|forwarded/i.test(field),
      ),
    ).toEqual([]);
  });

  it('uses the stage’s own domain when there is one', () => {
    expect(distribution(owned)['Aliases']).toEqual(['www.wardline.test']);
    expect(distribution(owned)['ViewerCertificate']).toMatchObject({
      MinimumProtocolVersion: 'TLSv1.2_2021',
      SslSupportMethod: 'sni-only',
    });
    expect(
      propertiesOf(owned, 'entrance', 'AWS::Route53::RecordSet')
        .map(({ Type }) => Type)
        .sort(),
    ).toEqual(['A', 'AAAA']);
    const client = JSON.stringify(propertiesOf(owned, 'auth', 'AWS::Cognito::UserPoolClient'));
    expect(client).toContain(`https://www.wardline.test${paths.authCallback}`);
  });
});

describe('page fallback', () => {
  const code = pageFallbackCode();
  const fileFor = runPageFallback();

  it('answers page requests with a page and leaves files alone', () => {
    expect(fileFor('/')).toBe('/index.html');
    const written: string[] = [paths.doctor, paths.doctorProfile, paths.professionalProfile];
    for (const path of Object.values(paths).filter((it) => !written.includes(it)))
      expect(fileFor(path)).toMatch(/\.html$/);
    expect(fileFor('/assets/app-1a2b3c.js')).toBe('/assets/app-1a2b3c.js');
    expect(fileFor('/config.json')).toBe('/config.json');
    expect(fileFor('/site.webmanifest')).toBe('/site.webmanifest');
    expect(fileFor('/push-worker.js')).toBe('/push-worker.js');
  });

  it('treats an invitation token, which contains a dot, as a page', () => {
    const token = `inv_01KAJ0000000000000000000A1.${'Ab-9_'.repeat(8)}xyz`;
    expect(fileFor(pathTo(paths.invitation, { token }))).toBe('/app.html');
  });

  it('routes jobs to the function, and nothing else below /jobs', () => {
    const jobId = `job_${'0'.repeat(26)}`;
    expect(fileFor(pathTo(paths.job, { jobId }))).toBe(`/api/pages/jobs/${jobId}`);
    expect(fileFor(`/jobs/${jobId}/more`)).toBe(`/api/pages/jobs/${jobId}-more`);
    for (const path of [paths.jobDetail, paths.editJob, paths.manageJob, paths.jobApplications])
      expect(fileFor(pathTo(path, { jobId }))).toBe('/app.html');
    expect(fileFor(paths.postJob)).toBe('/app.html');
  });

  it('routes organizations to the function', () => {
    const organizationId = `org_${'0'.repeat(26)}`;
    expect(fileFor(pathTo(paths.organization, { organizationId }))).toBe(`/api/pages/organizations/${organizationId}`);
    expect(fileFor(`/organizations/${organizationId}/a/b`)).toBe(`/api/pages/organizations/${organizationId}-a-b`);
    expect(fileFor('/organizations/other')).toBe('/app.html');
    expect(fileFor(paths.createOrganization)).toBe('/app.html');
  });

  it('is deployed with the list of prerendered pages', () => {
    const deployed = propertiesOf(prod, 'entrance', 'AWS::CloudFront::Function').map((it) => it['FunctionCode']);
    expect(deployed).toEqual([code, pageLanguagesCode()]);
    for (const it of deployed) expect(String(it).length).toBeLessThan(10_240);
  });

  it('answers pages in other languages with their own files', () => {
    expect(fileFor('/es')).toBe('/es.html');
    expect(fileFor('/es/')).toBe('/es.html');
    expect(fileFor('/fr/jobs')).toBe('/fr/jobs.html');
    expect(fileFor('/fr/settings/account')).toBe('/app.html');
    expect(fileFor(`/fr${pathTo(paths.job, { jobId: `job_${'0'.repeat(26)}` })}`)).toBe('/app.html');
    expect(fileFor('/de/jobs')).toBe('/app.html');
  });
});

describe('page languages', () => {
  const linksOf = runPageLanguages();

  it('names a public page in every language, whichever was requested', () => {
    const links =
      '<https://www.wardline.test/jobs>; rel="alternate"; hreflang="en", ' +
      '<https://www.wardline.test/jobs>; rel="alternate"; hreflang="x-default", ' +
      '<https://www.wardline.test/es/jobs>; rel="alternate"; hreflang="es", ' +
      '<https://www.wardline.test/fr/jobs>; rel="alternate"; hreflang="fr"';
    for (const uri of ['/jobs', '/es/jobs', '/fr/jobs.html', '/jobs.html'])
      expect(linksOf(uri, 'www.wardline.test')).toBe(links);
  });

  it('names the home page without a trailing slash', () => {
    for (const uri of ['/', '/index.html', '/es', '/es.html', '/fr/'])
      expect(linksOf(uri, 'www.wardline.test')).toContain('<https://www.wardline.test/es>; rel="alternate"');
    expect(linksOf('/', 'www.wardline.test')).toContain('<https://www.wardline.test/>; rel="alternate"; hreflang="en"');
  });

  it('adds nothing for files and members’ pages', () => {
    for (const uri of ['/assets/a1.js', '/app.html', '/es/settings', '/config.json', '/establishment'])
      expect(linksOf(uri, 'www.wardline.test')).toBeUndefined();
  });
});
