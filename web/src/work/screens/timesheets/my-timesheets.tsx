import { useInfiniteQuery } from '@tanstack/react-query';
import type { Timesheet } from '@shared/work/model/placement';
import { MutedText, Row, Stack } from '@/components/layout';
import { NextPage } from '@/components/records/next-page';
import { placementWeeksQuery } from '@/work/parts/timesheets/timesheet-queries';
import { TimesheetStatusBadge } from '@/work/parts/timesheets/timesheet-status-badge';
import { PlacementCsvButton } from '@/work/parts/timesheets/week-downloads';
import { formatWeek } from '@/work/parts/timesheets/timesheet-labels';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { type Column, RecordList } from '@/components/ui/records/record-list';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { formatMoney } from '@/lib/time/format';
import { formatHours } from '@/lib/time/hours';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './timesheets.module.css';

type Props = { placementId: string; shown: string; onOpen: (week: string) => void };

export const MyTimesheets = ({ placementId, shown, onOpen }: Props) => {
  const { t } = useTranslation('timesheets');
  const query = useInfiniteQuery(placementWeeksQuery(placementId));
  const weeks = rowsOf(query.data);
  const money = (cents: number | null, currency: Timesheet['currency']) =>
    cents === null ? '–' : formatMoney(cents, currency);
  const columns: Column<Timesheet>[] = [
    {
      key: 'week',
      header: t('columns.week'),
      main: true,
      cell: ({ weekStartsOn }) => (
        <button type="button" className={styles.link} onClick={() => onOpen(weekStartsOn)}>
          {formatWeek(weekStartsOn)}
        </button>
      ),
    },
    {
      key: 'hours',
      header: t('columns.hours'),
      align: 'end',
      whole: true,
      cell: ({ totalMinutes }) => formatHours(totalMinutes),
    },
    {
      key: 'expected',
      header: t('columns.expected'),
      align: 'end',
      whole: true,
      cell: ({ expectedCents, currency }) => money(expectedCents, currency),
    },
    {
      key: 'approved',
      header: t('columns.approved'),
      align: 'end',
      whole: true,
      cell: ({ approvedCents, currency }) => money(approvedCents, currency),
    },
    {
      key: 'paid',
      header: t('columns.paid'),
      align: 'end',
      whole: true,
      cell: ({ paidCents, currency }) => money(paidCents, currency),
    },
    {
      key: 'status',
      header: t('columns.status'),
      whole: true,
      cell: ({ status }) => <TimesheetStatusBadge status={status} />,
    },
  ];
  return (
    <Stack as="section">
      <Row justify="between">
        <h2>{t('mine.past')}</h2>
        {weeks.length > 0 && <PlacementCsvButton placementId={placementId} />}
      </Row>
      {query.isPending && <ListSkeleton rows={3} label={t('loading')} />}
      {query.isError && weeks.length === 0 && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && weeks.length === 0 && <MutedText>{t('mine.pastNone')}</MutedText>}
      {weeks.length > 0 && (
        <RecordList
          caption={t('mine.past')}
          columns={columns}
          rows={weeks}
          rowKey={({ weekStartsOn }) => weekStartsOn}
          isMarked={({ weekStartsOn }) => weekStartsOn === shown}
        />
      )}
      <NextPage query={query} />
    </Stack>
  );
};
