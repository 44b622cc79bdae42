import { Engagement } from '@shared/hiring/model/pay-package';
import type { Engagement as EngagementName } from '@shared/hiring/model/pay-vocabulary';
import { getItem, type Table } from '../../../platform/table/table';
import { jobKeys } from '../../hiring/jobs/keys';
import { getStoredPlacement } from './placement-item';

/** Reads the engagement of its job; null if unknown or deleted. */
export const createEngagementOf =
  (table: Table) =>
  async (placementId: string): Promise<EngagementName | null> => {
    const placement = await getStoredPlacement(table, placementId);
    const jobId = placement?.jobId ?? null;
    const job = jobId === null ? undefined : await getItem(table, jobKeys.job(jobId), true);
    const read = Engagement.safeParse(job?.['engagement']);
    return read.success ? read.data : null;
  };
