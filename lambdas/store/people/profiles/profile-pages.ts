import { QueryCommand } from '../../../platform/table/commands';
import type { StoredProfile } from '@shared/people/model/professional';
import { table as tableShape } from '@shared/platform/table';
import { getItem, type Item, type Table } from '../../../platform/table/table';
import { profileIndexes, profileKeys } from './keys';
import { readProfile } from './profile-item';

export type ProfilePages = {
  get(userId: string): Promise<StoredProfile | null>;
  ofShard(shard: string): AsyncIterable<StoredProfile[]>;
};

export const createProfilePages = (table: Table): ProfilePages => ({
  async get(userId) {
    const item = await getItem(table, profileKeys.profile(userId), true);
    return item ? readProfile(item) : null;
  },
  async *ofShard(shard) {
    let start: Item | undefined;
    do {
      const { Items = [], LastEvaluatedKey } = await table.client.send(
        new QueryCommand({
          TableName: table.name,
          IndexName: 'gsi3',
          KeyConditionExpression: '#pk = :list',
          ExpressionAttributeNames: { '#pk': tableShape.indexes.gsi3.partitionKey },
          ExpressionAttributeValues: { ':list': profileIndexes.profiles(shard) },
          ...(start && { ExclusiveStartKey: start }),
        }),
      );
      yield Items.map(readProfile);
      start = LastEvaluatedKey;
    } while (start);
  },
});
