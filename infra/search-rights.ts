import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import type { StageConfig } from './config';
import { domainRights, type SearchDomain } from './constructs/search-domain';
import { snapshotPointers, snapshotPrefix, type SearchSnapshots } from './constructs/search-snapshots';

type Search = { engine: StageConfig['search']; snapshots: SearchSnapshots; domain: SearchDomain | null };

/** To the domain of a stage that has one, to the snapshots of the embedded index otherwise. */
export const searchRights = (
  { engine, snapshots: { bucket, finding }, domain }: Search,
  resource: 'search' | 'searchIndex',
  actions: string[],
  more: PolicyStatement[] = [],
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
        actions,
        resources: [
          bucket.arnForObjects(`${snapshotPrefix}*`),
          ...snapshotPointers.map((key) => bucket.arnForObjects(key)),
        ],
      }),
      ...more,
    ],
    findings: [{ id: `AwsSolutions-IAM5[Resource::${finding}]`, reason: 'Every snapshot has a new name.' }],
  };
};
