import { Controller, useController, useFormContext, useWatch } from 'react-hook-form';
import { yearsAreHard } from '@shared/hiring/rules/hiring-fields';
import { hiringKindOf } from '@shared/hiring/rules/hiring-kind';
import { takesPackage } from '@shared/hiring/rules/pay/pay-package';
import { assignments, hiringKinds, type HiringKind } from '@shared/people/model/healthcare-vocabulary';
import type { JobDraft } from '@shared/hiring/model/job';
import type { jobTypes } from '@shared/core/model/vocabulary';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { SelectField } from '@/components/ui/fields/select-field';
import { emptyPackage } from '@/hiring/parts/jobs/job-draft';
import { useTranslation } from '@/lib/i18n/i18n';

const beginnings: Record<HiringKind, Pick<JobDraft, 'jobType' | 'assignment'>> = {
  permanent: { jobType: 'full_time', assignment: null },
  travel: { jobType: 'contract', assignment: 'travel' },
  local_contract: { jobType: 'contract', assignment: 'local' },
  locum: { jobType: 'locum', assignment: 'local' },
  per_diem: { jobType: 'per_diem', assignment: 'local' },
};

const useHiringKind = (): HiringKind => {
  const { control } = useFormContext<JobDraft>();
  const [jobType, assignment] = useWatch({ control, name: ['jobType', 'assignment'] });
  return hiringKindOf({ jobType, assignment });
};

/** The first question: it sets the job type and decides which fields the form has. */
export const HiringKindField = () => {
  const { t } = useTranslation(['posting', 'labels/professions']);
  const { control, getValues, setValue } = useFormContext<JobDraft>();
  const { field, fieldState } = useController({ control, name: 'jobType' });
  const choose = (kind: HiringKind) => {
    field.onChange(beginnings[kind].jobType);
    setValue('assignment', beginnings[kind].assignment, { shouldDirty: true });
    setValue('unitYearsRequired', yearsAreHard(kind), { shouldDirty: true });
    if (takesPackage(beginnings[kind]) && getValues('payPackage') === null)
      setValue('payPackage', emptyPackage, { shouldDirty: true });
  };
  return (
    <RadioCards
      label={t('hiringFor')}
      required
      value={useHiringKind()}
      onChange={choose}
      onBlur={field.onBlur}
      data={hiringKinds.map((kind) => ({
        value: kind,
        label: t(`hiringKind.${kind}`),
        description: t(`hiringKindHints.${kind}`),
      }))}
      error={fieldState.error?.message}
    />
  );
};

type JobTypes = readonly (typeof jobTypes)[number][];

const typesOf: Partial<Record<HiringKind, JobTypes>> = {
  permanent: ['full_time', 'part_time'],
  local_contract: ['contract', 'temporary'],
};

/** What the kind does not decide: the job type, or whether a locum travels. */
export const EmploymentField = () => {
  const { t } = useTranslation(['posting', 'labels/jobs', 'labels/schedule']);
  const { control } = useFormContext<JobDraft>();
  const kind = useHiringKind();
  const types = typesOf[kind];
  if (types)
    return (
      <Controller
        control={control}
        name="jobType"
        render={({ field, fieldState }) => (
          <SelectField
            {...field}
            label={t('employment')}
            required
            data={types.map((value) => ({ value, label: t(`jobType.${value}`) }))}
            error={fieldState.error?.message}
          />
        )}
      />
    );
  if (kind !== 'locum') return null;
  return (
    <Controller
      control={control}
      name="assignment"
      render={({ field, fieldState }) => (
        <SelectField
          {...field}
          label={t('fields.assignment')}
          placeholder={t('choose')}
          data={assignments.map((value) => ({ value, label: t(`assignment.${value}`) }))}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};
