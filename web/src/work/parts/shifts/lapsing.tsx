import type { Booking } from '@shared/work/model/booking';
import type { LapseKind } from '@shared/work/model/shifts/shift-vocabulary';
import { paths, pathTo } from '@shared/paths';
import { ButtonLink } from '@/components/ui/base/button-link';
import { FormMessage } from '@/components/ui/fields/form-message';
import { useTranslation } from '@/lib/i18n/i18n';
import { zonedMoment } from '@/lib/time/zoned-moment';
import styles from './lapsing.module.css';

/** The page where the person can fix it; an exclusion can't be fixed by them. */
export const lapseFixPath = (kind: LapseKind, placementId: string): string | null => {
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

type Props = Pick<Booking, 'placementId'> & { lapse: Booking['lapse'] | undefined; timeZone: string };

/** What the person lacks for a booked shift, and until when they can fix it. */
export const Lapsing = ({ lapse, placementId, timeZone }: Props) => {
  const { t } = useTranslation('shifts');
  const [kind] = lapse?.kinds ?? [];
  if (!lapse || !kind) return null;
  const fix = lapseFixPath(kind, placementId);
  return (
    <div className={styles.lapsing}>
      <FormMessage kind="error">{t('lapse.text', { kind, by: zonedMoment(lapse.until, timeZone) })}</FormMessage>
      {fix !== null && (
        <ButtonLink to={fix} size="small">
          {t('lapse.fix', { kind })}
        </ButtonLink>
      )}
    </div>
  );
};
