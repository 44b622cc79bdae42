import { AppError } from '@shared/errors';
import { LinkedInPoster } from '@shared/connect/model/job-feed';
import * as z from 'zod';
import { buildUpdate } from '../../../platform/table/build-update';
import { UpdateCommand } from '../../../platform/table/commands';
import { equals, itemAbsent } from '../../../platform/table/conditions';
import { ConditionalCheckFailedException } from '../../../platform/table/errors';
import { getItem, type Item, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { jobFeedKeys } from './keys';
import type { LinkedInFeeds } from './ports';

const Stored = z.object({
  on: z.boolean().default(false),
  generation: z.int().default(0),
  version: z.int().default(0),
  poster: LinkedInPoster.nullable().default(null),
});

const read = (item: Item | undefined) => Stored.parse(item ?? {});

export const createLinkedInFeeds = (table: Table): LinkedInFeeds => ({
  // Consistent: a replaced URL stops working immediately.
  get: async (organizationId) => read(await getItem(table, jobFeedKeys.linkedInFeed(organizationId), true)),

  async save(organizationId, { version, at, ...feed }) {
    try {
      const { Attributes } = await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: jobFeedKeys.linkedInFeed(organizationId),
          ...buildUpdate({
            set: { ...entity('LinkedInFeed'), organizationId, ...feed, version: version + 1, updatedAt: at },
            when: version === 0 ? itemAbsent : equals('version', version),
          }),
          ReturnValues: 'ALL_NEW',
        }),
      );
      return read(Attributes);
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      throw new AppError('STALE_VERSION');
    }
  },
});
