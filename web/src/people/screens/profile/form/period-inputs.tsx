import { useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Columns } from '@/components/layout';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { DayInput } from './profile-inputs';
import type { ProfileValues } from './profile-values';

export const PeriodInputs = ({ list, index }: { list: 'employment' | 'education'; index: number }) => {
  const { t } = useTranslation('profile-fields');
  const { register, control, getValues, setValue, clearErrors } = useFormContext<ProfileValues>();
  const isCurrent = useWatch({ control, name: `${list}.${index}.current` });
  // Restores the date when the checkbox is cleared again.
  const endDate = useRef<string | null>(null);

  const change = (current: boolean): void => {
    if (current) endDate.current = getValues(`${list}.${index}.endDate`);
    setValue(`${list}.${index}.endDate`, current ? null : endDate.current, { shouldDirty: true });
    clearErrors(`${list}.${index}.endDate`);
  };

  return (
    <>
      <Columns>
        <DayInput name={`${list}.${index}.startDate`} />
        <DayInput name={`${list}.${index}.endDate`} disabled={isCurrent} />
      </Columns>
      <CheckboxField
        label={t(`fields.${list}.current`)}
        {...register(`${list}.${index}.current`, {
          onChange: (event: { target: { checked: boolean } }) => change(event.target.checked),
        })}
      />
    </>
  );
};
