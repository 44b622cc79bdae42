import type { Shift } from '@shared/work/model/shifts/shift';
import { Facts } from '@/components/layout';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatMoney } from '@/lib/time/format';
import { differentialText, listText } from './coverage-texts';
import styles from './panel.module.css';

export const ShiftFacts = ({ shift }: { shift: Shift }) => {
  const { t } = useTranslation(['coverage', 'labels/professions', 'labels/certifications']);
  const { currency, bonusCents, bonusReason, breakRule, unitMonths } = shift;
  const money = (cents: number) => formatMoney(cents, currency);
  const bonus =
    bonusReason === '' ? money(bonusCents) : t('facts.bonusFor', { amount: money(bonusCents), reason: bonusReason });
  return (
    <Facts
      wide
      items={[
        { label: t('facts.professions'), value: listText(shift.professions.map((it) => t(`profession.${it}`))) },
        { label: t('facts.rate'), value: t('facts.perHour', { amount: money(shift.rateCents) }) },
        {
          label: t('facts.differentials'),
          value: shift.differentials.length > 0 && (
            <ul role="list">
              {shift.differentials.map((it, index) => (
                <li key={index}>{differentialText(it, currency, t)}</li>
              ))}
            </ul>
          ),
        },
        { label: t('facts.bonus'), value: bonusCents > 0 && bonus },
        { label: t('facts.expected'), value: money(shift.expectedCents) },
        {
          label: t('facts.breaks'),
          value: t('facts.breaksText', {
            count: breakRule.meals,
            minutes: breakRule.mealMinutes,
            paid: breakRule.paid ? 'yes' : 'no',
          }),
        },
        {
          label: t('facts.certifications'),
          value: listText(shift.requiredCertifications.map((it) => t(`certification.${it}`))),
        },
        { label: t('facts.unitMonths'), value: unitMonths > 0 && t('facts.months', { count: unitMonths }) },
        { label: t('facts.orientation'), value: shift.orientation && t('facts.forNewcomers') },
        { label: t('facts.notes'), value: shift.notes && <span className={styles.notes}>{shift.notes}</span> },
        { label: t('facts.cancelReason'), value: shift.cancelReason },
      ]}
    />
  );
};
