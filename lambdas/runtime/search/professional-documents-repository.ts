import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { table as tableShape } from '@shared/platform/table';
import { jobShards, keys, lists } from '../keys';
import { isListed } from '../professional-views';
import { professionalsFrom } from '../professionals-from';
import { readProfile } from '../stored-profile';
import { getItem, type Item, type Table } from '../table-gateway';
import { professionalDocumentOf } from './professional-document';
import type { ProfessionalDocument } from './professional-port';

/** Shards that are read at the same time. */
const concurrentShards = 4;
/** A list may be so far behind the table: what a consumer has read meanwhile is newer. */
const listDelayMs = 60_000;

/** Professionals in the form of the index, straight from the table. */
export type ProfessionalDocuments = {
  /** As they are now, null for somebody who is not in the search. `revision` is that of this look, either way. */
  find(userId: string): Promise<{ document: ProfessionalDocument | null; revision: number }>;
  all(): AsyncIterable<ProfessionalDocument>;
};

export const createProfessionalDocuments = (table: Table, clock: { now(): Date }): ProfessionalDocuments => {
  const documentsOf = async (items: readonly Item[], revision: number): Promise<ProfessionalDocument[]> => {
    const profiles = items.map(readProfile).filter(isListed);
    const people = await professionalsFrom(table, profiles, clock.now());
    return people.flatMap((person) => professionalDocumentOf(person, revision) ?? []);
  };

  const ofShard = async (shard: string): Promise<ProfessionalDocument[]> => {
    const documents: ProfessionalDocument[] = [];
    let start: Item | undefined;
    do {
      const revision = clock.now().getTime() - listDelayMs;
      const { Items = [], LastEvaluatedKey } = await table.client.send(
        new QueryCommand({
          TableName: table.name,
          IndexName: 'gsi3',
          KeyConditionExpression: '#pk = :list',
          ExpressionAttributeNames: { '#pk': tableShape.indexes.gsi3.partitionKey },
          ExpressionAttributeValues: { ':list': lists.profiles(shard) },
          ...(start && { ExclusiveStartKey: start }),
        }),
      );
      documents.push(...(await documentsOf(Items, revision)));
      start = LastEvaluatedKey;
    } while (start);
    return documents;
  };

  return {
    async find(userId) {
      const revision = clock.now().getTime();
      const item = await getItem(table, keys.profile(userId), true);
      const [document = null] = item ? await documentsOf([item], revision) : [];
      return { document, revision };
    },

    async *all() {
      for (let first = 0; first < jobShards.length; first += concurrentShards) {
        const shards = jobShards.slice(first, first + concurrentShards);
        for (const documents of await Promise.all(shards.map(ofShard))) yield* documents;
      }
    },
  };
};
