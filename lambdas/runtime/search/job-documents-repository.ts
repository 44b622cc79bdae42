import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { Organization } from '@shared/model/organization';
import { table as tableShape, type IndexName } from '@shared/platform/table';
import { jobShards, keys, lists } from '../keys';
import { getItem, getItems, type Item, type Table } from '../table-gateway';
import { IndexedFields, jobDocumentOf, type ShownOrganization } from './job-document';
import type { JobDocument } from './port';

const OrganizationItem = Organization.pick({
  organizationId: true,
  company_name: true,
  logo_url: true,
  updatedAt: true,
});

/** Shards that are read at the same time. */
const concurrentShards = 4;

/** Postings in the form of the index, straight from the table. */
export type JobDocuments = {
  /** As it is now, null when it is gone. */
  find(jobId: string): Promise<JobDocument | null>;
  /** Pages of an organisation's postings, with the organisation as it is now. */
  ofOrganization(organizationId: string): AsyncIterable<JobDocument[]>;
  all(): AsyncIterable<JobDocument>;
};

const fieldNames = Object.keys(IndexedFields.shape);

export const createJobDocuments = (table: Table): JobDocuments => {
  const organizationOf = async (organizationId: string): Promise<ShownOrganization | null> => {
    const item = await getItem(table, keys.organization(organizationId), true);
    return item ? OrganizationItem.parse(item) : null;
  };

  /** Whole pages of an index's partition, with the fields of the index only. */
  const pages = async function* (index: IndexName, list: string): AsyncGenerator<IndexedFields[]> {
    let start: Item | undefined;
    do {
      const { Items = [], LastEvaluatedKey } = await table.client.send(
        new QueryCommand({
          TableName: table.name,
          IndexName: index,
          KeyConditionExpression: '#pk = :list',
          ProjectionExpression: fieldNames.map((name) => `#${name}`).join(', '),
          ExpressionAttributeNames: {
            '#pk': tableShape.indexes[index].partitionKey,
            ...Object.fromEntries(fieldNames.map((name) => [`#${name}`, name])),
          },
          ExpressionAttributeValues: { ':list': list },
          ...(start && { ExclusiveStartKey: start }),
        }),
      );
      yield Items.map((item) => IndexedFields.parse(item));
      start = LastEvaluatedKey;
    } while (start);
  };

  const everyPage = async (shard: string): Promise<IndexedFields[]> => {
    const jobs: IndexedFields[] = [];
    for await (const page of pages('gsi3', lists.jobs(shard))) jobs.push(...page);
    return jobs;
  };

  /** Organisations by id; those known already are not read again. */
  const readOrganizations = async (known: Map<string, ShownOrganization>, ids: readonly string[]): Promise<void> => {
    const missing = [...new Set(ids)].filter((organizationId) => !known.has(organizationId));
    for (const item of await getItems(table, missing.map(keys.organization))) {
      const organization = item && OrganizationItem.parse(item);
      if (organization) known.set(organization.organizationId, organization);
    }
  };

  return {
    async find(jobId) {
      const item = await getItem(table, keys.job(jobId), true);
      if (!item) return null;
      const job = IndexedFields.parse(item);
      return jobDocumentOf(job, await organizationOf(job.organizationId));
    },

    async *ofOrganization(organizationId) {
      const organization = await organizationOf(organizationId);
      for await (const jobs of pages('gsi1', lists.organizationJobs(organizationId))) {
        yield jobs.map((job) => jobDocumentOf(job, organization));
      }
    },

    async *all() {
      const organizations = new Map<string, ShownOrganization>();
      for (let first = 0; first < jobShards.length; first += concurrentShards) {
        const shards = jobShards.slice(first, first + concurrentShards);
        const jobs = (await Promise.all(shards.map(everyPage))).flat();
        await readOrganizations(
          organizations,
          jobs.map(({ organizationId }) => organizationId),
        );
        for (const job of jobs) yield jobDocumentOf(job, organizations.get(job.organizationId) ?? null);
      }
    },
  };
};
