import { buildUpdate, type Change } from '../../../platform/table/build-update';
import { equals } from '../../../platform/table/conditions';
import { ConcurrentModificationError } from '../../../platform/table/retry-on-conflict';
import { transact, type Table } from '../../../platform/table/table';
import type { JobItem } from './job-item';
import { jobKeys } from './keys';

/** Why a job stays paused. Each throws ConcurrentModificationError if the job changed since. */
export type PauseMarks = {
  /** Also by the closing of the organization. */
  hold(job: JobItem): Promise<void>;
  /** No longer by the closing. */
  release(job: JobItem): Promise<void>;
  /** No longer because whoever is responsible for it leaves. */
  keep(job: JobItem): Promise<void>;
};

/** The status stays, and so does its history. */
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
