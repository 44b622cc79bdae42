import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from '@/lib/i18n';
import { useNavigate } from 'react-router-dom';
import type * as z from 'zod';
import type { FieldErrors } from '@shared/errors';
import type { JobDraft, ManagedJob } from '@shared/model/job';
import { paths, pathTo } from '@shared/paths';
import { type Choice, ConflictDialog, type Difference } from '@/components/conflict-dialog';
import { Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { FormMessage } from '@/components/ui/form-message';
import { toast } from '@/components/ui/toast';
import { UnsavedChanges } from '@/components/unsaved-changes';
import { ApiError } from '@/lib/api-error';
import { applyServerErrors, useLazyForm } from '@/lib/form';
import { conflictingFields, takeMerged } from '@/lib/merge-conflict';
import { useOneAtATime } from '@/lib/one-at-a-time';
import { draftOf, emptyDraft, shownValue } from './job-draft';
import { JobFields } from './job-fields';
import { managedJobQuery } from './job-queries';
import { postingProblems } from './posting-problems';
import { type Intent, useSaveJob } from './use-save-job';

const loadSchema = () =>
  import('@shared/model/job').then((module) => module.JobDraft as z.ZodType<JobDraft> as z.ZodType<JobDraft, JobDraft>);

type Conflict = { now: ManagedJob; intent: Intent; differences: Difference[] };
type Props = { job: ManagedJob | null; problems?: FieldErrors | undefined };

/** Posts a new job or changes one. `problems` are what kept it from being published elsewhere. */
export const JobForm = ({ job, problems }: Props) => {
  const { t } = useTranslation('jobs');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const leaving = useRef(false);
  const oneAtATime = useOneAtATime();
  const [problem, setProblem] = useState<string | null>(problems ? t('form.incomplete') : null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { stored, setStored, save } = useSaveJob(job);
  const form = useLazyForm(loadSchema, job ? draftOf(job) : emptyDraft);
  const { isDirty } = form.formState;
  const published = stored !== null && stored.status !== 'draft';

  useEffect(() => {
    if (problems)
      applyServerErrors(form, new ApiError(400, { code: 'INVALID_REQUEST', error: '', fields: problems }), 'job.');
  }, [form, problems]);

  const goTo = (address: string, replace = false) => {
    leaving.current = true;
    void navigate(address, { replace });
  };

  const onSaved = (saved: ManagedJob, intent: Intent, wasNew: boolean) => {
    setConflict(null);
    if (intent === 'publish') {
      toast.success(t('form.posted'));
      return goTo(paths.employerDashboard);
    }
    toast.success(t(intent === 'draft' ? 'form.draftSaved' : 'form.saved'));
    if (intent === 'save') return goTo(pathTo(paths.manageJob, { jobId: saved.jobId }));
    if (wasNew) return goTo(pathTo(paths.editJob, { jobId: saved.jobId }), true);
    form.reset(draftOf(saved));
  };

  const onRefused = async (error: Error, intent: Intent, values: JobDraft) => {
    if (!(error instanceof ApiError) || error.code !== 'STALE_VERSION' || !stored)
      return setProblem(applyServerErrors(form, error, 'job.'));
    const now = await queryClient.query({ ...managedJobQuery(stored.jobId), staleTime: 0 });
    const differences = conflictingFields(draftOf(stored), draftOf(now), values).map((field) => ({
      field,
      label: t(`form.fields.${field}`),
      stored: shownValue(draftOf(now), field, t),
      yours: shownValue(values, field, t),
    }));
    setConflict({ now, intent, differences });
  };

  const send = async (values: JobDraft, intent: Intent, from: ManagedJob | null) => {
    setProblem(null);
    try {
      onSaved(await save.mutateAsync({ values, intent, from }), intent, from === null);
    } catch (error) {
      await onRefused(error as Error, intent, values).catch((failure: unknown) =>
        setProblem(applyServerErrors(form, failure)),
      );
    }
  };

  const submit = (intent: Intent) => {
    const check = form.handleSubmit(async (values) => {
      const found = await postingProblems(values, intent, stored?.applicationDeadlineOn ?? null);
      found.forEach(([field, message], index) => form.setError(field, { message }, { shouldFocus: index === 0 }));
      if (found.length > 0) return setProblem(t('form.incomplete'));
      await send(values, intent, stored);
    });
    void oneAtATime(check);
  };

  const resolve = (choices: Record<string, Choice>) => {
    if (!conflict || !stored) return;
    const merged = takeMerged(form, { base: draftOf(stored), stored: draftOf(conflict.now), choices });
    setStored(conflict.now);
    void send(merged, conflict.intent, conflict.now);
  };

  const primary: Intent = published ? 'save' : 'publish';
  const busy = (intent: Intent) => save.isPending && save.variables.intent === intent;
  return (
    <FormProvider {...form}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit(primary);
        }}
        noValidate
        aria-busy={save.isPending}
      >
        <Stack gap="l">
          {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
          <JobFields />
          <Row justify="end">
            <ButtonLink variant="quiet" to={published ? paths.manageJobs : paths.jobs}>
              {t('form.cancel')}
            </ButtonLink>
            {!published && (
              <Button variant="secondary" loading={busy('draft')} onClick={() => submit('draft')}>
                {t('form.saveDraft')}
              </Button>
            )}
            <Button type="submit" loading={busy(primary)}>
              {t(published ? 'form.save' : 'form.post')}
            </Button>
          </Row>
        </Stack>
      </form>
      {conflict && (
        <ConflictDialog
          differences={conflict.differences}
          saving={save.isPending}
          onResolve={resolve}
          onClose={() => setConflict(null)}
        />
      )}
      <UnsavedChanges dirty={isDirty} leaving={leaving} />
    </FormProvider>
  );
};
