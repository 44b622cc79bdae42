import { useFormContext, useWatch } from 'react-hook-form';
import { workplaceOf } from '@shared/hiring/rules/profession-questions';
import { limits } from '@shared/limits';
import { subSpecialties } from '@shared/people/model/profile-vocabulary';
import { specialties } from '@shared/core/model/vocabulary';
import { Columns, Stack } from '@/components/layout';
import { NullableNumberField } from '@/components/editing/nullable-number-field';
import { subSpecialtyName } from '@/people/parts/profile/specialty-line';
import { useTranslation } from '@/lib/i18n/i18n';
import { FieldPlace } from '../form/field-place';
import { SelectInput, useFieldTexts } from '../form/profile-inputs';
import type { ProfileValues } from '../form/profile-values';
import { UnitEntries } from './unit-entries';

export const ExperienceInput = () => {
  const { t } = useTranslation('profile-fields');
  const { control } = useFormContext<ProfileValues>();
  const { label, required } = useFieldTexts('experience');
  return (
    <FieldPlace field="experience">
      <NullableNumberField
        control={control}
        name="experience"
        label={label}
        required={required}
        description={t('hints.experience')}
        min={0}
        max={limits.experienceYears}
      />
    </FieldPlace>
  );
};

export const Workplace = () => {
  const { control } = useFormContext<ProfileValues>();
  const [profession, others] = useWatch({ control, name: ['profession', 'otherProfessions'] });
  const asked = workplaceOf(profession);
  return (
    <FieldPlace field="workplace">
      <Stack>
        {asked === 'specialty' && <SpecialtyInputs />}
        {asked === 'unit' && <UnitEntries required />}
        {asked !== 'unit' && others.some((it) => workplaceOf(it.profession) === 'unit') && <UnitEntries />}
      </Stack>
    </FieldPlace>
  );
};

const optionsOf = (specialty: ProfileValues['specialty']): readonly string[] =>
  specialty && specialty in subSpecialties ? subSpecialties[specialty as keyof typeof subSpecialties] : [];

const SpecialtyInputs = () => {
  const { t } = useTranslation(['profile-fields', 'labels/jobs', 'labels/profiles']);
  const { control, getValues, setValue } = useFormContext<ProfileValues>();
  const [specialty, subSpecialty] = useWatch({ control, name: ['specialty', 'subSpecialty'] });
  const options = optionsOf(specialty);
  // Free text from before the list existed.
  const isOther = subSpecialty !== '' && !options.includes(subSpecialty);
  return (
    <Columns>
      <SelectInput
        name="specialty"
        description={t('hints.specialty')}
        placeholder={t('choose')}
        data={specialties.map((value) => ({ value, label: t(`specialty.${value}`) }))}
        onChosen={(chosen) =>
          !optionsOf(chosen).includes(getValues('subSpecialty')) && setValue('subSpecialty', '', { shouldDirty: true })
        }
      />
      {(options.length > 0 || isOther) && (
        <SelectInput
          name="subSpecialty"
          description={t('hints.subSpecialty')}
          placeholder={t('none')}
          empty=""
          data={(isOther ? [subSpecialty, ...options] : options).map((value) => ({
            value,
            label: subSpecialtyName(value, t),
          }))}
        />
      )}
    </Columns>
  );
};
