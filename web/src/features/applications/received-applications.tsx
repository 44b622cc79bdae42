import type { ReactNode } from 'react';
import { useTranslation } from '@/lib/i18n';
import { Link } from 'react-router-dom';
import type { ReceivedApplication } from '@shared/model/application';
import { applicationStatuses, applicationStatusLabels } from '@shared/model/vocabulary';
import { paths, pathTo } from '@shared/paths';
import { Quiet, Row, Stack } from '@/components/layout';
import { ApplicationStatusBadge } from '@/components/marketplace/application-status-badge';
import { MatchBadge } from '@/components/marketplace/match-card';
import { NextPage } from '@/components/next-page';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { type Column, RecordList } from '@/components/ui/record-list';
import { SelectField } from '@/components/ui/select-field';
import { TextField } from '@/components/ui/text-field';
import { rowsOf } from '@/lib/cursor-pages';
import { ageLabel } from '@/lib/format';
import { useListFilter } from './use-list-filter';

type Pages = {
  data: { pages: readonly { items: readonly ReceivedApplication[] }[] } | undefined;
  isPending: boolean;
  isError: boolean;
  isSuccess: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  error: Error | null;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
};

type Props = { applications: Pages; showJob?: boolean; empty: { text: string; action: ReactNode } };

const nameOf = ({ firstName, lastName }: ReceivedApplication['candidate']): string => `${firstName} ${lastName}`.trim();

const statusChoices = applicationStatuses.map((value) => ({ value, label: applicationStatusLabels[value] }));

/** The employer's list of applicants, made to be scanned: one line each, narrowed by name, specialty and status. */
export const ReceivedApplications = ({ applications, showJob = false, empty }: Props) => {
  const { t } = useTranslation('applications');
  const filter = useListFilter(applications);
  const all = rowsOf(applications.data);
  const rows = filter.select(all);

  if (applications.isPending) return <ListSkeleton rows={6} label={t('loading')} />;
  if (applications.isError && all.length === 0)
    return <ErrorState error={applications.error} onRetry={() => void applications.refetch()} />;
  if (all.length === 0) return <EmptyState illustration="inbox" title={t('none')} {...empty} />;
  return (
    <Stack gap="l">
      <Row align="end" fields role="search" aria-label={t('filter.label')}>
        <TextField
          label={t('filter.words')}
          type="search"
          value={filter.words}
          onChange={(event) => filter.setWords(event.currentTarget.value)}
        />
        <SelectField
          label={t('columns.status')}
          placeholder={t('filter.anyStatus')}
          data={statusChoices}
          value={filter.status}
          onChange={filter.setStatus}
        />
        {filter.active && (
          <Button variant="secondary" onClick={filter.clear}>
            {t('filter.clear')}
          </Button>
        )}
      </Row>
      <Quiet role="status">
        {filter.readsOn
          ? t('filter.reading')
          : filter.active
            ? t('filter.found', { count: rows.length, all: all.length })
            : t('shown', { count: all.length })}
      </Quiet>
      {rows.length > 0 && <Rows rows={rows} showJob={showJob} />}
      {rows.length === 0 && !filter.readsOn && (
        <EmptyState illustration="search" title={t('filter.noneTitle')} text={t('filter.noneText')} />
      )}
      {!filter.readsOn && <NextPage query={applications} />}
    </Stack>
  );
};

const Rows = ({ rows, showJob }: { rows: readonly ReceivedApplication[]; showJob: boolean }) => {
  const { t } = useTranslation('applications');
  const columns: Column<ReceivedApplication>[] = [
    {
      key: 'candidate',
      header: t('columns.candidate'),
      main: true,
      cell: ({ applicationId, candidate }) => (
        <>
          <Link to={pathTo(paths.application, { applicationId })}>{nameOf(candidate)}</Link>
          <Quiet>{candidate.title}</Quiet>
          <Quiet>
            <Link
              to={pathTo(paths.doctorProfile, { userId: candidate.userId })}
              aria-label={t('profileOf', { name: nameOf(candidate) })}
            >
              {t('profile')}
            </Link>
          </Quiet>
        </>
      ),
    },
    ...(showJob ? [{ key: 'job', header: t('columns.job'), cell: (row: ReceivedApplication) => row.jobTitle }] : []),
    {
      key: 'specialty',
      header: t('columns.specialty'),
      whole: true,
      cell: ({ candidate }) => candidate.specialty ?? '',
    },
    {
      key: 'experience',
      header: t('columns.experience'),
      whole: true,
      cell: ({ candidate }) => (candidate.experience === null ? '' : t('years', { count: candidate.experience })),
    },
    { key: 'location', header: t('columns.location'), cell: ({ candidate }) => candidate.location },
    { key: 'match', header: t('columns.match'), whole: true, cell: ({ match }) => <MatchBadge match={match} /> },
    { key: 'applied', header: t('columns.applied'), whole: true, cell: ({ appliedAt }) => ageLabel(appliedAt) },
    {
      key: 'status',
      header: t('columns.status'),
      whole: true,
      cell: ({ status }) => <ApplicationStatusBadge status={status} side="employer" />,
    },
  ];
  return <RecordList caption={t('caption')} columns={columns} rows={rows} rowKey={(row) => row.applicationId} />;
};
