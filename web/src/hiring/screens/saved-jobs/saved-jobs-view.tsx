import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/i18n';
import { jobsFilter, paths, pathTo } from '@shared/paths';
import { MutedText } from '@/components/layout';
import { useAppliedTo } from '@/hiring/parts/jobs/saved/applied-jobs';
import { JobRow } from '@/hiring/parts/jobs/job-row';
import { JobRows } from '@/hiring/parts/jobs/job-rows';
import { SaveJobButton } from '@/hiring/parts/jobs/saved/save-job-button';
import { savedJobIdsQuery } from '@/hiring/parts/jobs/saved/saved-jobs';
import { SwipeJob } from '@/hiring/parts/jobs/saved/swipe-job';
import { NextPage } from '@/components/records/next-page';
import { ButtonLink } from '@/components/ui/base/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { Page } from '@/components/ui/base/page';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { withSource } from '@/hiring/parts/applications/application-source';
import { formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useQuery } from '@tanstack/react-query';
import { HiddenJobs } from './hidden-jobs';
import { savedJobsQuery } from './saved-job-queries';

export const SavedJobsView = () => {
  const { t } = useTranslation('saved-jobs');
  const list = useInfiniteQuery(savedJobsQuery());
  const ids = useQuery(savedJobIdsQuery());
  const hasApplied = useAppliedTo();
  const rows = rowsOf(list.data).filter(({ job }) => !ids.data || ids.data.includes(job.jobId));
  const isEmpty = list.isSuccess && rows.length === 0 && !list.hasNextPage;

  return (
    <Page
      title={t('saved.title')}
      breadcrumb={[{ label: t('browse'), to: paths.jobs }, { label: t('saved.title') }]}
      actions={
        <ButtonLink to={`${paths.jobs}?${jobsFilter.parameter}=${jobsFilter.alerts}`} variant="secondary" size="small">
          {t('alerts.title')}
        </ButtonLink>
      }
    >
      {list.isPending && <ListSkeleton rows={4} label={t('saved.loading')} />}
      {list.isError && rows.length === 0 && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {isEmpty && (
        <EmptyState
          title={t('saved.noneTitle')}
          text={t('saved.noneText')}
          action={<ButtonLink to={paths.jobs}>{t('browse')}</ButtonLink>}
        />
      )}
      {!isEmpty && list.data && (
        <section aria-label={t('saved.title')}>
          <JobRows>
            {rows.map(({ job, savedAt }) => (
              <li key={job.jobId}>
                <SwipeJob job={job} saved>
                  <JobRow
                    heading="h2"
                    job={job}
                    to={withSource(pathTo(paths.jobDetail, { jobId: job.jobId }), 'saved')}
                    applied={hasApplied(job.jobId)}
                    action={<SaveJobButton job={job} saved />}
                    note={
                      <MutedText as="span">
                        {t(job.status === 'active' ? 'saved.on' : 'saved.closed', {
                          date: formatDate(savedAt, ownZone()),
                        })}
                      </MutedText>
                    }
                  />
                </SwipeJob>
              </li>
            ))}
          </JobRows>
          <NextPage query={list} />
        </section>
      )}
      <HiddenJobs />
    </Page>
  );
};
