import { Controller, useFormContext } from 'react-hook-form';
import { answerLimits } from '@shared/hiring/limits/answer-limits';
import type { JobDraft } from '@shared/hiring/model/job';
import { SelectField } from '@/components/ui/fields/select-field';
import { useTranslation } from '@/lib/i18n/i18n';

const { min, max } = answerLimits.promisedDays;
const choices = Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** The promise for each new application. Earlier ones keep theirs. */
export const AnswerDaysField = () => {
  const { t } = useTranslation('answer-clock');
  const { control } = useFormContext<JobDraft>();
  return (
    <Controller
      control={control}
      name="answerDays"
      render={({ field: { value, onChange, onBlur, name, ref }, fieldState }) => (
        <SelectField
          label={t('field.label')}
          description={t('field.hint')}
          data={choices.map((days) => ({ value: String(days), label: t('days', { days }) }))}
          value={String(value ?? answerLimits.promisedDays.usual)}
          onChange={(next) => onChange(Number(next ?? answerLimits.promisedDays.usual))}
          error={fieldState.error?.message}
          {...{ onBlur, name, ref }}
        />
      )}
    />
  );
};
