import CopyCheck from 'lucide-react/dist/esm/icons/copy-check.mjs';
import { useId } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { timeSlots } from '@shared/people/model/profile-vocabulary';
import { MutedText } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { MultiSelectField } from '@/components/ui/editing/multi-select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { toast } from '@/components/ui/base/toast';
import { useTranslation } from '@/lib/i18n/i18n';
import { type DayTimes, hasTimes, isOvernight, sameTimesOn, timesOf, type Weekday, withTimes } from './day-times';
import { messageAt } from './form/field-path';
import styles from './profile.module.css';
import type { ProfileValues } from './form/profile-values';

const dailyName = 'availability.dailyTimePreferences';

export const DayTimesEditor = () => {
  const { t } = useTranslation('profile-fields');
  const { control } = useFormContext<ProfileValues>();
  const days = useWatch({ control, name: 'availability.daysAvailable' });
  if (days.length === 0) return <MutedText>{t('days.empty')}</MutedText>;
  return (
    <ul className={styles.days} role="list">
      {days.map((day) => (
        <li key={day}>
          <DayRow day={day} days={days} />
        </li>
      ))}
    </ul>
  );
};

const DayRow = ({ day, days }: { day: Weekday; days: readonly Weekday[] }) => {
  const { t } = useTranslation(['profile-fields', 'labels/profiles']);
  const { control, setValue, getValues, clearErrors } = useFormContext<ProfileValues>();
  const daily = useWatch({ control, name: dailyName });
  const id = useId();
  const times = timesOf(daily, day);
  const name = t(`weekday.${day}`);

  const change = (part: Partial<DayTimes>): void => {
    setValue(dailyName, withTimes(getValues(dailyName), day, { ...times, ...part }), { shouldDirty: true });
    clearErrors(`${dailyName}.${day}`);
  };
  const copy = (): void => {
    setValue(dailyName, sameTimesOn(days, times), { shouldDirty: true });
    clearErrors(dailyName);
    toast.success(t('days.copied', { day: name }));
  };

  return (
    <div className={styles.day} role="group" aria-labelledby={id}>
      <div className={styles.dayHead}>
        <h4 id={id}>{name}</h4>
        {days.length > 1 && hasTimes(times) && (
          <Button
            variant="quiet"
            size="small"
            leftIcon={<CopyCheck size={16} aria-hidden="true" />}
            aria-label={t('days.copyOf', { day: name })}
            onClick={copy}
          >
            {t('days.copy')}
          </Button>
        )}
      </div>
      <MultiSelectField
        label={<span className="visually-hidden">{t('days.slots', { day: name })}</span>}
        data={timeSlots.map((value) => ({ value, label: t(`timeSlotName.${value}`) }))}
        value={times.slots}
        onChange={(chosen) => change({ slots: chosen })}
      />
      <OwnHours day={day} times={times} onChange={change} />
    </div>
  );
};

type OwnHoursProps = { day: Weekday; times: DayTimes; onChange: (part: Partial<DayTimes>) => void };

const OwnHours = ({ day, times, onChange }: OwnHoursProps) => {
  const { t } = useTranslation(['profile-fields', 'labels/profiles']);
  const { control } = useFormContext<ProfileValues>();
  const { errors } = useFormState({ control, name: dailyName });
  const name = t(`weekday.${day}`);
  const errorOf = (part: keyof DayTimes) => messageAt(errors, `${dailyName}.${day}.${part}`);
  return (
    <div className={styles.hours}>
      <span className={styles.hoursName}>{t('days.own')}</span>
      {(['customStart', 'customEnd'] as const).map((part) => (
        <TextField
          key={part}
          type="time"
          label={
            <>
              <span aria-hidden="true">{t(`days.${part}`)}</span>
              <span className="visually-hidden">{t(`days.${part}Of`, { day: name })}</span>
            </>
          }
          value={times[part] ?? ''}
          error={errorOf(part)}
          onChange={(event) => onChange({ [part]: event.currentTarget.value || null })}
        />
      ))}
      {(times.customStart !== null || times.customEnd !== null) && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('days.clearOf', { day: name })}
          onClick={() => onChange({ customStart: null, customEnd: null })}
        >
          {t('days.clear')}
        </Button>
      )}
      {isOvernight(times) && <MutedText>{t('days.overnight')}</MutedText>}
    </div>
  );
};
