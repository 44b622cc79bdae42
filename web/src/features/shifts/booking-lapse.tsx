import { Link } from 'react-router-dom';
import { lastCancellation } from '@shared/domain/shifts/booking-cancellation';
import type { OwnBooking } from '@shared/model/booking';
import type { LapseKind } from '@shared/model/shift-vocabulary';
import { paths, pathTo } from '@shared/paths';
import { FormMessage } from '@/components/ui/fields/form-message';
import { bookingMomentText } from '@/entities/shifts/shift-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './week.module.css';

/** Where the person can mend it; an exclusion isn't theirs to mend. */
const fixOf = (kind: LapseKind, { placementId }: OwnBooking['booking']): string | null => {
  switch (kind) {
    case 'license':
    case 'certification':
      return paths.credentials;
    case 'file':
      return pathTo(paths.placement, { placementId });
    case 'profession':
      return paths.editProfile;
    case 'exclusion':
      return null;
  }
};

/** What the person lacks for a shift that they're booked on, and until when they can mend it. */
export const Lapsing = ({ own: { booking, shift } }: { own: OwnBooking }) => {
  const { t } = useTranslation('shifts');
  const { lapse } = booking;
  const [kind] = lapse?.kinds ?? [];
  if (!lapse || !kind) return null;
  const fix = fixOf(kind, booking);
  return (
    <>
      <FormMessage kind="error">
        {t('lapse.text', { kind, by: bookingMomentText(lapse.until, shift.timeZone) })}
      </FormMessage>
      {fix !== null && (
        <Link to={fix} className={styles.open}>
          {t('lapse.fix', { kind })}
        </Link>
      )}
    </>
  );
};

/** Why a booking ended that neither side canceled. */
export const Lapsed = ({ booking }: Pick<OwnBooking, 'booking'>) => {
  const { t } = useTranslation('shifts');
  const kind = lastCancellation(booking)?.lapse;
  return kind ? <p>{t('lapse.ended', { kind })}</p> : null;
};
