import { useInfiniteQuery } from '@tanstack/react-query';
import { Stack } from '@/components/layout';
import { NextPage } from '@/components/records/next-page';
import { ErrorState } from '@/components/ui/base/error-state';
import { ListSkeleton } from '@/components/ui/list-skeleton';
import { toApproveQuery } from '@/work/parts/attendance/approval-queries';
import { useTranslation } from '@/lib/i18n/i18n';
import { rowsOf } from '@/lib/requests/cursor-pages';
import { TeamTimesheetsList } from '../team-timesheets-list';
import styles from './approve.module.css';
import { SubmittedShifts } from './submitted-shifts';

/** All that awaits approval: shifts of the units that the caller supervises, then weeks. */
export const HoursToApprove = () => {
  const { t } = useTranslation('approve-shifts');
  const query = useInfiniteQuery(toApproveQuery());
  const shifts = rowsOf(query.data);
  if (query.isPending) return <ListSkeleton rows={4} label={t('loading')} />;
  if (query.isError && shifts.length === 0)
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (shifts.length === 0) return <TeamTimesheetsList status="submitted" />;
  return (
    <Stack gap="l">
      <SubmittedShifts rows={shifts} />
      <NextPage query={query} />
      <TeamTimesheetsList status="submitted" title={<h2 className={styles.title}>{t('weeks')}</h2>} />
    </Stack>
  );
};
