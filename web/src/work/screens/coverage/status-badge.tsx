import type { ShiftStatus } from '@shared/work/model/shifts/shift-vocabulary';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { useTranslation } from '@/lib/i18n/i18n';

const tones: Record<ShiftStatus, BadgeTone> = {
  draft: 'neutral',
  open: 'warning',
  covered: 'success',
  in_progress: 'info',
  completed: 'neutral',
  canceled: 'danger',
};

/** "Open, 2 requests" */
export const StatusBadge = ({ status, requested }: { status: ShiftStatus; requested: number }) => {
  const { t } = useTranslation('coverage');
  return (
    <Badge tone={tones[status]}>
      {status === 'open' && requested > 0 ? t('status.asked', { count: requested }) : t(`status.${status}`)}
    </Badge>
  );
};
