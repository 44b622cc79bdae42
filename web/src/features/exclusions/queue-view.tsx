import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router-dom';
import { exclusionHolds, type ExclusionHold, type ExclusionQueueItem } from '@shared/model/exclusion';
import { paths, pathTo } from '@shared/paths';
import { MutedText, Row, Stack } from '@/components/layout';
import { NextPage } from '@/components/records/next-page';
import { ErrorState } from '@/components/ui/base/error-state';
import { Page } from '@/components/ui/base/page';
import { EmptyState } from '@/components/ui/empty-state';
import { SelectField } from '@/components/ui/fields/select-field';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { RecordList, type Column } from '@/components/ui/records/record-list';
import { useTranslation } from '@/lib/i18n/i18n';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { ageLabel, formatDateTime, formatNumber } from '@/lib/time/format';
import { exclusionCasesQuery } from './exclusion-queries';
import { HoldBadge } from './hold-badge';
import { WatchListsCard } from './watch-lists-card';

const holdParameter = 'status';
const shownHolds = ['review', ...exclusionHolds.filter((hold) => hold !== 'review').reverse()] as const;

const useHold = () => {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get(holdParameter);
  const hold = exclusionHolds.find((it) => it === asked) ?? 'review';
  const choose = (next: ExclusionHold | null) =>
    setParameters(next === null || next === 'review' ? {} : { [holdParameter]: next }, { replace: true });
  return { hold, choose };
};

export const QueueView = () => {
  const { t } = useTranslation('exclusions');
  const { hold, choose } = useHold();
  const query = useInfiniteQuery(exclusionCasesQuery(hold));
  const rows = rowsOf(query.data);
  return (
    <Page title={t('title')} description={t('description')} width="wide" breadcrumb={[{ label: t('title') }]}>
      <Stack gap="l">
        <WatchListsCard />
        <Row align="end" fields>
          <SelectField
            label={t('show')}
            data={shownHolds.map((value) => ({ value, label: t(`hold.${value}`) }))}
            value={hold}
            onChange={choose}
          />
        </Row>
        {query.isPending && <ListSkeleton rows={6} label={t('loading')} />}
        {query.isError && rows.length === 0 && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
        {query.isSuccess && rows.length === 0 && (
          <EmptyState illustration="inbox" title={t(`none.${hold}.title`)} text={t(`none.${hold}.text`)} />
        )}
        {rows.length > 0 && (
          <>
            <MutedText role="status">{t(query.hasNextPage ? 'shownMore' : 'shown', { count: rows.length })}</MutedText>
            <Rows rows={rows} />
            <NextPage query={query} />
          </>
        )}
      </Stack>
    </Page>
  );
};

const Rows = ({ rows }: { rows: readonly ExclusionQueueItem[] }) => {
  const { t } = useTranslation('exclusions');
  const columns: Column<ExclusionQueueItem>[] = [
    {
      key: 'professional',
      header: t('columns.professional'),
      main: true,
      cell: ({ userId, professional }) => <Link to={pathTo(paths.exclusion, { userId })}>{professional}</Link>,
    },
    {
      key: 'strength',
      header: t('columns.strength'),
      cell: ({ strength }) => strength && t(`strength.${strength}`),
    },
    { key: 'open', header: t('columns.open'), cell: ({ open }) => formatNumber(open) },
    {
      key: 'since',
      header: t('columns.since'),
      cell: ({ updatedAt }) => (
        <time dateTime={updatedAt} title={formatDateTime(updatedAt)}>
          {ageLabel(updatedAt)}
        </time>
      ),
    },
    { key: 'hold', header: t('columns.hold'), cell: ({ hold }) => <HoldBadge hold={hold} /> },
  ];
  return <RecordList caption={t('caption')} columns={columns} rows={rows} rowKey={({ userId }) => userId} />;
};
