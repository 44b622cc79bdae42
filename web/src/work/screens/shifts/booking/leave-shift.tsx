import { useState } from 'react';
import { lastCancellation } from '@shared/work/rules/cancellation/booking-cancellation';
import type { Booking, OwnBooking } from '@shared/work/model/booking';
import type { BookingStatus } from '@shared/work/model/shifts/shift-vocabulary';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { useLeaveShift } from '@/work/parts/shifts/shift-queries';
import { shiftNamed } from '@/work/parts/shifts/shift-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSendOnce } from '@/lib/requests/send-once';
import { Leaving } from './leaving';

/** Cancels the booking, or withdraws the request. */
const whatEnds: Partial<Record<BookingStatus, 'withdraw' | 'stepBack'>> = { requested: 'withdraw', backup: 'stepBack' };

export const LeaveShift = ({ own: { booking, shift } }: { own: OwnBooking }) => {
  const { t } = useTranslation('shifts');
  const leave = useLeaveShift();
  const send = useSendOnce(leave);
  const [isAsked, setIsAsked] = useState(false);
  const [exempt, setExempt] = useState(false);
  const what = whatEnds[booking.status] ?? 'cancel';
  const wall = { ...booking.terms, timeZone: shift.timeZone };
  const named = shiftNamed(shift, wall);
  const close = () => {
    leave.reset();
    setIsAsked(false);
    setExempt(false);
  };
  // The stored result, because time has passed since the question.
  const doneText = (left: Booking): string => {
    const points = exempt ? 0 : (lastCancellation(left)?.points ?? 0);
    return points > 0 ? t('leaving.done', { count: points }) : t(`${what}.done`);
  };
  const confirm = () =>
    send({ shiftId: booking.shiftId, exempt }, (left) => {
      toast.success(doneText(left.booking));
      close();
    });
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        aria-haspopup="dialog"
        aria-label={t(`${what}.named`, named)}
        onClick={() => setIsAsked(true)}
      >
        {t(`${what}.action`)}
      </Button>
      <ConfirmDialog
        opened={isAsked}
        title={t(`${what}.title`, named)}
        text={
          <Stack>
            {what === 'cancel' ? (
              <Leaving booking={booking} exempt={exempt} onExempt={setExempt} />
            ) : (
              <p>{t('withdraw.text')}</p>
            )}
            {leave.error && <FormMessage kind="error">{leave.error.message}</FormMessage>}
          </Stack>
        }
        confirmLabel={t(`${what}.action`)}
        danger
        loading={leave.isPending}
        onConfirm={confirm}
        onClose={close}
      />
    </div>
  );
};
