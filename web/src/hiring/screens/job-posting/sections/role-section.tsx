import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { asksFor } from '@shared/hiring/rules/asks-for';
import { limits } from '@shared/limits';
import { npFocuses } from '@shared/people/model/healthcare-vocabulary';
import type { JobDraft } from '@shared/hiring/model/job';
import { Columns } from '@/components/layout';
import { NullableNumberField } from '@/components/editing/nullable-number-field';
import { CheckboxField } from '@/components/ui/fields/checkbox-field';
import { TextField } from '@/components/ui/fields/text-field';
import { MultiSelectField } from '@/components/ui/editing/multi-select-field';
import { employerJobsQuery } from '@/hiring/parts/jobs/job-queries';
import { useTranslation } from '@/lib/i18n/i18n';
import { EmploymentField, HiringKindField } from './hiring-kind-field';
import { Warned } from '../job-warnings';
import { DepartmentField, SpecialtyField, UnitField } from './place-fields';
import { ProfessionsField } from './professions-field';
import { useProfessionsOfTitle } from '../use-role';

export const RoleSection = () => {
  const { t } = useTranslation('posting');
  const { control } = useFormContext<JobDraft>();
  const professions = useWatch({ control, name: 'professions' });
  return (
    <>
      <HiringKindField />
      <TitleField />
      <ProfessionsField />
      {professions.includes('np') && <NpFocusField />}
      <Columns>
        {asksFor(professions, 'unit') && <UnitField />}
        <DepartmentField />
        {asksFor(professions, 'specialty') && <SpecialtyField />}
        <EmploymentField />
        <NullableNumberField
          control={control}
          name="numberOfOpenings"
          label={t('fields.numberOfOpenings')}
          required
          min={1}
          max={limits.openingsMax}
        />
      </Columns>
      <LocationFields />
      <ProjectField />
    </>
  );
};

const TitleField = () => {
  const { t } = useTranslation('posting');
  const { register, formState } = useFormContext<JobDraft>();
  const takeProfessions = useProfessionsOfTitle();
  return (
    <Warned place="title">
      <TextField
        label={t('fields.title')}
        required
        maxLength={limits.jobTitleLength}
        error={formState.errors.title?.message}
        {...register('title', { onBlur: () => void takeProfessions() })}
      />
    </Warned>
  );
};

const NpFocusField = () => {
  const { t } = useTranslation(['posting', 'labels/professions']);
  const { control } = useFormContext<JobDraft>();
  return (
    <Controller
      control={control}
      name="npFocuses"
      render={({ field: { value, onChange, onBlur, name }, fieldState }) => (
        <MultiSelectField
          label={t('fields.npFocuses')}
          description={t('npFocusHint')}
          data={npFocuses.map((focus) => ({ value: focus, label: t(`npFocus.${focus}`) }))}
          {...{ value, onChange, onBlur, name }}
          error={fieldState.error?.message}
        />
      )}
    />
  );
};

const LocationFields = () => {
  const { t } = useTranslation('posting');
  const { register, control, formState } = useFormContext<JobDraft>();
  const remote = useWatch({ control, name: 'remote' });
  return (
    <>
      <TextField
        label={t('fields.location')}
        description={remote ? t('locationOptional') : t('locationHint')}
        required={!remote}
        maxLength={limits.locationLength}
        error={formState.errors.location?.message}
        {...register('location')}
      />
      <CheckboxField label={t('fields.remote')} description={t('remoteHint')} {...register('remote')} />
    </>
  );
};

const ProjectField = () => {
  const { t } = useTranslation('posting');
  const { register, formState } = useFormContext<JobDraft>();
  const jobs = useQuery(employerJobsQuery());
  const id = useId();
  const projects = [...new Set(jobs.data?.jobs.map(({ project }) => project).filter(Boolean))].sort();
  return (
    <>
      <TextField
        label={t('fields.project')}
        description={t('projectHint')}
        maxLength={limits.projectLength}
        autoComplete="off"
        list={id}
        error={formState.errors.project?.message}
        {...register('project')}
      />
      <datalist id={id}>
        {projects.map((project) => (
          <option key={project} value={project} />
        ))}
      </datalist>
    </>
  );
};
