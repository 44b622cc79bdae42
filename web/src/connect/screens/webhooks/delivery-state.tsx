import type { Delivery } from '@shared/connect/model/webhook';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { useTranslation } from '@/lib/i18n/i18n';

const toneOf = ({ state, last }: Delivery): BadgeTone => {
  if (state === 'delivered') return 'success';
  if (state === 'failed') return 'danger';
  return last === null ? 'neutral' : 'warning';
};

export const DeliveryBadge = ({ delivery }: { delivery: Delivery }) => {
  const { t } = useTranslation('webhooks');
  const { last } = delivery;
  const text = last === null ? t('deliveries.waiting') : (last.status ?? t('deliveries.noAnswer'));
  return <Badge tone={toneOf(delivery)}>{text}</Badge>;
};

/** "120 ms", "2.4 s". */
export const durationText = (ms: number): string => (ms < 1000 ? `${ms} ms` : `${(ms / 1000).toFixed(1)} s`);
