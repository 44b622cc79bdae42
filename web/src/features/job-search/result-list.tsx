import type { ReactNode } from 'react';
import type { JobHit } from '@shared/model/job-search';
import { paths, pathTo } from '@shared/paths';
import { Stack } from '@/components/layout';
import { JobCard } from '@/entities/jobs/job-card';
import { SaveJobButton } from '@/entities/jobs/save-job-button';
import { useSaverId } from '@/entities/jobs/saver';
import { withSource } from '@/entities/applications/application-source';

/** Professionals go straight to the page where they can apply. */
export const ResultList = ({ jobs, label }: { jobs: readonly JobHit[]; label: string }): ReactNode => {
  const page = useSaverId() === null ? paths.job : paths.jobDetail;
  return (
    <Stack as="ul" gap="s" aria-label={label}>
      {jobs.map((job) => (
        <li key={job.jobId}>
          <JobCard
            job={job}
            to={withSource(pathTo(page, { jobId: job.jobId }), 'search')}
            heading="h3"
            highlights={job.highlights}
            action={<SaveJobButton job={job} />}
          />
        </li>
      ))}
    </Stack>
  );
};
