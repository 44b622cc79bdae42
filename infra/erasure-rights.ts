import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { IUserPool } from 'aws-cdk-lib/aws-cognito';
import { Stack } from 'aws-cdk-lib';
import { erasureFolder } from '../shared/platform/audit-roots';
import { documentKeys, erasedFolders, mediaKeys, type DocumentKind, type MediaKind } from '../shared/platform/media';
import type { AuditRoots } from './constructs/audit-roots';
import type { PrivateFiles } from './constructs/private-files';
import type { PublicFiles } from './constructs/public-files';
import { exportedAs } from './nag-suppressions';

/** What people keep; those of organizations stay, and printed timesheets are gone the day after. */
const documents = (Object.keys(documentKeys) as DocumentKind[]).filter(
  (kind) => kind !== 'organization' && kind !== 'timesheet',
);
const media = ['photo', 'portfolio'] as const satisfies readonly MediaKind[];

const finding = (name: string) => ({
  id: `AwsSolutions-IAM5[Resource::${name}]`,
  reason: 'Every file has a new name.',
});

/** Deletes files of people, and lists only their own folders. */
export const erasedFilesRights = (files: PrivateFiles, published: PublicFiles) => ({
  environment: { DOCUMENTS_BUCKET: files.bucket.bucketName, MEDIA_BUCKET: published.bucket.bucketName },
  statements: [
    new PolicyStatement({
      actions: ['s3:DeleteObject'],
      resources: [
        ...documents.map((kind) => files.bucket.arnForObjects(`${documentKeys[kind]}*`)),
        ...media.map((kind) => published.bucket.arnForObjects(`${mediaKeys[kind]}*`)),
      ],
    }),
    new PolicyStatement({
      actions: ['s3:ListBucket'],
      resources: [files.bucket.bucketArn],
      conditions: { StringLike: { 's3:prefix': erasedFolders.map((folder) => `${folder}*`) } },
    }),
  ],
  findings: [
    ...documents.map((kind) => finding(files.finding(kind))),
    ...media.map((kind) => finding(published.finding(kind))),
  ],
});

/** Adds to the list; the bucket refuses every change. */
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
