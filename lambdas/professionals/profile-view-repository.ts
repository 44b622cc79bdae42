import { limits } from '@shared/limits';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { addSeconds, dayOf, epochSeconds } from '../runtime/clock';
import { entity, keys, lists } from '../runtime/keys';
import type { EntityName } from '../runtime/entity-name';
import { queryFirst, transact, type Key, type Table, type Write } from '../runtime/table-gateway';
import type { ProfileViewCounts } from './ports';

const daySeconds = 24 * 3600;
const ViewedItem = z.object({ userId: z.string(), viewedAt: z.string() });

/** The viewer was counted today. */
class CountedAlready extends Error {}

const addOne = (TableName: string, Key: Key, name: EntityName, ttl?: number): Write => {
  const { entity: entityName, shape } = entity(name);
  return {
    Update: {
      TableName,
      Key,
      UpdateExpression: `SET #entity = :entity, #shape = :shape${ttl === undefined ? '' : ', #ttl = :ttl'} ADD #views :one`,
      ExpressionAttributeNames: {
        '#entity': 'entity',
        '#shape': 'shape',
        '#views': 'views',
        ...(ttl !== undefined && { '#ttl': 'ttl' }),
      },
      ExpressionAttributeValues: {
        ':entity': entityName,
        ':shape': shape,
        ':one': 1,
        ...(ttl !== undefined && { ':ttl': ttl }),
      },
    },
  };
};

export const createProfileViewCounts = (table: Table): ProfileViewCounts => ({
  async count({ userId, viewerId, at }) {
    const day = dayOf(at);
    try {
      await transact(table, [
        {
          Put: {
            TableName: table.name,
            Item: {
              ...keys.profileView(userId, viewerId, day),
              ...entity('ProfileView'),
              ttl: epochSeconds(addSeconds(at, 2 * daySeconds)),
            },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
          refusal: CountedAlready,
        },
        addOne(
          table.name,
          keys.profileViewDay(userId, day),
          'ProfileViewDay',
          epochSeconds(addSeconds(at, (limits.profileViewDays + 2) * daySeconds)),
        ),
        addOne(table.name, keys.profileViewTotal(userId), 'ProfileViewTotal'),
      ]);
    } catch (error) {
      if (!(error instanceof CountedAlready)) throw error;
    }
  },

  async remember(viewerId, viewed) {
    await table.client.send(
      new PutCommand({
        TableName: table.name,
        Item: {
          ...keys.viewedProfessional(viewerId, viewed.userId),
          ...entity('ViewedProfessional'),
          ...viewed,
          gsi1pk: lists.viewedProfessionals(viewerId),
          gsi1sk: `${viewed.viewedAt}#${viewed.userId}`,
          ttl: epochSeconds(addSeconds(new Date(viewed.viewedAt), limits.viewedProfessionalDays * daySeconds)),
        },
      }),
    );
  },

  async recent(viewerId, limit) {
    const items = await queryFirst(table, { list: lists.viewedProfessionals(viewerId), index: 'gsi1', limit });
    return items.map((item) => ViewedItem.parse(item));
  },
});
