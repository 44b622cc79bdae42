import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { hasField, needOf, shapeOf, weeklyHoursOf } from '@shared/hiring/rules/hiring-fields';
import { limits } from '@shared/limits';
import { shiftPatterns, shifts } from '@shared/people/model/healthcare-vocabulary';
import type { JobDraft } from '@shared/hiring/model/job';
import { expectedHoursTypes } from '@shared/core/model/vocabulary';
import { Columns, MutedText } from '@/components/layout';
import { NullableNumberField } from '@/components/editing/nullable-number-field';
import { DateField } from '@/components/ui/editing/date-field';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { today } from '@/lib/time/today';
import { emptyAsNull } from '../empty-as-null';
import { Warned } from '../job-warnings';

const useKind = (): Pick<JobDraft, 'jobType' | 'assignment'> => {
  const { control } = useFormContext<JobDraft>();
  const [jobType, assignment] = useWatch({ control, name: ['jobType', 'assignment'] });
  return { jobType, assignment };
};

export const ScheduleSection = () => {
  const kind = useKind();
  return (
    <>
      <ShiftFields />
      {hasField(kind, 'startOn') && <StartFields />}
      <ExpectedHours />
    </>
  );
};

const ShiftFields = () => {
  const { t } = useTranslation(['posting', 'labels/professions', 'labels/schedule']);
  const { control } = useFormContext<JobDraft>();
  const kind = useKind();
  return (
    <>
      <Columns>
        <Controller
          control={control}
          name="shift"
          render={({ field, fieldState }) => (
            <SelectField
              {...field}
              label={t('fields.shift')}
              required={needOf(kind, 'shift') === 'required'}
              placeholder={t('choose')}
              data={shifts.map((value) => ({ value, label: t(`shift.${value}`) }))}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="pattern"
          render={({ field, fieldState }) => (
            <SelectField
              {...field}
              label={t('fields.pattern')}
              required={needOf(kind, 'pattern') === 'required'}
              placeholder={t('choose')}
              data={shiftPatterns.map((value) => ({ value, label: t(`pattern.${value}`) }))}
              error={fieldState.error?.message}
            />
          )}
        />
        <ShapeFields required={needOf(kind, 'pattern') === 'required'} />
      </Columns>
      <WeeklyHours />
    </>
  );
};

/** Asked where the pattern doesn't imply it. */
const ShapeFields = ({ required }: { required: boolean }) => {
  const { t } = useTranslation('posting');
  const { control } = useFormContext<JobDraft>();
  const pattern = useWatch({ control, name: 'pattern' });
  if (pattern === null || shapeOf(pattern)) return null;
  return (
    <>
      <Warned place="hoursPerShift">
        <NullableNumberField
          control={control}
          name="hoursPerShift"
          label={t('fields.hoursPerShift')}
          required={required}
          {...limits.hoursPerShift}
        />
      </Warned>
      {pattern !== '7on7off' && (
        <NullableNumberField
          control={control}
          name="shiftsPerWeek"
          label={t('fields.shiftsPerWeek')}
          required={required}
          min={1}
          max={limits.shiftsPerWeekMax}
        />
      )}
    </>
  );
};

const WeeklyHours = () => {
  const { t } = useTranslation('posting');
  const { control } = useFormContext<JobDraft>();
  const [pattern, hoursPerShift, shiftsPerWeek] = useWatch({
    control,
    name: ['pattern', 'hoursPerShift', 'shiftsPerWeek'],
  });
  const hours = weeklyHoursOf({ pattern, ...(shapeOf(pattern) ?? { hoursPerShift, shiftsPerWeek }) });
  return pattern === null || hours === null ? null : <MutedText>{t('weeklyHours', { hours })}</MutedText>;
};

const StartFields = () => {
  const { t } = useTranslation('posting');
  const { register, control, formState } = useFormContext<JobDraft>();
  const kind = useKind();
  const isAsap = useWatch({ control, name: 'startAsap' });
  return (
    <>
      <Columns>
        {!isAsap && (
          <DateField
            label={t('fields.startOn')}
            required={needOf(kind, 'startOn') === 'required'}
            min={today()}
            error={formState.errors.startOn?.message}
            {...register('startOn', emptyAsNull)}
          />
        )}
        {hasField(kind, 'contractWeeks') && (
          <Warned place="contractWeeks">
            <NullableNumberField
              control={control}
              name="contractWeeks"
              label={t('fields.contractWeeks')}
              required
              min={1}
              max={limits.contractWeeksMax}
            />
          </Warned>
        )}
      </Columns>
      <CheckboxField
        label={t('fields.startAsap')}
        error={formState.errors.startAsap?.message}
        {...register('startAsap')}
      />
    </>
  );
};

const ExpectedHours = () => {
  const { t } = useTranslation(['posting', 'labels/posting']);
  const { control } = useFormContext<JobDraft>();
  const type = useWatch({ control, name: 'expectedHoursType' });
  const bounds = { min: 1, max: limits.hoursPerWeekMax };
  return (
    <Columns>
      <Controller
        control={control}
        name="expectedHoursType"
        render={({ field, fieldState }) => (
          <SelectField
            {...field}
            label={t('fields.expectedHoursType')}
            required
            data={expectedHoursTypes.map((value) => ({ value, label: t(`expectedHours.${value}`) }))}
            error={fieldState.error?.message}
          />
        )}
      />
      {type === 'fixed' && (
        <NullableNumberField
          control={control}
          name="expectedHoursFixed"
          label={t('fields.expectedHoursFixed')}
          {...bounds}
        />
      )}
      {(type === 'range' || type === 'minimum') && (
        <NullableNumberField
          control={control}
          name="expectedHoursMin"
          label={t('fields.expectedHoursMin')}
          {...bounds}
        />
      )}
      {(type === 'range' || type === 'maximum') && (
        <NullableNumberField
          control={control}
          name="expectedHoursMax"
          label={t('fields.expectedHoursMax')}
          {...bounds}
        />
      )}
    </Columns>
  );
};
