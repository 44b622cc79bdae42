import { Controller, type UseFormReturn } from 'react-hook-form';
import { useState } from 'react';
import { useTranslation } from '@/lib/i18n/i18n';
import { limits } from '@shared/limits';
import type { AlertFrequency } from '@shared/core/model/enumerations';
import { alertFrequencies } from '@shared/core/model/vocabulary';
import { MutedText, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { FormMessage } from '@/components/ui/fields/form-message';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { TextField } from '@/components/ui/fields/text-field';
import { applyServerErrors, useLazyForm } from '@/lib/forms/form';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';

export type AlertForm = { name: string; frequency: AlertFrequency };

const loadSchema = () =>
  import('@shared/hiring/model/job-alert').then((it) => it.JobAlertSettings.pick({ name: true, frequency: true }));

type FrequencyProps = {
  form: UseFormReturn<AlertForm, unknown, AlertForm>;
  frequencies: readonly AlertFrequency[];
};

const Frequency = ({ form, frequencies }: FrequencyProps) => {
  const { t } = useTranslation(['saved-jobs', 'labels/jobs']);
  return (
    <Controller
      control={form.control}
      name="frequency"
      render={({ field, fieldState }) => (
        <RadioCards<AlertFrequency>
          label={t('alert.frequency')}
          name={field.name}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          error={fieldState.error?.message}
          data={frequencies.map((value) => ({
            value,
            label: t(`alertFrequency.${value}`),
            description: t(`alert.frequencyHint.${value}`),
          }))}
        />
      )}
    />
  );
};

type Props = {
  title: string;
  words: string;
  initial: AlertForm;
  frequencies?: readonly AlertFrequency[];
  submitLabel: string;
  onSave: (values: AlertForm) => Promise<unknown>;
  onClose: () => void;
};

export const AlertDialog = ({
  title,
  words,
  initial,
  frequencies = alertFrequencies,
  submitLabel,
  onSave,
  onClose,
}: Props) => {
  const { t } = useTranslation('saved-jobs');
  const form = useLazyForm<AlertForm, AlertForm>(loadSchema, initial);
  const oneAtATime = useOneAtATime();
  const [problem, setProblem] = useState<string | null>(null);
  const { errors, isSubmitting } = form.formState;

  const save = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      await onSave(values);
      onClose();
    } catch (error) {
      setProblem(applyServerErrors(form, error, 'settings.'));
    }
  });

  return (
    <Dialog opened onClose={onClose} title={title}>
      <form
        noValidate
        aria-busy={isSubmitting}
        onSubmit={(event) => {
          event.preventDefault();
          void oneAtATime(save);
        }}
      >
        <Stack>
          <div>
            <MutedText>{t('alert.searches')}</MutedText>
            <p>{words}</p>
          </div>
          {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
          <TextField
            label={t('alert.name')}
            required
            maxLength={limits.alertNameLength}
            error={errors.name?.message}
            {...form.register('name')}
          />
          <Frequency form={form} frequencies={frequencies} />
          <DialogActions>
            <Button variant="quiet" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={isSubmitting}>
              {submitLabel}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};
