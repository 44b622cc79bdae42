import { AppError } from '@shared/errors';
import { ReportMapping } from '@shared/connect/model/report-mapping';
import * as z from 'zod';
import { buildUpdate } from '../../../platform/table/build-update';
import { UpdateCommand } from '../../../platform/table/commands';
import { equals, itemAbsent } from '../../../platform/table/conditions';
import { ConditionalCheckFailedException } from '../../../platform/table/errors';
import { getItem, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { recruitingSystemKeys } from './keys';
import type { ReportMappings } from './ports';

const Stored = z.object({ fields: ReportMapping, version: z.int() });

export const createReportMappings = (table: Table): ReportMappings => ({
  async get(ref) {
    const item = await getItem(table, recruitingSystemKeys.reportMapping(ref), true);
    if (!item) return null;
    const { fields, version } = Stored.parse(item);
    return { ...ref, fields, version };
  },

  async save({ organizationId, provider, accountId, fields, version }, at) {
    const ref = { organizationId, provider, accountId };
    try {
      await table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: recruitingSystemKeys.reportMapping(ref),
          ...buildUpdate({
            set: { ...entity('ReportMapping'), ...ref, fields, version: version + 1, updatedAt: at },
            when: version === 0 ? itemAbsent : equals('version', version),
          }),
        }),
      );
      return { ...ref, fields, version: version + 1 };
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
      throw new AppError('STALE_VERSION');
    }
  },
});
