import { lastCancellation } from '@shared/work/rules/cancellation/booking-cancellation';
import type { OwnBooking } from '@shared/work/model/booking';
import { useTranslation } from '@/lib/i18n/i18n';

/** Why a booking ended that neither side canceled. */
export const Lapsed = ({ booking }: Pick<OwnBooking, 'booking'>) => {
  const { t } = useTranslation('shifts');
  const kind = lastCancellation(booking)?.lapse;
  return kind ? <p>{t('lapse.ended', { kind })}</p> : null;
};
