import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '@shared/paths';
import { interviewsQuery } from '@/entities/interviews/interview-queries';
import { MutedText, Stack } from '@/components/layout';
import { NextPage } from '@/components/records/next-page';
import { SearchBox } from '@/components/search/search-box';
import { placementsQuery } from '@/entities/timesheets/timesheet-queries';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { SelectField } from '@/components/ui/fields/select-field';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { useTranslation } from '@/lib/i18n/i18n';
import { useNow } from '@/lib/time/use-now';
import { filtered, isFiltered, visibleStatuses, useFilter, type Filter } from './application-filter';
import { myApplicationsQuery, useLiveApplications } from './application-queries';
import styles from './applications.module.css';
import { MyApplicationCard } from './my-application-card';
import { nextStepOf } from './next-step';

type Pages = ReturnType<typeof useMine>;

const useMine = () => useInfiniteQuery(myApplicationsQuery());

const useReadOn = ({ hasNextPage, isFetching, isFetchNextPageError, fetchNextPage }: Pages, wanted: boolean) => {
  useEffect(() => {
    if (wanted && hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [wanted, hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);
};

export const MyApplicationsList = ({ heading = 'h3' }: { heading?: 'h2' | 'h3' }) => {
  const { t } = useTranslation('applications');
  const [filter, change] = useFilter();
  const applications = useMine();
  const active = isFiltered(filter);
  useReadOn(applications, active);
  useLiveApplications();
  const all = rowsOf(applications.data);

  if (applications.isPending) return <ListSkeleton rows={5} label={t('loading')} />;
  if (applications.isError && all.length === 0) {
    return <ErrorState error={applications.error} onRetry={() => void applications.refetch()} />;
  }
  if (all.length === 0) {
    return (
      <EmptyState
        illustration="inbox"
        title={t('none')}
        text={t('mine.noneText')}
        action={<ButtonLink to={paths.jobs}>{t('mine.browse')}</ButtonLink>}
      />
    );
  }
  return (
    <Stack gap="l">
      <Filters filter={filter} onChange={change} />
      <Found applications={applications} filter={filter} heading={heading} onClear={() => change(noFilter)} />
      <NextPage query={applications} />
    </Stack>
  );
};

const noFilter: Filter = { status: null, words: '' };

const Filters = ({ filter, onChange }: { filter: Filter; onChange: (change: Partial<Filter>) => void }) => {
  const { t } = useTranslation(['applications', 'labels/hiring']);
  return (
    <div className={styles.filters}>
      <SearchBox
        q={filter.words}
        onSearch={(words) => onChange({ words })}
        label={t('mine.search')}
        placeholder={t('mine.search')}
        action={paths.applications}
      />
      <SelectField
        label={t('columns.status')}
        data={[
          { value: 'open', label: t('mine.open') },
          ...visibleStatuses.map((value) => ({ value, label: t(`applicantStatus.${value}`) })),
        ]}
        placeholder={t('filter.anyStatus')}
        value={filter.status}
        onChange={(status) => onChange({ status })}
      />
    </div>
  );
};

type FoundProps = { applications: Pages; filter: Filter; heading: 'h2' | 'h3'; onClear: () => void };

const Found = ({ applications, filter, heading, onClear }: FoundProps) => {
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
    <Stack>
      {isFiltered(filter) && (
        <MutedText aria-live="polite">
          {readsOn ? t('filter.reading') : t('filter.found', { count: rows.length, all: all.length })}
        </MutedText>
      )}
      <Stack as="ul" aria-label={t('mine.title')}>
        {rows.map((application) => (
          <li key={application.applicationId}>
            <MyApplicationCard
              application={application}
              step={nextStepOf(application, around, now)}
              heading={heading}
            />
          </li>
        ))}
      </Stack>
    </Stack>
  );
};
