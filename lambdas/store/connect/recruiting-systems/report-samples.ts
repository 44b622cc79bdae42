import { limits } from '@shared/limits';
import { reportProblems } from '@shared/connect/model/report-mapping-vocabulary';
import * as z from 'zod';
import { epochSeconds, addSeconds } from '../../../platform/clock';
import { PutCommand } from '../../../platform/table/commands';
import { getItem, type Table } from '../../../platform/table/table';
import { entity } from '../../entity';
import { recruitingSystemKeys } from './keys';
import type { ReportSamples } from './ports';

const Stored = z.object({
  readAt: z.string(),
  problem: z.enum(reportProblems).nullable(),
  names: z.array(z.string()),
  rows: z.array(z.record(z.string(), z.string())),
  total: z.int(),
});

export const createReportSamples = (table: Table): ReportSamples => ({
  async get(integrationId) {
    const item = await getItem(table, recruitingSystemKeys.reportSample(integrationId), true);
    return item ? Stored.parse(item) : null;
  },

  async put(integrationId, sample) {
    const ttl = epochSeconds(addSeconds(new Date(sample.readAt), limits.integrationCallDays * 24 * 3600));
    const key = recruitingSystemKeys.reportSample(integrationId);
    const Item = { ...key, ...entity('ReportSample'), integrationId, ...sample, ttl };
    await table.client.send(new PutCommand({ TableName: table.name, Item }));
  },
});
