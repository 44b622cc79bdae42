import { buildUpdate, type Change } from '../../../platform/table/build-update';
import { equals } from '../../../platform/table/conditions';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { transact, type Table } from '../../../platform/table/table';
import type { JobItem } from './job-item';
import { jobKeys } from './keys';

/** Reasons for a pause. Each change throws ConcurrentModificationError if the job changed since. */
export type PauseMarks = {
  /** Adds the closing of the organization as a reason. */
  hold(job: JobItem): Promise<void>;
  /** Removes the closing as a reason. */
  release(job: JobItem): Promise<void>;
  /** Removes the departure of the responsible person as a reason. */
  keep(job: JobItem): Promise<void>;
};

/** Changes neither status nor history. */
export const createPauseMarks = (table: Table): PauseMarks => {
  const mark = ({ jobId, version }: JobItem, set: Change['set']): Promise<void> =>
    transact(table, [
      {
        Update: {
          TableName: table.name,
          Key: jobKeys.job(jobId),
          ...buildUpdate({ ...(set && { set }), add: { version: 1 }, when: equals('version', version) }),
        },
        refusal: ConcurrentModificationError,
      },
    ]);
  return {
    hold: (job) => mark(job, { pausedByClosing: true }),
    release: (job) => mark(job, { pausedByClosing: undefined }),
    keep: (job) => mark(job, { pausedWith: undefined }),
  };
};
