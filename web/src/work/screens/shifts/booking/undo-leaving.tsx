import type { OwnBooking } from '@shared/work/model/booking';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useUndoLeaving } from '@/work/parts/shifts/shift-queries';
import { shiftNamed } from '@/work/parts/shifts/shift-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSendOnce } from '@/lib/requests/send-once';

/** Restores the booking that was just canceled. */
export const UndoLeaving = ({ own: { booking, shift } }: { own: OwnBooking }) => {
  const { t } = useTranslation('shifts');
  const undo = useUndoLeaving();
  const send = useSendOnce(undo);
  const { terms, shiftId } = booking;
  const wall = { ...terms, timeZone: shift.timeZone };
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('undo.named', shiftNamed(shift, wall))}
        loading={undo.isPending}
        onClick={() => send(shiftId, () => toast.success(t('undo.done')))}
      >
        {t('undo.action')}
      </Button>
      {undo.error && <FormMessage kind="error">{undo.error.message}</FormMessage>}
    </div>
  );
};
