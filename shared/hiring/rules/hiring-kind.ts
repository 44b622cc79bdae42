import type { HiringKind } from '../../people/model/healthcare-vocabulary';
import type { JobDraft } from '../model/job';

/** The hiring kind. A contract without an assignment is local. */
export const hiringKindOf = ({ jobType, assignment }: Pick<JobDraft, 'jobType' | 'assignment'>): HiringKind => {
  if (jobType === 'locum' || jobType === 'per_diem') return jobType;
  if (jobType === 'full_time' || jobType === 'part_time') return 'permanent';
  return assignment === 'travel' ? 'travel' : 'local_contract';
};
