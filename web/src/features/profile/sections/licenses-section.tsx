import { useFormContext, useWatch } from 'react-hook-form';
import { limits } from '@shared/limits';
import { licenseCompacts, licenseTypes, npiItem, stateCodes, states } from '@shared/model/profile-vocabulary';
import { CredentialStatus } from '@/entities/credentials/credential-status';
import { Columns } from '@/components/layout';
import { useTranslation } from '@/lib/i18n/i18n';
import { EntryList } from '../entry-list';
import { FieldGroup } from '../field-group';
import { DayInput, OnlyYou, SelectInput, TextInput } from '../profile-inputs';
import { ProfileSection } from '../profile-section';
import type { ProfileValues } from '../profile-values';

export const LicensesSection = () => {
  const { t } = useTranslation('profile-fields');
  return (
    <ProfileSection step="licenses">
      <FieldGroup title={t('groups.identifiers')}>
        <Columns>
          <TextInput
            name="npiNumber"
            inputMode="numeric"
            autoComplete="off"
            description={t('hints.npiNumber')}
            maxLength={limits.credentialNumberLength}
          />
          <TextInput
            name="deaNumber"
            autoComplete="off"
            description={<OnlyYou />}
            maxLength={limits.credentialNumberLength}
          />
        </Columns>
        <CredentialStatus credentialId={npiItem} />
      </FieldGroup>
      <FieldGroup title={t('groups.licenses')} note={t('hints.license.numbers')}>
        <EntryList name="licenses">{(index) => <LicenseEntry index={index} />}</EntryList>
      </FieldGroup>
    </ProfileSection>
  );
};

const LicenseEntry = ({ index }: { index: number }) => {
  const { t } = useTranslation(['profile-fields', 'labels/profiles']);
  const { control, setValue } = useFormContext<ProfileValues>();
  const [id, type] = useWatch({ control, name: [`licenses.${index}.id`, `licenses.${index}.type`] });
  return (
    <>
      <Columns>
        <SelectInput
          name={`licenses.${index}.type`}
          data={licenseTypes.map((value) => ({ value, label: t(`licenseType.${value}`) }))}
          // Only a license to practice can be valid in other states.
          onChosen={(chosen) =>
            chosen !== 'medical-license' && setValue(`licenses.${index}.compact`, 'none', { shouldDirty: true })
          }
        />
        <TextInput name={`licenses.${index}.name`} maxLength={limits.nameLength} />
        <TextInput name={`licenses.${index}.number`} autoComplete="off" maxLength={limits.credentialNumberLength} />
        <TextInput name={`licenses.${index}.issuingBody`} maxLength={limits.organizationLength} />
        <DayInput name={`licenses.${index}.issueDate`} />
        <DayInput name={`licenses.${index}.expiryDate`} />
        <SelectInput
          name={`licenses.${index}.state`}
          placeholder={t('none')}
          description={t('hints.license.state')}
          data={stateCodes.map((value) => ({ value, label: states[value] }))}
        />
        {type === 'medical-license' && (
          <SelectInput
            name={`licenses.${index}.compact`}
            description={t('hints.license.compact')}
            data={licenseCompacts.map((value) => ({ value, label: t(`licenseCompact.${value}`) }))}
          />
        )}
      </Columns>
      <CredentialStatus credentialId={id} />
    </>
  );
};
