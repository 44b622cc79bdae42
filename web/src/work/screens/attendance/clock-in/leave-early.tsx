import { useState } from 'react';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { ReasonDialog } from '@/components/reason-dialog';
import { Button } from '@/components/ui/base/button';
import { useLeaveEarly } from '@/work/parts/attendance/attendance-queries';
import { useTranslation } from '@/lib/i18n/i18n';
import { useSendOnce } from '@/lib/requests/send-once';
import styles from '../shift-day.module.css';

/** Ends the shift before its end, with a reason for the unit. */
export const LeaveEarly = ({ shiftId }: { shiftId: string }) => {
  const { t } = useTranslation('shift-day');
  const [isAsking, setIsAsking] = useState(false);
  const leaving = useLeaveEarly(shiftId);
  const send = useSendOnce(leaving);
  const close = () => setIsAsking(false);
  return (
    <>
      <Button
        variant="quiet"
        fullWidth
        className={styles.target ?? ''}
        aria-haspopup="dialog"
        onClick={() => setIsAsking(true)}
      >
        {t('leave.action')}
      </Button>
      {isAsking && (
        <ReasonDialog
          title={t('leave.title')}
          text={t('leave.text')}
          label={t('leave.reason')}
          confirmLabel={t('leave.action')}
          required
          danger
          maxLength={shiftLimits.reasonLength}
          saving={leaving.isPending}
          problem={leaving.error?.message}
          onSubmit={(reason) => send(reason, close)}
          onClose={close}
        />
      )}
    </>
  );
};
