import type { ApplicationStatus } from '@shared/core/model/enumerations';
import type { StageCounts } from '@shared/hiring/model/job';
import { applicationStatuses } from '@shared/core/model/vocabulary';
import { getItems, type Item, type Table, type Write } from '../../../platform/table/table';
import { addWrite } from '../jobs/job-counters';
import { applicationKeys } from './keys';

/** `from` is null on submission. */
export type StageMove = { from: ApplicationStatus | null; to: ApplicationStatus };

export const stageWrite = (table: Table, jobId: string, { from, to }: StageMove): Write =>
  addWrite(table, {
    key: applicationKeys.jobStages(jobId),
    entity: 'JobStages',
    counts: { ...(from && { [from]: -1 }), [to]: 1 },
  });

/** Omits stages without applications. Older applications may subtract what they never added. */
export const stageCountsOf = (item: Item | undefined): StageCounts =>
  Object.fromEntries(
    applicationStatuses
      .map((status) => [status, Number(item?.[status] ?? 0)] as const)
      .filter(([, count]) => count > 0),
  );

/** Counts of each job by status, in one batch. */
export type StageCounter = { of(jobIds: readonly string[]): Promise<ReadonlyMap<string, StageCounts>> };

export const createStageCounter = (table: Table): StageCounter => ({
  async of(jobIds) {
    const items = await getItems(table, jobIds.map(applicationKeys.jobStages));
    return new Map(jobIds.map((jobId, at) => [jobId, stageCountsOf(items[at])]));
  },
});
