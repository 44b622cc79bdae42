import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from '@/lib/i18n';
import { Link } from 'react-router-dom';
import type * as z from 'zod';
import { limits } from '@shared/limits';
import { messages } from '@shared/messages';
import type { ApplicationForm } from '@shared/model/application';
import type { JobDetail } from '@shared/model/job';
import { paths } from '@shared/paths';
import { Quiet, Stack } from '@/components/layout';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/date-field';
import { Dialog, DialogActions } from '@/components/ui/dialog';
import { FormMessage } from '@/components/ui/form-message';
import { TextAreaField } from '@/components/ui/text-area-field';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { applyServerErrors, useLazyForm } from '@/lib/form';
import { useIdempotencyKey } from '@/lib/idempotency-key';
import { useOneAtATime } from '@/lib/one-at-a-time';
import { dropDraft, keepDraft, readDraft } from '@/lib/session-draft';
import { useSession } from '@/lib/session';
import { today } from '@/lib/today';
import { jobDetailQuery } from './job-page-queries';

const empty: ApplicationForm = { coverLetter: '', availableStart: '', expectedSalary: '', message: '' };
const loadSchema = () =>
  import('@shared/model/application').then(
    (module) => module.ApplicationForm as z.ZodType<ApplicationForm> as z.ZodType<ApplicationForm, ApplicationForm>,
  );

/** The apply form. What was typed stays for this tab until it was sent. */
export const ApplyDialog = ({ job, onClose }: { job: JobDetail; onClose: () => void }) => {
  const { t } = useTranslation('job-page');
  const { me } = useSession();
  const queryClient = useQueryClient();
  const keyFor = useIdempotencyKey();
  const oneAtATime = useOneAtATime();
  const [problem, setProblem] = useState<ApiError | string | null>(null);
  const draft = `draft:application:${me?.userId ?? ''}:${job.jobId}`;
  const form = useLazyForm(loadSchema, { ...empty, ...readDraft<ApplicationForm>(draft) });
  const { register, formState } = form;
  const { errors } = formState;

  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => keepDraft(draft, values) }),
    [form, draft],
  );

  const apply = useMutation({
    mutationFn: (body: ApplicationForm) =>
      api('applyToJob', { params: { jobId: job.jobId }, body }, { idempotencyKey: keyFor(body) }),
    onSuccess: async () => {
      dropDraft(draft);
      toast.success(messages.applicationSubmitted);
      await queryClient.invalidateQueries({ queryKey: jobDetailQuery(job.jobId).queryKey });
      void queryClient.invalidateQueries({ queryKey: ['applications'] });
      onClose();
    },
    onError: (error) => {
      const message = applyServerErrors(form, error);
      setProblem(message !== null && error instanceof ApiError ? error : message);
      if (isSettled(error)) void queryClient.invalidateQueries({ queryKey: jobDetailQuery(job.jobId).queryKey });
    },
  });

  const submit = form.handleSubmit(async (body) => {
    setProblem(null);
    // A refusal is shown by the mutation itself.
    await apply.mutateAsync(body).catch(() => undefined);
  });

  return (
    <Dialog opened onClose={onClose} title={t('apply.title', { title: job.title })}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void oneAtATime(submit);
        }}
        noValidate
        aria-busy={apply.isPending}
      >
        <Stack>
          <Quiet>{t('apply.promise')}</Quiet>
          {problem !== null && <Problem problem={problem} />}
          <TextAreaField
            label={t('apply.coverLetter')}
            required
            rows={8}
            maxLength={limits.coverLetterLength}
            error={errors.coverLetter?.message}
            {...register('coverLetter')}
          />
          <DateField
            label={t('apply.availableStart')}
            required
            min={today()}
            error={errors.availableStart?.message}
            {...register('availableStart')}
          />
          <TextField
            label={t('apply.expectedSalary')}
            description={t('apply.expectedSalaryHint')}
            maxLength={limits.nameLength}
            error={errors.expectedSalary?.message}
            {...register('expectedSalary')}
          />
          <TextAreaField
            label={t('apply.message')}
            rows={3}
            maxLength={limits.applicationMessageLength}
            error={errors.message?.message}
            {...register('message')}
          />
          <DialogActions>
            <Button variant="quiet" type="button" onClick={onClose}>
              {t('apply.cancel')}
            </Button>
            <Button type="submit" loading={apply.isPending}>
              {apply.isPending ? t('apply.submitting') : t('apply.submit')}
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  );
};

/** The page behind the form is out of date. */
const isSettled = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'ALREADY_APPLIED' || error.code === 'JOB_NOT_OPEN');

const Problem = ({ problem }: { problem: ApiError | string }) => {
  const { t } = useTranslation('job-page');
  if (typeof problem === 'string') return <FormMessage kind="error">{problem}</FormMessage>;
  return (
    <FormMessage kind="error">
      {problem.message}{' '}
      {problem.code === 'PROFILE_REQUIRED' && <Link to={paths.profileSetup}>{t('apply.completeProfile')}</Link>}
    </FormMessage>
  );
};
