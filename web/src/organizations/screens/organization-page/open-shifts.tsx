import type { PublicShift } from '@shared/work/model/shifts/public-shift';
import { paths } from '@shared/paths';
import { MutedText, Stack } from '@/components/layout';
import { ButtonLink } from '@/components/ui/base/button-link';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatMonthDay, formatMoney } from '@/lib/time/format';
import styles from './organization-page.module.css';

/** Omits address and names; signed-in professionals see how to access them. */
export const OpenShifts = ({ shifts }: { shifts: readonly PublicShift[] }) => {
  const { t } = useTranslation('organization-page');
  const { status } = useSession();
  return (
    <Stack gap="s">
      <ul role="list" className={styles.shifts}>
        {shifts.map((shift, index) => (
          // Public shifts have no ID, and the list doesn't change while it is shown.
          <li key={index}>
            <OpenShift shift={shift} />
          </li>
        ))}
      </ul>
      {status === 'signedIn' ? (
        <MutedText>{t('shifts.apply')}</MutedText>
      ) : (
        <>
          <MutedText>{t('shifts.how')}</MutedText>
          <div>
            <ButtonLink to={paths.register}>{t('shifts.join')}</ButtonLink>
          </div>
        </>
      )}
    </Stack>
  );
};

const OpenShift = ({ shift }: { shift: PublicShift }) => {
  const { t } = useTranslation(['organization-page', 'labels/professions', 'labels/units']);
  const { day, part, careUnit, professions, city, state, rateCents, currency, free } = shift;
  const profession = professions.map((it) => t(`profession.${it}`)).join(', ');
  return (
    <>
      <b>{t('shifts.profession', { profession, unit: t(`unit.${careUnit}`) })}</b>
      <span>{t('shifts.when', { day: formatMonthDay(day), part })}</span>
      <span>{city === '' ? state : t('shifts.place', { city, state })}</span>
      <span>{t('shifts.pay', { amount: formatMoney(rateCents, currency) })}</span>
      <span>{t('shifts.free', { count: free })}</span>
    </>
  );
};
