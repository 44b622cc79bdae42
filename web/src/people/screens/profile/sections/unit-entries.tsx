import { useFormContext, useWatch } from 'react-hook-form';
import { unitsOfWorker } from '@shared/people/rules/other-professions';
import { limits } from '@shared/limits';
import { Columns } from '@/components/layout';
import { NullableNumberField } from '@/components/editing/nullable-number-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { today } from '@/lib/time/today';
import { FieldGroup } from '../form/field-group';
import { PickedList } from '../form/picked-list';
import { DayInput } from '../form/profile-inputs';
import { newUnit, type ProfileValues } from '../form/profile-values';

export const UnitEntries = ({ required = false }: { required?: boolean }) => {
  const { t } = useTranslation(['profile-fields', 'labels/units']);
  const { control } = useFormContext<ProfileValues>();
  const [profession, otherProfessions, units] = useWatch({
    control,
    name: ['profession', 'otherProfessions', 'units'],
  });
  const listed = new Set(units.map(({ unit }) => unit));
  const open = unitsOfWorker({ profession, otherProfessions }).filter((unit) => !listed.has(unit));
  return (
    <FieldGroup title={t('groups.units')} note={t('hints.units')}>
      <PickedList
        name="units"
        named="unit"
        required={required}
        most={limits.unitsPerProfile}
        data={open.map((value) => ({ value, label: t(`unit.${value}`) }))}
        create={newUnit}
        titleOf={(index) => (units[index] ? t(`unit.${units[index].unit}`) : '')}
      >
        {(index) => <UnitEntry index={index} />}
      </PickedList>
    </FieldGroup>
  );
};

const UnitEntry = ({ index }: { index: number }) => {
  const { t } = useTranslation('profile-fields');
  const { control } = useFormContext<ProfileValues>();
  return (
    <Columns>
      <NullableNumberField
        control={control}
        name={`units.${index}.years`}
        label={t('fields.units.years')}
        description={t('hints.experience')}
        required
        min={0}
        max={limits.experienceYears}
      />
      <DayInput name={`units.${index}.lastWorkedOn`} description={t('hints.lastWorkedOn')} max={today()} />
    </Columns>
  );
};
