import { lazy, Suspense, type ReactNode } from 'react';
import { paths, pathTo } from '@shared/paths';
import { Row, Stack } from '@/components/layout';
import { JobCard } from '@/entities/jobs/job-card';
import { SaveJobButton } from '@/entities/jobs/save-job-button';
import { useSaverId } from '@/entities/jobs/saver';
import { withSource } from '@/entities/applications/application-source';
import { useTranslation } from '@/lib/i18n/i18n';
import type { FoundJob } from './search-query';

const MatchNote = lazy(() => import('./match-note').then((it) => ({ default: it.MatchNote })));
const HideJobButton = lazy(() =>
  import('@/entities/jobs/hide-job-button').then((it) => ({ default: it.HideJobButton })),
);

const Note = ({ match }: { match: FoundJob['match'] | undefined }) =>
  match ? (
    <Suspense>
      <MatchNote match={match} />
    </Suspense>
  ) : null;

/** Professionals go straight to the page where they can apply. */
export const ResultList = ({ jobs, label }: { jobs: readonly FoundJob[]; label: string }): ReactNode => {
  const { t } = useTranslation('job-filters');
  const isSaver = useSaverId() !== null;
  const page = isSaver ? paths.jobDetail : paths.job;
  return (
    <Stack as="ul" gap="s" aria-label={label}>
      {jobs.map((job) => (
        <li key={job.jobId}>
          <JobCard
            job={job}
            to={withSource(pathTo(page, { jobId: job.jobId }), 'search')}
            heading="h3"
            highlights={job.highlights}
            distance={job.miles === null || job.remote ? undefined : t('miles', { count: job.miles })}
            action={
              <Row gap="xs">
                {isSaver && (
                  <Suspense>
                    <HideJobButton job={job} />
                  </Suspense>
                )}
                <SaveJobButton job={job} />
              </Row>
            }
            note={<Note match={job.match} />}
          />
        </li>
      ))}
    </Stack>
  );
};
