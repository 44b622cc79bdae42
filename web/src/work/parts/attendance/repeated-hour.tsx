import type { Attendance } from '@shared/work/model/attendance';
import { SelectField } from '@/components/ui/fields/select-field';
import { formatHours } from '@/lib/time/hours';
import { useTranslation } from '@/lib/i18n/i18n';
import { formatClock } from '@/lib/time/format';
import { repeatChoices, repeatOf, type Repeat, type Typed } from './typed-times';

type Props = { plan: Attendance; typed: Typed; onChange: (changes: Partial<Typed>) => void };

/** Asks which one, where a typed time occurs twice because the clocks go back. */
export const RepeatedHour = ({ plan, typed, onChange }: Props) => {
  const { t } = useTranslation('shift-day');
  return (['in', 'out'] as const).map((end) => {
    const choices = repeatChoices(plan, typed, end);
    if (choices.length === 0) return null;
    return (
      <SelectField
        key={end}
        label={t('missing.twice', { time: formatClock(typed[end]) })}
        data={choices.map(({ repeat, minutes }) => ({
          value: repeat,
          label: t(`missing.${repeat}`, { length: formatHours(minutes) }),
        }))}
        value={repeatOf(plan, typed, end)}
        onChange={(value) => onChange({ [`${end}Repeat`]: value as Repeat })}
      />
    );
  });
};
