import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from '@/lib/i18n';
import { limits } from '@shared/limits';
import type { JobDraft } from '@shared/model/job';
import {
  currencies,
  departments,
  expectedHoursLabels,
  expectedHoursTypes,
  jobTypeLabels,
  jobTypes,
  payBases,
  payBasisLabels,
  rateUnits,
  specialties,
} from '@shared/model/vocabulary';
import { FormSection } from '@/components/form-section';
import { Columns, Stack } from '@/components/layout';
import { MoneyField } from '@/components/money-field';
import { NullableNumberField } from '@/components/nullable-number-field';
import { CheckboxField } from '@/components/ui/checkbox-field';
import { DateField } from '@/components/ui/date-field';
import { SelectField } from '@/components/ui/select-field';
import { SwitchField } from '@/components/ui/switch-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import { today } from '@/lib/today';
import { EmailListField } from './email-list-field';
import { amountsOf } from './job-draft';

const labelledOptions = <V extends string>(values: readonly V[], labels: Record<V, string>) =>
  values.map((value) => ({ value, label: labels[value] }));

export const JobFields = () => (
  <Stack gap="l">
    <BasicInformation />
    <Compensation />
    <ExpectedHours />
    <JobDetails />
    <ApplicationDetails />
    <AdditionalOptions />
  </Stack>
);

const BasicInformation = () => {
  const { t } = useTranslation('jobs');
  const { register, control, getValues, setValue, formState } = useFormContext<JobDraft>();
  const remote = useWatch({ control, name: 'remote' });
  const { errors } = formState;

  // The specialty follows the department until somebody chooses another one.
  const followDepartment = (department: JobDraft['department']) => {
    const before = getValues('department');
    const specialty = getValues('specialty');
    if (specialty === null || specialty === before) setValue('specialty', department, { shouldDirty: true });
  };

  return (
    <FormSection title={t('form.sections.basic')}>
      <TextField
        label={t('form.fields.title')}
        required
        maxLength={limits.jobTitleLength}
        error={errors.title?.message}
        {...register('title')}
      />
      <Columns>
        <Controller
          control={control}
          name="department"
          render={({ field, fieldState }) => (
            <SelectField
              {...field}
              label={t('form.fields.department')}
              required
              placeholder={t('form.choose')}
              data={departments}
              onChange={(department) => {
                followDepartment(department);
                field.onChange(department);
              }}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="specialty"
          render={({ field, fieldState }) => (
            <SelectField
              {...field}
              label={t('form.fields.specialty')}
              required
              placeholder={t('form.choose')}
              data={specialties}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="jobType"
          render={({ field, fieldState }) => (
            <SelectField
              {...field}
              label={t('form.fields.jobType')}
              required
              data={labelledOptions(jobTypes, jobTypeLabels)}
              error={fieldState.error?.message}
            />
          )}
        />
        <NullableNumberField
          control={control}
          name="numberOfOpenings"
          label={t('form.fields.numberOfOpenings')}
          required
          min={1}
          max={limits.openingsMax}
        />
      </Columns>
      <TextField
        label={t('form.fields.location')}
        description={remote ? t('form.locationOptional') : t('form.locationHint')}
        required={!remote}
        maxLength={limits.locationLength}
        error={errors.location?.message}
        {...register('location')}
      />
      <CheckboxField label={t('form.fields.remote')} error={errors.remote?.message} {...register('remote')} />
    </FormSection>
  );
};

const Compensation = () => {
  const { t } = useTranslation('jobs');
  const { control } = useFormContext<JobDraft>();
  const amounts = amountsOf(useWatch({ control, name: 'payBy' }));
  return (
    <FormSection title={t('form.sections.pay')}>
      <Columns>
        <Controller
          control={control}
          name="payBy"
          render={({ field, fieldState }) => (
            <SelectField
              {...field}
              label={t('form.fields.payBy')}
              required
              data={labelledOptions(payBases, payBasisLabels)}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="rate"
          render={({ field, fieldState }) => (
            <SelectField
              {...field}
              label={t('form.fields.rate')}
              required
              data={rateUnits.map((value) => ({ value, label: t(`form.rateUnit.${value}`) }))}
              error={fieldState.error?.message}
            />
          )}
        />
        {amounts !== 'maximum' && (
          <MoneyField
            control={control}
            name="salaryMinCents"
            label={amounts === 'single' ? t('form.amount') : t('form.fields.salaryMinCents')}
          />
        )}
        {amounts !== 'single' && (
          <MoneyField control={control} name="salaryMaxCents" label={t('form.fields.salaryMaxCents')} />
        )}
        <Controller
          control={control}
          name="currency"
          render={({ field, fieldState }) => (
            <SelectField
              {...field}
              label={t('form.fields.currency')}
              data={currencies}
              error={fieldState.error?.message}
            />
          )}
        />
      </Columns>
    </FormSection>
  );
};

const ExpectedHours = () => {
  const { t } = useTranslation('jobs');
  const { control } = useFormContext<JobDraft>();
  const type = useWatch({ control, name: 'expectedHoursType' });
  const bounds = { min: 1, max: limits.hoursPerWeekMax };
  return (
    <FormSection title={t('form.sections.hours')}>
      <Columns>
        <Controller
          control={control}
          name="expectedHoursType"
          render={({ field, fieldState }) => (
            <SelectField
              {...field}
              label={t('form.fields.expectedHoursType')}
              required
              data={labelledOptions(expectedHoursTypes, expectedHoursLabels)}
              error={fieldState.error?.message}
            />
          )}
        />
        {type !== 'maximum' && (
          <NullableNumberField
            control={control}
            name="expectedHoursMin"
            label={type === 'fixed' ? t('form.hours') : t('form.fields.expectedHoursMin')}
            {...bounds}
          />
        )}
        {(type === 'range' || type === 'maximum') && (
          <NullableNumberField
            control={control}
            name="expectedHoursMax"
            label={t('form.fields.expectedHoursMax')}
            {...bounds}
          />
        )}
      </Columns>
    </FormSection>
  );
};

const JobDetails = () => {
  const { t } = useTranslation('jobs');
  const { register, formState } = useFormContext<JobDraft>();
  return (
    <FormSection title={t('form.sections.details')}>
      {(['description', 'requirements'] as const).map((name) => (
        <TextAreaField
          key={name}
          label={t(`form.fields.${name}`)}
          required
          rows={7}
          maxLength={limits.jobTextLength}
          error={formState.errors[name]?.message}
          {...register(name)}
        />
      ))}
    </FormSection>
  );
};

const emptyAsNull = { setValueAs: (value: unknown) => (value === '' ? null : value) };

const ApplicationDetails = () => {
  const { t } = useTranslation('jobs');
  const { register, control, formState } = useFormContext<JobDraft>();
  const { errors } = formState;
  return (
    <FormSection title={t('form.sections.application')}>
      <Columns>
        <DateField
          label={t('form.fields.applicationDeadlineOn')}
          min={today()}
          error={errors.applicationDeadlineOn?.message}
          {...register('applicationDeadlineOn', emptyAsNull)}
        />
      </Columns>
      <EmailListField
        control={control}
        label={t('form.fields.contactEmails')}
        description={t('form.contactEmailsHint')}
      />
      <TextAreaField
        label={t('form.fields.applicationInstructions')}
        rows={4}
        maxLength={limits.jobTextLength}
        error={errors.applicationInstructions?.message}
        {...register('applicationInstructions')}
      />
    </FormSection>
  );
};

const AdditionalOptions = () => {
  const { t } = useTranslation('jobs');
  const { register } = useFormContext<JobDraft>();
  return (
    <FormSection title={t('form.sections.options')}>
      <SwitchField
        label={t('form.fields.urgentHiring')}
        description={t('form.urgentHint')}
        {...register('urgentHiring')}
      />
    </FormSection>
  );
};
