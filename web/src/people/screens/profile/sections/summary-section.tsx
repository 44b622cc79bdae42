import { useQuery } from '@tanstack/react-query';
import { Controller, useFormContext } from 'react-hook-form';
import { recordSystemNames } from '@shared/data/healthcare/record-systems';
import { limits } from '@shared/limits';
import { recordSystems } from '@shared/hiring/model/more-details-vocabulary';
import { spokenLanguages, type SpokenLanguage } from '@shared/people/model/profile/spoken-languages';
import { Columns } from '@/components/layout';
import { PickListField } from '@/components/ui/editing/pick-list-field';
import { ResumeField } from '@/people/parts/profile/resume-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { FieldGroup } from '../form/field-group';
import { ChipsInput, TextAreaInput, TextInput, useFieldTexts } from '../form/profile-inputs';
import { myProfileQuery } from '@/people/parts/profile/profile-queries';
import { ProfileSection } from '../profile-section';
import type { ProfileValues } from '../form/profile-values';
import { SkillsInput } from './skills-input';
import { ExperienceInput, Workplace } from './workplace';

export const SummarySection = () => {
  const { t } = useTranslation('profile-fields');
  return (
    <ProfileSection step="summary">
      <Columns>
        <TextInput name="title" description={t('hints.title')} maxLength={limits.nameLength} />
        <ExperienceInput />
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

const Resume = () => {
  const stored = useQuery({ ...myProfileQuery(), enabled: false }).data;
  return <ResumeField resume={stored?.resume ?? null} />;
};
