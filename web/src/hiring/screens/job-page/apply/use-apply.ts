import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { say } from '@/lib/i18n/notices';
import type { ApplicationPreparation } from '@shared/hiring/model/application';
import { toast } from '@/components/ui/base/toast';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useApplicationSource } from '@/hiring/parts/applications/application-source';
import { applyServerErrors, useLazyForm } from '@/lib/forms/form';
import { useIdempotencyKey } from '@/lib/requests/idempotency-key';
import { dropKept, keepForLater, readKept } from '@/lib/forms/kept-draft';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { useSession } from '@/lib/auth/session';
import { answersOf, startValues, type ApplyValues } from './apply-values';
import { takesOneStep } from './one-step';
import { jobDetailQuery, preparationQuery } from '../job-page-queries';
import { readAgain } from '@/lib/requests/query-of';
import { today } from '@/lib/time/today';

type Form = UseFormReturn<ApplyValues, unknown, ApplyValues>;

/** Refusals after which the job page must be refetched. */
const settled = [
  'ALREADY_APPLIED',
  'REAPPLY_NOT_ALLOWED',
  'JOB_NOT_OPEN',
  'ANSWERS_OVERDUE',
  'PROFILE_REQUIRED',
  'OTHER_PROFESSION',
  'APPLYING_SUSPENDED',
];

/** A radio group can't take focus itself. */
const focusFirstError = (element: HTMLFormElement | null): void => {
  const wrong = element?.querySelector<HTMLElement>('[aria-invalid="true"]');
  const target = wrong?.matches('input, textarea, select') ? wrong : wrong?.querySelector<HTMLElement>('input');
  target?.focus();
};

export const useApply = (
  preparation: ApplicationPreparation,
  element: { current: HTMLFormElement | null },
  onDone: () => void,
) => {
  const { jobId, questions, coverLetter, startOn } = preparation;
  const { me } = useSession();
  const source = useApplicationSource();
  const queryClient = useQueryClient();
  const keyFor = useIdempotencyKey();
  const oneAtATime = useOneAtATime();
  const [problem, setProblem] = useState<string | null>(null);
  const draft = `application:${me?.userId ?? ''}:${jobId}`;
  const [{ start, hasDraft }] = useState(() => {
    const kept = readKept<ApplyValues>(draft);
    const earliest = startOn !== null && startOn > today() ? startOn : today();
    return {
      start: startValues(preparation, kept ?? {}, takesOneStep(preparation) ? earliest : ''),
      hasDraft: kept !== null,
    };
  });
  const shown = useRef({ questions, coverLetter });
  useEffect(() => {
    shown.current = { questions, coverLetter };
  });
  const form: Form = useLazyForm(
    () => import('./apply-schema').then((it) => it.applySchema(() => shown.current)),
    start,
  );

  useEffect(() => {
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keepForLater(draft, values) });
  }, [form, draft]);

  const readPageAgain = () => {
    void queryClient.invalidateQueries({ queryKey: preparationQuery(jobId).queryKey });
    void queryClient.invalidateQueries({ queryKey: jobDetailQuery(jobId).queryKey });
  };

  const { mutateAsync, isPending } = useMutation({
    mutationFn: (values: ApplyValues) => {
      const body = { ...values, answers: answersOf(values, questions), source };
      return api('applyToJob', { params: { jobId }, body }, { idempotencyKey: keyFor(body) });
    },
    onSuccess: () => {
      dropKept(draft);
      toast.success(say('applicationSubmitted'));
      onDone();
      void queryClient.invalidateQueries({ queryKey: jobDetailQuery(jobId).queryKey });
      void readAgain(queryClient, ['applications']);
    },
    onError: (error) => {
      const message = applyServerErrors(form, error);
      setProblem(message);
      if (!(error instanceof ApiError)) return;
      const asked = new Set(questions.map(({ id }) => `answers.${id}`));
      const gone = Object.keys(error.fields ?? {}).some((field) => field.startsWith('answers.') && !asked.has(field));
      if (gone) setProblem(say('questionGone'));
      if (gone || settled.includes(error.code)) readPageAgain();
    },
  });

  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    // The mutation shows refusals.
    await mutateAsync(values).catch(() => undefined);
  });

  // Increments after each attempt, together with the errors.
  const { submitCount } = form.formState;
  useEffect(() => {
    if (submitCount > 0) focusFirstError(element.current);
  }, [submitCount, element]);

  return { form, problem, isPending, hasDraft, submit: () => void oneAtATime(submit) };
};
