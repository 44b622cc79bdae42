import { Controller, useWatch } from 'react-hook-form';
import { professionsOfUnit } from '@shared/people/rules/profession-units';
import { certifications, type Certification, type Profession } from '@shared/people/model/healthcare-vocabulary';
import type { LocationUnit } from '@shared/work/model/location';
import { limits } from '@shared/limits';
import { shiftLimits } from '@shared/work/limits/shift-limits';
import { MoneyField } from '@/components/editing/money-field';
import { NullableNumberField } from '@/components/editing/nullable-number-field';
import { Columns, MutedText } from '@/components/layout';
import { DateField } from '@/components/ui/editing/date-field';
import { PickListField } from '@/components/ui/editing/pick-list-field';
import { SwitchField } from '@/components/ui/editing/switch-field';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { lengthWithEnd } from '../coverage-texts';
import type { Form } from './differential-fields';

export const ProfessionsField = ({ form: { control }, unit }: { form: Form; unit: LocationUnit | undefined }) => {
  const { t } = useTranslation(['coverage', 'labels/professions']);
  const offered = unit ? professionsOfUnit(unit.careUnit) : [];
  const labelOf = (it: Profession) => t(`profession.${it}`);
  return (
    <Controller
      control={control}
      name="professions"
      render={({ field, fieldState }) => (
        <PickListField
          {...field}
          label={t('form.professions')}
          description={t('form.professionsHint', { max: shiftLimits.professionsPerShift })}
          placeholder={t('form.professionsPlaceholder')}
          required
          data={
            field.value.length >= shiftLimits.professionsPerShift
              ? []
              : offered.map((value) => ({ value, label: labelOf(value) }))
          }
          labelOf={labelOf}
          removeLabel={(name) => t('form.removeNamed', { name })}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};

type TimeProps = { form: Form; timeZone: string; firstDay: string };

/** The resulting length is shown below the times. */
export const TimeFields = ({ form, timeZone, firstDay }: TimeProps) => {
  const { t } = useTranslation('coverage');
  const { register, control, formState } = form;
  const [day, startTime, endTime] = useWatch({ control, name: ['day', 'startTime', 'endTime'] });
  const isWhole = [day, startTime, endTime].every((it) => it !== '');
  const end = isWhole ? lengthWithEnd({ day, startTime, endTime, timeZone }, t) : undefined;
  return (
    <>
      <DateField
        label={t('form.day')}
        required
        min={firstDay}
        error={formState.errors.day?.message}
        {...register('day')}
      />
      <ClockFields form={form} end={end} />
    </>
  );
};

/** For a shift, or for a template, which has no day. `end`: the resulting length. */
export const ClockFields = ({ form: { register, formState }, end }: { form: Form; end?: string | undefined }) => {
  const { t } = useTranslation('coverage');
  return (
    <>
      <Columns>
        <TextField
          type="time"
          label={t('form.startTime')}
          required
          error={formState.errors.startTime?.message}
          {...register('startTime')}
        />
        <TextField
          type="time"
          label={t('form.endTime')}
          required
          error={formState.errors.endTime?.message}
          {...register('endTime')}
        />
      </Columns>
      {end !== undefined && <MutedText role="status">{end}</MutedText>}
    </>
  );
};

export const PayFields = ({ form: { control, register, formState } }: { form: Form }) => {
  const { t } = useTranslation('coverage');
  const bonusCents = useWatch({ control, name: 'bonusCents' });
  return (
    <>
      <Columns>
        <MoneyField control={control} name="rateCents" label={t('form.rateCents')} required />
        <MoneyField control={control} name="bonusCents" label={t('form.bonusCents')} />
      </Columns>
      {bonusCents !== null && bonusCents > 0 && (
        <TextField
          label={t('form.bonusReason')}
          autoComplete="off"
          maxLength={limits.timesheetNoteLength}
          error={formState.errors.bonusReason?.message}
          {...register('bonusReason')}
        />
      )}
    </>
  );
};

const mealCounts = [0, 1, 2] as const;

export const BreakField = ({ form: { control } }: { form: Form }) => {
  const { t } = useTranslation('coverage');
  return (
    <Controller
      control={control}
      name="breakRule"
      render={({ field, fieldState }) => (
        <SelectField
          name={field.name}
          ref={field.ref}
          onBlur={field.onBlur}
          label={t('form.breakRule')}
          description={`${t('facts.breaksText', { count: field.value.meals, minutes: field.value.mealMinutes, paid: field.value.paid ? 'yes' : 'no' })}. ${t('form.breaksHint')}`}
          data={mealCounts.map((count) => ({ value: String(count), label: t('form.breaks', { count }) }))}
          value={String(field.value.meals)}
          onChange={(meals) => field.onChange({ ...field.value, meals: Number(meals) })}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};

/** Fields that may change once people are on the shift. */
export const OpenFields = ({ form: { control, register, formState } }: { form: Form }) => {
  const { t } = useTranslation(['coverage', 'labels/certifications']);
  const labelOf = (it: Certification) => t(`certification.${it}`);
  return (
    <>
      <Controller
        control={control}
        name="requiredCertifications"
        render={({ field, fieldState }) => (
          <PickListField
            {...field}
            label={t('form.requiredCertifications')}
            description={t('form.certificationsHint', { max: shiftLimits.certifications })}
            placeholder={t('form.certificationsPlaceholder')}
            data={
              field.value.length >= shiftLimits.certifications
                ? []
                : certifications.map((value) => ({ value, label: labelOf(value) }))
            }
            labelOf={labelOf}
            removeLabel={(name) => t('form.removeNamed', { name })}
            error={fieldState.error?.message}
          />
        )}
      />
      <NullableNumberField
        control={control}
        name="unitMonths"
        label={t('form.unitMonths')}
        min={0}
        max={shiftLimits.unitMonths}
      />
      <SwitchField
        label={t('form.orientation')}
        description={t('form.orientationHint')}
        error={formState.errors.orientation?.message}
        {...register('orientation')}
      />
      <TextAreaField
        label={t('form.notes')}
        description={t('form.notesHint')}
        rows={3}
        maxLength={shiftLimits.notesLength}
        error={formState.errors.notes?.message}
        {...register('notes')}
      />
    </>
  );
};
