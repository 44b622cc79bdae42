import { useFormContext, useWatch } from 'react-hook-form';
import { certificationFacts } from '@shared/data/healthcare/certifications';
import { addMonths } from '@shared/domain/calendar-days';
import { canHold } from '@shared/domain/requirement-presets';
import { limits } from '@shared/limits';
import { certifications, type Certification } from '@shared/model/healthcare-vocabulary';
import { Columns } from '@/components/layout';
import { useTranslation } from '@/lib/i18n/i18n';
import { FieldGroup } from '../field-group';
import { PickedList } from '../picked-list';
import { DayInput, TextInput } from '../profile-inputs';
import { newCertification, type ProfileValues } from '../profile-values';

export const CertificationEntries = () => {
  const { t } = useTranslation(['profile-fields', 'labels/certifications']);
  const { control } = useFormContext<ProfileValues>();
  const [profession, held] = useWatch({ control, name: ['profession', 'certifications'] });
  const listed = new Set(held.map(({ code }) => code));
  const open = certifications.filter((code) => !listed.has(code) && (profession === null || canHold(profession, code)));
  return (
    <FieldGroup title={t('groups.certifications')} note={t('hints.certifications')}>
      <PickedList
        name="certifications"
        most={limits.certificationsPerProfile}
        data={open.map((value) => ({ value, label: t(`certification.${value}`) }))}
        create={newCertification}
        titleOf={(index) => (held[index] ? t(`certification.${held[index].code}`) : '')}
      >
        {(index) => <CertificationEntry index={index} />}
      </PickedList>
    </FieldGroup>
  );
};

const proposedExpiry = (code: Certification, issuedOn: string | null): string | null => {
  const { validMonths } = certificationFacts[code];
  return issuedOn === null || validMonths === null ? null : addMonths(issuedOn, validMonths);
};

const CertificationEntry = ({ index }: { index: number }) => {
  const { getValues, setValue } = useFormContext<ProfileValues>();
  /** A date of the person's own stays. */
  const propose = (before: string | null, issuedOn: string | null): void => {
    const { code, expiresOn } = getValues(`certifications.${index}`);
    if (expiresOn !== null && expiresOn !== proposedExpiry(code, before)) return;
    setValue(`certifications.${index}.expiresOn`, proposedExpiry(code, issuedOn), { shouldDirty: true });
  };
  return (
    <Columns count={3}>
      <DayInput name={`certifications.${index}.issuedOn`} onChosen={propose} />
      <DayInput name={`certifications.${index}.expiresOn`} />
      <TextInput name={`certifications.${index}.number`} autoComplete="off" maxLength={limits.credentialNumberLength} />
    </Columns>
  );
};
