import { QueryCommand } from '../../../platform/table/commands';
import { table as tableShape, type IndexName } from '@shared/platform/table';
import { getItem, type Item, type Table } from '../../../platform/table/table';
import { everyShard } from '../../shards';
import { jobIndexes, jobKeys } from './keys';

export type JobPages = {
  get(jobId: string): Promise<Item | undefined>;
  ofOrganization(organizationId: string): AsyncIterable<Item[]>;
  all(): AsyncIterable<Item[]>;
};

export const createJobPages = (table: Table, fieldNames: readonly string[]): JobPages => {
  const pages = async function* (index: IndexName, list: string): AsyncGenerator<Item[]> {
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
      yield Items;
      start = LastEvaluatedKey;
    } while (start);
  };
  const ofShard = async (shard: string): Promise<Item[]> => {
    const items: Item[] = [];
    for await (const page of pages('gsi3', jobIndexes.jobs(shard))) items.push(...page);
    return items;
  };

  return {
    get: (jobId) => getItem(table, jobKeys.job(jobId), true),
    ofOrganization: (organizationId) => pages('gsi1', jobIndexes.organizationJobs(organizationId)),
    all: () => everyShard(ofShard),
  };
};
