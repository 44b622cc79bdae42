import type { Shift, ShiftForm } from '@shared/work/model/shifts/shift';
import { daysOfWeek } from '@shared/work/model/shifts/shift-vocabulary';
import { patternReaches } from '@shared/work/model/shifts/shift-plan-vocabulary';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { useTranslation } from '@/lib/i18n/i18n';
import { ruleOf, useChangePattern, usePlansNow } from './plan-queries';

const reaches = ['this', ...patternReaches] as const;
/** The shifts of its pattern that a shift's change covers. */
export type ShiftReach = (typeof reaches)[number];

type Props = { value: ShiftReach; onChange: (reach: ShiftReach) => void };

export const ReachField = ({ value, onChange }: Props) => {
  const { t } = useTranslation('shift-plans');
  return (
    <RadioCards
      label={t('reach.label')}
      description={t('reach.text')}
      data={reaches.map((reach) => ({ value: reach, label: t(`reach.${reach}`) }))}
      value={value}
      onChange={onChange}
    />
  );
};

/** The pattern with the form's values; the number of people changes only on the shift's weekday. Null if it is gone. */
export const usePatternOfShift = (shift: Pick<Shift, 'locationId' | 'patternId' | 'day'> | undefined) => {
  const plansNow = usePlansNow(shift?.locationId ?? '');
  const change = useChangePattern();
  return async ({ day: _day, ...form }: ShiftForm, reach: Exclude<ShiftReach, 'this'>) => {
    if (!shift) return null;
    const { patterns } = await plansNow();
    const pattern = patterns.find(({ patternId }) => patternId === shift.patternId);
    if (!pattern) return null;
    const rule = ruleOf(pattern);
    const own = daysOfWeek[new Date(shift.day).getUTCDay()];
    const weekdays = rule.weekdays.map((it) => (it.weekday === own ? { ...it, headcount: form.headcount } : it));
    return change.mutateAsync({ pattern, rule: { ...rule, weekdays }, shift: form, reach, day: shift.day });
  };
};
