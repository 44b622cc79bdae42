import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { unitsOfWorker } from '@shared/people/rules/other-professions';
import { npFocuses, type Profession } from '@shared/people/model/healthcare-vocabulary';
import { myProfileQuery } from '@/people/parts/profile/profile-queries';
import { professionOptions } from '@/people/parts/profile/profession-options';
import { Columns } from '@/components/layout';
import { ComboboxField } from '@/components/ui/editing/combobox-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { FieldPlace } from '../form/field-place';
import { SelectInput, useFieldTexts } from '../form/profile-inputs';
import type { ProfileValues } from '../form/profile-values';

export const ProfessionInputs = () => {
  const { t } = useTranslation(['profile-fields', 'labels/professions']);
  const { control } = useFormContext<ProfileValues>();
  const profession = useWatch({ control, name: 'profession' });
  return (
    <Columns>
      <FieldPlace field="profession">
        <ProfessionInput />
      </FieldPlace>
      {profession === 'np' && (
        <FieldPlace field="npFocus">
          <SelectInput
            name="npFocus"
            placeholder={t('pick.npFocus')}
            data={npFocuses.map((value) => ({ value, label: t(`npFocus.${value}`) }))}
          />
        </FieldPlace>
      )}
    </Columns>
  );
};

const ProfessionInput = () => {
  const { t } = useTranslation(['profile-fields', 'labels/professions']);
  const { control, getValues, setValue } = useFormContext<ProfileValues>();
  const texts = useFieldTexts('profession');
  const options = useMemo(() => professionOptions(t), [t]);
  const stored = useQuery({ ...myProfileQuery(), enabled: false }).data;
  const isDerived = stored?.professionSource === 'derived';

  /** Drops units of another profession, and removes the new profession from the other ones. */
  const adapt = (profession: Profession | null): void => {
    const others = getValues('otherProfessions').filter((it) => it.profession !== profession);
    setValue('otherProfessions', others, { shouldDirty: true });
    const own = new Set(unitsOfWorker({ profession, otherProfessions: others }));
    const units = getValues('units');
    if (own.size === 0 || units.every(({ unit }) => own.has(unit))) return;
    setValue(
      'units',
      units.filter(({ unit }) => own.has(unit)),
      { shouldDirty: true },
    );
  };

  return (
    <Controller
      control={control}
      name="profession"
      render={({ field }) => (
        <ComboboxField
          {...texts}
          ref={field.ref}
          name={field.name}
          description={t(isDerived ? 'hints.professionDerived' : 'hints.profession')}
          placeholder={t('pick.profession')}
          data={options}
          named="profession"
          value={field.value}
          onBlur={field.onBlur}
          onChange={(profession) => {
            field.onChange(profession);
            adapt(profession);
          }}
        />
      )}
    />
  );
};
