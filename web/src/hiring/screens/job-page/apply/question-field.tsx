import { useController, type Control } from 'react-hook-form';
import { limits } from '@shared/limits';
import type { PreScreeningQuestion } from '@shared/hiring/model/job';
import { Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { DateField } from '@/components/ui/editing/date-field';
import { NumberField } from '@/components/ui/editing/number-field';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { useTranslation } from '@/lib/i18n/i18n';
import type { AnswerValue, ApplyValues } from './apply-values';

const optionsInSight = 5;

type FieldProps = {
  question: PreScreeningQuestion;
  name: string;
  value: AnswerValue;
  error: string | undefined;
  onChange: (value: AnswerValue) => void;
  onBlur: () => void;
};

const textOf = (value: AnswerValue): string => (typeof value === 'string' ? value : '');

const OneOf = ({
  question,
  value,
  onChange,
  data,
  ...field
}: FieldProps & { data: { value: string; label: string }[] }) => {
  const { t } = useTranslation('job-page');
  const chosen = typeof value === 'boolean' ? (value ? 'yes' : 'no') : textOf(value);
  return (
    <Stack gap="xs">
      <RadioCards
        label={question.question}
        required={question.required}
        data={data}
        value={chosen === '' ? null : chosen}
        onChange={onChange}
        {...field}
      />
      {!question.required && chosen !== '' && (
        <div>
          <Button variant="quiet" size="small" onClick={() => onChange(null)}>
            {t('apply.clearAnswer')}
          </Button>
        </div>
      )}
    </Stack>
  );
};

const Choice = (props: FieldProps) => {
  const { t } = useTranslation('job-page');
  const { question, value, onChange, ...field } = props;
  if (question.options.length <= optionsInSight) {
    return <OneOf {...props} data={question.options.map((option) => ({ value: option, label: option }))} />;
  }
  return (
    <SelectField
      label={question.question}
      required={question.required}
      data={question.options}
      placeholder={t('apply.choose')}
      value={textOf(value)}
      onChange={onChange}
      {...field}
    />
  );
};

const YesNo = ({ onChange, ...props }: FieldProps) => {
  const { t } = useTranslation('job-page');
  return (
    <OneOf
      {...props}
      data={[
        { value: 'yes', label: t('apply.yes') },
        { value: 'no', label: t('apply.no') },
      ]}
      onChange={(chosen) => onChange(chosen === null ? null : chosen === 'yes')}
    />
  );
};

const AnswerField = (props: FieldProps) => {
  const { question, value, onChange, ...field } = props;
  const texts = { label: question.question, required: question.required };
  switch (question.type) {
    case 'multiple_choice':
      return <Choice {...props} />;
    case 'yes_no':
      return <YesNo {...props} />;
    case 'number':
      return (
        <NumberField
          {...texts}
          {...field}
          step="any"
          value={typeof value === 'number' ? value : null}
          onChange={onChange}
        />
      );
    case 'date':
      return (
        <DateField
          {...texts}
          {...field}
          value={textOf(value)}
          onChange={(event) => onChange(event.currentTarget.value || null)}
        />
      );
    case 'text':
      return (
        <TextAreaField
          {...texts}
          {...field}
          rows={3}
          maxLength={limits.answerLength}
          value={textOf(value)}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      );
  }
};

export const QuestionField = ({
  question,
  control,
}: {
  question: PreScreeningQuestion;
  control: Control<ApplyValues, unknown, ApplyValues>;
}) => {
  const { field, fieldState } = useController({ control, name: `answers.${question.id}` });
  return (
    <AnswerField
      question={question}
      name={field.name}
      value={field.value ?? null}
      error={fieldState.error?.message}
      onChange={field.onChange}
      onBlur={field.onBlur}
    />
  );
};
