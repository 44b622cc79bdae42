import type { SavedJob } from './ports';
import { counters, type AttributeClasses, type ClassesOf } from '../../attribute-classes';

export const savedJobsClasses = {
  SavedJob: {
    jobId: 'operational',
    savedAt: 'operational',
  } satisfies ClassesOf<SavedJob>,
  HiddenJobs: {
    jobIds: 'operational',
  },
  SavedJobCount: counters,
} as const satisfies Record<string, AttributeClasses>;
