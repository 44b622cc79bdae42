import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { unitFacts } from '@shared/data/healthcare/units';
import { asksFor } from '@shared/hiring/rules/asks-for';
import { sharedUnits } from '@shared/hiring/rules/hiring-fields';
import type { JobDraft } from '@shared/hiring/model/job';
import { departments, specialties } from '@shared/core/model/vocabulary';
import { SelectField } from '@/components/ui/fields/select-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { useChangeRole } from '../use-role';

export const UnitField = () => {
  const { t } = useTranslation(['posting', 'labels/units']);
  const { control } = useFormContext<JobDraft>();
  const changeRole = useChangeRole();
  const professions = useWatch({ control, name: 'professions' });
  return (
    <Controller
      control={control}
      name="unit"
      render={({ field, fieldState }) => (
        <SelectField
          {...field}
          label={t('fields.unit')}
          required={!asksFor(professions, 'specialty')}
          placeholder={t('choose')}
          data={sharedUnits(professions).map((value) => ({
            value,
            label: t(`unit.${value}`),
            group: t(`unitGroup.${unitFacts[value].group}`),
          }))}
          onChange={(unit) => changeRole({ unit })}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};

/** The specialty follows the department until the user chooses one. */
export const DepartmentField = () => {
  const { t } = useTranslation(['posting', 'labels/jobs']);
  const { control, getValues } = useFormContext<JobDraft>();
  const changeRole = useChangeRole();
  const follow = (department: JobDraft['department']) => {
    const { department: before, specialty, professions } = getValues();
    if (asksFor(professions, 'unit') && !asksFor(professions, 'specialty')) return;
    if (specialty === null || specialty === before) changeRole({ specialty: department });
  };
  return (
    <Controller
      control={control}
      name="department"
      render={({ field, fieldState }) => (
        <SelectField
          {...field}
          label={t('fields.department')}
          required
          placeholder={t('choose')}
          data={departments.map((value) => ({ value, label: t(`specialty.${value}`) }))}
          onChange={(department) => {
            follow(department);
            field.onChange(department);
          }}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};

export const SpecialtyField = () => {
  const { t } = useTranslation(['posting', 'labels/jobs']);
  const { control } = useFormContext<JobDraft>();
  const changeRole = useChangeRole();
  return (
    <Controller
      control={control}
      name="specialty"
      render={({ field, fieldState }) => (
        <SelectField
          {...field}
          label={t('fields.specialty')}
          required
          placeholder={t('choose')}
          data={specialties.map((value) => ({ value, label: t(`specialty.${value}`) }))}
          onChange={(specialty) => changeRole({ specialty })}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};
