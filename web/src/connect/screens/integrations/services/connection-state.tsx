import { providerOf } from '@shared/connect/integrations/providers';
import type { IntegrationState } from '@shared/connect/integrations/vocabulary';
import type { Integration } from '@shared/connect/model/integration';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatDateTime, timeLabel } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';

const tones: Record<IntegrationState, BadgeTone> = {
  available: 'neutral',
  connecting: 'info',
  connected: 'success',
  degraded: 'warning',
  needs_reconnect: 'danger',
};

export const ConnectionBadge = ({ connection: { state } }: { connection: Integration }) => {
  const { t } = useTranslation('connections');
  if (state === null) return <Badge>{t('state.not_set_up')}</Badge>;
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>;
};

/** Details beside the state. */
export const useConnectionLine = ({ provider, state, since, account, lastWorkedAt }: Integration): string => {
  const { t } = useTranslation('connections');
  const { name, category } = providerOf(provider);
  if (state === 'needs_reconnect' && since !== null) {
    const date = formatDateTime(since, ownZone());
    return category === 'calendar' ? t('line.endedCalendar', { date }) : t('line.ended', { date });
  }
  if (state === 'degraded' && since !== null)
    return t('line.failing', { name, date: formatDateTime(since, ownZone()) });
  if (account === null) return '';
  return lastWorkedAt === null ? account : t('line.worked', { account, age: timeLabel(lastWorkedAt) });
};
