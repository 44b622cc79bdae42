import { useQuery } from '@tanstack/react-query';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { unitFacts } from '@shared/data/healthcare/units';
import { limits } from '@shared/limits';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { units } from '@shared/people/model/healthcare-vocabulary';
import type { Location, LocationUnit, LocationUnitForm } from '@shared/work/model/location';
import { overtimeSettings } from '@shared/work/model/shifts/shift-vocabulary';
import { ConflictDialog } from '@/components/editing/conflict-dialog';
import { MoneyField } from '@/components/editing/money-field';
import { useRecordForm } from '@/components/editing/use-record-form';
import { toast } from '@/components/ui/base/toast';
import { PickListField } from '@/components/ui/editing/pick-list-field';
import { NumberField } from '@/components/ui/editing/number-field';
import { SwitchField } from '@/components/ui/editing/switch-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { formatMoney, formatNumber } from '@/lib/time/format';
import { teamQuery, useLocationNow, useSaveUnit } from './location-queries';
import { blankUnit, unitValues, type UnitValues } from './location-values';
import { namesIn } from './supervisor-names';
import { RecordDialog } from './record-dialog';

type Form = UseFormReturn<UnitValues, unknown, LocationUnitForm>;

const schema = () => import('@shared/work/model/location').then((it) => it.LocationUnitForm);

const KindField = ({ form: { control } }: { form: Form }) => {
  const { t } = useTranslation(['locations', 'labels/units']);
  return (
    <Controller
      control={control}
      name="careUnit"
      render={({ field, fieldState }) => (
        <SelectField
          {...field}
          label={t('fields.careUnit')}
          required
          placeholder={t('choose')}
          data={units.map((value) => ({
            value,
            label: t(`unit.${value}`),
            group: t(`unitGroup.${unitFacts[value].group}`),
          }))}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};

const SupervisorsField = ({ form: { control } }: { form: Form }) => {
  const { t } = useTranslation(['locations', 'labels/hiring']);
  const team = useQuery(teamQuery());
  const members = team.data?.items ?? [];
  const names = namesIn(members);
  return (
    <Controller
      control={control}
      name="supervisors"
      render={({ field, fieldState }) => {
        const isFull = field.value.length >= shiftLimits.supervisorsPerUnit;
        return (
          <PickListField
            {...field}
            label={t('fields.supervisors')}
            description={t('supervisorsHint', { max: shiftLimits.supervisorsPerUnit })}
            placeholder={t('supervisorsPlaceholder')}
            data={
              isFull
                ? []
                : members.map(({ user_id, role }) => ({
                    value: user_id,
                    label: `${names(user_id)} · ${t(`teamRole.${role}`)}`,
                  }))
            }
            labelOf={names}
            removeLabel={(name) => t('removeSupervisor', { name })}
            error={fieldState.error?.message ?? team.error?.message}
          />
        );
      }}
    />
  );
};

const BookingFields = ({ form: { control, register, formState } }: { form: Form }) => {
  const { t } = useTranslation('locations');
  return (
    <>
      <SwitchField
        label={t('fields.instantBook')}
        description={t('instantBookHint')}
        error={formState.errors.instantBook?.message}
        {...register('instantBook')}
      />
      <Controller
        control={control}
        name="orientationShifts"
        render={({ field, fieldState }) => (
          <NumberField
            {...field}
            min={0}
            max={shiftLimits.orientationShifts}
            label={t('fields.orientationShifts')}
            description={t('orientationShiftsHint')}
            onChange={(shifts) => field.onChange(shifts ?? 0)}
            error={fieldState.error?.message}
          />
        )}
      />
      <SwitchField
        label={t('fields.ownStaffFirst')}
        description={t('ownStaffFirstHint')}
        error={formState.errors.ownStaffFirst?.message}
        {...register('ownStaffFirst')}
      />
      <SwitchField
        label={t('fields.favoritesFirst')}
        description={t('favoritesFirstHint')}
        error={formState.errors.favoritesFirst?.message}
        {...register('favoritesFirst')}
      />
      <Controller
        control={control}
        name="overtime"
        render={({ field, fieldState }) => (
          <SelectField
            {...field}
            label={t('fields.overtime')}
            description={t('overtimeHint')}
            data={overtimeSettings.map((value) => ({ value, label: t(`overtime.${value}`) }))}
            onChange={(setting) => setting !== null && field.onChange(setting)}
            error={fieldState.error?.message}
          />
        )}
      />
      <MoneyField
        control={control}
        name="weeklyBudgetCents"
        label={t('fields.weeklyBudgetCents')}
        description={t('weeklyBudgetHint')}
      />
    </>
  );
};

/** How to handle shifts that are unlikely to be covered. */
const RiskFields = ({ form: { control, register, formState } }: { form: Form }) => {
  const { t } = useTranslation('locations');
  return (
    <>
      <Controller
        control={control}
        name="fillTarget"
        render={({ field, fieldState }) => (
          <NumberField
            {...field}
            {...shiftLimits.fillTargetRange}
            label={t('fields.fillTarget')}
            description={t('fillTargetHint')}
            onChange={(percent) => field.onChange(percent ?? 0)}
            error={fieldState.error?.message}
          />
        )}
      />
      <MoneyField
        control={control}
        name="weeklyRaiseCents"
        label={t('fields.weeklyRaiseCents')}
        description={t('weeklyRaiseHint')}
      />
      <SwitchField
        label={t('fields.raisesItself')}
        description={t('raisesItselfHint')}
        error={formState.errors.raisesItself?.message}
        {...register('raisesItself')}
      />
    </>
  );
};

const shownFields = [
  'name',
  'careUnit',
  'supervisors',
  'phone',
  'instantBook',
  'orientationShifts',
  'ownStaffFirst',
  'favoritesFirst',
  'overtime',
  'weeklyBudgetCents',
  'fillTarget',
  'weeklyRaiseCents',
  'raisesItself',
] as const;

const switches = ['instantBook', 'ownStaffFirst', 'favoritesFirst', 'raisesItself'] as const;

const isSwitch = (field: (typeof shownFields)[number]): field is (typeof switches)[number] =>
  switches.some((it) => it === field);

const shownOf = (
  values: UnitValues,
  field: (typeof shownFields)[number],
  { t, names }: { t: TFunction<'locations' | 'labels/units'>; names: (userId: string) => string },
): string => {
  if (field === 'careUnit') return values.careUnit === null ? '' : t(`unit.${values.careUnit}`);
  if (isSwitch(field)) {
    return t(values[field] ? 'instantBook.on' : 'instantBook.off');
  }
  if (field === 'overtime') return t(`overtime.${values.overtime}`);
  if (field === 'fillTarget' || field === 'orientationShifts') return formatNumber(values[field]);
  if (field === 'weeklyBudgetCents' || field === 'weeklyRaiseCents') {
    const cents = values[field];
    return cents === null ? '' : formatMoney(cents);
  }
  return field === 'name' || field === 'phone' ? values[field] : values.supervisors.map(names).join(', ');
};

type Props = { location: Location; unit: LocationUnit | null; onClose: () => void };

export const UnitDialog = ({ location: { locationId, name }, unit, onClose }: Props) => {
  const { t } = useTranslation(['locations', 'labels/units']);
  const team = useQuery(teamQuery());
  const saving = useSaveUnit(locationId, unit);
  const locationNow = useLocationNow();
  const opened = unit ? { values: unitValues(unit), version: unit.version } : { values: blankUnit, version: 0 };
  const record = useRecordForm<UnitValues, LocationUnitForm>({
    schema,
    opened,
    sentAs: unit ? 'unit.' : '',
    save: saving.mutateAsync,
    storedNow: async () => {
      const now = (await locationNow(locationId))?.units.find(({ unitId }) => unitId === unit?.unitId);
      return now ? { values: unitValues(now), version: now.version } : null;
    },
    gone: t('gone'),
    onSaved: () => {
      toast.success(t('units.saved'));
      onClose();
    },
  });
  const { form, conflict } = record;
  const names = namesIn(team.data?.items ?? []);
  return (
    <>
      <RecordDialog
        title={unit ? t('units.editTitle') : t('units.addTitle', { location: name })}
        submit={t('units.save')}
        record={record}
        onClose={onClose}
      >
        <TextField
          label={t('fields.unitName')}
          description={t('unitNameHint')}
          required
          autoComplete="off"
          maxLength={limits.nameLength}
          error={form.formState.errors.name?.message}
          {...form.register('name')}
        />
        <KindField form={form} />
        <SupervisorsField form={form} />
        <TextField
          label={t('fields.phone')}
          description={t('phoneHint')}
          type="tel"
          autoComplete="off"
          maxLength={limits.phoneLength}
          error={form.formState.errors.phone?.message}
          {...form.register('phone')}
        />
        <BookingFields form={form} />
        <RiskFields form={form} />
      </RecordDialog>
      {conflict && (
        <ConflictDialog
          differences={shownFields
            .filter((field) => conflict.fields.includes(field))
            .map((field) => ({
              field,
              label: t(field === 'name' ? 'fields.unitName' : `fields.${field}`),
              stored: shownOf(conflict.stored, field, { t, names }),
              yours: shownOf(conflict.yours, field, { t, names }),
            }))}
          saving={record.isSaving}
          onResolve={record.resolve}
          onClose={record.dismiss}
        />
      )}
    </>
  );
};
