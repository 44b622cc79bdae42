import { useInfiniteQuery } from '@tanstack/react-query';
import { paths, pathTo } from '@shared/paths';
import { MutedText, Stack } from '@/components/layout';
import { NextPage } from '@/components/records/next-page';
import { Button } from '@/components/ui/base/button';
import { JobRow } from '@/hiring/parts/jobs/job-row';
import { JobRows } from '@/hiring/parts/jobs/job-rows';
import { useHideJob } from '@/hiring/parts/jobs/saved/hidden-jobs';
import { useTranslation } from '@/lib/i18n/i18n';
import { pagesOf } from '@/lib/requests/query-of';
import { rowsOf } from '@/lib/requests/cursor-pages';

/** Renders nothing without hidden jobs. */
export const HiddenJobs = () => {
  const { t } = useTranslation('job-matches');
  const list = useInfiniteQuery(pagesOf('listHiddenJobs', {}));
  const { mutate, isPending } = useHideJob();
  const rows = rowsOf(list.data);
  if (rows.length === 0) return null;
  return (
    <Stack as="section" gap="s" aria-labelledby="hidden-jobs">
      <h2 id="hidden-jobs">{t('hidden.title')}</h2>
      <MutedText>{t('hidden.text')}</MutedText>
      <JobRows>
        {rows.map((job) => (
          <li key={job.jobId}>
            <JobRow
              job={job}
              to={pathTo(paths.jobDetail, { jobId: job.jobId })}
              note={
                <div>
                  <Button
                    variant="secondary"
                    size="small"
                    disabled={isPending}
                    aria-label={t('hidden.showJob', { title: job.title })}
                    onClick={() => mutate({ jobId: job.jobId, hidden: false })}
                  >
                    {t('hidden.show')}
                  </Button>
                </div>
              }
            />
          </li>
        ))}
      </JobRows>
      <NextPage query={list} />
    </Stack>
  );
};
