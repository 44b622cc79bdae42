import Eye from 'lucide-react/dist/esm/icons/eye.mjs';
import Plus from 'lucide-react/dist/esm/icons/plus.mjs';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { paths } from '@shared/paths';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { Page } from '@/components/ui/base/page';
import { ApiError } from '@/lib/api/api-error';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatNumber } from '@/lib/time/format';
import { useSession } from '@/lib/auth/session';
import { BulkBar, BulkOutcome } from './bulk-bar';
import { employerJobsQuery, managedJobsQuery } from '@/hiring/parts/jobs/job-queries';
import { JobsTable } from './jobs-table';
import { isFiltered } from './list-address';
import { JobSearch } from './job-search';
import { ListTools } from './list-tools';
import styles from './manage-jobs.module.css';
import { useBulkActions } from './use-bulk-actions';
import { type ListAddress, useListAddress } from './use-list-address';
import { useSelection } from '@/components/records/selection/use-selection';

export const ManageJobsView = () => {
  const { t } = useTranslation('managing');
  const { me } = useSession();
  const isLead = me?.membership?.can_manage_team ?? false;
  const address = useListAddress();
  return (
    <Page
      title={t(isLead ? 'teamList' : 'myList')}
      count={<Totals />}
      width="bleed"
      actions={
        <div className={styles.actions}>
          <JobSearch address={address} />
          <PublicListing className={styles.publicInBar} />
          <ButtonLink to={paths.postJob} leftIcon={<Plus size={18} aria-hidden="true" />} className={styles.post ?? ''}>
            <span className={styles.postWords}>{t('post')}</span>
          </ButtonLink>
        </div>
      }
      tools={<ListTools address={address} />}
    >
      <JobList isLead={isLead} address={address} />
      <Reach isLead={isLead} />
    </Page>
  );
};

/** "29 · 148 applications" */
const Totals = () => {
  const { t } = useTranslation('managing');
  const totals = useQuery(employerJobsQuery()).data?.totals;
  if (!totals) return null;
  return (
    <>
      {formatNumber(totals.totalJobs)}
      <Link className={styles.total} to={paths.applications}>
        {t('totalApplications', { count: totals.totalApplications })}
      </Link>
    </>
  );
};

const PublicListing = ({ className }: { className: string | undefined }) => {
  const { t } = useTranslation('managing');
  return (
    <ButtonLink
      to={`${paths.jobs}?sort=newest`}
      variant="secondary"
      leftIcon={<Eye size={18} aria-hidden="true" />}
      className={className ?? ''}
    >
      {t('publicList')}
    </ButtonLink>
  );
};

const JobList = ({ isLead, address }: { isLead: boolean; address: ListAddress }) => {
  const { t } = useTranslation('managing');
  const jobs = useQuery(managedJobsQuery(address.query));
  const rows = jobs.data?.items ?? [];
  const selection = useSelection(rows, ({ jobId }) => jobId, JSON.stringify(address.query));
  const bulk = useBulkActions(selection.only);
  const isStaleLink = jobs.error instanceof ApiError && jobs.error.code === 'INVALID_CURSOR';
  if (jobs.isError && !jobs.data)
    return (
      <div className={styles.padded}>
        <ErrorState error={jobs.error} onRetry={() => (isStaleLink ? address.goToFirst() : void jobs.refetch())} />
      </div>
    );
  if (jobs.isPending)
    return (
      <div className={styles.padded}>
        <ListSkeleton rows={12} label={t('loading')} />
      </div>
    );
  return (
    <>
      {rows.length === 0 && <Nothing address={address} />}
      {bulk.outcome && (
        <div className={styles.outcome}>
          <BulkOutcome bulk={bulk} />
        </div>
      )}
      {rows.length > 0 && (
        <>
          <JobsTable
            jobs={rows}
            selection={isLead ? selection : null}
            refusalOf={bulk.refusalOf}
            busy={jobs.isPlaceholderData}
          />
          {isLead && <BulkBar selection={selection} bulk={bulk} />}
        </>
      )}
      <Pages address={address} count={rows.length} nextCursor={jobs.data.nextCursor} />
    </>
  );
};

const Nothing = ({ address }: { address: ListAddress }) => {
  const { t } = useTranslation('managing');
  return (
    <div className={styles.padded}>
      {isFiltered(address.filters) || !address.isFirst ? (
        <EmptyState illustration="search" title={t('noneTitle')} text={t('noneFiltered')} />
      ) : (
        <EmptyState
          illustration="clipboard"
          title={t('noneTitle')}
          text={t('noneYet')}
          action={<ButtonLink to={paths.postJob}>{t('postFirst')}</ButtonLink>}
        />
      )}
    </div>
  );
};

/** Describes whose jobs these are. */
const Reach = ({ isLead }: { isLead: boolean }) => {
  const { t } = useTranslation(['managing', 'labels/hiring']);
  const { me } = useSession();
  const membership = me?.membership;
  if (!membership) return null;
  const { role, organization } = membership;
  return (
    <footer className={styles.reach}>
      <p>{t('viewingAs', { role: t(`teamRole.${role}`), organization })}</p>
      <p>{isLead ? t('teamBanner', { organization }) : t('myBanner')}</p>
      <PublicListing className={styles.publicBelow} />
    </footer>
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
    <div className={styles.pager}>
      <span>{t('pages.shown', { count })}</span>
      {(!isFirst || nextCursor !== null) && (
        <nav aria-label={t('pages.label')}>
          {!isFirst && (
            <Button
              size="small"
              variant="secondary"
              onClick={() => turn(pageNumber === null ? address.goToFirst : address.goBack)}
            >
              {t(pageNumber === null ? 'pages.first' : 'pages.previous')}
            </Button>
          )}
          {pageNumber !== null && <span aria-current="page">{t('pages.page', { number: pageNumber })}</span>}
          <Button
            size="small"
            variant="secondary"
            disabled={nextCursor === null}
            onClick={() => nextCursor !== null && turn(() => address.goNext(nextCursor))}
          >
            {t('pages.next')}
          </Button>
        </nav>
      )}
    </div>
  );
};
