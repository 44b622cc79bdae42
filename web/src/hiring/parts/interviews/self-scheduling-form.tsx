import { useQuery } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { limits } from '@shared/limits';
import { calendarDay } from '@shared/core/rules/calendar-days';
import { daysAfter, wallTimeAt } from '@shared/messages/rules/schedule-times';
import { panelModes } from '@shared/hiring/model/hiring-vocabulary';
import type { Interview, SelfSchedulingForm as Form } from '@shared/hiring/model/interview';
import { Columns, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { DateField } from '@/components/ui/editing/date-field';
import { MultiSelectField } from '@/components/ui/editing/multi-select-field';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { ZoneField } from '@/components/ui/editing/zone-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { DialogActions } from '@/components/ui/records/dialog';
import { ApiError } from '@/lib/api/api-error';
import { useSession } from '@/lib/auth/session';
import { useTranslation } from '@/lib/i18n/i18n';
import { say } from '@/lib/i18n/notices';
import { FormatField } from './format-field';
import { Place, placeProblem } from './interview-form';
import { teamQuery, useOfferTimes } from './interview-queries';
import { defaultLength, lengths } from './times-draft';

const buffers = [0, 5, 10, 15, 30, 60] as const;

const todayIn = (zone: string): string => calendarDay(wallTimeAt(Date.now(), zone));

const emptyForm = (userId: string, timeZone: string): Form => ({
  ...{ type: 'video', place: '', meeting: null, note: '', timeZone, minutes: defaultLength },
  ...{
    from: daysAfter(todayIn(timeZone), 1),
    to: daysAfter(todayIn(timeZone), 7),
    opens: '09:00',
    closes: '17:00',
    bufferMinutes: 0,
  },
  ...{ mode: 'everyone', panel: [userId] },
});

type Errors = Partial<Record<keyof Form, string>>;

const problemsOf = (form: Form): Errors => {
  const place = placeProblem(form);
  const missing = (['from', 'to', 'opens', 'closes'] as const).filter((field) => form[field] === '');
  return {
    ...Object.fromEntries(missing.map((field) => [field, say('required')])),
    ...(place !== null && { place }),
    ...(form.panel.length === 0 && { panel: say('panelRequired') }),
    ...(form.panel.length > limits.pickPanel && { panel: say('panelTooLarge', { most: limits.pickPanel }) }),
  };
};

const fieldsOf = (error: unknown): Errors | null => {
  const fields = error instanceof ApiError ? (error.fields ?? {}) : {};
  return Object.keys(fields).length > 0 ? fields : null;
};

type PartProps = { form: Form; errors: Errors; set: (part: Partial<Form>) => void };

const Panel = ({ form, errors, set }: PartProps) => {
  const { t } = useTranslation('self-scheduling');
  const team = useQuery(teamQuery());
  const members = team.data?.items ?? [];
  // Keeps the order of selection, which breaks ties.
  const choose = (chosen: string[]) =>
    set({
      panel: [...form.panel.filter((it) => chosen.includes(it)), ...chosen.filter((it) => !form.panel.includes(it))],
    });
  return (
    <>
      <MultiSelectField
        label={t('form.panel')}
        error={errors.panel}
        data={members.map(({ user_id, profile }) => ({
          value: user_id,
          label: `${profile.first_name} ${profile.last_name}`.trim() || profile.email,
        }))}
        value={form.panel}
        onChange={choose}
      />
      {form.panel.length > 1 && (
        <RadioCards
          label={t('form.mode')}
          data={panelModes.map((value) => ({ value, label: t(`mode.${value}`), description: t(`modeText.${value}`) }))}
          value={form.mode}
          onChange={(mode) => set({ mode })}
        />
      )}
    </>
  );
};

const Range = ({ form, errors, set }: PartProps) => {
  const { t } = useTranslation(['self-scheduling', 'interviews']);
  const change = (field: 'from' | 'to' | 'opens' | 'closes') => (event: { currentTarget: { value: string } }) =>
    set({ [field]: event.currentTarget.value });
  return (
    <>
      <Columns gap="s">
        <DateField
          label={t('form.from')}
          min={todayIn(form.timeZone)}
          value={form.from}
          error={errors.from}
          onChange={change('from')}
        />
        <DateField label={t('form.to')} min={form.from} value={form.to} error={errors.to} onChange={change('to')} />
        <TextField
          type="time"
          label={t('form.opens')}
          step={900}
          value={form.opens}
          error={errors.opens}
          onChange={change('opens')}
        />
        <TextField
          type="time"
          label={t('form.closes')}
          step={900}
          value={form.closes}
          error={errors.closes}
          onChange={change('closes')}
        />
        <SelectField
          label={t('times.length')}
          data={lengths.map((value) => ({ value: String(value), label: t('times.minutes', { value }) }))}
          value={String(form.minutes)}
          onChange={(value) => set({ minutes: Number(value) })}
        />
        <SelectField
          label={t('form.buffer')}
          data={buffers.map((value) => ({
            value: String(value),
            label: value === 0 ? t('form.noBuffer') : t('times.minutes', { value }),
          }))}
          value={String(form.bufferMinutes)}
          onChange={(value) => set({ bufferMinutes: Number(value) })}
        />
      </Columns>
      <ZoneField label={t('times.zone')} value={form.timeZone} onChange={(timeZone) => set({ timeZone })} />
    </>
  );
};

type Props = { applicationId: string; timeZone: string; onDone: (interview: Interview) => void };

export const SelfSchedulingForm = ({ applicationId, timeZone, onDone }: Props) => {
  const { t } = useTranslation(['self-scheduling', 'interviews', 'labels/hiring']);
  const { me } = useSession();
  const [form, setForm] = useState(() => emptyForm(me?.userId ?? '', timeZone));
  const [errors, setErrors] = useState<Errors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const offer = useOfferTimes(applicationId);
  const set = (part: Partial<Form>) => {
    setForm((before) => ({ ...before, ...part }));
    setErrors({});
  };
  const parts = { form, errors, set };

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setProblem(null);
    const found = problemsOf(form);
    setErrors(found);
    if (offer.isPending || Object.keys(found).length > 0) return;
    try {
      onDone(await offer.mutateAsync({ ...form, place: form.type === 'video' ? '' : form.place.trim() }));
    } catch (error) {
      const fields = fieldsOf(error);
      if (fields) setErrors(fields);
      else setProblem(error instanceof Error ? error.message : '');
    }
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)} aria-busy={offer.isPending}>
      <Stack>
        <FormatField values={form} set={set} />
        <Place values={form} set={set} error={errors.place ?? null} />
        <Panel {...parts} />
        <Range {...parts} />
        <TextAreaField
          label={t('form.note')}
          description={t('form.noteHint')}
          rows={3}
          maxLength={limits.interviewNoteLength}
          value={form.note}
          onChange={(event) => set({ note: event.currentTarget.value })}
        />
        {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
        <DialogActions>
          <Button type="submit" loading={offer.isPending}>
            {t('form.send')}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
};
