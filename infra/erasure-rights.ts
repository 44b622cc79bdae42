import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Stack } from 'aws-cdk-lib';
import { erasureFolder } from '../shared/platform/audit-roots';
import { documentKeys, mediaKeys, type DocumentKind, type MediaKind } from '../shared/platform/media';
import type { AuditRoots } from './constructs/audit-roots';
import type { PrivateFiles } from './constructs/private-files';
import type { PublicFiles } from './constructs/public-files';
import { exportedAs } from './nag-suppressions';

/** Documents of people; those of organizations stay, and printed timesheets and offers are deleted the next day anyway. */
const documents = (Object.keys(documentKeys) as DocumentKind[]).filter(
  (kind) => kind !== 'organization' && kind !== 'timesheet' && kind !== 'offer',
);
const media = ['photo', 'portfolio'] as const satisfies readonly MediaKind[];

const finding = (name: string) => ({
  id: `AwsSolutions-IAM5[Resource::${name}]`,
  reason: 'Every file has a new name.',
});

const listing = ({ bucketArn }: Pick<IBucket, 'bucketArn'>, prefixes: readonly string[]): PolicyStatement =>
  new PolicyStatement({
    actions: ['s3:ListBucketVersions'],
    resources: [bucketArn],
    conditions: { StringLike: { 's3:prefix': prefixes.map((prefix) => `${prefix}*`) } },
  });

/** Permissions to delete people's files with all versions, which it lists only below their prefixes. */
export const erasedFilesRights = (files: PrivateFiles, published: PublicFiles) => ({
  environment: { DOCUMENTS_BUCKET: files.bucket.bucketName, MEDIA_BUCKET: published.bucket.bucketName },
  statements: [
    new PolicyStatement({
      actions: ['s3:DeleteObject', 's3:DeleteObjectVersion'],
      resources: [
        ...documents.map((kind) => files.bucket.arnForObjects(`${documentKeys[kind]}*`)),
        ...media.map((kind) => published.bucket.arnForObjects(`${mediaKeys[kind]}*`)),
      ],
    }),
    listing(
      files.bucket,
      documents.map((kind) => documentKeys[kind]),
    ),
    listing(
      published.bucket,
      media.map((kind) => mediaKeys[kind]),
    ),
  ],
  findings: [
    ...documents.map((kind) => finding(files.finding(kind))),
    ...media.map((kind) => finding(published.finding(kind))),
  ],
});

/** Permission to add to the list; the bucket rejects every change. */
export const erasureListRights = ({ bucket }: AuditRoots) => ({
  environment: { AUDIT_BUCKET: bucket.bucketName },
  statements: [
    new PolicyStatement({ actions: ['s3:PutObject'], resources: [bucket.arnForObjects(`${erasureFolder}*`)] }),
  ],
  findings: [
    {
      id: `AwsSolutions-IAM5[Resource::${exportedAs(Stack.of(bucket), bucket.bucketArn)}/${erasureFolder}*]`,
      reason: 'Every erasure has a new name.',
    },
  ],
});

export const poolRemovalRights = ({ userPoolId, userPoolArn }: IUserPool) => ({
  environment: { USER_POOL_ID: userPoolId },
  statements: [
    new PolicyStatement({
      actions: ['cognito-idp:AdminDeleteUser', 'cognito-idp:AdminGetUser'],
      resources: [userPoolArn],
    }),
  ],
});
