import { AppError } from '@shared/errors';
import * as z from 'zod';
import { buildUpdate } from '../../../platform/table/build-update';
import { UpdateCommand } from '../../../platform/table/commands';
import { equals, itemAbsent } from '../../../platform/table/conditions';
import { ConditionalCheckFailedException } from '../../../platform/table/errors';
import { getItem, type Item, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { jobFeedKeys } from './keys';
import type { JobFeeds } from './ports';

export const JobFeedItem = z.object({ on: z.boolean().default(false), generation: z.int().default(0) });

const read = (item: Item | undefined) => JobFeedItem.parse(item ?? {});

export const createJobFeeds = (table: Table): JobFeeds => ({
  // Consistent: a replaced URL stops working immediately.
  get: async (organizationId) => read(await getItem(table, jobFeedKeys.jobFeed(organizationId), true)),

  async change(organizationId, { on, generation, at }) {
    try {
      const { Attributes } = await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: jobFeedKeys.jobFeed(organizationId),
          ...buildUpdate({
            set: { ...entity('JobFeed'), organizationId, on, generation: generation + 1, updatedAt: at },
            when: generation === 0 ? itemAbsent : equals('generation', generation),
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
