import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { exclusionRank } from '@shared/trust/rules/exclusion-review';
import { exclusionHolds, type ExclusionQueueItem } from '@shared/trust/model/exclusion';
import { paths, pathTo } from '@shared/paths';
import { Stack } from '@/components/layout';
import { Queue, useQueueStatus } from '@/components/records/queue';
import { Page } from '@/components/ui/base/page';
import { RecordList, type Column } from '@/components/ui/records/record-list';
import { useTranslation } from '@/lib/i18n/i18n';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { ageLabel, formatDateTime, formatNumber } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { exclusionCasesQuery } from './exclusion-queries';
import { HoldBadge } from './hold-badge';
import { matchWords } from './match-words';
import { WatchListsCard } from './watch-lists-card';

const shownHolds = ['review', ...exclusionHolds.filter((hold) => hold !== 'review').reverse()] as const;

/** The list is sorted by waiting time, which is kept within equal strength. */
const strongestFirst = (rows: readonly ExclusionQueueItem[]): ExclusionQueueItem[] =>
  rows.toSorted((one, other) => exclusionRank(one) - exclusionRank(other));

export const QueueView = () => {
  const { t } = useTranslation('exclusions');
  const { status: hold, choose } = useQueueStatus(exclusionHolds, 'review');
  const query = useInfiniteQuery(exclusionCasesQuery(hold));
  const rows = strongestFirst(rowsOf(query.data));
  return (
    <Page title={t('title')} description={t('description')} width="wide" breadcrumb={[{ label: t('title') }]}>
      <Stack gap="l">
        <WatchListsCard />
        <Queue
          label={t('show')}
          statuses={shownHolds.map((value) => ({ value, label: t(`hold.${value}`) }))}
          status={hold}
          onChoose={choose}
          query={query}
          count={rows.length}
          loading={t('loading')}
          none={{ title: t(`none.${hold}.title`), text: t(`none.${hold}.text`) }}
          shown={t(query.hasNextPage ? 'shownMore' : 'shown', { count: rows.length })}
        >
          <Rows rows={rows} />
        </Queue>
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
      cell: ({ strength, name }) => strength && matchWords({ strength, name }, t),
    },
    { key: 'open', header: t('columns.open'), cell: ({ open }) => formatNumber(open) },
    {
      key: 'since',
      header: t('columns.since'),
      cell: ({ updatedAt }) => (
        <time dateTime={updatedAt} title={formatDateTime(updatedAt, ownZone())}>
          {ageLabel(updatedAt)}
        </time>
      ),
    },
    { key: 'hold', header: t('columns.hold'), cell: ({ hold }) => <HoldBadge hold={hold} /> },
  ];
  return <RecordList caption={t('caption')} columns={columns} rows={rows} rowKey={({ userId }) => userId} />;
};
