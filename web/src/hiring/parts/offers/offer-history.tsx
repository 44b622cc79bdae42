import { useTranslation } from '@/lib/i18n/i18n';
import type { OfferStatus } from '@shared/hiring/model/hiring-vocabulary';
import type { Offer } from '@shared/hiring/model/offer';
import { Prose, MutedText, Stack } from '@/components/layout';
import { Timeline, TimelineStep } from '@/components/records/timeline';
import { Badge } from '@/components/ui/badge';
import { formatDate } from '@/lib/time/format';
import { payOf } from './offer-labels';

const tones = {
  open: 'warning',
  accepted: 'success',
  declined: 'danger',
  expired: 'neutral',
  withdrawn: 'neutral',
} as const satisfies Record<OfferStatus, string>;

export const OfferStatusBadge = ({ status }: { status: OfferStatus }) => {
  const { t: label } = useTranslation('labels/hiring');
  return <Badge tone={tones[status]}>{label(`offerStatus.${status}`)}</Badge>;
};

export const OfferHistory = ({ offers }: { offers: readonly Offer[] }) => {
  const { t } = useTranslation(['offers', 'labels/jobs', 'labels/hiring']);
  if (offers.length === 0) return null;
  return (
    <Stack gap="s">
      <h3>{t('history.title')}</h3>
      <Timeline label={t('history.title')}>
        {offers.map(({ offerId, status, terms, answeredAt, updatedAt, reason }) => (
          <TimelineStep
            key={offerId}
            what={t(`offerStatus.${status}`)}
            at={answeredAt ?? updatedAt}
            when={formatDate(answeredAt ?? updatedAt)}
          >
            <MutedText>{t('history.line', { pay: payOf(terms, t), start: formatDate(terms.startOn) })}</MutedText>
            {reason && <Prose>{reason}</Prose>}
          </TimelineStep>
        ))}
      </Timeline>
    </Stack>
  );
};
