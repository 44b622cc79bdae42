import { Duration } from 'aws-cdk-lib';
import type { LifecycleRule } from 'aws-cdk-lib/aws-s3';
import { limits } from '../shared/limits';

/**
 * For a versioned bucket: a deleted or replaced file can be restored for as long as the table.
 * An erased person's files go with all their versions at once (lambdas/accounts/account-deletions/erasure/files-gateway.ts). Where rules overlap, S3
 * follows the shorter one: https://docs.aws.amazon.com/AmazonS3/latest/userguide/lifecycle-conflicts.html
 */
export const keptVersions: LifecycleRule = {
  noncurrentVersionExpiration: Duration.days(limits.backupDays),
  expiredObjectDeleteMarker: true,
};

/** For files that are regenerated on request, or must not stay. */
export const expiring = (prefix: string, days: number): LifecycleRule => ({
  prefix,
  expiration: Duration.days(days),
  noncurrentVersionExpiration: Duration.days(1),
});
