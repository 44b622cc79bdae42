import { shiftDayText } from '@/work/parts/shifts/shift-texts';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatClock, formatMoney } from '@/lib/time/format';
import { differentialText, listText } from '../coverage-texts';
import { formOf, type ShiftField, type ShiftValues } from './shift-values';

const money = (cents: number | null): string => (cents === null ? '' : formatMoney(cents));

/** A field's value as text, for the choice between two. */
export const useShownValue = () => {
  const { t } = useTranslation(['coverage', 'labels/professions', 'labels/certifications']);
  return (values: ShiftValues, field: ShiftField): string => {
    switch (field) {
      case 'professions':
        return listText(values.professions.map((it) => t(`profession.${it}`)));
      case 'requiredCertifications':
        return listText(values.requiredCertifications.map((it) => t(`certification.${it}`)));
      case 'day':
        return shiftDayText(values.day);
      case 'startTime':
      case 'endTime':
        return formatClock(values[field]);
      case 'rateCents':
      case 'bonusCents':
        return money(values[field]);
      case 'differentials':
        return formOf(values)
          .differentials.map((it) => differentialText({ ...it, hourlyCents: it.hourlyCents ?? 0 }, 'USD', t))
          .join('\n');
      case 'breakRule':
        return t('form.breaks', { count: values.breakRule.meals });
      default:
        return String(values[field] ?? '');
    }
  };
};
