import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '@shared/paths';
import type { MyApplication } from '@shared/hiring/model/application';
import { NextPage } from '@/components/records/next-page';
import chips from '@/components/search/chips.module.css';
import { SearchBox } from '@/components/search/search-box';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { ErrorState } from '@/components/ui/base/error-state';
import { Page } from '@/components/ui/base/page';
import { EmptyState } from '@/components/ui/empty-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { interviewsQuery } from '@/hiring/parts/interviews/interview-queries';
import { placementsQuery } from '@/work/parts/timesheets/timesheet-queries';
import { useMedia } from '@/lib/browser/use-media';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatNumber } from '@/lib/time/format';
import { useNow } from '@/lib/time/use-now';
import { filtered, isFiltered, useFilter, visibleStatuses, type Filter, type StatusFilter } from './application-filter';
import { myApplicationsQuery, useLiveApplications } from './application-queries';
import styles from './applications.module.css';
import { MyApplicationRow } from './my-application-row';
import { nextStepOf } from './next-step';

type Pages = ReturnType<typeof useMine>;

const useMine = () => useInfiniteQuery(myApplicationsQuery());

const useReadOn = ({ hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: Pages, wanted: boolean) => {
  useEffect(() => {
    if (wanted && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [wanted, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
};

const noFilter: Filter = { status: null, words: '' };

export const MyApplicationsView = () => {
  const { t } = useTranslation('applications');
  const [filter, change] = useFilter();
  const applications = useMine();
  useReadOn(applications, isFiltered(filter));
  useLiveApplications();
  const all = rowsOf(applications.data);
  const isEmpty = all.length === 0;
  const isPhone = useMedia('(max-width: 47.99rem)') === true;
  const search = (
    <div className={styles.search} data-page-search="">
      <SearchBox
        q={filter.words}
        onSearch={(words) => change({ words })}
        label={t('mine.search')}
        placeholder={t('mine.search')}
        action={paths.applications}
      />
    </div>
  );
  return (
    <Page
      title={t('mine.title')}
      width="wide"
      breadcrumb={[{ label: t('dashboard'), to: paths.professionalDashboard }, { label: t('mine.title') }]}
      {...(!isEmpty && {
        ...(!applications.hasNextPage && { count: formatNumber(all.length) }),
        ...(!isPhone && { actions: search }),
        tools: (
          <div className={styles.tools}>
            {isPhone && search}
            <StatusChips all={all} hasAll={!applications.hasNextPage} filter={filter} onChange={change} />
          </div>
        ),
      })}
    >
      {applications.isPending && <ListSkeleton rows={5} label={t('loading')} />}
      {applications.isError && isEmpty && (
        <ErrorState error={applications.error} onRetry={() => void applications.refetch()} />
      )}
      {applications.data && isEmpty && (
        <EmptyState
          illustration="inbox"
          title={t('none')}
          text={t('mine.noneText')}
          action={<ButtonLink to={paths.jobs}>{t('mine.browse')}</ButtonLink>}
        />
      )}
      {!isEmpty && (
        <>
          <Found applications={applications} filter={filter} onClear={() => change(noFilter)} />
          <NextPage query={applications} />
        </>
      )}
    </Page>
  );
};

type ChipsProps = {
  all: readonly MyApplication[];
  hasAll: boolean;
  filter: Filter;
  onChange: (change: Partial<Filter>) => void;
};

/** Occurring statuses with their counts, once all pages are loaded; all statuses before. */
const StatusChips = ({ all, hasAll, filter: { status: chosen }, onChange }: ChipsProps) => {
  const { t } = useTranslation(['applications', 'labels/hiring']);
  const countOf = (status: StatusFilter): number => filtered(all, { status, words: '' }).length;
  const shown = visibleStatuses.filter((status) => !hasAll || status === chosen || countOf(status) > 0);
  const chip = (status: StatusFilter | null, label: string) => (
    <button
      key={label}
      type="button"
      className={chips.chip}
      aria-pressed={status === chosen}
      onClick={() => onChange({ status: status === chosen ? null : status })}
    >
      {label}
      {hasAll && <b>{formatNumber(status === null ? all.length : countOf(status))}</b>}
    </button>
  );
  return (
    <div className={chips.line} role="group" aria-label={t('columns.status')}>
      {chip(null, t('filter.anyStatus'))}
      {chip('open', t('mine.open'))}
      {shown.map((status) => chip(status, t(`applicantStatus.${status}`)))}
    </div>
  );
};

type FoundProps = { applications: Pages; filter: Filter; onClear: () => void };

const Found = ({ applications, filter, onClear }: FoundProps) => {
  const { t } = useTranslation('applications');
  const now = useNow();
  const interviews = rowsOf(useInfiniteQuery(interviewsQuery('upcoming')).data);
  const all = rowsOf(applications.data);
  const isHired = all.some(({ status }) => status === 'hired');
  const placements = useInfiniteQuery({ ...placementsQuery(), enabled: isHired });
  const around = { interviews, placements: placements.data ? rowsOf(placements.data) : null };
  const rows = filtered(all, filter);
  const readsOn = isFiltered(filter) && applications.hasNextPage && !applications.isFetchNextPageError;
  if (rows.length === 0 && !readsOn) {
    return (
      <EmptyState
        illustration="search"
        title={t('filter.noneTitle')}
        text={t('filter.noneText')}
        action={
          <Button variant="secondary" onClick={onClear}>
            {t('filter.clear')}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <ul role="list" className={styles.rows} aria-label={t('mine.title')}>
        {rows.map((application) => (
          <li key={application.applicationId}>
            <MyApplicationRow application={application} step={nextStepOf(application, around, now)} />
          </li>
        ))}
      </ul>
      {isFiltered(filter) && (
        <p className={styles.found} role="status">
          {readsOn ? t('filter.reading') : t('filter.found', { count: rows.length, all: all.length })}
        </p>
      )}
    </>
  );
};
