import { Controller, useFormContext } from 'react-hook-form';
import { useTranslation } from '@/lib/i18n';
import { limits } from '@shared/limits';
import { currencies, specialties } from '@shared/model/vocabulary';
import { FormSection } from '@/components/form-section';
import { Columns, Stack } from '@/components/layout';
import { MoneyField } from '@/components/money-field';
import { NullableNumberField } from '@/components/nullable-number-field';
import { SelectField } from '@/components/ui/select-field';
import { SwitchField } from '@/components/ui/switch-field';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import { EntryList } from './entry-list';
import type { ProfileValues } from './profile-values';

export const ProfileFields = () => {
  const { t } = useTranslation('profile');
  return (
    <Stack gap="l">
      <Basics />
      <EntryList
        name="employment"
        title={t('sections.employment')}
        parts={[
          { part: 'position', label: t('entry.position'), maxLength: limits.nameLength },
          { part: 'employer', label: t('entry.employer'), maxLength: limits.organizationLength },
        ]}
      />
      <EntryList
        name="education"
        title={t('sections.education')}
        parts={[
          { part: 'institution', label: t('entry.institution'), maxLength: limits.organizationLength },
          { part: 'degree', label: t('entry.degree'), maxLength: limits.nameLength },
        ]}
      />
      <EntryList
        name="licenses"
        title={t('sections.licenses')}
        note={t('licensesNote')}
        parts={[
          { part: 'name', label: t('entry.name'), maxLength: limits.nameLength },
          { part: 'number', label: t('entry.number'), maxLength: 40 },
          { part: 'state', label: t('entry.state'), maxLength: limits.nameLength },
        ]}
      />
      <PlaceAndRate />
      <Summary />
      <Visibility />
    </Stack>
  );
};

const Basics = () => {
  const { t } = useTranslation('profile');
  const { register, control, formState } = useFormContext<ProfileValues>();
  return (
    <FormSection title={t('sections.basic')}>
      <Columns>
        <TextField
          label={t('fields.title')}
          description={t('titleHint')}
          required
          maxLength={limits.nameLength}
          error={formState.errors.title?.message}
          {...register('title')}
        />
        <Controller
          control={control}
          name="specialty"
          render={({ field, fieldState }) => (
            <SelectField
              {...field}
              label={t('fields.specialty')}
              description={t('specialtyHint')}
              required
              placeholder={t('choose')}
              data={specialties}
              error={fieldState.error?.message}
            />
          )}
        />
        <NullableNumberField
          control={control}
          name="experience"
          label={t('fields.experience')}
          required
          min={0}
          max={70}
        />
      </Columns>
    </FormSection>
  );
};

const PlaceAndRate = () => {
  const { t } = useTranslation('profile');
  const { register, control, formState } = useFormContext<ProfileValues>();
  return (
    <FormSection title={t('sections.rate')}>
      <TextField
        label={t('fields.location')}
        maxLength={limits.locationLength}
        error={formState.errors.location?.message}
        {...register('location')}
      />
      <Columns count={3}>
        <MoneyField control={control} name="hourlyRateMinCents" label={t('fields.hourlyRateMinCents')} />
        <MoneyField control={control} name="hourlyRateMaxCents" label={t('fields.hourlyRateMaxCents')} />
        <Controller
          control={control}
          name="currency"
          render={({ field, fieldState }) => (
            <SelectField {...field} label={t('fields.currency')} data={currencies} error={fieldState.error?.message} />
          )}
        />
      </Columns>
    </FormSection>
  );
};

const Summary = () => {
  const { t } = useTranslation('profile');
  const { register, formState } = useFormContext<ProfileValues>();
  const { errors } = formState;
  return (
    <FormSection title={t('sections.summary')}>
      <TextAreaField
        label={t('fields.bio')}
        rows={6}
        maxLength={limits.bioLength}
        error={errors.bio?.message}
        {...register('bio')}
      />
      <TextField
        label={t('fields.skills')}
        description={t('commas')}
        maxLength={limits.bioLength}
        error={errors.skills?.message}
        {...register('skills')}
      />
      <TextField
        label={t('fields.languages')}
        description={t('commas')}
        maxLength={limits.bioLength}
        error={errors.languages?.message}
        {...register('languages')}
      />
    </FormSection>
  );
};

const Visibility = () => {
  const { t } = useTranslation('profile');
  const { register } = useFormContext<ProfileValues>();
  return (
    <FormSection title={t('sections.visibility')}>
      <SwitchField label={t('fields.searchable')} description={t('searchableHint')} {...register('searchable')} />
    </FormSection>
  );
};
