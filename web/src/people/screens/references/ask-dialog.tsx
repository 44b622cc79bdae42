import { useQuery } from '@tanstack/react-query';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { unitsOf } from '@shared/people/rules/profession-units';
import { limits } from '@shared/limits';
import type { ReferenceForm } from '@shared/people/model/reference';
import { Columns, MutedText, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { DateField } from '@/components/ui/editing/date-field';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { FormMessage } from '@/components/ui/fields/form-message';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { Dialog, DialogActions } from '@/components/ui/records/dialog';
import { myProfileQuery } from '@/people/parts/profile/profile-queries';
import { useTranslation } from '@/lib/i18n/i18n';
import { today } from '@/lib/time/today';
import type { AskValues } from './ask-values';
import { useAskForm } from './use-ask-form';

type AskForm = UseFormReturn<AskValues, unknown, ReferenceForm>;

export const AskDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('references');
  const { form, problem, sending, submit } = useAskForm(onClose);
  return (
    <Dialog opened onClose={onClose} title={t('form.title')}>
      <form
        noValidate
        aria-busy={sending}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack>
          <MutedText>{t('form.intro', { days: limits.referenceDays })}</MutedText>
          {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
          <PersonFields form={form} />
          <WorkFields form={form} />
          <CheckboxField
            label={t('form.permission')}
            required
            error={form.formState.errors.permission?.message}
            {...form.register('permission')}
          />
          <DialogActions>
            <Button variant="secondary" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={sending}>
              {t('send')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};

const PersonFields = ({ form: { register, formState } }: { form: AskForm }) => {
  const { t } = useTranslation('references');
  const { errors } = formState;
  return (
    <>
      <TextField
        label={t('form.name')}
        required
        autoComplete="off"
        maxLength={limits.nameLength}
        error={errors.name?.message}
        {...register('name')}
      />
      <TextField
        label={t('form.jobTitle')}
        description={t('form.jobTitleHint')}
        required
        autoComplete="off"
        maxLength={limits.nameLength}
        error={errors.title?.message}
        {...register('title')}
      />
      <TextField
        type="email"
        inputMode="email"
        label={t('form.email')}
        description={t('form.emailHint')}
        required
        autoComplete="off"
        maxLength={limits.emailLength}
        error={errors.email?.message}
        {...register('email')}
      />
    </>
  );
};

const WorkFields = ({ form }: { form: AskForm }) => {
  const { t } = useTranslation('references');
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <TextField
        label={t('form.facility')}
        required
        autoComplete="off"
        maxLength={limits.organizationLength}
        error={errors.facility?.message}
        {...register('facility')}
      />
      <TextField
        type="url"
        inputMode="url"
        label={t('form.website')}
        description={t('form.websiteHint')}
        autoComplete="off"
        maxLength={limits.urlLength}
        error={errors.website?.message}
        {...register('website')}
      />
      <UnitField form={form} />
      <Columns>
        <DateField
          label={t('form.startedOn')}
          required
          max={today()}
          error={errors.startedOn?.message}
          {...register('startedOn')}
        />
        <DateField
          label={t('form.endedOn')}
          description={t('form.endedOnHint')}
          max={today()}
          error={errors.endedOn?.message}
          {...register('endedOn')}
        />
      </Columns>
    </>
  );
};

/** Shown only for professions that work in units. */
const UnitField = ({ form: { control } }: { form: AskForm }) => {
  const { t } = useTranslation(['references', 'labels/units']);
  const profession = useQuery(myProfileQuery()).data?.profession ?? null;
  const units = profession === null ? [] : unitsOf(profession);
  if (units.length === 0) return null;
  return (
    <Controller
      control={control}
      name="unit"
      render={({ field }) => (
        <SelectField
          label={t('form.unit')}
          placeholder={t('form.noUnit')}
          data={units.map((value) => ({ value, label: t(`unit.${value}`) }))}
          {...field}
        />
      )}
    />
  );
};
