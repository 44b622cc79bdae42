import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { useState } from 'react';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import { scheduleTimes } from '@shared/messages/rules/schedule-times';
import type { ScheduleItem, ScheduleItemForm } from '@shared/messages/model/calendar';
import { scheduleItemTypes, scheduleStatuses } from '@shared/people/model/profile-vocabulary';
import { Columns, MutedText, Stack } from '@/components/layout';
import { MoneyField } from '@/components/editing/money-field';
import { DateField } from '@/components/ui/editing/date-field';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { ZoneField } from '@/components/ui/editing/zone-field';
import { TextField } from '@/components/ui/fields/text-field';
import { toast } from '@/components/ui/base/toast';
import { applyServerErrors, useLazyForm } from '@/lib/forms/form';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import styles from '../calendar.module.css';
import { useSaveItem } from '../calendar-queries';
import { formatDuration, formatSlot } from '../calendar-labels';
import type { EventValues } from './event-form';
import { ChoiceField, FormDialog } from './form-dialog';

type Form = UseFormReturn<EventValues, unknown, ScheduleItemForm>;

const loadSchema = () => import('@shared/messages/model/calendar').then((it) => it.ScheduleItemForm);

const isTime = (text: string): boolean => /^\d\d:\d\d$/.test(text);

/** Shows the resulting duration, which reveals overnight and daylight saving surprises. */
const Length = ({ form }: { form: Form }) => {
  const { t } = useTranslation('calendar');
  const [date, startTime, endTime, timeZone] = useWatch({
    control: form.control,
    name: ['date', 'startTime', 'endTime', 'timeZone'],
  });
  if (!/^[1-9]\d{3}-\d\d-\d\d$/.test(date) || !isTime(startTime) || !isTime(endTime)) return null;
  const times = scheduleTimes({ date, startTime, endTime, timeZone });
  return (
    <MutedText aria-live="polite">
      {times
        ? t('event.length', {
            when: formatSlot(times, t, timeZone),
            duration: formatDuration(times.durationMinutes, t),
          })
        : say('clocksChange')}
    </MutedText>
  );
};

const When = ({ form }: { form: Form }) => {
  const { t } = useTranslation('calendar');
  const { errors } = form.formState;
  return (
    <Stack gap="s">
      <div className={styles.times}>
        <DateField label={t('event.date')} required error={errors.date?.message} {...form.register('date')} />
        <TextField
          type="time"
          label={t('event.start')}
          required
          error={errors.startTime?.message}
          {...form.register('startTime')}
        />
        <TextField
          type="time"
          label={t('event.end')}
          required
          error={errors.endTime?.message}
          {...form.register('endTime')}
        />
      </div>
      <Length form={form} />
      <Controller
        control={form.control}
        name="timeZone"
        render={({ field }) => <ZoneField label={t('event.timeZone')} value={field.value} onChange={field.onChange} />}
      />
    </Stack>
  );
};

type Props = { item: ScheduleItem | null; initial: EventValues; onClose: () => void };

export const EventDialog = ({ item, initial, onClose }: Props) => {
  const { t } = useTranslation('calendar');
  const form = useLazyForm<EventValues, ScheduleItemForm>(loadSchema, initial);
  const save = useSaveItem(item);
  const oneAtATime = useOneAtATime();
  const [problem, setProblem] = useState<string | null>(null);
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      await save.mutateAsync(values);
      toast.success(say('scheduleItemSaved'));
      onClose();
    } catch (error) {
      setProblem(applyServerErrors(form, error, item ? 'item.' : ''));
    }
  });

  return (
    <FormDialog
      title={item ? t('event.edit') : t('event.add')}
      saveLabel={t('event.save')}
      busy={isSubmitting}
      problem={problem}
      onSubmit={() => void oneAtATime(submit)}
      onClose={onClose}
    >
      <TextField
        label={t('event.title')}
        required
        maxLength={limits.jobTitleLength}
        error={errors.title?.message}
        {...form.register('title')}
      />
      <Columns count={2}>
        <ChoiceField
          control={form.control}
          name="type"
          label={t('event.type')}
          data={scheduleItemTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
        />
        <ChoiceField
          control={form.control}
          name="status"
          label={t('event.status')}
          data={scheduleStatuses.map((value) => ({ value, label: t(`statuses.${value}`) }))}
        />
      </Columns>
      <When form={form} />
      <Columns count={2}>
        <TextField
          label={t('event.facility')}
          maxLength={limits.organizationLength}
          error={errors.facility?.message}
          {...form.register('facility')}
        />
        <TextField
          label={t('event.location')}
          maxLength={limits.locationLength}
          error={errors.location?.message}
          {...form.register('location')}
        />
      </Columns>
      <MoneyField control={form.control} name="rateCents" label={t('event.rate')} />
      <TextAreaField
        label={t('event.notes')}
        rows={3}
        maxLength={limits.calendarNotesLength}
        error={errors.notes?.message}
        {...form.register('notes')}
      />
    </FormDialog>
  );
};
