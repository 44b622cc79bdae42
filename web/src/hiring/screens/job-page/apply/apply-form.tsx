import { startTransition, useRef, useState } from 'react';
import { useController, useWatch, type Control } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { limits } from '@shared/limits';
import type { ApplicationPreparation } from '@shared/hiring/model/application';
import { paths } from '@shared/paths';
import { Columns, MutedText, Stack } from '@/components/layout';
import { MatchSummary } from '@/hiring/parts/applications/match-card';
import { Button } from '@/components/ui/base/button';
import { PlanUseNote } from '@/money/parts/billing/plan-use-note';
import { DateField } from '@/components/ui/editing/date-field';
import { DialogActions } from '@/components/ui/records/dialog';
import { FormMessage } from '@/components/ui/fields/form-message';
import { RadioCards } from '@/components/ui/fields/radio-cards';
import { TextAreaField } from '@/components/ui/editing/text-area-field';
import { TextField } from '@/components/ui/fields/text-field';
import { fileSize, formatDate } from '@/lib/time/format';
import { ownZone } from '@/lib/time/own-zone';
import { useTranslation } from '@/lib/i18n/i18n';
import { today } from '@/lib/time/today';
import { AppliedPromise } from '../answer-promise';
import styles from './apply-form.module.css';
import { progressOf, type ApplyValues } from './apply-values';
import { OneStep } from './one-step-body';
import { takesOneStep } from './one-step';
import { QuestionField } from './question-field';
import { useApply } from './use-apply';

type Preparation = { preparation: ApplicationPreparation };
type Controlled = Preparation & { control: Control<ApplyValues, unknown, ApplyValues> };

export const ApplyForm = ({ preparation, onClose }: Preparation & { onClose: () => void }) => {
  const { t } = useTranslation('job-page');
  const element = useRef<HTMLFormElement>(null);
  const { form, problem, isPending, hasDraft, submit } = useApply(preparation, element, onClose);
  const { register, control, formState } = form;
  const { errors } = formState;
  const [writes, setWrites] = useState(hasDraft);
  const isOneStep = !writes && takesOneStep(preparation);
  const { questions, organization } = preparation;
  const start = (
    <DateField
      label={t('apply.availableStart')}
      required
      min={today()}
      error={errors.availableStart?.message}
      {...register('availableStart')}
    />
  );

  return (
    <form
      ref={element}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      noValidate
      aria-busy={isPending}
    >
      {isOneStep ? (
        <OneStep
          preparation={preparation}
          problem={problem}
          start={start}
          onWrite={() => startTransition(() => setWrites(true))}
        />
      ) : (
        <>
          <Progress preparation={preparation} control={control} />
          <Stack gap="l">
            <Stack>
              <AppliedPromise preparation={preparation} />
              <MatchSummary match={preparation.match} />
              {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
              <TextAreaField
                label={t('apply.coverLetter')}
                required={preparation.coverLetter === 'required'}
                rows={7}
                maxLength={limits.coverLetterLength}
                error={errors.coverLetter?.message}
                {...register('coverLetter')}
              />
              <Columns>
                {start}
                <TextField
                  label={t('apply.expectedSalary')}
                  placeholder={t('apply.expectedSalaryHint')}
                  maxLength={limits.nameLength}
                  error={errors.expectedSalary?.message}
                  {...register('expectedSalary')}
                />
              </Columns>
              <TextAreaField
                label={t('apply.message')}
                rows={3}
                maxLength={limits.applicationMessageLength}
                error={errors.message?.message}
                {...register('message')}
              />
            </Stack>
            {questions.length > 0 && (
              <Stack as="section" aria-labelledby="apply-questions">
                <h3 id="apply-questions">{t('apply.questions', { organization })}</h3>
                {questions.map((question) => (
                  <QuestionField key={question.id} question={question} control={control} />
                ))}
              </Stack>
            )}
            <ResumeChoice preparation={preparation} control={control} />
            <MutedText>{t('apply.kept')}</MutedText>
          </Stack>
        </>
      )}
      <PlanUseNote feature="applicationsPerMonth" />
      <DialogActions>
        <Button variant="secondary" type="button" onClick={onClose}>
          {t('apply.cancel')}
        </Button>
        <Button type="submit" loading={isPending}>
          {isPending ? t('apply.submitting') : t(isOneStep ? 'apply.oneStep.send' : 'apply.submit')}
        </Button>
      </DialogActions>
    </form>
  );
};

const Progress = ({ preparation, control }: Controlled) => {
  const { t } = useTranslation('job-page');
  const [coverLetter, availableStart, answers] = useWatch({
    control,
    name: ['coverLetter', 'availableStart', 'answers'],
  });
  const { done, of } = progressOf({ coverLetter, availableStart, answers }, preparation);
  return (
    <div className={styles.progress}>
      <span id="apply-progress">{t('apply.progress', { done, of })}</span>
      <div
        role="progressbar"
        aria-labelledby="apply-progress"
        aria-valuemin={0}
        aria-valuemax={of}
        aria-valuenow={done}
        className={styles.track}
      >
        <div className={styles.bar} style={{ inlineSize: `${(100 * done) / of}%` }} />
      </div>
    </div>
  );
};

const ResumeChoice = ({ preparation: { resume }, control }: Controlled) => {
  const { t } = useTranslation('job-page');
  const { field, fieldState } = useController({ control, name: 'resume' });
  const uploaded = resume && {
    value: 'uploaded' as const,
    label: resume.fileName,
    description: t('apply.resume.uploaded', {
      size: fileSize(resume.bytes),
      date: formatDate(resume.uploadedAt, ownZone()),
    }),
  };
  return (
    <Stack gap="s">
      <RadioCards
        label={t('apply.resume.label')}
        data={[
          ...(uploaded ? [uploaded] : []),
          {
            value: 'generated' as const,
            label: t('apply.resume.generatedTitle'),
            description: t('apply.resume.generated'),
          },
          { value: 'none' as const, label: t('apply.resume.noneTitle'), description: t('apply.resume.none') },
        ]}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        name={field.name}
        error={fieldState.error?.message}
      />
      {!resume && (
        <MutedText>
          {t('apply.resume.noUpload')} <Link to={paths.editProfile}>{t('apply.resume.upload')}</Link>
        </MutedText>
      )}
    </Stack>
  );
};
