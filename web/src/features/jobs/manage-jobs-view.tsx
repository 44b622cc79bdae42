import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n';
import { paths } from '@shared/paths';
import { Quiet, Stack } from '@/components/layout';
import { Figures } from '@/components/marketplace/figures';
import { NextPage } from '@/components/next-page';
import { ButtonLink } from '@/components/ui/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { Page } from '@/components/ui/page';
import { rowsOf } from '@/lib/cursor-pages';
import { useSession } from '@/lib/session';
import { employerJobsQuery, managedJobsQuery } from './job-queries';
import { ManagedJobs } from './managed-jobs';

/** The organisation's postings, or a member's own ones, with what may be done to each. */
export const ManageJobsView = () => {
  const { t } = useTranslation('jobs');
  const { me } = useSession();
  const jobs = useInfiniteQuery(managedJobsQuery());
  const summary = useQuery(employerJobsQuery());
  const rows = rowsOf(jobs.data);
  const wholeTeam = me?.membership?.can_manage_team ?? false;
  const organisation = me?.membership?.organization ?? '';
  const totals = summary.data?.totals;

  return (
    <Page
      title={t(wholeTeam ? 'manage.teamTitle' : 'manage.myTitle')}
      description={wholeTeam ? t('manage.teamBanner', { organisation }) : t('manage.myBanner')}
      breadcrumb={[{ label: t('manage.breadcrumb') }]}
      width="wide"
      actions={<ButtonLink to={paths.postJob}>{t('manage.post')}</ButtonLink>}
    >
      <Stack gap="l">
        {totals && (
          <Figures
            label={t('manage.figures')}
            items={[
              { label: t('manage.totalJobs'), value: totals.totalJobs },
              { label: t('manage.activeJobs'), value: totals.activeJobs },
              { label: t('manage.totalApplications'), value: totals.totalApplications, to: paths.applications },
              { label: t('manage.postedByMe'), value: totals.postedByMe },
            ]}
          />
        )}
        {jobs.isPending && <ListSkeleton rows={6} label={t('manage.loading')} />}
        {jobs.isError && rows.length === 0 && <ErrorState error={jobs.error} onRetry={() => void jobs.refetch()} />}
        {jobs.isSuccess && rows.length === 0 && (
          <EmptyState
            illustration="clipboard"
            title={t('manage.noneTitle')}
            text={t('manage.noneText')}
            action={<ButtonLink to={paths.postJob}>{t('manage.postFirst')}</ButtonLink>}
          />
        )}
        {rows.length > 0 && (
          <Stack as="section" gap="s">
            <ManagedJobs jobs={rows} team={summary.data?.teamMembers ?? []} />
            {!jobs.hasNextPage && <Quiet>{t('manage.shown', { count: rows.length })}</Quiet>}
            <NextPage query={jobs} />
          </Stack>
        )}
      </Stack>
    </Page>
  );
};
