import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { placementStatuses, type PlacementStatus } from '@shared/hiring/model/hiring-vocabulary';
import type { Placement, Timesheet } from '@shared/work/model/placement';
import { paths, pathTo, timesheetAddress } from '@shared/paths';
import { MutedText, Row, Stack } from '@/components/layout';
import { MessageButton } from '@/messages/parts/messages/message-button';
import { ListSearch } from '@/components/records/list-search';
import { NextPage } from '@/components/records/next-page';
import chips from '@/components/search/chips.module.css';
import { Face } from '@/components/faces/face';
import { PlacementTabs } from '@/work/parts/timesheets/placement-tabs';
import { placementsQuery, timesheetsQuery, useTimesheetUpdates } from '@/work/parts/timesheets/timesheet-queries';
import { PlacementStatusBadge } from '@/work/parts/timesheets/timesheet-status-badge';
import { ButtonLink } from '@/components/ui/base/button-link';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { Page } from '@/components/ui/base/page';
import { type Column, RecordList } from '@/components/ui/records/record-list';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { formatDate } from '@/lib/time/format';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './hired.module.css';

export const HiredView = () => {
  const { t } = useTranslation('placements');
  useTimesheetUpdates();
  return (
    <Page title={t('hired.title')} width="wide" tools={<PlacementTabs />}>
      <Hired />
    </Page>
  );
};

/** Submitted timesheets by placement. Loads all pages, because a partial count would be wrong. */
const useWaitingWeeks = (): ReadonlyMap<string, Timesheet[]> | null => {
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = useInfiniteQuery(timesheetsQuery('submitted'));
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [hasNextPage, isFetching, isError, fetchNextPage]);
  return data && !hasNextPage ? Map.groupBy(rowsOf(data), ({ placementId }) => placementId) : null;
};

const matches = (
  { professional, jobTitle, status }: Placement,
  words: string,
  wanted: PlacementStatus | null,
): boolean =>
  (wanted === null || status === wanted) &&
  `${professional.name} ${jobTitle}`.toLowerCase().includes(words.trim().toLowerCase());

const Hired = () => {
  const { t } = useTranslation(['placements', 'labels/hiring']);
  const query = useInfiniteQuery(placementsQuery());
  const [words, setWords] = useState('');
  const [status, setStatus] = useState<PlacementStatus | null>(null);
  const isNarrowed = words.trim() !== '' || status !== null;
  const all = rowsOf(query.data);
  const rows = all.filter((placement) => matches(placement, words, status));
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const readsOn = isNarrowed && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (readsOn && !isFetching) void fetchNextPage();
  }, [readsOn, isFetching, fetchNextPage]);

  if (query.isPending) return <ListSkeleton rows={5} label={t('hired.loading')} />;
  if (query.isError && all.length === 0) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (all.length === 0)
    return (
      <EmptyState
        illustration="inbox"
        title={t('hired.noneTitle')}
        text={t('hired.noneText')}
        action={<ButtonLink to={paths.applications}>{t('hired.noneAction')}</ButtonLink>}
      />
    );
  return (
    <Stack gap="l">
      <div className={styles.filters}>
        <ListSearch label={t('hired.words')} placeholder={t('hired.words')} value={words} onChange={setWords} />
        <div className={chips.line} role="group" aria-label={t('columns.status')}>
          {([null, ...placementStatuses] as const).map((value) => (
            <button
              key={value ?? 'any'}
              type="button"
              className={chips.chip}
              aria-pressed={value === status}
              onClick={() => setStatus(value)}
            >
              {value === null ? t('hired.anyStatus') : t(`placementStatus.${value}`)}
            </button>
          ))}
        </div>
      </div>
      {rows.length > 0 && <Rows rows={rows} />}
      {rows.length === 0 && !readsOn && (
        <EmptyState illustration="search" title={t('hired.nothingFound')} text={t('hired.nothingFoundText')} />
      )}
      {!readsOn && <NextPage query={query} />}
    </Stack>
  );
};

const Rows = ({ rows }: { rows: readonly Placement[] }) => {
  const { t } = useTranslation('placements');
  const waiting = useWaitingWeeks();
  const columns: Column<Placement>[] = [
    {
      key: 'professional',
      header: t('columns.professional'),
      main: true,
      cell: ({ placementId, professional }) => (
        <Row className={styles.person}>
          <Face id={professional.userId} name={knownName(professional.name)} url={professional.photo_url} />
          <div>
            <Link to={pathTo(paths.placement, { placementId })}>{knownName(professional.name)}</Link>
            <MutedText>
              <Link
                to={pathTo(paths.doctorProfile, { userId: professional.userId })}
                aria-label={t('hired.profileOf', { name: knownName(professional.name) })}
              >
                {t('hired.profile')}
              </Link>
            </MutedText>
          </div>
        </Row>
      ),
    },
    {
      key: 'job',
      header: t('columns.job'),
      whole: true,
      line: true,
      cell: ({ jobTitle }) => jobTitle || t('ownStaff.title'),
    },
    {
      key: 'dates',
      minor: true,
      header: t('columns.dates'),
      cell: ({ terms, endOn }) =>
        endOn === null
          ? t('hired.from', { start: formatDate(terms.startOn) })
          : t('hired.until', { start: formatDate(terms.startOn), end: formatDate(endOn) }),
    },
    {
      key: 'status',
      header: t('columns.status'),
      whole: true,
      cell: ({ status }) => <PlacementStatusBadge status={status} />,
    },
    {
      key: 'waiting',
      header: t('columns.waiting'),
      whole: true,
      cell: ({ placementId }) => <Waiting weeks={waiting && (waiting.get(placementId) ?? [])} />,
    },
    {
      key: 'actions',
      header: t('columns.actions'),
      bare: true,
      align: 'end',
      cell: ({ professional }) => (
        <MessageButton userId={professional.userId} size="small" name={knownName(professional.name)} />
      ),
    },
  ];
  return (
    <RecordList caption={t('hired.title')} columns={columns} rows={rows} rowKey={({ placementId }) => placementId} />
  );
};

const Waiting = ({ weeks }: { weeks: readonly Timesheet[] | null }) => {
  const { t } = useTranslation('placements');
  const oldest = weeks?.toSorted((one, other) => (one.weekStartsOn < other.weekStartsOn ? -1 : 1))[0];
  if (!weeks) return '…';
  if (!oldest) return t('hired.noWeeks');
  return (
    <Link to={timesheetAddress(oldest.placementId, oldest.weekStartsOn)}>
      {t('hired.weeks', { count: weeks.length })}
    </Link>
  );
};
