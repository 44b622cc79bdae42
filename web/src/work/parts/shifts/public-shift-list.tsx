import type { PublicShift } from '@shared/work/model/shifts/public-shift';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatMonthDay, formatMoney } from '@/lib/time/format';
import styles from './public-shift-list.module.css';

/** Open shifts for readers who can't book them: without address, people, and unit names. */
export const PublicShiftList = ({ shifts }: { shifts: readonly PublicShift[] }) => (
  <ul role="list" className={styles.shifts}>
    {shifts.map((shift, index) => (
      // Public shifts have no ID, and the list doesn't change while it is shown.
      <li key={index}>
        <OpenShift shift={shift} />
      </li>
    ))}
  </ul>
);

const OpenShift = ({ shift }: { shift: PublicShift }) => {
  const { t } = useTranslation(['public-shifts', 'labels/professions', 'labels/units']);
  const { day, part, careUnit, professions, city, state, rateCents, currency, free } = shift;
  const profession = professions.map((it) => t(`profession.${it}`)).join(', ');
  return (
    <>
      <b>{t('who', { profession, unit: t(`unit.${careUnit}`) })}</b>
      <span>{t('when', { day: formatMonthDay(day), part })}</span>
      <span>{city === '' ? state : t('place', { city, state })}</span>
      <span>{t('pay', { amount: formatMoney(rateCents, currency) })}</span>
      <span>{t('free', { count: free })}</span>
    </>
  );
};
