import { useQueries, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { BookingStatus } from '@shared/work/model/shifts/shift-vocabulary';
import type { OwnBooking } from '@shared/work/model/booking';
import { paths, pathTo } from '@shared/paths';
import { Stack } from '@/components/layout';
import { Badge } from '@/components/ui/badge';
import { classNames } from '@/components/ui/base/class-names';
import { useTranslation } from '@/lib/i18n/i18n';
import { queryOf } from '@/lib/requests/query-of';
import { formatMonthDay } from '@/lib/time/format';
import { formatHours } from '@/lib/time/hours';
import { ownBookingsQuery } from '@/work/parts/shifts/shift-queries';
import { weekdayOf } from './timesheet-labels';
import type { Week } from './timesheet-queries';
import styles from './week.module.css';

/** Worked, and not yet a line of the week. */
const waitingTones = { completed: 'warning', submitted: 'info', returned: 'warning' } as const;
type WaitingStatus = keyof typeof waitingTones;

const isWaiting = (status: BookingStatus): status is WaitingStatus => status in waitingTones;

type WaitingShift = OwnBooking & { status: WaitingStatus; minutes: number | null };

/** Shifts of a week that were clocked and wait for their approval. */
export const useWaitingShifts = ({ placementId, weekStartsOn }: Week): WaitingShift[] => {
  const { data } = useQuery(ownBookingsQuery({ from: weekStartsOn, days: 7 }));
  const waiting = (data?.items ?? []).flatMap((own) => {
    const { status, placementId: ofPlacement } = own.booking;
    return ofPlacement === placementId && isWaiting(status) ? [{ ...own, status }] : [];
  });
  const attended = useQueries({
    queries: waiting.map(({ shift: { shiftId } }) => queryOf('getAttendance', { params: { shiftId } })),
  });
  return waiting.map((own, at) => ({ ...own, minutes: attended[at]?.data?.attendance.recorded?.worked ?? null }));
};

export const WaitingShifts = ({ shifts }: { shifts: readonly WaitingShift[] }) => {
  const { t } = useTranslation('timesheets');
  return (
    <Stack as="section" gap="s">
      <h3>{t('waiting.title')}</h3>
      <ul className={styles.days} role="list">
        {shifts.map(({ booking, shift, status, minutes }) => (
          <li key={shift.shiftId} className={classNames(styles.day, styles.dayRead)}>
            <span className={styles.name}>
              <strong>{weekdayOf(booking.terms.day)}</strong>
              <span>{formatMonthDay(booking.terms.day)}</span>
            </span>
            <span className={styles.lineHours}>{minutes === null ? '–' : formatHours(minutes)}</span>
            <span className={styles.quiet}>
              <Link to={pathTo(paths.shiftDay, { shiftId: shift.shiftId })}>{`${shift.unit}, ${shift.location}`}</Link>{' '}
              <Badge tone={waitingTones[status]}>{t(`waiting.${status}`)}</Badge>
            </span>
          </li>
        ))}
      </ul>
    </Stack>
  );
};
