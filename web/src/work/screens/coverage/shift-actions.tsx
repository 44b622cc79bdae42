import { useState } from 'react';
import type { Booking } from '@shared/work/model/booking';
import type { Shift } from '@shared/work/model/shifts/shift';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { Stack } from '@/components/layout';
import { ReasonDialog } from '@/components/reason-dialog';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { canceledAllText, CancelAllPay } from './seats/cancel-pay';
import { useCancelShift } from './coverage-queries';
import styles from './panel.module.css';

type Props = { shift: Shift; bookings: readonly Booking[]; isAhead: boolean; onEdit: () => void };

/** What is done rarely. */
export const ShiftActions = ({ shift, bookings, isAhead, onEdit }: Props) => {
  const { t } = useTranslation('coverage');
  const isDraft = shift.status === 'draft';
  const isPlanned = isDraft || shift.status === 'open' || shift.status === 'covered';
  if (!isPlanned || !(isAhead || isDraft)) return null;
  return (
    <div className={styles.foot} data-footer-bar="">
      {isAhead && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={onEdit}>
          {t('actions.edit')}
        </Button>
      )}
      <CancelButton shift={shift} bookings={bookings} />
    </div>
  );
};

/** Says how many people it affects. */
const CancelButton = ({ shift, bookings }: Pick<Props, 'shift' | 'bookings'>) => {
  const { shiftId, confirmed, requested } = shift;
  const { t } = useTranslation('coverage');
  const [isAsking, setIsAsking] = useState(false);
  const cancel = useCancelShift(shiftId);
  const oneAtATime = useOneAtATime();
  const close = () => setIsAsking(false);
  const submit = (reason: string) =>
    cancel.mutateAsync(reason).then(
      (canceled) => {
        toast.success(canceledAllText(canceled.bookings, t));
        close();
      },
      (error: unknown) => toast.error((error as Error).message),
    );
  return (
    <>
      <Button variant="quiet" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        {t('actions.cancel')}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={t('actions.cancelTitle')}
          text={
            <Stack gap="xs">
              <CancelAllPay bookings={bookings} />
              <p>{t('actions.cancelText', { count: confirmed + requested })}</p>
            </Stack>
          }
          label={t('actions.reason')}
          confirmLabel={t('actions.cancel')}
          required
          danger
          maxLength={shiftLimits.reasonLength}
          saving={cancel.isPending}
          onSubmit={(reason) => void oneAtATime(() => submit(reason))}
          onClose={close}
        />
      )}
    </>
  );
};
