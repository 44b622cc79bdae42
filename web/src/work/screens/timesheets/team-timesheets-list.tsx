import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { scopeOf } from '@shared/organizations/rules/permissions';
import type { Timesheet } from '@shared/work/model/placement';
import { timesheetAddress } from '@shared/paths';
import { Stack } from '@/components/layout';
import { NextPage } from '@/components/records/next-page';
import { timesheetsQuery } from '@/work/parts/timesheets/timesheet-queries';
import { formatWeek } from '@/work/parts/timesheets/timesheet-labels';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { type Column, RecordList } from '@/components/ui/records/record-list';
import { AllTick, RowTick } from '@/components/records/selection/ticks';
import { useSelection, type Selection } from '@/components/records/selection/use-selection';
import { useSession } from '@/lib/auth/session';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { formatDate, formatMoney } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { formatHours } from '@/lib/time/hours';
import { knownName } from '@/lib/i18n/former-member';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { today } from '@/lib/time/today';
import { ApproveBar } from './approve-bar';
import styles from './timesheets.module.css';

export const queueStatuses = ['submitted', 'disputed', 'approved', 'paid'] as const;
export type QueueStatus = (typeof queueStatuses)[number];

type Words = TFunction<'timesheets'>;

const Due = ({ dueOn }: { dueOn: string | null }) => {
  const { t } = useTranslation('timesheets');
  if (dueOn === null) return null;
  const date = formatDate(dueOn);
  return dueOn < today() ? <span className={styles.overdue}>{t('team.overdue', { date })}</span> : date;
};

const lastColumn = (status: QueueStatus, t: Words): Column<Timesheet> => {
  if (status === 'approved')
    return { key: 'due', header: t('columns.due'), whole: true, cell: ({ dueOn }) => <Due dueOn={dueOn} /> };
  if (status === 'paid')
    return {
      key: 'paidOn',
      header: t('columns.paidOn'),
      whole: true,
      cell: ({ paidAt }) => (paidAt ? formatDate(paidAt, ownZone()) : ''),
    };
  return {
    key: 'submitted',
    header: t('columns.submitted'),
    whole: true,
    minor: true,
    cell: ({ submittedAt }) => (submittedAt ? formatDate(submittedAt, ownZone()) : ''),
  };
};

const amountOf = ({ expectedCents, approvedCents, paidCents, currency }: Timesheet): string =>
  formatMoney(paidCents ?? approvedCents ?? expectedCents, currency);

const keyOf = ({ placementId, weekStartsOn }: Timesheet): string => `${placementId} ${weekStartsOn}`;

const useMaySign = (): boolean => {
  const { me } = useSession();
  return Boolean(me?.membership && scopeOf('signOffTimesheets', me.membership.role) !== 'none');
};

const tickColumn = (selection: Selection<Timesheet>, t: Words): Column<Timesheet> => ({
  key: 'tick',
  header: t('bulk.tick'),
  corner: 'start',
  bare: true,
  cell: (week) => (
    <RowTick
      row={keyOf(week)}
      isSelected={selection.isSelected(keyOf(week))}
      onToggle={selection.toggle}
      label={t('bulk.one', { name: knownName(week.professional.name), week: formatWeek(week.weekStartsOn) })}
    />
  ),
});

/** `title`: above weeks beside another list, whose empty state would say that nothing is there. */
type ListProps = { status: QueueStatus; title?: ReactNode };

export const TeamTimesheetsList = ({ status, title }: ListProps) => {
  const { t } = useTranslation('timesheets');
  const query = useInfiniteQuery(timesheetsQuery(status));
  const weeks = rowsOf(query.data);
  const selection = useSelection(weeks, keyOf);
  const maySign = useMaySign() && status === 'submitted';
  if (query.isPending) return <ListSkeleton rows={4} label={t('loading')} />;
  if (query.isError && weeks.length === 0)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (weeks.length === 0 && title) return null;
  if (weeks.length === 0)
    return (
      <EmptyState illustration="inbox" title={t(`team.none.${status}.title`)} text={t(`team.none.${status}.text`)} />
    );
  const columns: Column<Timesheet>[] = [
    ...(maySign ? [tickColumn(selection, t)] : []),
    {
      key: 'professional',
      header: t('columns.professional'),
      main: true,
      cell: ({ placementId, weekStartsOn, professional }) => (
        <Link to={timesheetAddress(placementId, weekStartsOn)}>{knownName(professional.name)}</Link>
      ),
    },
    { key: 'job', header: t('columns.job'), line: true, cell: ({ jobTitle }) => jobTitle },
    { key: 'week', header: t('columns.week'), whole: true, cell: ({ weekStartsOn }) => formatWeek(weekStartsOn) },
    {
      key: 'hours',
      header: t('columns.hours'),
      align: 'end',
      whole: true,
      cell: ({ totalMinutes }) => formatHours(totalMinutes),
    },
    {
      key: 'amount',
      header: t(status === 'submitted' || status === 'disputed' ? 'columns.expected' : `columns.${status}`),
      align: 'end',
      whole: true,
      cell: amountOf,
    },
    lastColumn(status, t),
  ];
  return (
    <Stack>
      {title}
      {maySign && (
        <AllTick selection={selection} count={weeks.length}>
          <span>{t('bulk.all', { count: weeks.length })}</span>
        </AllTick>
      )}
      <RecordList
        caption={t('team.caption')}
        columns={columns}
        rows={weeks}
        rowKey={keyOf}
        isMarked={(week) => selection.isSelected(keyOf(week))}
      />
      <NextPage query={query} />
      {maySign && <ApproveBar chosen={selection.selected} onClear={selection.clear} />}
    </Stack>
  );
};
