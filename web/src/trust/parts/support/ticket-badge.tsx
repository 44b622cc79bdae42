import type { TicketStatus } from '@shared/trust/model/ticket-vocabulary';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { useTranslation } from '@/lib/i18n/i18n';

const tones: Record<TicketStatus, BadgeTone> = {
  open: 'warning',
  'in-progress': 'info',
  resolved: 'success',
  closed: 'neutral',
};

export const TicketBadge = ({ status }: { status: TicketStatus }) => {
  const { t } = useTranslation('support');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
};
