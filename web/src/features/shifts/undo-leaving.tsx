import type { OwnBooking } from '@shared/model/booking';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { useUndoLeaving } from '@/entities/shifts/shift-queries';
import { shiftDayText, shiftTimeText } from '@/entities/shifts/shift-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';

/** Gives the booking back that was just canceled. */
export const UndoLeaving = ({ own: { booking, shift } }: { own: OwnBooking }) => {
  const { t } = useTranslation('shifts');
  const undo = useUndoLeaving();
  const oneAtATime = useOneAtATime();
  const { terms, shiftId } = booking;
  const wall = { ...terms, timeZone: shift.timeZone };
  const act = () =>
    undo.mutateAsync(shiftId).then(
      () => toast.success(t('undo.done')),
      (error: Error) => toast.error(error.message),
    );
  return (
    <div>
      <Button
        variant="secondary"
        size="small"
        aria-label={t('undo.named', { unit: shift.unit, day: shiftDayText(wall.day), time: shiftTimeText(wall) })}
        loading={undo.isPending}
        onClick={() => void oneAtATime(act)}
      >
        {t('undo.action')}
      </Button>
    </div>
  );
};
