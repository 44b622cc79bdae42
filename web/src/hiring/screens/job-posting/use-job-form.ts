import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type * as z from 'zod';
import type { JobField } from '@shared/hiring/rules/jobs/job-problem';
import type { JobDraft, ManagedJob } from '@shared/hiring/model/job';
import { paths, pathTo } from '@shared/paths';
import type { Choice, Difference } from '@/components/editing/conflict-dialog';
import { toast } from '@/components/ui/base/toast';
import { ApiError, type FieldTexts } from '@/lib/api/api-error';
import { applyServerErrors, useLazyForm } from '@/lib/forms/form';
import { useTranslation } from '@/lib/i18n/i18n';
import { conflictingFields, takeMerged } from '@/lib/forms/editing/merge-conflict';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { focusFirstProblem, showDraftProblems } from './show-draft-problems';
import { draftOf, emptyDraft, isSameDraft, withoutHidden, withShownAmounts } from '@/hiring/parts/jobs/job-draft';
import { dropJobDraft, keepJobDraft, startOf } from './kept-job-draft';
import { managedJobQuery } from '@/hiring/parts/jobs/job-queries';
import { jobDraftProblems, type SavableDraft, savableDraft } from './job-draft-problems';
import { displayValue, draftCatalogs } from '@/hiring/parts/jobs/labels/display-value';
import { type Intent, useSaveJob } from './use-save-job';

const loadSchema = () =>
  import('@shared/hiring/model/job').then(
    (module) => module.JobDraft as z.ZodType<JobDraft> as z.ZodType<JobDraft, JobDraft>,
  );

const doneTexts = { publish: 'posted', draft: 'draftSaved', save: 'saved' } as const satisfies Record<Intent, string>;

type LastSave = { at: number; typed: JobDraft; left: readonly JobField[] };

type Part = SavableDraft & { typed: JobDraft };

type Conflict = { now: ManagedJob; intent: Intent; differences: Difference[] };

export type JobFormState = ReturnType<typeof useJobForm>;

/** Changes a new job's URL to its draft's without remounting the form. */
const takeAddressOf = ({ jobId }: ManagedJob): void =>
  window.history.replaceState(window.history.state, '', pathTo(paths.editJob, { jobId }));

export const useJobForm = (userId: string, job: ManagedJob | null, problems: FieldTexts | undefined) => {
  const { t } = useTranslation(draftCatalogs);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const leaving = useRef(false);
  const oneAtATime = useOneAtATime();
  const [start] = useState(() => startOf(userId, job));
  const [isRestored, setRestored] = useState(start.isRestored);
  const [baseline, setBaseline] = useState(() => (start.stored ? draftOf(start.stored) : emptyDraft));
  const safe = useRef(baseline);
  const [message, setMessage] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [lastSave, setLastSave] = useState<LastSave | null>(null);
  const [saving, setSaving] = useState<Intent | null>(null);
  const saver = useSaveJob(start.stored);
  const form = useLazyForm(loadSchema, start.values, withoutHidden);
  const { stored, setStored, latest } = saver;

  useEffect(() => {
    if (!problems) return;
    const fields = Object.fromEntries(Object.entries(problems).map(([path, error]) => [path, { error }]));
    const told = new ApiError(400, { code: 'INVALID_REQUEST', error: '', fields });
    setMessage(applyServerErrors(form, told, 'job.') || null);
  }, [form, problems]);

  /** `values` are stored as `saved`. Later or omitted input stays in this browser. */
  const settle = (saved: ManagedJob, values: JobDraft, { typed, left }: Omit<LastSave, 'at'>): void => {
    const now = form.getValues();
    safe.current = values;
    setBaseline(values);
    setRestored(false);
    setLastSave({ at: Date.now(), typed, left });
    dropJobDraft(userId, null);
    if (isSameDraft(now, values)) dropJobDraft(userId, saved.jobId);
    else keepJobDraft(userId, saved, now);
    if (job === null) takeAddressOf(saved);
  };

  const goTo = (address: string): void => {
    leaving.current = true;
    void navigate(address);
  };

  const onSaved = (saved: ManagedJob, { draft, typed, left, problems }: Part, intent: Intent): void => {
    settle(saved, draft, { typed, left });
    setConflict(null);
    showDraftProblems(form, problems);
    if (left.length > 0) {
      setMessage(t('draftSavedInPart'));
      focusFirstProblem(form);
      return;
    }
    toast.success(t(doneTexts[intent]));
    if (intent !== 'draft') goTo(pathTo(paths.manageJob, { jobId: saved.jobId }));
  };

  const onRefused = async (error: unknown, part: Part, intent: Intent): Promise<void> => {
    const from = latest.current;
    if (!(error instanceof ApiError) || error.code !== 'STALE_VERSION' || !from) {
      setMessage(applyServerErrors(form, error, 'job.'));
      return;
    }
    const now = await queryClient.query({ ...managedJobQuery(from.jobId), staleTime: 0 });
    const values = part.draft;
    // An earlier attempt succeeded but its response was lost.
    if (intent !== 'publish' && isSameDraft(draftOf(now), values)) {
      setStored(now);
      return onSaved(now, part, intent);
    }
    const differences = conflictingFields(draftOf(from), draftOf(now), withShownAmounts(values)).map((field) => ({
      field,
      label: t(`fields.${field}`),
      stored: displayValue(draftOf(now), field, t),
      yours: displayValue(values, field, t),
    }));
    setConflict({ now, intent, differences });
  };

  const partOf = async (typed: JobDraft, intent: Intent): Promise<Part> => {
    if (intent !== 'draft') return { typed, draft: typed, problems: [], left: [] };
    const part = await savableDraft(typed, latest.current ? draftOf(latest.current) : emptyDraft);
    return { typed, ...part };
  };

  const send = async (typed: JobDraft, intent: Intent): Promise<void> => {
    setMessage(null);
    setSaving(intent);
    try {
      const part = await partOf(typed, intent);
      if (intent === 'draft') form.clearErrors();
      await saver.save(part.draft, intent).then(
        (saved) => onSaved(saved, part, intent),
        (error: unknown) => onRefused(error, part, intent),
      );
    } catch (failure) {
      setMessage(applyServerErrors(form, failure));
    } finally {
      setSaving(null);
    }
  };

  const showProblems = (values: JobDraft, intent: Exclude<Intent, 'draft'>): boolean => {
    const found = jobDraftProblems(values, intent, latest.current && draftOf(latest.current));
    for (const [field, text] of found) {
      if (!form.getFieldState(field).error) form.setError(field, { type: 'posting', message: text });
    }
    focusFirstProblem(form);
    return found.length > 0;
  };

  const submit = (intent: Intent): void => {
    setMessage(null);
    if (intent === 'draft') return void oneAtATime(() => send(form.getValues(), intent));
    const check = form.handleSubmit(
      async () => {
        const values = form.getValues();
        if (!showProblems(values, intent)) await send(values, intent);
      },
      () => void showProblems(form.getValues(), intent),
    );
    void oneAtATime(check);
  };

  const check = async (): Promise<void> => {
    const { problems } = await partOf(form.getValues(), 'draft');
    showDraftProblems(form, problems);
  };

  const saveQuietly = async (isWanted: () => boolean): Promise<void> => {
    const { draft, typed, left } = await partOf(form.getValues(), 'draft');
    const saved = await saver.saveQuietly(draft, isWanted);
    if (saved) settle(saved, draft, { typed, left });
  };

  const discard = (): void => {
    const before = job ? draftOf(job) : emptyDraft;
    setStored(job);
    safe.current = before;
    setBaseline(before);
    setRestored(false);
    setMessage(null);
    setLastSave(null);
    form.reset(before);
    dropJobDraft(userId, job?.jobId ?? null);
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
    lastSave,
    check,
    saveQuietly,
    conflict,
    resolve,
    closeConflict: () => setConflict(null),
    leaving,
  };
};
