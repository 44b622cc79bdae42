import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type * as z from 'zod';
import type { FieldErrors } from '@shared/errors';
import type { JobDraft, ManagedJob } from '@shared/model/job';
import { paths, pathTo } from '@shared/paths';
import type { Choice, Difference } from '@/components/conflict-dialog';
import { toast } from '@/components/ui/toast';
import { ApiError } from '@/lib/api-error';
import { applyServerErrors, useLazyForm } from '@/lib/form';
import { useTranslation } from '@/lib/i18n';
import { conflictingFields, takeMerged } from '@/lib/merge-conflict';
import { useOneAtATime } from '@/lib/one-at-a-time';
import { draftOf, emptyDraft, isSameDraft, withShownAmounts } from './job-draft';
import { fieldsWithProblems } from './job-sections';
import { dropPosting, startOf } from './kept-posting';
import { managedJobQuery } from './job-queries';
import { postingProblems } from './posting-problems';
import { shownValue } from './shown-value';
import { type Intent, useSaveJob } from './use-save-job';

const loadSchema = () =>
  import('@shared/model/job').then((module) => module.JobDraft as z.ZodType<JobDraft> as z.ZodType<JobDraft, JobDraft>);

type Conflict = { now: ManagedJob; intent: Intent; differences: Difference[] };

export type Posting = ReturnType<typeof usePosting>;

/** The address of a new posting becomes that of its draft, without the form being built anew under somebody's hands. */
const takeAddressOf = ({ jobId }: ManagedJob): void =>
  window.history.replaceState(window.history.state, '', pathTo(paths.editJob, { jobId }));

/** The post form: what it holds, saving it, and what stands against that. */
export const usePosting = (userId: string, job: ManagedJob | null, problems: FieldErrors | undefined) => {
  const { t } = useTranslation('posting');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const leaving = useRef(false);
  const oneAtATime = useOneAtATime();
  const [start] = useState(() => startOf(userId, job));
  const [isRestored, setRestored] = useState(start.isRestored);
  const [baseline, setBaseline] = useState(() => (start.stored ? draftOf(start.stored) : emptyDraft));
  // Read when the page is left, after the last rendering.
  const safe = useRef(baseline);
  const [message, setMessage] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [saving, setSaving] = useState<Intent | null>(null);
  const saver = useSaveJob(start.stored);
  const form = useLazyForm(loadSchema, start.values);
  const { stored, setStored, latest } = saver;

  useEffect(() => {
    if (!problems) return;
    const told = new ApiError(400, { code: 'INVALID_REQUEST', error: '', fields: problems });
    setMessage(applyServerErrors(form, told, 'job.') || null);
  }, [form, problems]);

  /** What is in the form is safe as `saved` and nowhere else. */
  const settle = (saved: ManagedJob, values: JobDraft): void => {
    safe.current = values;
    setBaseline(values);
    setRestored(false);
    dropPosting(userId, null);
    dropPosting(userId, saved.jobId);
    if (job === null) takeAddressOf(saved);
  };

  const goTo = (address: string): void => {
    leaving.current = true;
    void navigate(address);
  };

  const onSaved = (saved: ManagedJob, values: JobDraft, intent: Intent): void => {
    settle(saved, values);
    setConflict(null);
    toast.success(t({ publish: 'posted', draft: 'draftSaved', save: 'saved' }[intent]));
    if (intent === 'publish') goTo(paths.employerDashboard);
    if (intent === 'save') goTo(pathTo(paths.manageJob, { jobId: saved.jobId }));
  };

  const onRefused = async (error: unknown, values: JobDraft, intent: Intent): Promise<void> => {
    const from = latest.current;
    if (!(error instanceof ApiError) || error.code !== 'STALE_VERSION' || !from) {
      setMessage(applyServerErrors(form, error, 'job.'));
      return;
    }
    const now = await queryClient.query({ ...managedJobQuery(from.jobId), staleTime: 0 });
    // An earlier attempt whose answer got lost.
    if (intent !== 'publish' && isSameDraft(draftOf(now), values)) {
      setStored(now);
      return onSaved(now, values, intent);
    }
    const differences = conflictingFields(draftOf(from), draftOf(now), withShownAmounts(values)).map((field) => ({
      field,
      label: t(`fields.${field}`),
      stored: shownValue(draftOf(now), field, t),
      yours: shownValue(values, field, t),
    }));
    setConflict({ now, intent, differences });
  };

  const send = async (values: JobDraft, intent: Intent): Promise<void> => {
    setMessage(null);
    setSaving(intent);
    try {
      onSaved(await saver.save(values, intent), values, intent);
    } catch (error) {
      await onRefused(error, values, intent).catch((failure: unknown) => setMessage(applyServerErrors(form, failure)));
    } finally {
      setSaving(null);
    }
  };

  const showProblems = async (values: JobDraft, intent: Intent): Promise<boolean> => {
    const found = await postingProblems(values, intent, latest.current?.applicationDeadlineOn ?? null);
    for (const [field, text] of found) {
      if (!form.getFieldState(field).error) form.setError(field, { type: 'posting', message: text });
    }
    const [first] = fieldsWithProblems(form.formState.errors);
    if (first) form.setFocus(first);
    return found.length > 0;
  };

  const submit = (intent: Intent): void => {
    setMessage(null);
    const check = form.handleSubmit(
      async (values) => {
        if (!(await showProblems(values, intent))) await send(values, intent);
      },
      async () => {
        await showProblems(form.getValues(), intent);
      },
    );
    void oneAtATime(check);
  };

  /** Keeps what was typed as a draft on the server, without a word; answers whether it did. */
  const saveQuietly = async (isWanted: () => boolean): Promise<boolean> => {
    const values = form.getValues();
    const saved = await saver.saveQuietly(values, isWanted);
    if (saved) settle(saved, values);
    return saved !== null;
  };

  const discard = (): void => {
    const before = job ? draftOf(job) : emptyDraft;
    setStored(job);
    safe.current = before;
    setBaseline(before);
    setRestored(false);
    setMessage(null);
    form.reset(before);
    dropPosting(userId, job?.jobId ?? null);
  };

  const resolve = (choices: Record<string, Choice>): void => {
    const from = latest.current;
    if (!conflict || !from) return;
    const merged = takeMerged(form, { base: draftOf(from), stored: draftOf(conflict.now), choices });
    setStored(conflict.now);
    void oneAtATime(() => send(merged, conflict.intent));
  };

  return {
    form,
    userId,
    /** Made by this form: nobody else has seen it. */
    isNew: job === null,
    stored,
    latest,
    baseline,
    safe,
    isPublished: stored !== null && stored.status !== 'draft',
    isRestored,
    discard,
    message,
    saving,
    submit,
    saveQuietly,
    conflict,
    resolve,
    closeConflict: () => setConflict(null),
    leaving,
  };
};
