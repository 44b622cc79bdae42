import type { ReactNode } from 'react';
import type { JobSearch } from '@/hiring/parts/jobs/job-search';

export type JobsViewProps = {
  /** `icon`: without text. */
  alertFor: (search: JobSearch, look?: 'icon') => ReactNode;
  /** The job beside the list. */
  paneFor: (jobId: string) => ReactNode;
};
