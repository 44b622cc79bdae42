import { undoBookingUntil } from '@shared/work/rules/cancellation/booking-cancellation';
import type { OwnBooking } from '@shared/work/model/booking';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useLeaveShift } from '@/work/parts/shifts/shift-queries';
import { shiftNamed } from '@/work/parts/shifts/shift-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSendOnce } from '@/lib/requests/send-once';
import { formatTime } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useNow } from '@/lib/time/use-now';
import styles from './undo-bookings.module.css';

const everyMs = 10_000;

type Fresh = { own: OwnBooking; until: string };

/** Newest first. */
const freshOf = (bookings: readonly OwnBooking[], now: number): Fresh[] =>
  bookings
    .flatMap((own) => {
      const until = undoBookingUntil(own.booking);
      return until !== null && Date.parse(until) > now ? [{ own, until }] : [];
    })
    .toSorted((one, other) => other.own.booking.bookedAt.localeCompare(one.own.booking.bookedAt));

/** Recent bookings and requests, which can be undone without a trace. */
export const UndoBookings = ({ bookings }: { bookings: readonly OwnBooking[] }) => {
  const { t } = useTranslation('shifts');
  const fresh = freshOf(bookings, useNow(everyMs));
  // Always rendered, so that new content is announced.
  return (
    <div role="status" className={styles.bar}>
      {fresh.length > 0 && (
        <ul role="list" aria-label={t('oneTap.fresh')}>
          {fresh.map(({ own, until }) => (
            <Line key={own.booking.shiftId} own={own} until={until} />
          ))}
        </ul>
      )}
    </div>
  );
};

const Line = ({ own: { booking, shift }, until }: Fresh) => {
  const { t } = useTranslation('shifts');
  const leave = useLeaveShift();
  const send = useSendOnce(leave);
  const { terms, shiftId } = booking;
  const wall = { ...terms, timeZone: shift.timeZone };
  const named = shiftNamed(shift, wall);
  const isRequest = booking.status === 'requested';
  const undo = () =>
    send({ shiftId, exempt: false, undo: true }, () => toast.success(t(isRequest ? 'withdraw.done' : 'oneTap.undone')));
  return (
    <li>
      <p>
        <b>{t(isRequest ? 'oneTap.requested' : 'oneTap.booked', named)}</b>{' '}
        <small>{t('oneTap.until', { time: formatTime(Date.parse(until), ownZone()) })}</small>
      </p>
      <Button
        variant="secondary"
        size="small"
        aria-label={t(isRequest ? 'oneTap.undoRequest' : 'oneTap.undoBooking', named)}
        loading={leave.isPending}
        onClick={undo}
      >
        {t('undo.action')}
      </Button>
      {leave.error && <FormMessage kind="error">{leave.error.message}</FormMessage>}
    </li>
  );
};
