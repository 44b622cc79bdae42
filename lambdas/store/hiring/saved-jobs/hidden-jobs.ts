import { AppError } from '@shared/errors';
import { limits } from '@shared/limits';
import { buildUpdate } from '../../../platform/table/build-update';
import { UpdateCommand } from '../../../platform/table/commands';
import { absent, any, contains, itemExists, smallerThan } from '../../../platform/table/conditions';
import { ConditionalCheckFailedException } from '../../../platform/table/errors';
import { conditionHolds } from '../../../platform/table/conditional-write';
import { getItem, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { savedJobKeys } from './keys';
import type { HiddenJobs } from './ports';

/** One item per person: a search reads it with each request. */
export const createHiddenJobs = (table: Table): HiddenJobs => ({
  async ids(userId) {
    const item = await getItem(table, savedJobKeys.hiddenJobs(userId), true);
    return [...((item?.['jobIds'] as Set<string> | undefined) ?? [])];
  },

  async hide(userId, jobId) {
    const hasRoom = any(absent('jobIds'), smallerThan('jobIds', limits.hiddenJobs), contains('jobIds', jobId));
    const update = new UpdateCommand({
      TableName: table.name,
      Key: savedJobKeys.hiddenJobs(userId),
      ...buildUpdate({ set: entity('HiddenJobs'), add: { jobIds: new Set([jobId]) }, when: hasRoom }),
    });
    try {
      await table.client.send(update);
    } catch (error) {
      throw error instanceof ConditionalCheckFailedException ? new AppError('LIMIT_REACHED') : error;
    }
  },

  async show(userId, jobIds) {
    if (jobIds.length === 0) return;
    const update = new UpdateCommand({
      TableName: table.name,
      Key: savedJobKeys.hiddenJobs(userId),
      ...buildUpdate({ takeOut: { jobIds: new Set(jobIds) }, when: itemExists }),
    });
    await conditionHolds(table.client.send(update));
  },
});
