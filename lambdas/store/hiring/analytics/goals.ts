import { AppError } from '@shared/errors';
import { Goals } from '@shared/hiring/model/analytics';
import * as z from 'zod';
import { PutCommand } from '../../../platform/table/commands';
import { buildCondition, equals, itemAbsent } from '../../../platform/table/conditions';
import { ConditionalCheckFailedException } from '../../../platform/table/errors';
import { getItem, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { analyticsKeys } from './keys';
import type { HiringGoals } from './ports';

const GoalsItem = Goals.extend({ version: z.int() });

export const createHiringGoals = (table: Table): HiringGoals => ({
  async get(organizationId) {
    const item = await getItem(table, analyticsKeys.hiringGoals(organizationId), true);
    return item ? GoalsItem.parse(item) : { stageDays: {}, fillDays: null, version: 0 };
  },
  async save(organizationId, goals, version) {
    const saved = { ...goals, version: version + 1 };
    try {
      await table.client.send(
        new PutCommand({
          TableName: table.name,
          Item: { ...analyticsKeys.hiringGoals(organizationId), ...entity('HiringGoals'), ...saved },
          ...buildCondition(version === 0 ? itemAbsent : equals('version', version)),
        }),
      );
    } catch (error) {
      if (error instanceof ConditionalCheckFailedException) throw new AppError('STALE_VERSION');
      throw error;
    }
    return saved;
  },
});
