import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from '@/lib/i18n/i18n';
import { limits } from '@shared/limits';
import { companyBenefits, companySizes, departments, industries } from '@shared/core/model/vocabulary';
import type { CompanyProfile } from '@shared/organizations/model/organization';
import { FormSection } from '@/components/editing/form-section';
import { Columns, Stack } from '@/components/layout';
import { MarkdownField } from '@/components/markdown/markdown-field';
import { NullableNumberField } from '@/components/editing/nullable-number-field';
import { MultiSelectField } from '@/components/ui/editing/multi-select-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';

export const BasicTab = () => {
  const { t } = useTranslation(['organization', 'labels/jobs', 'labels/posting']);
  const { register, control, formState } = useFormContext<CompanyProfile>();
  const { errors } = formState;
  return (
    <Stack gap="l">
      <FormSection title={t('sections.company')}>
        <TextField
          label={t('fields.company_name')}
          required
          autoComplete="organization"
          maxLength={limits.organizationLength}
          error={errors.company_name?.message}
          {...register('company_name')}
        />
        <Controller
          control={control}
          name="company_description"
          render={({ field, fieldState }) => (
            <MarkdownField
              {...field}
              label={t('fields.company_description')}
              description={t('hints.company_description')}
              rows={6}
              maxLength={limits.jobTextLength}
              error={fieldState.error?.message}
            />
          )}
        />
        <Columns>
          <Controller
            control={control}
            name="industry"
            render={({ field, fieldState }) => (
              <SelectField
                {...field}
                label={t('fields.industry')}
                required
                placeholder={t('choose')}
                data={industries.map((value) => ({ value, label: t(`industry.${value}`) }))}
                error={fieldState.error?.message}
              />
            )}
          />
          <Controller
            control={control}
            name="company_size"
            render={({ field, fieldState }) => (
              <SelectField
                {...field}
                label={t('fields.company_size')}
                placeholder={t('choose')}
                data={companySizes.map((value) => ({ value, label: t('employees', { size: value }) }))}
                error={fieldState.error?.message}
              />
            )}
          />
          <NullableNumberField
            control={control}
            name="founded_year"
            label={t('fields.founded_year')}
            min={limits.foundedYearMin}
            max={new Date().getFullYear()}
          />
          <TextField
            label={t('fields.website')}
            type="url"
            placeholder="https://"
            maxLength={limits.urlLength}
            error={errors.website?.message}
            {...register('website')}
          />
        </Columns>
      </FormSection>
      <FormSection title={t('sections.offer')}>
        <Controller
          control={control}
          name="specializations"
          render={({ field, fieldState }) => (
            <MultiSelectField
              label={t('fields.specializations')}
              data={departments.map((value) => ({ value, label: t(`specialty.${value}`) }))}
              name={field.name}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="benefits"
          render={({ field, fieldState }) => (
            <MultiSelectField
              label={t('fields.benefits')}
              data={companyBenefits.map((value) => ({ value, label: t(`companyBenefit.${value}`) }))}
              name={field.name}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={fieldState.error?.message}
            />
          )}
        />
      </FormSection>
    </Stack>
  );
};
