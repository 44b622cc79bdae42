import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { StageConfig } from './config';
import { domainRights, type SearchDomain } from './constructs/search-domain';
import { snapshotPointers, snapshotPrefix, type SearchSnapshots } from './constructs/search-snapshots';

type Search = { engine: StageConfig['search']; snapshots: SearchSnapshots; domain: SearchDomain | null };

/** Without it, S3 returns 403 instead of 404 for a missing object. */
const listing = 's3:ListBucket';

/** Permissions on the domain of a stage that has one, otherwise on the snapshots of the embedded index. */
export const searchRights = (
  { engine, snapshots: { bucket, finding }, domain }: Search,
  resource: 'search' | 'searchIndex',
  actions: string[],
) => {
  const environment = {
    SEARCH_ENGINE: engine,
    SEARCH_BUCKET: bucket.bucketName,
    OPENSEARCH_URL: domain?.url ?? '',
  };
  if (domain) {
    const { statements, findings } = domainRights(domain, resource);
    return { environment, statements, findings };
  }
  return {
    environment,
    statements: [
      new PolicyStatement({
        actions: actions.filter((action) => action !== listing),
        resources: [
          bucket.arnForObjects(`${snapshotPrefix}*`),
          ...snapshotPointers.map((key) => bucket.arnForObjects(key)),
        ],
      }),
      ...(actions.includes(listing)
        ? [new PolicyStatement({ actions: [listing], resources: [bucket.bucketArn] })]
        : []),
    ],
    findings: [{ id: `AwsSolutions-IAM5[Resource::${finding}]`, reason: 'Every snapshot has a new name.' }],
  };
};
