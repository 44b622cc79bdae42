import { useQuery } from '@tanstack/react-query';
import { paths } from '@shared/paths';
import { MutedText, Row, Stack } from '@/components/layout';
import { Figures } from '@/components/figures';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { Page } from '@/components/ui/base/page';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSession } from '@/lib/auth/session';
import { BulkBar, BulkOutcome } from './bulk-bar';
import { employerJobsQuery, managedJobsQuery } from '@/entities/jobs/job-queries';
import { isFiltered } from './list-address';
import { ListFilters } from './list-filters';
import { ManagedJobs } from './managed-jobs';
import styles from './managing.module.css';
import { useBulkActions } from './use-bulk-actions';
import { type ListAddress, useListAddress } from './use-list-address';
import { useSelection } from './use-selection';

export const ManageJobsView = () => {
  const { t } = useTranslation(['managing', 'labels/hiring']);
  const { me } = useSession();
  const membership = me?.membership;
  const isLead = membership?.can_manage_team ?? false;
  const organization = membership?.organization ?? '';
  return (
    <Page
      title={t(isLead ? 'managerTitle' : 'memberTitle')}
      description={
        membership && (
          <>
            {t('viewingAs', { role: t(`teamRole.${membership.role}`), organization })}
            <MutedText>{isLead ? t('teamBanner', { organization }) : t('myBanner')}</MutedText>
          </>
        )
      }
      breadcrumb={[{ label: t('breadcrumb') }]}
      width="wide"
      actions={
        <>
          <ButtonLink to={`${paths.jobs}?sort=newest`} variant="quiet">
            {t('publicList')}
          </ButtonLink>
          <ButtonLink to={paths.postJob}>{t('post')}</ButtonLink>
        </>
      }
    >
      <Stack gap="l">
        <Counters />
        <JobList isLead={isLead} />
      </Stack>
    </Page>
  );
};

const Counters = () => {
  const { t } = useTranslation('managing');
  const { data } = useQuery(employerJobsQuery());
  const totals = data?.totals;
  const only = (status: string) => `${paths.manageJobs}?status=${status}`;
  return (
    <div className={styles.counters}>
      {totals && (
        <Figures
          label={t('figures')}
          items={[
            { label: t('totalJobs'), value: totals.totalJobs, to: paths.manageJobs },
            { label: t('activeJobs'), value: totals.activeJobs, to: only('active') },
            { label: t('draftJobs'), value: totals.draftJobs, to: only('draft') },
            { label: t('totalApplications'), value: totals.totalApplications, to: paths.applications },
            { label: t('postedByMe'), value: totals.postedByMe },
          ]}
        />
      )}
    </div>
  );
};

const JobList = ({ isLead }: { isLead: boolean }) => {
  const { t } = useTranslation('managing');
  const address = useListAddress();
  const jobs = useQuery(managedJobsQuery(address.query));
  const rows = jobs.data?.items ?? [];
  const selection = useSelection(rows, JSON.stringify(address.query));
  const bulk = useBulkActions((stay) => {
    selection.clear();
    for (const jobId of stay) selection.toggle(jobId, true, false);
  });
  const isStaleLink = jobs.error instanceof ApiError && jobs.error.code === 'INVALID_CURSOR';
  if (jobs.isError && !jobs.data)
    return <ErrorState error={jobs.error} onRetry={() => (isStaleLink ? address.goToFirst() : void jobs.refetch())} />;
  const title = t(isLead ? 'teamList' : 'myList');
  const isEmpty = jobs.isSuccess && rows.length === 0 && address.isFirst;
  if (isEmpty && !isFiltered(address.filters) && !jobs.isPlaceholderData)
    return (
      <section>
        <h2>{title}</h2>
        <EmptyState
          illustration="clipboard"
          title={t('noneTitle')}
          text={t('noneYet')}
          action={<ButtonLink to={paths.postJob}>{t('postFirst')}</ButtonLink>}
        />
      </section>
    );
  return (
    <Stack as="section" gap="s">
      <div className={styles.listHead}>
        <h2>{title}</h2>
        {isFiltered(address.filters) && (
          <Button variant="quiet" size="small" onClick={address.clearFilters}>
            {t('filters.clear')}
          </Button>
        )}
      </div>
      <ListFilters address={address} />
      {jobs.isPending && <ListSkeleton rows={8} label={t('loading')} />}
      {jobs.isSuccess && rows.length === 0 && (
        <EmptyState illustration="search" title={t('noneTitle')} text={t('noneFiltered')} />
      )}
      {rows.length > 0 && (
        <>
          {isLead && <BulkBar count={rows.length} selection={selection} bulk={bulk} />}
          <BulkOutcome bulk={bulk} />
          <div className={isLead ? styles.belowBar : undefined}>
            <ManagedJobs
              jobs={rows}
              selection={isLead ? selection : null}
              refusalOf={bulk.refusalOf}
              busy={jobs.isPlaceholderData}
            />
          </div>
        </>
      )}
      {jobs.data && <Pages address={address} count={rows.length} nextCursor={jobs.data.nextCursor} />}
    </Stack>
  );
};

type PagesProps = { address: ListAddress; count: number; nextCursor: string | null };

const Pages = ({ address, count, nextCursor }: PagesProps) => {
  const { t } = useTranslation('managing');
  const { isFirst, pageNumber } = address;
  if (count === 0 && isFirst) return null;
  const turn = (go: () => void) => {
    go();
    window.scrollTo({ top: 0 });
  };
  return (
    <Row justify="between">
      <MutedText>{t('pages.shown', { count })}</MutedText>
      {(!isFirst || nextCursor !== null) && (
        <Row as="div" gap="s" role="navigation" aria-label={t('pages.label')}>
          {!isFirst && (
            <Button variant="secondary" onClick={() => turn(pageNumber === null ? address.goToFirst : address.goBack)}>
              {t(pageNumber === null ? 'pages.first' : 'pages.previous')}
            </Button>
          )}
          {pageNumber !== null && <span aria-current="page">{t('pages.page', { number: pageNumber })}</span>}
          <Button
            variant="secondary"
            disabled={nextCursor === null}
            onClick={() => nextCursor !== null && turn(() => address.goNext(nextCursor))}
          >
            {t('pages.next')}
          </Button>
        </Row>
      )}
    </Row>
  );
};
