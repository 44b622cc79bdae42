import type { Webhook } from '@shared/connect/model/webhook';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { useTranslation } from '@/lib/i18n/i18n';

const tones: Record<'active' | 'paused' | 'disabled' | 'failing', BadgeTone> = {
  active: 'success',
  paused: 'neutral',
  disabled: 'danger',
  failing: 'danger',
};

export const StateBadge = ({ webhook: { state, stopped } }: { webhook: Pick<Webhook, 'state' | 'stopped'> }) => {
  const { t } = useTranslation('webhooks');
  const shown = state === 'paused' && stopped ? 'failing' : state;
  return <Badge tone={tones[shown]}>{t(`state.${shown}`)}</Badge>;
};
