import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Controller, useController, useFormContext, useWatch } from 'react-hook-form';
import { limits } from '@shared/limits';
import type { JobDraft } from '@shared/model/job';
import { departments, jobTypes, specialties } from '@shared/model/vocabulary';
import { Columns } from '@/components/layout';
import { NullableNumberField } from '@/components/editing/nullable-number-field';
import { SelectField } from '@/components/ui/fields/select-field';
import { TextField } from '@/components/ui/fields/text-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { employerJobsQuery } from '@/entities/jobs/job-queries';

export const BasicSection = () => {
  const { t } = useTranslation('posting');
  const { register, control, formState } = useFormContext<JobDraft>();
  const remote = useWatch({ control, name: 'remote' });
  const { errors } = formState;
  return (
    <>
      <TextField
        label={t('fields.title')}
        required
        maxLength={limits.jobTitleLength}
        error={errors.title?.message}
        {...register('title')}
      />
      <Columns>
        <DepartmentAndSpecialty />
        <JobTypeFields />
        <NullableNumberField
          control={control}
          name="numberOfOpenings"
          label={t('fields.numberOfOpenings')}
          required
          min={1}
          max={limits.openingsMax}
        />
      </Columns>
      <TextField
        label={t('fields.location')}
        description={remote ? t('locationOptional') : t('locationHint')}
        required={!remote}
        maxLength={limits.locationLength}
        error={errors.location?.message}
        {...register('location')}
      />
      <ProjectField />
    </>
  );
};

/** The specialty follows the department until the user chooses one. */
const DepartmentAndSpecialty = () => {
  const { t } = useTranslation(['posting', 'labels/jobs']);
  const { control, getValues, setValue } = useFormContext<JobDraft>();
  const follow = (department: JobDraft['department']) => {
    const before = getValues('department');
    const specialty = getValues('specialty');
    if (specialty !== null && specialty !== before) return;
    setValue('specialty', department, { shouldDirty: true, shouldValidate: control._formState.isSubmitted });
  };
  return (
    <>
      <Controller
        control={control}
        name="department"
        render={({ field, fieldState }) => (
          <SelectField
            {...field}
            label={t('fields.department')}
            required
            placeholder={t('choose')}
            data={departments.map((value) => ({ value, label: t(`specialty.${value}`) }))}
            onChange={(department) => {
              follow(department);
              field.onChange(department);
            }}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller
        control={control}
        name="specialty"
        render={({ field, fieldState }) => (
          <SelectField
            {...field}
            label={t('fields.specialty')}
            required
            placeholder={t('choose')}
            data={specialties.map((value) => ({ value, label: t(`specialty.${value}`) }))}
            error={fieldState.error?.message}
          />
        )}
      />
    </>
  );
};

/** "Remote" appears with the types but is a flag: a remote job also has a type. */
const JobTypeFields = () => {
  const { t } = useTranslation(['posting', 'labels/jobs']);
  const types = jobTypes.map((value) => ({ value, label: t(`jobType.${value}`) }));
  const { control } = useFormContext<JobDraft>();
  const { field: type, fieldState } = useController({ control, name: 'jobType' });
  const { field: remote } = useController({ control, name: 'remote' });
  const isRemote = remote.value;
  return (
    <>
      <SelectField<JobDraft['jobType'] | 'remote'>
        label={t('fields.jobType')}
        required
        name="jobType"
        ref={type.ref}
        onBlur={type.onBlur}
        data={[...types, { value: 'remote', label: t('remoteType') }]}
        value={isRemote ? 'remote' : type.value}
        onChange={(chosen) => {
          remote.onChange(chosen === 'remote');
          if (chosen !== null && chosen !== 'remote') type.onChange(chosen);
        }}
        error={isRemote ? undefined : fieldState.error?.message}
      />
      {isRemote && (
        <SelectField
          label={t('employment')}
          required
          name="employment"
          data={types}
          value={type.value}
          onChange={type.onChange}
          error={fieldState.error?.message}
        />
      )}
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
