import Plus from 'lucide-react/dist/esm/icons/plus.mjs';
import Trash2 from 'lucide-react/dist/esm/icons/trash-2.mjs';
import { Controller, useFieldArray, type UseFormReturn } from 'react-hook-form';
import type { ShiftForm } from '@shared/work/model/shifts/shift';
import { daysOfWeek, differentialKinds } from '@shared/work/model/shifts/shift-vocabulary';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { MoneyField } from '@/components/editing/money-field';
import { Columns, MutedText, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { MultiSelectField } from '@/components/ui/editing/multi-select-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { useTranslation } from '@/lib/i18n/i18n';
import styles from './form.module.css';
import { blankDifferential, type ShiftValues } from './shift-values';

export type Form = UseFormReturn<ShiftValues, unknown, ShiftForm>;

export const DifferentialFields = ({ form }: { form: Form }) => {
  const { t } = useTranslation('coverage');
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'differentials', keyName: 'key' });
  return (
    <Stack gap="s">
      {fields.map(({ key }, index) => (
        <fieldset key={key} className={styles.entry}>
          <legend className={styles.legend}>{t('form.differential', { number: index + 1 })}</legend>
          <Stack>
            <DifferentialEntry form={form} index={index} />
            <div>
              <Button
                variant="quiet"
                size="small"
                leftIcon={<Trash2 size={16} aria-hidden="true" />}
                aria-label={t('form.removeDifferential', { number: index + 1 })}
                onClick={() => remove(index)}
              >
                {t('form.remove')}
              </Button>
            </div>
          </Stack>
        </fieldset>
      ))}
      {fields.length < shiftLimits.differentials && (
        <div>
          <Button
            variant="secondary"
            size="small"
            leftIcon={<Plus size={16} aria-hidden="true" />}
            onClick={() => append(blankDifferential)}
          >
            {t('form.addDifferential')}
          </Button>
        </div>
      )}
    </Stack>
  );
};

const DifferentialEntry = ({ form: { control, register, formState }, index }: { form: Form; index: number }) => {
  const { t } = useTranslation('coverage');
  const errors = formState.errors.differentials?.[index];
  return (
    <>
      <Columns>
        <Controller
          control={control}
          name={`differentials.${index}.kind`}
          render={({ field, fieldState }) => (
            <SelectField
              {...field}
              label={t('form.kind')}
              data={differentialKinds.map((value) => ({ value, label: t(`differential.kind.${value}`) }))}
              onChange={(kind) => kind !== null && field.onChange(kind)}
              error={fieldState.error?.message}
            />
          )}
        />
        <MoneyField
          control={control}
          name={`differentials.${index}.hourlyCents`}
          label={t('form.hourlyCents')}
          required
        />
      </Columns>
      <Columns>
        <TextField
          type="time"
          label={t('form.from')}
          error={errors?.from?.message}
          {...register(`differentials.${index}.from`)}
        />
        <TextField
          type="time"
          label={t('form.to')}
          error={errors?.to?.message}
          {...register(`differentials.${index}.to`)}
        />
      </Columns>
      <MutedText>{t('form.fromHint')}</MutedText>
      <Controller
        control={control}
        name={`differentials.${index}.days`}
        render={({ field }) => (
          <MultiSelectField
            label={t('form.days')}
            data={daysOfWeek.map((value) => ({ value, label: t(`weekday.${value}`) }))}
            value={field.value ?? []}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={errors?.days?.message}
          />
        )}
      />
    </>
  );
};
