import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { workplaceOf } from '@shared/hiring/rules/profession-questions';
import { askedPreferences } from '@shared/people/rules/work-flags';
import { limits } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import { jobInterests, workPreferences } from '@shared/people/model/profile-vocabulary';
import { specialties } from '@shared/core/model/vocabulary';
import { Columns, Stack } from '@/components/layout';
import { MoneyField } from '@/components/editing/money-field';
import { Button } from '@/components/ui/base/button';
import { ButtonLink } from '@/components/ui/base/button-link';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { FormMessage } from '@/components/ui/fields/form-message';
import { MultiSelectField } from '@/components/ui/editing/multi-select-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import type { ApiResult } from '@/lib/api/api';
import { useTranslation } from '@/lib/i18n/i18n';
import { searchAddress } from '@/hiring/parts/jobs/job-search';
import { type QuickPreferenceValues, quickFields, searchFor } from './preferences-search';
import type { Wizard } from './use-wizard';
import { queryOf } from '@/lib/requests/query-of';

const placesQuery = {
  ...queryOf('searchJobs', { query: {} }),
  select: ({ facets }: ApiResult<'searchJobs'>) => facets.location.map(({ value }) => value),
};

type Props = { wizard: Wizard; onClose: () => void };

export const QuickPreferences = ({ wizard, onClose }: Props) => {
  const { t } = useTranslation('profile-wizard');
  const [saved, setSaved] = useState<QuickPreferenceValues | null>(null);
  const isRemote = wizard.form.getValues('availability.remoteWork');
  const places = useQuery(placesQuery);
  return (
    <Dialog opened onClose={onClose} title={t('preferences.title')}>
      {saved ? (
        <Saved address={searchAddress(searchFor(saved, { places: places.data ?? [], isRemote }))} onClose={onClose} />
      ) : (
        <Questions wizard={wizard} places={places.data ?? []} onSaved={setSaved} onClose={onClose} />
      )}
    </Dialog>
  );
};

const Saved = ({ address, onClose }: { address: string; onClose: () => void }) => {
  const { t } = useTranslation('profile-wizard');
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.focus();
  }, []);
  return (
    <Stack gap="l">
      <div ref={note} tabIndex={-1}>
        <FormMessage kind="success">{say('jobPreferencesSaved')}</FormMessage>
      </div>
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          {t('preferences.goOn')}
        </Button>
        <ButtonLink to={address}>{t('preferences.see')}</ButtonLink>
      </DialogActions>
    </Stack>
  );
};

type QuestionsProps = Props & { places: readonly string[]; onSaved: (values: QuickPreferenceValues) => void };

const Questions = ({ wizard: { form: profile, draft }, places, onSaved, onClose }: QuestionsProps) => {
  const { t } = useTranslation(['profile-wizard', 'labels/jobs', 'labels/profiles']);
  const listId = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const { control, register, handleSubmit, formState, setError } = useForm<QuickPreferenceValues>({
    defaultValues: Object.fromEntries(quickFields.map((field) => [field, profile.getValues(field)])),
  });

  const submit = handleSubmit(async (values) => {
    setProblem(null);
    const most = profile.getValues('hourlyRateMaxCents');
    if (most !== null && values.hourlyRateMinCents !== null && values.hourlyRateMinCents > most) {
      setError('hourlyRateMinCents', { type: 'rule', message: say('minRateAboveMax') }, { shouldFocus: true });
      return;
    }
    const specialtyChanged = values.specialty !== profile.getValues('specialty');
    for (const field of quickFields) profile.setValue(field, values[field], { shouldDirty: true });
    if (specialtyChanged) profile.setValue('subSpecialty', '', { shouldDirty: true });
    const state = await draft.save();
    if (state === 'saved' || state === 'none') onSaved(values);
    else setProblem(t(`preferences.problems.${state}`));
  });

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap="l">
        <p>{t('preferences.text')}</p>
        {workplaceOf(profile.getValues('profession')) === 'specialty' && (
          <Controller
            control={control}
            name="specialty"
            render={({ field }) => (
              <SelectField
                {...field}
                label={t('preferences.specialty')}
                placeholder={t('preferences.any')}
                data={specialties.map((value) => ({ value, label: t(`specialty.${value}`) }))}
              />
            )}
          />
        )}
        <Columns>
          <div>
            <TextField
              label={t('preferences.location')}
              maxLength={limits.locationLength}
              list={listId}
              autoComplete="off"
              {...register('location')}
            />
            <datalist id={listId}>
              {places.map((place) => (
                <option key={place} value={place} />
              ))}
            </datalist>
          </div>
          <MoneyField control={control} name="hourlyRateMinCents" label={t('preferences.rate')} />
        </Columns>
        <Controller
          control={control}
          name="jobTypes"
          render={({ field: { ref: _, ...field } }) => (
            <MultiSelectField
              {...field}
              label={t('preferences.jobTypes')}
              data={jobInterests.map((value) => ({ value, label: t(`jobInterest.${value}`) }))}
            />
          )}
        />
        <Controller
          control={control}
          name="workPreferences"
          render={({ field: { ref: _, ...field } }) => (
            <MultiSelectField
              {...field}
              label={t('preferences.workPreferences')}
              data={askedPreferences(workPreferences).map((value) => ({ value, label: t(`workPreference.${value}`) }))}
            />
          )}
        />
        {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {t('preferences.cancel')}
          </Button>
          <Button type="submit" loading={formState.isSubmitting}>
            {t('preferences.save')}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
};
