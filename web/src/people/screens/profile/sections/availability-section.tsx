import { useQuery } from '@tanstack/react-query';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { askedShifts } from '@shared/people/rules/work-flags';
import { limits } from '@shared/limits';
import {
  availabilityStatuses,
  shiftTypes,
  timeSlots,
  weekdays,
  workRadii,
} from '@shared/people/model/profile-vocabulary';
import { CalendarConnection } from '@/messages/parts/calendar/calendar-connection';
import { myProfileQuery } from '@/people/parts/profile/profile-queries';
import { Columns } from '@/components/layout';
import { NullableNumberField } from '@/components/editing/nullable-number-field';
import { MultiSelectField } from '@/components/ui/editing/multi-select-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { useTranslation } from '@/lib/i18n/i18n';
import { timesOnDays } from '../day-times';
import { DayTimesEditor } from '../day-times-editor';
import { FieldGroup } from '../form/field-group';
import { FieldPlace } from '../form/field-place';
import { ChipsInput, useFieldTexts } from '../form/profile-inputs';
import { ProfileSection } from '../profile-section';
import type { ProfileValues } from '../form/profile-values';
import styles from '../profile.module.css';
import { UnavailableList } from '../unavailable-list';

export const AvailabilitySection = () => {
  const { t } = useTranslation(['profile-fields', 'labels/profiles']);
  return (
    <ProfileSection step="availability">
      <FieldPlace field="availability">
        <StatusInput />
      </FieldPlace>
      <Columns>
        <HoursInput />
      </Columns>
      <Columns>
        <DistanceInput />
      </Columns>
      <ChipsInput
        name="availability.shiftTypes"
        data={askedShifts(shiftTypes).map((value) => ({ value, label: t(`shiftType.${value}`) }))}
      />
      <FieldGroup title={t('groups.days')}>
        <DaysInput />
        <TimesInput description={t('hints.timePreferences')} />
        <DayTimesEditor />
      </FieldGroup>
      <FieldGroup title={t('groups.away')}>
        <UnavailableList />
      </FieldGroup>
      <div className={styles.group}>
        <CalendarConnection />
      </div>
    </ProfileSection>
  );
};

export const TimesInput = (props: { description?: string }) => {
  const { t } = useTranslation('labels/profiles');
  return (
    <ChipsInput
      {...props}
      name="availability.timePreferences"
      data={timeSlots.map((value) => ({ value, label: t(`timeSlot.${value}`) }))}
    />
  );
};

const StatusInput = () => {
  const { t } = useTranslation(['profile-fields', 'labels/profiles']);
  const { control } = useFormContext<ProfileValues>();
  const texts = useFieldTexts('availability.status');
  return (
    <Controller
      control={control}
      name="availability.status"
      render={({ field }) => (
        <RadioCards
          {...texts}
          name={field.name}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          data={availabilityStatuses.map((value) => ({
            value,
            label: t(`availabilityStatus.${value}`),
            description: t(`statusTexts.${value}`),
          }))}
        />
      )}
    />
  );
};

const HoursInput = () => {
  const { control } = useFormContext<ProfileValues>();
  const { label, required } = useFieldTexts('availability.hoursPerWeek');
  return (
    <NullableNumberField
      control={control}
      name="availability.hoursPerWeek"
      label={label}
      required={required}
      min={1}
      max={limits.hoursPerWeekMax}
    />
  );
};

/** The server's result for the ZIP Code counts until the address is changed. */
const useDistanceHint = (): string => {
  const { t } = useTranslation('profile-fields');
  const { control } = useFormContext<ProfileValues>();
  const zip = useWatch({ control, name: 'zipCode' });
  const stored = useQuery({ ...myProfileQuery(), enabled: false }).data;
  if (zip === '') return t('distance.noZip');
  if (stored && !stored.privacy.locationSharing) return t('distance.off');
  if (!stored || stored.zipCode !== zip || stored.measuredFrom?.kind === 'zip') return t('distance.home');
  const { measuredFrom } = stored;
  return measuredFrom ? t('distance.unknownZip', { zip, town: measuredFrom.name }) : t('distance.unknown', { zip });
};

const DistanceInput = () => {
  const { t } = useTranslation('profile-fields');
  const { control } = useFormContext<ProfileValues>();
  const texts = useFieldTexts('radiusMiles');
  const hint = useDistanceHint();
  return (
    <Controller
      control={control}
      name="radiusMiles"
      render={({ field: { disabled: _, value, onChange, ...field } }) => (
        <SelectField
          {...texts}
          {...field}
          description={hint}
          placeholder={t('choose')}
          data={workRadii.map((miles) => ({ value: String(miles), label: t('withinMiles', { miles }) }))}
          value={value === null ? '' : String(value)}
          onChange={(chosen) => onChange(chosen === null ? null : Number(chosen))}
        />
      )}
    />
  );
};

/** Removing a day removes its times. */
const DaysInput = () => {
  const { t } = useTranslation(['profile-fields', 'labels/profiles']);
  const { control, getValues, setValue } = useFormContext<ProfileValues>();
  const texts = useFieldTexts('availability.daysAvailable');
  const daily = 'availability.dailyTimePreferences';
  return (
    <Controller
      control={control}
      name="availability.daysAvailable"
      render={({ field }) => (
        <MultiSelectField
          {...texts}
          description={t('hints.daysAvailable')}
          name={field.name}
          data={weekdays.map((value) => ({ value, label: t(`weekday.${value}`) }))}
          value={field.value}
          onBlur={field.onBlur}
          onChange={(days) => {
            field.onChange(days);
            setValue(daily, timesOnDays(getValues(daily), days), { shouldDirty: true });
          }}
        />
      )}
    />
  );
};
