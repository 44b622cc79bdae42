import { useRef } from 'react';
import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { zoneOfState } from '@shared/data/state-time-zones';
import { limits } from '@shared/limits';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import type { Location, LocationForm } from '@shared/work/model/location';
import { stateCodes, states } from '@shared/people/model/profile-vocabulary';
import { ConflictDialog } from '@/components/editing/conflict-dialog';
import { useRecordForm } from '@/components/editing/use-record-form';
import { Columns } from '@/components/layout';
import { toast } from '@/components/ui/base/toast';
import { SwitchField } from '@/components/ui/editing/switch-field';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { ZoneField } from '@/components/ui/editing/zone-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { longDutyHours } from '@/work/parts/shifts/long-duty-hours';
import { useTranslation, type TFunction } from '@/lib/i18n/i18n';
import { formatClock } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { timeIn, zoneName } from '@/lib/time/time-zones';
import { useNow } from '@/lib/time/use-now';
import { FenceFields } from './fence-fields';
import { useLocationNow, useSaveLocation } from './location-queries';
import { blankLocation, locationFields, locationValues, type LocationValues } from './location-values';
import { longDutyText } from './long-duty-text';
import { pointText } from './map-point';
import { RecordDialog } from './record-dialog';
import { weekdayNames } from './weekday-names';

type Form = UseFormReturn<LocationValues, unknown, LocationForm>;

const schema = () => import('@shared/work/model/location').then((it) => it.LocationForm);

const AddressFields = ({ form, onState }: { form: Form; onState: (state: LocationValues['state']) => void }) => {
  const { t } = useTranslation('locations');
  const { register, control, formState } = form;
  return (
    <>
      <TextField
        label={t('fields.street')}
        autoComplete="off"
        maxLength={limits.addressLength}
        error={formState.errors.street?.message}
        {...register('street')}
      />
      <Columns>
        <TextField
          label={t('fields.city')}
          required
          autoComplete="off"
          maxLength={limits.locationLength}
          error={formState.errors.city?.message}
          {...register('city')}
        />
        <Columns>
          <Controller
            control={control}
            name="state"
            render={({ field, fieldState }) => (
              <SelectField
                {...field}
                label={t('fields.state')}
                required
                placeholder={t('choose')}
                data={stateCodes.map((value) => ({ value, label: states[value] }))}
                onChange={(state) => {
                  field.onChange(state);
                  onState(state);
                }}
                error={fieldState.error?.message}
              />
            )}
          />
          <TextField
            label={t('fields.postalCode')}
            autoComplete="off"
            maxLength={limits.postalCodeLength}
            error={formState.errors.postalCode?.message}
            {...register('postalCode')}
          />
        </Columns>
      </Columns>
    </>
  );
};

/** The local time reveals a wrong zone at a glance. */
const LocalTimeField = ({ form, onZone }: { form: Form; onZone: () => void }) => {
  const { t } = useTranslation('locations');
  const now = useNow();
  const [state, timeZone] = useWatch({ control: form.control, name: ['state', 'timeZone'] });
  const isDivided = state !== null && zoneOfState[state] === undefined;
  const time = t('zoneNow', { time: timeIn(timeZone, now) });
  return (
    <Controller
      control={form.control}
      name="timeZone"
      render={({ field, fieldState }) => (
        <ZoneField
          label={t('fields.timeZone')}
          description={isDivided ? `${time} ${t('zoneDivided', { state: states[state] })}` : time}
          required
          value={field.value}
          onChange={(zone) => {
            onZone();
            field.onChange(zone);
          }}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};

const WorkTimeFields = ({ form: { control, register, formState } }: { form: Form }) => {
  const { t } = useTranslation(['locations', 'labels/profiles']);
  return (
    <Columns>
      <Controller
        control={control}
        name="workweekStartsOn"
        render={({ field, fieldState }) => (
          <SelectField
            {...field}
            label={t('fields.workweekStartsOn')}
            description={t('workweekHint')}
            data={weekdayNames.map((day, index) => ({ value: String(index), label: t(`weekday.${day}`) }))}
            value={String(field.value)}
            onChange={(day) => field.onChange(Number(day))}
            error={fieldState.error?.message}
          />
        )}
      />
      <TextField
        type="time"
        label={t('fields.workdayStartsAt')}
        description={t('workdayHint')}
        required
        error={formState.errors.workdayStartsAt?.message}
        {...register('workdayStartsAt')}
      />
    </Columns>
  );
};

const NoteFields = ({ form: { register, formState } }: { form: Form }) => {
  const { t } = useTranslation('locations');
  return (
    <>
      {(['entrance', 'parking'] as const).map((name) => (
        <TextAreaField
          key={name}
          label={t(`fields.${name}`)}
          description={t(`hints.${name}`)}
          rows={2}
          maxLength={shiftLimits.locationNoteLength}
          error={formState.errors[name]?.message}
          {...register(name)}
        />
      ))}
    </>
  );
};

const shownOf = (values: LocationValues, field: string, t: TFunction<'locations' | 'labels/profiles'>): string => {
  if (field === 'state') return values.state === null ? '' : states[values.state];
  if (field === 'timeZone') return zoneName(values.timeZone);
  if (field === 'workweekStartsOn') return t(`weekday.${weekdayNames[values.workweekStartsOn]!}`);
  if (field === 'workdayStartsAt') return formatClock(values.workdayStartsAt);
  if (field === 'longDuty') return longDutyText(values.longDuty, t);
  if (field === 'clockInBy') return t(`clockInBy.${values.clockInBy}`);
  if (field === 'center') return pointText(values.center);
  return String(values[field as keyof LocationValues]);
};

type Props = { location: Location | null; onClose: () => void };

export const LocationDialog = ({ location, onClose }: Props) => {
  const { t } = useTranslation(['locations', 'labels/profiles']);
  const saving = useSaveLocation(location);
  const locationNow = useLocationNow();
  const choseZone = useRef(false);
  const opened = location
    ? { values: locationValues(location), version: location.version }
    : { values: blankLocation(ownZone()), version: 0 };
  const record = useRecordForm<LocationValues, LocationForm>({
    schema,
    opened,
    sentAs: location ? 'location.' : '',
    save: saving.mutateAsync,
    storedNow: async () => {
      const now = location && (await locationNow(location.locationId));
      return now && { values: locationValues(now), version: now.version };
    },
    gone: t('gone'),
    onSaved: () => {
      toast.success(t('saved'));
      onClose();
    },
  });
  const { form, conflict } = record;
  const proposeZone = (state: LocationValues['state']) => {
    const zone = state && zoneOfState[state];
    if (zone && !choseZone.current) form.setValue('timeZone', zone, { shouldDirty: true });
  };
  return (
    <>
      <RecordDialog title={t(location ? 'editTitle' : 'add')} submit={t('save')} record={record} onClose={onClose}>
        <TextField
          label={t('fields.name')}
          description={t('nameHint')}
          required
          autoComplete="off"
          maxLength={limits.organizationLength}
          error={form.formState.errors.name?.message}
          {...form.register('name')}
        />
        <AddressFields form={form} onState={proposeZone} />
        <LocalTimeField form={form} onZone={() => (choseZone.current = true)} />
        <WorkTimeFields form={form} />
        <SwitchField
          label={t('fields.longDuty')}
          description={t('longDutyHint', longDutyHours)}
          error={form.formState.errors.longDuty?.message}
          {...form.register('longDuty')}
        />
        <NoteFields form={form} />
        <FenceFields form={form} />
      </RecordDialog>
      {conflict && (
        <ConflictDialog
          differences={locationFields
            .filter((field) => conflict.fields.includes(field))
            .map((field) => ({
              field,
              label: t(`fields.${field}`),
              stored: shownOf(conflict.stored, field, t),
              yours: shownOf(conflict.yours, field, t),
            }))}
          saving={record.isSaving}
          onResolve={record.resolve}
          onClose={record.dismiss}
        />
      )}
    </>
  );
};
