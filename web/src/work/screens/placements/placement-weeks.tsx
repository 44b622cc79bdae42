import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { HiringSide } from '@shared/hiring/model/hiring-vocabulary';
import type { Placement, Timesheet } from '@shared/work/model/placement';
import { timesheetAddress } from '@shared/paths';
import { MutedText, Stack } from '@/components/layout';
import { NextPage } from '@/components/records/next-page';
import { placementWeeksQuery } from '@/work/parts/timesheets/timesheet-queries';
import { TimesheetStatusBadge } from '@/work/parts/timesheets/timesheet-status-badge';
import { PlacementCsvButton } from '@/work/parts/timesheets/week-downloads';
import { formatWeek } from '@/work/parts/timesheets/timesheet-labels';
import { Card } from '@/components/ui/card';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { type Column, RecordList } from '@/components/ui/records/record-list';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { formatMoney } from '@/lib/time/format';
import { formatHours } from '@/lib/time/hours';
import { useTranslation } from '@/lib/i18n/i18n';

type Props = { placement: Placement; side: HiringSide };

const sum = (weeks: readonly Timesheet[], read: (week: Timesheet) => number | null): number =>
  weeks.reduce((total, week) => total + (read(week) ?? 0), 0);

export const PlacementWeeks = ({ placement: { placementId }, side }: Props) => {
  const { t } = useTranslation('placements');
  const query = useInfiniteQuery(placementWeeksQuery(placementId));
  const weeks = rowsOf(query.data);
  return (
    <Card title={t('weeks.title')} actions={weeks.length > 0 && <PlacementCsvButton placementId={placementId} />}>
      {query.isPending && <ListSkeleton rows={3} label={t('weeks.loading')} />}
      {query.isError && weeks.length === 0 && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && weeks.length === 0 && (
        <MutedText>{t(side === 'employer' ? 'weeks.noneForEmployer' : 'weeks.noneForProfessional')}</MutedText>
      )}
      {weeks.length > 0 && (
        <Stack>
          <Weeks weeks={weeks} />
          {!query.hasNextPage && <Sums weeks={weeks} />}
          <NextPage query={query} />
        </Stack>
      )}
    </Card>
  );
};

const Weeks = ({ weeks }: { weeks: readonly Timesheet[] }) => {
  const { t } = useTranslation('placements');
  const money = (cents: number | null, { currency }: Timesheet) =>
    cents === null ? '–' : formatMoney(cents, currency);
  const columns: Column<Timesheet>[] = [
    {
      key: 'week',
      header: t('weeks.week'),
      main: true,
      cell: ({ placementId, weekStartsOn }) => (
        <Link to={timesheetAddress(placementId, weekStartsOn)}>{formatWeek(weekStartsOn)}</Link>
      ),
    },
    {
      key: 'hours',
      header: t('weeks.hours'),
      align: 'end',
      whole: true,
      cell: ({ totalMinutes }) => formatHours(totalMinutes),
    },
    {
      key: 'expected',
      header: t('weeks.expected'),
      align: 'end',
      whole: true,
      cell: (week) => money(week.expectedCents, week),
    },
    {
      key: 'approved',
      header: t('weeks.approved'),
      align: 'end',
      whole: true,
      cell: (week) => money(week.approvedCents, week),
    },
    { key: 'paid', header: t('weeks.paid'), align: 'end', whole: true, cell: (week) => money(week.paidCents, week) },
    {
      key: 'status',
      header: t('weeks.status'),
      whole: true,
      cell: ({ status }) => <TimesheetStatusBadge status={status} />,
    },
  ];
  return (
    <RecordList caption={t('weeks.title')} columns={columns} rows={weeks} rowKey={({ weekStartsOn }) => weekStartsOn} />
  );
};

const Sums = ({ weeks }: { weeks: readonly Timesheet[] }) => {
  const { t } = useTranslation('placements');
  const currency = weeks[0]?.currency;
  return (
    <MutedText>
      {t('weeks.sums', {
        hours: formatHours(sum(weeks, ({ totalMinutes }) => totalMinutes)),
        expected: formatMoney(
          sum(weeks, ({ expectedCents }) => expectedCents),
          currency,
        ),
        approved: formatMoney(
          sum(weeks, ({ approvedCents }) => approvedCents),
          currency,
        ),
        paid: formatMoney(
          sum(weeks, ({ paidCents }) => paidCents),
          currency,
        ),
      })}
    </MutedText>
  );
};
