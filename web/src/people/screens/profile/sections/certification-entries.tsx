import { useFormContext, useWatch } from 'react-hook-form';
import { usualExpiry } from '@shared/people/rules/credentials/held-certification';
import { professionsOf } from '@shared/people/rules/other-professions';
import { canHold } from '@shared/hiring/rules/requirement-presets';
import { limits } from '@shared/limits';
import { certifications } from '@shared/people/model/healthcare-vocabulary';
import { certificationName } from '@/people/parts/credentials/credential-name';
import { CredentialStatus } from '@/people/parts/credentials/credential-status';
import { Columns } from '@/components/layout';
import { useTranslation } from '@/lib/i18n/i18n';
import { FieldGroup } from '../form/field-group';
import { PickedList } from '../form/picked-list';
import { DayInput, TextInput } from '../form/profile-inputs';
import { newCertification, type ProfileValues } from '../form/profile-values';

export const CertificationEntries = () => {
  const { t } = useTranslation(['profile-fields', 'labels/certifications']);
  const { control } = useFormContext<ProfileValues>();
  const [profession, otherProfessions, held] = useWatch({
    control,
    name: ['profession', 'otherProfessions', 'certifications'],
  });
  const own = professionsOf({ profession, otherProfessions });
  const listed = new Set(held.map(({ code }) => code));
  const open = certifications.filter(
    (code) => !listed.has(code) && (profession === null || own.some((it) => canHold(it, code))),
  );
  return (
    <FieldGroup title={t('groups.certifications')} note={t('hints.certifications')}>
      <PickedList
        name="certifications"
        named="certification"
        most={limits.certificationsPerProfile}
        data={open.map((value) => ({ value, label: t(`certification.${value}`) }))}
        create={newCertification}
        titleOf={(index) => (held[index] ? certificationName(held[index], t) : '')}
      >
        {(index) => <CertificationEntry index={index} />}
      </PickedList>
    </FieldGroup>
  );
};

const CertificationEntry = ({ index }: { index: number }) => {
  const { control, getValues, setValue } = useFormContext<ProfileValues>();
  const id = useWatch({ control, name: `certifications.${index}.id` });
  /** Keeps a date that the person entered. */
  const propose = (before: string | null, issuedOn: string | null): void => {
    const { code, expiresOn } = getValues(`certifications.${index}`);
    if (expiresOn !== null && expiresOn !== usualExpiry(code, before)) return;
    setValue(`certifications.${index}.expiresOn`, usualExpiry(code, issuedOn), { shouldDirty: true });
  };
  return (
    <>
      <Columns>
        <TextInput name={`certifications.${index}.issuer`} maxLength={limits.organizationLength} />
        <TextInput
          name={`certifications.${index}.number`}
          autoComplete="off"
          maxLength={limits.credentialNumberLength}
        />
        <DayInput name={`certifications.${index}.issuedOn`} onChosen={propose} />
        <DayInput name={`certifications.${index}.expiresOn`} />
      </Columns>
      <CredentialStatus credentialId={id} />
    </>
  );
};
