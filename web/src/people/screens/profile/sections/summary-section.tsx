import { useQuery } from '@tanstack/react-query';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { workplaceOf } from '@shared/hiring/rules/profession-questions';
import { recordSystemNames } from '@shared/data/healthcare/record-systems';
import { limits } from '@shared/limits';
import { recordSystems } from '@shared/hiring/model/more-details-vocabulary';
import { subSpecialties } from '@shared/people/model/profile-vocabulary';
import { spokenLanguages, type SpokenLanguage } from '@shared/people/model/profile/spoken-languages';
import { specialties } from '@shared/core/model/vocabulary';
import { Columns, Stack } from '@/components/layout';
import { PickListField } from '@/components/ui/editing/pick-list-field';
import { NullableNumberField } from '@/components/editing/nullable-number-field';
import { subSpecialtyName } from '@/people/parts/profile/specialty-line';
import { ResumeField } from '@/people/parts/profile/resume-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { FieldGroup } from '../form/field-group';
import { FieldPlace } from '../form/field-place';
import { ChipsInput, SelectInput, TextAreaInput, TextInput, useFieldTexts } from '../form/profile-inputs';
import { myProfileQuery } from '@/people/parts/profile/profile-queries';
import { ProfileSection } from '../profile-section';
import type { ProfileValues } from '../form/profile-values';
import { SkillsInput } from './skills-input';
import { UnitEntries } from './unit-entries';

export const SummarySection = () => {
  const { t } = useTranslation('profile-fields');
  return (
    <ProfileSection step="summary">
      <Columns>
        <TextInput name="title" description={t('hints.title')} maxLength={limits.nameLength} />
        <FieldPlace field="experience">
          <ExperienceInput />
        </FieldPlace>
      </Columns>
      <Workplace />
      <TextAreaInput name="bio" rows={6} description={t('hints.bio')} maxLength={limits.bioLength} />
      <SkillsInput />
      <ChipsInput
        name="recordSystems"
        description={t('hints.recordSystems')}
        data={recordSystems.map((value) => ({ value, label: recordSystemNames[value] }))}
      />
      <LanguagesInput />
      <FieldGroup title={t('groups.resume')} note={t('hints.resume')}>
        <Resume />
      </FieldGroup>
    </ProfileSection>
  );
};

const LanguagesInput = () => {
  const { t } = useTranslation(['profile-fields', 'labels/languages']);
  const { control } = useFormContext<ProfileValues>();
  const texts = useFieldTexts('languages');
  return (
    <Controller
      control={control}
      name="languages"
      render={({ field }) => (
        <PickListField<SpokenLanguage>
          {...texts}
          {...field}
          description={t('hints.languages')}
          placeholder={t('pick.languages')}
          data={spokenLanguages.map((value) => ({ value, label: t(`spokenLanguage.${value}`) }))}
          labelOf={(code) => t(`spokenLanguage.${code}`)}
          removeLabel={(name) => t('pick.remove', { name })}
        />
      )}
    />
  );
};

const ExperienceInput = () => {
  const { t } = useTranslation('profile-fields');
  const { control } = useFormContext<ProfileValues>();
  const { label, required } = useFieldTexts('experience');
  return (
    <NullableNumberField
      control={control}
      name="experience"
      label={label}
      required={required}
      description={t('hints.experience')}
      min={0}
      max={limits.experienceYears}
    />
  );
};

const Workplace = () => {
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

const Resume = () => {
  const stored = useQuery({ ...myProfileQuery(), enabled: false }).data;
  return <ResumeField resume={stored?.resume ?? null} />;
};
