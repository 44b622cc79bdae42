import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { limits } from '@shared/limits';
import type { JobDraft } from '@shared/hiring/model/job';
import { jobBenefits } from '@shared/core/model/vocabulary';
import { FormSection } from '@/components/editing/form-section';
import { Columns, Stack } from '@/components/layout';
import { MarkdownField } from '@/components/markdown/markdown-field';
import { DateField } from '@/components/ui/editing/date-field';
import { MultiSelectField } from '@/components/ui/editing/multi-select-field';
import { SwitchField } from '@/components/ui/editing/switch-field';
import { useTranslation } from '@/lib/i18n/i18n';
import { today } from '@/lib/time/today';
import { AnswerDaysField } from './answer-days-field';
import { EmailListField } from './email-list-field';
import { emptyAsNull } from '../empty-as-null';
import { JobWarnings, Warned } from '../job-warnings';
import { type SectionName, sectionId, sectionNames } from './job-sections';
import { MoreDetailsSection } from './more-details-section';
import { PaySection } from './pay-section';
import { QualificationsSection } from './qualifications-section';
import { QuestionsSection } from '../questions/questions-section';
import { RoleSection } from './role-section';
import { ScheduleSection } from './schedule-section';

export const JobFields = () => {
  const { t } = useTranslation('posting');
  return (
    <JobWarnings>
      <Stack gap="l">
        {sectionNames.map((name) => (
          <FormSection key={name} id={sectionId(name)} title={t(`sections.${name}`)}>
            {contents[name]}
          </FormSection>
        ))}
      </Stack>
    </JobWarnings>
  );
};

type LongText = 'description' | 'requirements' | 'benefits' | 'applicationInstructions';
type LongTextProps = { name: LongText; max: number; rows: number; required?: boolean; description?: string };

/** Controlled, so the counter follows restored text. */
const LongTextField = ({ name, max, ...rest }: LongTextProps) => {
  const { t } = useTranslation('posting');
  const { control } = useFormContext<JobDraft>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Warned place={name}>
          <MarkdownField
            {...field}
            {...rest}
            label={t(`fields.${name}`)}
            maxLength={max}
            error={fieldState.error?.message}
          />
        </Warned>
      )}
    />
  );
};

const DetailsSection = () => {
  const { t } = useTranslation(['posting', 'labels/posting']);
  const { control } = useFormContext<JobDraft>();
  return (
    <>
      <LongTextField name="description" required rows={8} max={limits.jobTextLength} />
      <LongTextField name="requirements" required rows={6} max={limits.jobTextLength} />
      <Controller
        control={control}
        name="selectedBenefits"
        render={({ field: { value, onChange, onBlur, name }, fieldState }) => (
          <MultiSelectField
            label={t('fields.selectedBenefits')}
            data={jobBenefits.map((value) => ({ value, label: t(`jobBenefit.${value}`) }))}
            {...{ value, onChange, onBlur, name }}
            error={fieldState.error?.message}
          />
        )}
      />
      <LongTextField name="benefits" rows={3} max={limits.jobBenefitsLength} description={t('ownBenefitsHint')} />
    </>
  );
};

const ApplicationSection = () => {
  const { t } = useTranslation('posting');
  const { register, control, formState } = useFormContext<JobDraft>();
  return (
    <>
      <Columns>
        <DateField
          label={t('fields.applicationDeadlineOn')}
          description={t('deadlineHint')}
          min={today()}
          error={formState.errors.applicationDeadlineOn?.message}
          {...register('applicationDeadlineOn', emptyAsNull)}
        />
        <AnswerDaysField />
      </Columns>
      <EmailListField control={control} label={t('fields.contactEmails')} description={t('contactEmailsHint')} />
      <LongTextField
        name="applicationInstructions"
        rows={4}
        max={limits.jobTextLength}
        description={t('instructionsHint')}
      />
      <Controller
        control={control}
        name="coverLetter"
        render={({ field: { value, onChange, onBlur, name, ref } }) => (
          <SwitchField
            label={t('fields.coverLetter')}
            description={t('coverLetterHint')}
            checked={value === 'required'}
            onChange={(event) => onChange(event.currentTarget.checked ? 'required' : 'optional')}
            {...{ onBlur, name, ref }}
          />
        )}
      />
    </>
  );
};

const OptionsSection = () => {
  const { t } = useTranslation('posting');
  const { register } = useFormContext<JobDraft>();
  return <SwitchField label={t('fields.urgentHiring')} description={t('urgentHint')} {...register('urgentHiring')} />;
};

const contents: Record<SectionName, ReactNode> = {
  role: <RoleSection />,
  schedule: <ScheduleSection />,
  qualifications: <QualificationsSection />,
  pay: <PaySection />,
  details: <DetailsSection />,
  more: <MoreDetailsSection />,
  questions: <QuestionsSection />,
  application: <ApplicationSection />,
  options: <OptionsSection />,
};
