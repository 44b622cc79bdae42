import type { ReactNode } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { limits } from '@shared/limits';
import type { JobDraft } from '@shared/model/job';
import { expectedHoursTypes, jobBenefits } from '@shared/model/vocabulary';
import { FormSection } from '@/components/editing/form-section';
import { Columns, Stack } from '@/components/layout';
import { NullableNumberField } from '@/components/editing/nullable-number-field';
import { DateField } from '@/components/ui/editing/date-field';
import { MultiSelectField } from '@/components/ui/editing/multi-select-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { SwitchField } from '@/components/ui/editing/switch-field';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { today } from '@/lib/time/today';
import { BasicSection } from './basic-section';
import { EmailListField } from './email-list-field';
import { type SectionName, sectionId, sectionNames } from './job-sections';
import { PaySection } from './pay-section';
import { QuestionsSection } from './questions-section';

export const JobFields = () => {
  const { t } = useTranslation('posting');
  return (
    <Stack gap="l">
      {sectionNames.map((name) => (
        <FormSection key={name} id={sectionId(name)} title={t(`sections.${name}`)}>
          {contents[name]}
        </FormSection>
      ))}
    </Stack>
  );
};

const HoursSection = () => {
  const { t } = useTranslation(['posting', 'labels/posting']);
  const { control } = useFormContext<JobDraft>();
  const type = useWatch({ control, name: 'expectedHoursType' });
  const bounds = { min: 1, max: limits.hoursPerWeekMax };
  return (
    <Columns>
      <Controller
        control={control}
        name="expectedHoursType"
        render={({ field, fieldState }) => (
          <SelectField
            {...field}
            label={t('fields.expectedHoursType')}
            required
            data={expectedHoursTypes.map((value) => ({ value, label: t(`expectedHours.${value}`) }))}
            error={fieldState.error?.message}
          />
        )}
      />
      {type === 'fixed' && (
        <NullableNumberField
          control={control}
          name="expectedHoursFixed"
          label={t('fields.expectedHoursFixed')}
          {...bounds}
        />
      )}
      {(type === 'range' || type === 'minimum') && (
        <NullableNumberField
          control={control}
          name="expectedHoursMin"
          label={t('fields.expectedHoursMin')}
          {...bounds}
        />
      )}
      {(type === 'range' || type === 'maximum') && (
        <NullableNumberField
          control={control}
          name="expectedHoursMax"
          label={t('fields.expectedHoursMax')}
          {...bounds}
        />
      )}
    </Columns>
  );
};

type LongText = 'description' | 'requirements' | 'benefits' | 'applicationInstructions';
type LongTextProps = { name: LongText; max: number; rows: number; required?: boolean; description?: string };

/** Controlled, so the counter follows restored text. */
const LongTextField = ({ name, max, ...rest }: LongTextProps) => {
  const { t } = useTranslation('posting');
  const { control } = useFormContext<JobDraft>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <TextAreaField
          {...field}
          {...rest}
          label={t(`fields.${name}`)}
          maxLength={max}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};

const DetailsSection = () => {
  const { t } = useTranslation(['posting', 'labels/posting']);
  const { control } = useFormContext<JobDraft>();
  return (
    <>
      <LongTextField name="description" required rows={8} max={limits.jobTextLength} />
      <LongTextField name="requirements" required rows={6} max={limits.jobTextLength} />
      <Controller
        control={control}
        name="selectedBenefits"
        render={({ field: { value, onChange, onBlur, name }, fieldState }) => (
          <MultiSelectField
            label={t('fields.selectedBenefits')}
            data={jobBenefits.map((value) => ({ value, label: t(`jobBenefit.${value}`) }))}
            {...{ value, onChange, onBlur, name }}
            error={fieldState.error?.message}
          />
        )}
      />
      <LongTextField name="benefits" rows={3} max={limits.jobBenefitsLength} description={t('ownBenefitsHint')} />
    </>
  );
};

const emptyAsNull = { setValueAs: (value: unknown) => (value === '' ? null : value) };

const ApplicationSection = () => {
  const { t } = useTranslation('posting');
  const { register, control, formState } = useFormContext<JobDraft>();
  return (
    <>
      <Columns>
        <DateField
          label={t('fields.applicationDeadlineOn')}
          description={t('deadlineHint')}
          min={today()}
          error={formState.errors.applicationDeadlineOn?.message}
          {...register('applicationDeadlineOn', emptyAsNull)}
        />
      </Columns>
      <EmailListField control={control} label={t('fields.contactEmails')} description={t('contactEmailsHint')} />
      <LongTextField
        name="applicationInstructions"
        rows={4}
        max={limits.jobTextLength}
        description={t('instructionsHint')}
      />
    </>
  );
};

const OptionsSection = () => {
  const { t } = useTranslation('posting');
  const { register } = useFormContext<JobDraft>();
  return <SwitchField label={t('fields.urgentHiring')} description={t('urgentHint')} {...register('urgentHiring')} />;
};

const contents: Record<SectionName, ReactNode> = {
  basic: <BasicSection />,
  pay: <PaySection />,
  hours: <HoursSection />,
  details: <DetailsSection />,
  questions: <QuestionsSection />,
  application: <ApplicationSection />,
  options: <OptionsSection />,
};
