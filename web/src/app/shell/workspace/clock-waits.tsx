import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { useTranslation } from '@/lib/i18n/i18n';

type Props = { count: number; isLeaving: boolean; onLeave: () => void; onStay: () => void };

/** Asks before unsent clock-ins are deleted. */
export const ClockWaits = ({ count, isLeaving, onLeave, onStay }: Props) => {
  const { t } = useTranslation('workspace');
  return (
    <ConfirmDialog
      opened
      title={t('clockWaits.title')}
      text={t('clockWaits.text', { count })}
      confirmLabel={t('clockWaits.confirm')}
      danger
      loading={isLeaving}
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
};
