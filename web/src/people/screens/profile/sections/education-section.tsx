import { useTranslation } from '@/lib/i18n/i18n';
import { useFormContext, useWatch } from 'react-hook-form';
import { limits } from '@shared/limits';
import { educationTypes } from '@shared/people/model/profile-vocabulary';
import { Columns } from '@/components/layout';
import { EntryList } from '../form/entry-list';
import { PeriodInputs } from '../form/period-inputs';
import { SelectInput, TextAreaInput, TextInput } from '../form/profile-inputs';
import { ProfileSection } from '../profile-section';
import type { ProfileValues } from '../form/profile-values';

export const EducationSection = () => (
  <ProfileSection step="education">
    <EntryList name="education">{(index) => <EducationEntry index={index} />}</EntryList>
  </ProfileSection>
);

const EducationEntry = ({ index }: { index: number }) => {
  const { t: label } = useTranslation('labels/profiles');
  return (
    <>
      <Columns>
        <SelectInput
          name={`education.${index}.type`}
          data={educationTypes.map((value) => ({ value, label: label(`educationType.${value}`) }))}
        />
        <TextInput name={`education.${index}.institution`} maxLength={limits.organizationLength} />
        <TextInput name={`education.${index}.degree`} maxLength={limits.nameLength} />
        <TextInput name={`education.${index}.field`} maxLength={limits.nameLength} />
      </Columns>
      <PeriodInputs list="education" index={index} />
      <Certificate index={index} />
      <TextAreaInput name={`education.${index}.description`} rows={3} maxLength={limits.bioLength} />
    </>
  );
};

/** Certifications and trainings only; others if it has a value. */
const Certificate = ({ index }: { index: number }) => {
  const { control } = useFormContext<ProfileValues>();
  const [type, ...entered] = useWatch({
    control,
    name: [
      `education.${index}.type`,
      `education.${index}.certificateNumber`,
      `education.${index}.credentialId`,
      `education.${index}.verificationUrl`,
    ],
  });
  if (type !== 'certification' && type !== 'training' && !entered.some(Boolean)) return null;
  return (
    <>
      <Columns>
        <TextInput name={`education.${index}.certificateNumber`} maxLength={limits.credentialNumberLength} />
        <TextInput name={`education.${index}.credentialId`} maxLength={limits.credentialNumberLength} />
      </Columns>
      <TextInput
        name={`education.${index}.verificationUrl`}
        type="url"
        placeholder="https://"
        maxLength={limits.urlLength}
      />
    </>
  );
};
