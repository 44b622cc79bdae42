import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Booking } from '@shared/work/model/booking';
import type { Shift } from '@shared/work/model/shifts/shift';
import { paths } from '@shared/paths';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { Stack } from '@/components/layout';
import { ReasonDialog } from '@/components/reason-dialog';
import { Button } from '@/components/ui/base/button';
import { toast } from '@/components/ui/base/toast';
import { isLocked } from '@/lib/auth/home-for';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { canceledAllText, CancelAllPay } from './seats/cancel-pay';
import { useCancelShift, usePublishShift } from './coverage-queries';
import styles from './panel.module.css';

type Props = { shift: Shift; bookings: readonly Booking[]; isAhead: boolean; onEdit: () => void };

export const ShiftActions = ({ shift, bookings, isAhead, onEdit }: Props) => {
  const { t } = useTranslation('coverage');
  const { me } = useSession();
  const isDraft = shift.status === 'draft';
  const isPlanned = isDraft || shift.status === 'open' || shift.status === 'covered';
  if (!isPlanned || !(isAhead || isDraft)) return null;
  const mayPublish = isDraft && isAhead && !isLocked(me);
  return (
    <div className={styles.foot} data-footer-bar="">
      {isDraft && isLocked(me) && (
        <p>
          {t('actions.locked')} <Link to={paths.organizationVerification}>{t('actions.verify')}</Link>
        </p>
      )}
      {mayPublish && <PublishButton shiftId={shift.shiftId} />}
      {isAhead && (
        <Button variant="secondary" aria-haspopup="dialog" onClick={onEdit}>
          {t('actions.edit')}
        </Button>
      )}
      <CancelButton shift={shift} bookings={bookings} />
    </div>
  );
};

const PublishButton = ({ shiftId }: { shiftId: string }) => {
  const { t } = useTranslation('coverage');
  const publish = usePublishShift(shiftId);
  const oneAtATime = useOneAtATime();
  const act = () =>
    publish.mutateAsync(undefined).then(
      () => toast.success(t('actions.published')),
      (error: unknown) => toast.error((error as Error).message),
    );
  return (
    <Button loading={publish.isPending} onClick={() => void oneAtATime(act)}>
      {t('actions.publish')}
    </Button>
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
