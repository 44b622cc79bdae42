import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from '@/lib/i18n';
import { limits } from '@shared/limits';
import { companySizes, industries } from '@shared/model/vocabulary';
import type { CompanyProfile } from '@shared/model/organization';
import { FormSection } from '@/components/form-section';
import { Columns, Stack } from '@/components/layout';
import { SelectField } from '@/components/ui/select-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';

const websiteLength = 300;

export const CompanyFields = () => {
  const { t } = useTranslation('organization');
  const { register, control, formState } = useFormContext<CompanyProfile>();
  const { errors } = formState;
  return (
    <Stack gap="l">
      <FormSection title={t('sections.basic')}>
        <TextField
          label={t('fields.company_name')}
          required
          autoComplete="organization"
          maxLength={limits.organizationLength}
          error={errors.company_name?.message}
          {...register('company_name')}
        />
        <TextAreaField
          label={t('fields.company_description')}
          rows={6}
          maxLength={limits.jobTextLength}
          error={errors.company_description?.message}
          {...register('company_description')}
        />
        <Columns>
          <Controller
            control={control}
            name="industry"
            render={({ field, fieldState }) => (
              <SelectField
                {...field}
                label={t('fields.industry')}
                placeholder={t('choose')}
                data={industries}
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
        </Columns>
      </FormSection>
      <FormSection title={t('sections.contact')}>
        <Columns>
          <TextField
            label={t('fields.email')}
            description={t('emailHint')}
            type="email"
            autoComplete="off"
            maxLength={limits.emailLength}
            error={errors.email?.message}
            {...register('email')}
          />
          <TextField
            label={t('fields.phone')}
            description={t('phoneHint')}
            type="tel"
            autoComplete="off"
            maxLength={limits.phoneLength}
            error={errors.phone?.message}
            {...register('phone')}
          />
        </Columns>
        <TextField
          label={t('fields.website')}
          type="url"
          placeholder="https://"
          maxLength={websiteLength}
          error={errors.website?.message}
          {...register('website')}
        />
      </FormSection>
      <FormSection title={t('sections.headquarters')}>
        <Columns count={3}>
          {(['headquarters_city', 'headquarters_state', 'headquarters_country'] as const).map((name) => (
            <TextField
              key={name}
              label={t(`fields.${name}`)}
              maxLength={limits.locationLength}
              error={errors[name]?.message}
              {...register(name)}
            />
          ))}
        </Columns>
      </FormSection>
    </Stack>
  );
};
