import { useFormContext, useWatch } from 'react-hook-form';
import { isDeaAsked, isNpiAsked } from '@shared/people/rules/other-professions';
import { licenseScopesOf } from '@shared/hiring/rules/profession-questions';
import { limits } from '@shared/limits';
import { professions } from '@shared/people/model/healthcare-vocabulary';
import { licenseTypes, npiItem, stateCodes, states } from '@shared/people/model/profile-vocabulary';
import { CredentialStatus } from '@/people/parts/credentials/credential-status';
import { Columns } from '@/components/layout';
import { useTranslation } from '@/lib/i18n/i18n';
import { shortName } from '@/lib/i18n/short-name';
import { EntryList } from '../form/entry-list';
import { FieldGroup } from '../form/field-group';
import { FieldPlace } from '../form/field-place';
import { DayInput, OnlyYou, SelectInput, TextInput } from '../form/profile-inputs';
import { useIsRequired } from '../form/required-fields';
import { ProfileSection } from '../profile-section';
import type { ProfileValues } from '../form/profile-values';
import { CertificationEntries } from './certification-entries';
import { useLicenseRemoval } from './use-license-removal';

export const LicensesSection = () => {
  const { t } = useTranslation('profile-fields');
  const removal = useLicenseRemoval();
  return (
    <ProfileSection step="licenses">
      <ProviderNumbers />
      <FieldGroup title={t('groups.licenses')} note={t('hints.license.numbers')}>
        <FieldPlace field="licenses">
          <EntryList name="licenses" {...removal}>
            {(index) => <LicenseEntry index={index} />}
          </EntryList>
        </FieldPlace>
      </FieldGroup>
      <CertificationEntries />
    </ProfileSection>
  );
};

const ProviderNumbers = () => {
  const { t } = useTranslation('profile-fields');
  const { control } = useFormContext<ProfileValues>();
  const [profession, otherProfessions] = useWatch({ control, name: ['profession', 'otherProfessions'] });
  const hasNpi = isNpiAsked({ profession, otherProfessions });
  const hasDea = isDeaAsked({ profession, otherProfessions });
  if (!hasNpi && !hasDea) return null;
  return (
    <FieldGroup title={t('groups.identifiers')}>
      <Columns>
        {hasNpi && (
          <TextInput
            name="npiNumber"
            inputMode="numeric"
            autoComplete="off"
            description={t('hints.npiNumber')}
            maxLength={limits.credentialNumberLength}
          />
        )}
        {hasDea && (
          <TextInput
            name="deaNumber"
            autoComplete="off"
            description={<OnlyYou />}
            maxLength={limits.credentialNumberLength}
          />
        )}
      </Columns>
      {hasNpi && <CredentialStatus credentialId={npiItem} />}
    </FieldGroup>
  );
};

const LicenseEntry = ({ index }: { index: number }) => {
  const { control } = useFormContext<ProfileValues>();
  const { id, type, scope } = useWatch({ control, name: `licenses.${index}` });
  const isPractice = type === 'medical-license';
  return (
    <>
      <Columns>
        <TypeInput index={index} />
        {isPractice && <ProfessionOfLicense index={index} />}
        {isPractice && <LicenseScope index={index} />}
        <LicenseState index={index} />
        {scope !== 'letter' && <LicenseDetails index={index} />}
      </Columns>
      <CredentialStatus credentialId={id} />
    </>
  );
};

export const LicenseState = ({ index }: { index: number }) => {
  const { t } = useTranslation(['profile-fields', 'labels/professions']);
  const { control, getValues, setValue } = useFormContext<ProfileValues>();
  const name = `licenses.${index}.name` as const;
  const [own, { profession, type, scope }] = useWatch({ control, name: ['profession', `licenses.${index}`] });
  const isAsked = useIsRequired(`licenses.${index}.state`);
  const of = profession ?? own;
  return (
    <SelectInput
      name={`licenses.${index}.state`}
      placeholder={t('none')}
      description={t('hints.license.state')}
      required={scope !== 'single' || (isAsked && type === 'medical-license')}
      data={stateCodes.map((value) => ({ value, label: states[value] }))}
      onChosen={(chosen) => {
        if (chosen === null || of === null || type !== 'medical-license' || getValues(name) !== '') return;
        const words = { profession: shortName(t(`profession.${of}`)), state: states[chosen] };
        setValue(name, t('licenseName', words), { shouldDirty: true });
      }}
    />
  );
};

const LicenseDetails = ({ index }: { index: number }) => (
  <>
    <TextInput name={`licenses.${index}.name`} maxLength={limits.nameLength} />
    <TextInput name={`licenses.${index}.number`} autoComplete="off" maxLength={limits.credentialNumberLength} />
    <TextInput name={`licenses.${index}.issuingBody`} maxLength={limits.organizationLength} />
    <DayInput name={`licenses.${index}.issueDate`} />
    <DayInput name={`licenses.${index}.expiryDate`} />
  </>
);

/** Only a license to practice can be valid in other states. */
const TypeInput = ({ index }: { index: number }) => {
  const { t } = useTranslation('labels/profiles');
  const { setValue } = useFormContext<ProfileValues>();
  return (
    <SelectInput
      name={`licenses.${index}.type`}
      data={licenseTypes.map((value) => ({ value, label: t(`licenseType.${value}`) }))}
      onChosen={(chosen) => {
        if (chosen === 'medical-license') return;
        setValue(`licenses.${index}.scope`, 'single', { shouldDirty: true });
        setValue(`licenses.${index}.profession`, null, { shouldDirty: true });
      }}
    />
  );
};

/** Asked of people with several licenses, such as a nurse practitioner's RN license. */
const ProfessionOfLicense = ({ index }: { index: number }) => {
  const { t } = useTranslation(['profile-fields', 'labels/professions']);
  const { control } = useFormContext<ProfileValues>();
  const [own, licenses] = useWatch({ control, name: ['profession', 'licenses'] });
  const practice = licenses.filter(({ type }) => type === 'medical-license');
  if (practice.length < 2 && !licenses[index]?.profession) return null;
  return (
    <SelectInput
      name={`licenses.${index}.profession`}
      placeholder={own === null ? t('none') : t(`profession.${own}`)}
      data={professions.filter((it) => it !== own).map((value) => ({ value, label: t(`profession.${value}`) }))}
    />
  );
};

export const LicenseScope = ({ index }: { index: number }) => {
  const { t } = useTranslation(['profile-fields', 'labels/professions']);
  const { control, getValues, setValue } = useFormContext<ProfileValues>();
  const name = `licenses.${index}.name` as const;
  const [own, { profession, scope }] = useWatch({ control, name: ['profession', `licenses.${index}`] });
  const offered = licenseScopesOf(profession ?? own);
  const scopes = offered.includes(scope) ? offered : [...offered, scope];
  if (scopes.length < 2) return null;
  return (
    <SelectInput
      name={`licenses.${index}.scope`}
      description={t('hints.license.scope')}
      data={scopes.map((value) => ({ value, label: t(`licenseScope.${value}`) }))}
      onChosen={(chosen) => {
        // A letter has no name field; reviews and notifications show one.
        if (chosen === 'letter' && getValues(name) === '')
          setValue(name, t('licenseScope.letter'), { shouldDirty: true });
      }}
    />
  );
};
