import { beforeAll, describe, expect, it } from 'vitest';
import { limits } from '../../shared/limits';
import { personalKeysTable } from '../../shared/platform/table';
import { mediaHeaders } from '../../shared/platform/security-headers';
import { apiOf, configOf, ofType, rightsIn, type Resource, type Synthesis, synthesise } from './stage';

let prod: Synthesis;
let bare: Synthesis;
beforeAll(() => {
  prod = synthesise('prod');
  bare = synthesise('dev behind another CDN');
});

/** Resource by logical ID prefix. */
const named = (type: string, prefix: string, { templates }: Synthesis = prod): [string, Resource] => {
  const found = ofType(templates['entrance'], type).find(([id]) => id.startsWith(prefix));
  if (!found) throw new Error(`No ${type} ${prefix}.`);
  return found;
};
const sent = () => named('AWS::S3::Bucket', 'SentFiles')[1].Properties;
const published = () => named('AWS::S3::Bucket', 'PublicFiles')[1].Properties;
const policyOf = (prefix: string): string => JSON.stringify(named('AWS::S3::BucketPolicy', prefix)[1].Properties);

describe('uploaded files', () => {
  it('are private, encrypted and reached over TLS only', () => {
    for (const bucket of [sent(), published()]) {
      expect(bucket['PublicAccessBlockConfiguration']).toEqual({
        BlockPublicAcls: true,
        BlockPublicPolicy: true,
        IgnorePublicAcls: true,
        RestrictPublicBuckets: true,
      });
      expect(JSON.stringify(bucket['BucketEncryption'])).toContain('AES256');
    }
    for (const prefix of ['SentFiles', 'PublicFiles']) {
      expect(policyOf(prefix)).toContain('"aws:SecureTransport":"false"');
      expect(policyOf(prefix)).toContain('"s3:TlsVersion":1.2');
    }
  });

  it('are posted by form from pages of the site and expire after a day', () => {
    expect(sent()['CorsConfiguration']).toEqual({
      CorsRules: [
        {
          AllowedMethods: ['POST'],
          AllowedOrigins: [{ 'Fn::Join': ['', ['https://', { 'Fn::GetAtt': [expect.any(String), 'DomainName'] }]] }],
          MaxAge: 3600,
        },
      ],
    });
    expect(sent()['LifecycleConfiguration']).toMatchObject({
      Rules: [{ ExpirationInDays: 1, NoncurrentVersionExpiration: { NoncurrentDays: 1 }, Status: 'Enabled' }],
    });
    expect(limits.uploadMinutes).toBeLessThan(24 * 60);
  });

  it('are scanned by GuardDuty, which tags each version; no function may write tags', () => {
    const [, { Properties: plan }] = named('AWS::GuardDuty::MalwareProtectionPlan', 'SentFilesScan');
    const [bucketId] = named('AWS::S3::Bucket', 'SentFiles');
    expect(plan['ProtectedResource']).toEqual({ S3Bucket: { BucketName: { Ref: bucketId } } });
    expect(plan['Actions']).toEqual({ Tagging: { Status: 'ENABLED' } });
    expect(sent()['VersioningConfiguration']).toEqual({ Status: 'Enabled' });
    expect(JSON.stringify(apiOf(prod))).not.toContain('PutObjectTagging');
    const services = ofType(apiOf(prod), 'AWS::Lambda::Function').map(({ 1: it }) => it.Properties);
    const scanners = services.flatMap(({ Environment }) => {
      const { Variables = {} } = (Environment ?? {}) as { Variables?: Record<string, string> };
      return Variables['UPLOAD_SCANNER'] ?? [];
    });
    expect(new Set(scanners)).toEqual(new Set(['guardduty']));
  });

  it('go only where the site’s headers let browsers send them', () => {
    const pages = JSON.stringify(named('AWS::CloudFront::ResponseHeadersPolicy', 'SiteHeadersPages')[1].Properties);
    expect(pages).toContain('https://wardline-prod-uploads-');
    expect(JSON.stringify(sent()['BucketName'])).toContain('wardline-prod-uploads-');
    expect(pages).toMatch(/connect-src[^;]*wardline-prod-uploads-[^;]*\.s3\.us-east-1\./);
    // Images of messages use signed URLs.
    expect(pages).toMatch(/img-src 'self' data: blob: https:\/\/[^;]*PrivateFiles[^;]*RegionalDomainName/);
  });

  it('are never served from where they were uploaded', () => {
    expect(policyOf('SentFiles')).not.toContain('"Effect":"Allow"');
  });
});

describe('documents', () => {
  const bucket = () => {
    const found = ofType(prod.templates['data'], 'AWS::S3::Bucket').find(([id]) => id.startsWith('PrivateFiles'));
    if (!found) throw new Error('No bucket for documents.');
    return found[1];
  };
  const background = ['events', 'schedules'];
  const rightsOf = (stacks: string[], path: string): (string | string[])[] =>
    stacks
      .flatMap((stack) => rightsIn(prod.templates[stack]))
      .flatMap(({ statements }) => statements)
      .filter(
        ({ Resource }) => /PrivateFiles/.test(JSON.stringify(Resource)) && JSON.stringify(Resource).includes(path),
      )
      .map(({ Action }) => Action);

  it('are private, encrypted, and reached over TLS only', () => {
    const { Properties, DeletionPolicy } = bucket();
    expect(Properties['PublicAccessBlockConfiguration']).toEqual({
      BlockPublicAcls: true,
      BlockPublicPolicy: true,
      IgnorePublicAcls: true,
      RestrictPublicBuckets: true,
    });
    expect(JSON.stringify(Properties['BucketEncryption'])).toContain('AES256');
    expect(Properties['CorsConfiguration']).toBeUndefined();
    expect(DeletionPolicy).toBe('Retain');
    const policy = ofType(prod.templates['data'], 'AWS::S3::BucketPolicy').find(([id]) =>
      id.startsWith('PrivateFiles'),
    );
    expect(JSON.stringify(policy)).toContain('"aws:SecureTransport":"false"');
    expect(JSON.stringify(policy)).toContain('"s3:TlsVersion":1.2');
    expect(JSON.stringify(policy)).not.toContain('"Effect":"Allow"');
  });

  it('of credentials are kept and signed for by one function, and deleted by another', () => {
    expect(rightsOf(['api'], '/credentials/*')).toEqual([['s3:GetObject', 's3:PutObject', 's3:DeleteObject'].sort()]);
    // Two other functions read them for data exports, and delete them with an account.
    expect(rightsOf(background, '/credentials/*').flat().toSorted()).toEqual([
      's3:DeleteObject',
      's3:DeleteObject',
      's3:DeleteObjectVersion',
      's3:GetObject',
    ]);
  });

  it('of data exports are written by one function, signed for by another, and expire after some days', () => {
    expect(rightsOf(['api'], '/exports/*')).toEqual(['s3:GetObject']);
    expect(rightsOf(background, '/exports/*')).toEqual([
      ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'].sort(),
      // Deletes an erased person's files.
      ['s3:DeleteObject', 's3:DeleteObjectVersion'],
    ]);
    const { Rules } = bucket().Properties['LifecycleConfiguration'] as { Rules: Record<string, unknown>[] };
    const gone = (Prefix: string, ExpirationInDays: number) => ({
      ...{ Prefix, ExpirationInDays, Status: 'Enabled' },
      NoncurrentVersionExpiration: { NoncurrentDays: 1 },
    });
    expect(Rules).toContainEqual(gone('exports/', 7));
    expect(Rules).toContainEqual(gone('exports/parts/', 2));
    // Printed timesheets, which name the person.
    expect(Rules).toContainEqual(gone('timesheets/', 1));
    expect(Rules).toContainEqual(
      expect.objectContaining({ AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 } }),
    );
  });
});

it('can be restored as long as the table; health files as long as their encrypted data', () => {
  const rulesOf = (bucket: Resource['Properties']) =>
    (bucket['LifecycleConfiguration'] as { Rules: Record<string, unknown>[] }).Rules;
  const [, documents] = ofType(prod.templates['data'], 'AWS::S3::Bucket').find(([id]) =>
    id.startsWith('PrivateFiles'),
  )!;
  for (const bucket of [published(), documents.Properties]) {
    expect(bucket['VersioningConfiguration']).toEqual({ Status: 'Enabled' });
    const [everything] = rulesOf(bucket);
    expect(everything).toMatchObject({
      NoncurrentVersionExpiration: { NoncurrentDays: limits.backupDays },
      ExpiredObjectDeleteMarker: true,
    });
    expect(everything).not.toHaveProperty('Prefix');
  }
  expect(rulesOf(documents.Properties)).toContainEqual({
    ...{ Prefix: 'health/', Status: 'Enabled' },
    NoncurrentVersionExpiration: { NoncurrentDays: personalKeysTable.backupDays },
  });
});

describe('copies in another region', () => {
  const copyTo = configOf('prod from a backup').backupCopies;
  const copied = () => synthesise('prod from a backup');

  it('are made each night of tables and files, and expire with the other backups', () => {
    const backups = copied().templates['backups'];
    type Plan = { BackupPlan: { BackupPlanRule: { Lifecycle: object; CopyActions: object[] }[] } };
    const plans = ofType(backups, 'AWS::Backup::BackupPlan').map(([, { Properties }]) => {
      const [rule] = (Properties as Plan).BackupPlan.BackupPlanRule;
      expect(rule?.CopyActions).toEqual([{ DestinationBackupVaultArn: copyTo, Lifecycle: rule?.Lifecycle }]);
      return rule?.Lifecycle;
    });
    expect(plans).toEqual([{ DeleteAfterDays: limits.backupDays }, { DeleteAfterDays: personalKeysTable.backupDays }]);
    const selected = ofType(backups, 'AWS::Backup::BackupSelection').map(
      ([, { Properties }]) => (Properties['BackupSelection'] as { Resources: object[] }).Resources,
    );
    expect(selected.map((it) => it.length)).toEqual([3, 1]);
    expect(JSON.stringify(selected[0])).toMatch(/PrivateFiles.*PublicFiles/);
  });

  it('have no unexplained finding, and no stack where they are not configured', () => {
    expect(copied().findings()).toEqual([]);
    expect(prod.templates['backups']).toBeUndefined();
  });
});

describe('public files', () => {
  type Behavior = Record<string, unknown>;
  const distribution = () =>
    named('AWS::CloudFront::Distribution', 'SiteCdn')[1].Properties['DistributionConfig'] as {
      CacheBehaviors: Behavior[];
      Origins: { Id: string; DomainName: unknown; OriginAccessControlId?: unknown }[];
    };
  const behavior = (): Behavior => distribution().CacheBehaviors.find((it) => it['PathPattern'] === 'media/*') ?? {};

  it('are shown by the CDN from their own bucket, read only', () => {
    expect(behavior()).toMatchObject({ ViewerProtocolPolicy: 'redirect-to-https' });
    expect(behavior()['FunctionAssociations']).toBeUndefined();
    const origin = distribution().Origins.find(({ Id }) => Id === behavior()['TargetOriginId']);
    expect(origin?.OriginAccessControlId).toBeDefined();
    expect(JSON.stringify(origin?.DomainName)).toContain(named('AWS::S3::Bucket', 'PublicFiles')[0]);
    const allowed = JSON.parse(policyOf('PublicFiles')) as {
      PolicyDocument: { Statement: { Effect: string; Action: string; Principal: unknown }[] };
    };
    const granted = allowed.PolicyDocument.Statement.filter(({ Effect }) => Effect === 'Allow');
    expect(granted.map(({ Action, Principal }) => [Action, Principal])).toEqual([
      ['s3:GetObject', { Service: 'cloudfront.amazonaws.com' }],
    ]);
  });

  it('are served with their real type and run no scripts', () => {
    const [id, { Properties }] = named('AWS::CloudFront::ResponseHeadersPolicy', 'SiteHeadersMedia');
    expect(JSON.stringify(behavior()['ResponseHeadersPolicyId'])).toContain(id);
    const { SecurityHeadersConfig } = Properties['ResponseHeadersPolicyConfig'] as {
      SecurityHeadersConfig: Record<string, Behavior>;
    };
    expect(SecurityHeadersConfig['ContentSecurityPolicy']).toEqual({
      ContentSecurityPolicy: mediaHeaders['content-security-policy'],
      Override: true,
    });
    expect(SecurityHeadersConfig['ContentTypeOptions']).toEqual({ Override: true });
  });

  it('leave the CDN within a day of their deletion', () => {
    const [, { Properties }] = named('AWS::CloudFront::CachePolicy', 'PublicFilesCache');
    expect(Properties['CachePolicyConfig']).toMatchObject({ MaxTTL: 86_400, MinTTL: 0 });
  });
});

describe('the function that processes logos', () => {
  const rights = () =>
    rightsIn(apiOf(prod))
      .flatMap(({ statements }) => statements)
      .filter(({ Action, Resource }) => String(Action).includes('s3:') && JSON.stringify(Resource).includes('logos/'));

  it('reaches logos in both buckets, and reads no public one', () => {
    expect(rights().map(({ Action }) => Action)).toEqual([
      ['s3:DeleteObject', 's3:GetObject', 's3:GetObjectVersionTagging', 's3:PutObject'],
      ['s3:DeleteObject', 's3:PutObject'],
    ]);
    const [first, second] = rights().map(({ Resource }) => JSON.stringify(Resource));
    expect(first).toMatch(/SentFiles.*"\/logos\/\*"/);
    expect(second).toMatch(/PublicFiles.*"\/media\/logos\/\*"/);
  });
});

describe('a stage without a CDN', () => {
  it('has both buckets and accepts files from its site', () => {
    const bucket = named('AWS::S3::Bucket', 'SentFiles', bare)[1].Properties;
    expect(JSON.stringify(bucket['CorsConfiguration'])).toContain('http://localhost:5173');
    named('AWS::S3::Bucket', 'PublicFiles', bare);
  });
});
