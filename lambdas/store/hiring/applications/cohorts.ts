import { applicationSources } from '@shared/hiring/model/hiring-vocabulary';
import { ApplicationStatus } from '@shared/core/model/enumerations';
import * as z from 'zod';
import { newestBetween, type Stretch } from '../../newest-between';
import type { Table } from '../../../platform/table/table';
import { applicationIndexes } from './keys';
import { Stays } from './stays';

const Row = z.object({
  applicationId: z.string(),
  jobId: z.string(),
  appliedAt: z.string(),
  status: ApplicationStatus,
  statusSince: z.string(),
  rejectedFrom: ApplicationStatus.nullable().default(null),
  stays: Stays.default({}),
  source: z.enum(applicationSources).default('direct'),
});
export type CohortApplication = z.infer<typeof Row>;
const attributes = [...Object.keys(Row.shape), 'updatedAt'];

export type Cohorts = { received(organizationId: string, stretch: Stretch): Promise<CohortApplication[]> };

export const createCohorts = (table: Table): Cohorts => ({
  async received(organizationId, stretch) {
    const list = applicationIndexes.organizationApplications(organizationId);
    const items = await newestBetween(table, { list, attributes, ...stretch });
    return items.map((item) => Row.parse({ statusSince: item['updatedAt'], ...item }));
  },
});
