import { Suspense, useState } from 'react';
import { Controller, useController, useFormContext, useWatch } from 'react-hook-form';
import { hasField, needOf } from '@shared/hiring/rules/hiring-fields';
import { qualificationFields } from '@shared/hiring/rules/hiring-problems';
import { certificationsFor, isPatientFacing } from '@shared/hiring/rules/requirement-presets';
import { limits } from '@shared/limits';
import { licensePolicies, type Certification } from '@shared/people/model/healthcare-vocabulary';
import type { JobDraft } from '@shared/hiring/model/job';
import { experienceBands } from '@shared/core/model/vocabulary';
import { Columns } from '@/components/layout';
import { NullableNumberField } from '@/components/editing/nullable-number-field';
import { PickListField } from '@/components/ui/editing/pick-list-field';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { ConfirmDialog } from '@/components/ui/records/confirm-dialog';
import { lazy } from '@/lib/browser/lazy';
import { useTranslation } from '@/lib/i18n/i18n';

const MatchingCount = lazy(() => import('../matching-count').then((it) => ({ default: it.MatchingCount })));

export const QualificationsSection = () => {
  const { control } = useFormContext<JobDraft>();
  const [jobType, assignment, years] = useWatch({ control, name: ['jobType', 'assignment', 'minUnitYears'] });
  const kind = { jobType, assignment };
  return (
    <>
      <RequiredCertifications />
      <CertificationsField name="preferredCertifications" />
      <Columns>
        {hasField(kind, 'licensePolicy') && <LicensePolicyField />}
        <MinimumYears required={needOf(kind, 'minUnitYears') === 'required'} />
        <ExperienceField />
      </Columns>
      {years !== null && <HardYears />}
      <Suspense>
        <MatchingCount />
      </Suspense>
    </>
  );
};

type CertificationsProps = {
  name: 'requiredCertifications' | 'preferredCertifications';
  required?: boolean;
  description?: string;
  onChange?: (value: Certification[]) => void;
};

const CertificationsField = ({ name, required, description, onChange }: CertificationsProps) => {
  const { t } = useTranslation(['posting', 'labels/certifications']);
  const { control } = useFormContext<JobDraft>();
  const { field, fieldState } = useController({ control, name });
  const professions = useWatch({ control, name: 'professions' });
  const labelOf = (value: Certification) => t(`certification.${value}`);
  const isFull = field.value.length >= limits.certificationsPerJob;
  return (
    <PickListField
      label={t(`fields.${name}`)}
      description={description}
      required={required}
      name={name}
      ref={field.ref}
      onBlur={field.onBlur}
      named="certification"
      data={isFull ? [] : certificationsFor(professions).map((value) => ({ value, label: labelOf(value) }))}
      value={field.value}
      onChange={onChange ?? field.onChange}
      labelOf={labelOf}
      removeLabel={(item) => t('removeItem', { item })}
      placeholder={t('find')}
      error={fieldState.error?.message}
    />
  );
};

/** Asks before removing basic life support from work with patients. */
const RequiredCertifications = () => {
  const { t } = useTranslation('posting');
  const { control, getValues } = useFormContext<JobDraft>();
  const { field } = useController({ control, name: 'requiredCertifications' });
  const draft = useWatch({ control }) as JobDraft;
  const [withoutBls, setWithoutBls] = useState<Certification[] | null>(null);
  const change = (value: Certification[]) => {
    const isRemoved = field.value.includes('bls') && !value.includes('bls');
    if (isRemoved && isPatientFacing(getValues())) setWithoutBls(value);
    else field.onChange(value);
  };
  const remove = () => {
    field.onChange(withoutBls);
    setWithoutBls(null);
  };
  return (
    <>
      <CertificationsField
        name="requiredCertifications"
        description={t('requiredCertificationsHint', { max: limits.requiredCertificationsMax })}
        required={qualificationFields(draft).includes('requiredCertifications')}
        onChange={change}
      />
      <ConfirmDialog
        opened={withoutBls !== null}
        title={t('withoutBls.title')}
        text={t('withoutBls.text')}
        confirmLabel={t('withoutBls.remove')}
        onConfirm={remove}
        onClose={() => setWithoutBls(null)}
      />
    </>
  );
};

const LicensePolicyField = () => {
  const { t } = useTranslation(['posting', 'labels/professions']);
  const { control } = useFormContext<JobDraft>();
  return (
    <Controller
      control={control}
      name="licensePolicy"
      render={({ field, fieldState }) => (
        <SelectField
          {...field}
          label={t('fields.licensePolicy')}
          placeholder={t('unspecified')}
          data={licensePolicies.map((value) => ({ value, label: t(`licensePolicy.${value}`) }))}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};

const MinimumYears = ({ required }: { required: boolean }) => {
  const { t } = useTranslation('posting');
  const { control } = useFormContext<JobDraft>();
  return (
    <NullableNumberField
      control={control}
      name="minUnitYears"
      label={t('fields.minUnitYears')}
      description={t('minUnitYearsHint')}
      required={required}
      min={0}
      max={limits.minUnitYearsMax}
    />
  );
};

const HardYears = () => {
  const { t } = useTranslation('posting');
  const { register } = useFormContext<JobDraft>();
  return (
    <CheckboxField
      label={t('fields.unitYearsRequired')}
      description={t('unitYearsRequiredHint')}
      {...register('unitYearsRequired')}
    />
  );
};

const ExperienceField = () => {
  const { t } = useTranslation(['posting', 'labels/posting']);
  const { control } = useFormContext<JobDraft>();
  return (
    <Controller
      control={control}
      name="experience"
      render={({ field, fieldState }) => (
        <SelectField
          {...field}
          label={t('fields.experience')}
          placeholder={t('anyExperience')}
          data={experienceBands.map((value) => ({ value, label: t(`experience.${value}`) }))}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};
