import type { HiringKind } from '../../people/model/healthcare-vocabulary';
import type { JobDraft } from '../model/job';

/** What an employer hires for. A contract that doesn't say is local. */
export const hiringKindOf = ({ jobType, assignment }: Pick<JobDraft, 'jobType' | 'assignment'>): HiringKind => {
  if (jobType === 'locum' || jobType === 'per_diem') return jobType;
  if (jobType === 'full_time' || jobType === 'part_time') return 'permanent';
  return assignment === 'travel' ? 'travel' : 'local_contract';
};
