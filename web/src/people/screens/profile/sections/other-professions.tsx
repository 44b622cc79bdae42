import { useId, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { needsLicense } from '@shared/hiring/rules/profession-questions';
import { otherProfessionProblem } from '@shared/people/rules/profile/profile-rules';
import { limits } from '@shared/limits';
import { npFocuses } from '@shared/people/model/healthcare-vocabulary';
import { professionOptions } from '@/people/parts/profile/profession-options';
import { Columns, Row } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FieldError } from '@/components/ui/fields/field';
import { useTranslation } from '@/lib/i18n/i18n';
import { sayNotice } from '@/lib/i18n/notices';
import { FieldGroup } from '../form/field-group';
import { PickedList } from '../form/picked-list';
import { SelectInput } from '../form/profile-inputs';
import { newLicense, newOtherProfession, type ProfileValues } from '../form/profile-values';
import { useProfileFormKind } from '../form/required-fields';

/** The wizard doesn't ask; there, only people with one can change it. */
export const OtherProfessions = () => {
  const { t } = useTranslation(['profile-fields', 'labels/professions']);
  const isWizard = useProfileFormKind() === 'wizard';
  const { control } = useFormContext<ProfileValues>();
  const [main, others] = useWatch({ control, name: ['profession', 'otherProfessions'] });
  const options = useMemo(() => professionOptions(t), [t]);
  if (main === null || (isWizard && others.length === 0)) return null;
  const chosen = new Set([main, ...others.map(({ profession }) => profession)]);
  return (
    <FieldGroup
      title={t('groups.otherProfessions')}
      note={t('hints.otherProfessions', { most: limits.otherProfessions })}
    >
      <PickedList
        name="otherProfessions"
        named="profession"
        most={limits.otherProfessions}
        data={options.filter(({ value }) => !chosen.has(value))}
        create={newOtherProfession}
        titleOf={(index) => (others[index] ? t(`profession.${others[index].profession}`) : '')}
      >
        {(index) => <OtherProfession index={index} />}
      </PickedList>
    </FieldGroup>
  );
};

const OtherProfession = ({ index }: { index: number }) => {
  const { t } = useTranslation(['profile-fields', 'labels/professions']);
  const { control } = useFormContext<ProfileValues>();
  const other = useWatch({ control, name: `otherProfessions.${index}` });
  return (
    <>
      {other.profession === 'np' && (
        <Columns>
          <SelectInput
            name={`otherProfessions.${index}.npFocus`}
            placeholder={t('pick.npFocus')}
            data={npFocuses.map((value) => ({ value, label: t(`npFocus.${value}`) }))}
          />
        </Columns>
      )}
      <MissingCredential index={index} />
    </>
  );
};

/** Shown before saving, which is refused while it is missing. */
const MissingCredential = ({ index }: { index: number }) => {
  const { t } = useTranslation('profile-fields');
  const id = useId();
  const { control, getValues, setFocus, setValue } = useFormContext<ProfileValues>();
  const [profession, otherProfessions, licenses, certifications] = useWatch({
    control,
    name: ['profession', 'otherProfessions', 'licenses', 'certifications'],
  });
  const wanted = otherProfessions[index]?.profession;
  const problem = otherProfessionProblem({ profession, otherProfessions, licenses, certifications }, index);
  if (wanted === undefined || problem === null) return null;

  const openLicense = (): void => {
    const begun = licenses.findIndex((it) => it.profession === wanted);
    const at = begun === -1 ? licenses.length : begun;
    if (begun === -1) {
      const added = { ...newLicense(), profession: wanted };
      flushSync(() => setValue('licenses', [...getValues('licenses'), added], { shouldDirty: true }));
    }
    setFocus(`licenses.${at}.number`);
  };

  return (
    <Row>
      <FieldError id={id} error={sayNotice(problem)} />
      {needsLicense(wanted) && licenses.length < limits.licenses && (
        <Button variant="quiet" size="small" onClick={openLicense}>
          {t('addItsLicense')}
        </Button>
      )}
    </Row>
  );
};
