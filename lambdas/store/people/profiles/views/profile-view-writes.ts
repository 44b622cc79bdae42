import { limits } from '@shared/limits';
import { PutCommand } from '../../../../platform/table/commands';
import { addSeconds, utcDay, epochSeconds } from '../../../../platform/clock';
import { entity } from '../../../entity';
import { profileIndexes, profileKeys } from '../keys';
import type { EntityName } from '../../../entity';
import { queryFirst, transact, type Key, type Table, type Write } from '../../../../platform/table/table';
import type { ProfileViewCounts, ProfileViewer } from '../ports';
import * as z from 'zod';
import { buildUpdate } from '../../../../platform/table/build-update';

const daySeconds = 24 * 3600;
const ViewedItem = z.object({ userId: z.string(), viewedAt: z.string() });

class CountedAlready extends Error {}

const addOne = (TableName: string, Key: Key, name: EntityName, ttl?: number): Write => {
  const set = { ...entity(name), ...(ttl !== undefined && { ttl }) };
  return { Update: { TableName, Key, ...buildUpdate({ set, add: { views: 1 } }) } };
};

const viewerWrite = (
  TableName: string,
  { userId, at, ...viewer }: ProfileViewer & { userId: string; at: Date },
): Write => ({
  Put: {
    TableName,
    Item: {
      ...profileKeys.profileViewer(userId, viewer.organizationId),
      ...entity('ProfileViewer'),
      ...viewer,
      gsi1pk: profileIndexes.profileViewers(userId),
      gsi1sk: `${viewer.viewedOn}#${viewer.organizationId}`,
      ttl: epochSeconds(addSeconds(at, (limits.profileViewDays + 2) * daySeconds)),
    },
  },
});

export const createProfileViewCounts = (table: Table): ProfileViewCounts => ({
  async count({ userId, viewerId, organizationId, at }) {
    const day = utcDay(at);
    try {
      await transact(table, [
        {
          Put: {
            TableName: table.name,
            Item: {
              ...profileKeys.profileView(userId, viewerId, day),
              ...entity('ProfileView'),
              ttl: epochSeconds(addSeconds(at, 2 * daySeconds)),
            },
            ConditionExpression: 'attribute_not_exists(pk)',
          },
          refusal: CountedAlready,
        },
        addOne(
          table.name,
          profileKeys.profileViewDay(userId, day),
          'ProfileViewDay',
          epochSeconds(addSeconds(at, (limits.profileViewDays + 2) * daySeconds)),
        ),
        addOne(table.name, profileKeys.profileViewTotal(userId), 'ProfileViewTotal'),
        ...(organizationId === null ? [] : [viewerWrite(table.name, { userId, organizationId, viewedOn: day, at })]),
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
          ...profileKeys.viewedProfessional(viewerId, viewed.userId),
          ...entity('ViewedProfessional'),
          ...viewed,
          gsi1pk: profileIndexes.viewedProfessionals(viewerId),
          gsi1sk: `${viewed.viewedAt}#${viewed.userId}`,
          gsi2pk: profileIndexes.viewedBy(viewed.userId),
          gsi2sk: viewerId,
          ttl: epochSeconds(addSeconds(new Date(viewed.viewedAt), limits.viewedProfessionalDays * daySeconds)),
        },
      }),
    );
  },

  async recent(viewerId, limit) {
    const items = await queryFirst(table, { list: profileIndexes.viewedProfessionals(viewerId), index: 'gsi1', limit });
    return items.map((item) => ViewedItem.parse(item));
  },
});
