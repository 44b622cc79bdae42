import { MutedText } from '@/components/layout';
import { useTranslation } from '@/lib/i18n/i18n';
import { ownZone } from '@/lib/time/own-zone';
import { zoneName } from '@/lib/time/time-zones';

export const ZoneNote = () => {
  const { t } = useTranslation('calendar');
  return <MutedText>{t('timesIn', { zone: zoneName(ownZone()) })}</MutedText>;
};
