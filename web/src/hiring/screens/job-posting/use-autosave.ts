import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { displayDurations } from '@shared/limits';
import type { JobField } from '@shared/hiring/rules/jobs/job-problem';
import type { JobDraft } from '@shared/hiring/model/job';
import { ApiError } from '@/lib/api/api-error';
import { isSameDraft } from '@/hiring/parts/jobs/job-draft';
import { refusedFields, showDraftProblems } from './show-draft-problems';
import { dropJobDraft, keepJobDraft } from './kept-job-draft';
import type { JobFormState } from './use-job-form';

/** `here`: in this browser; `server`: saved at `at` except for `left`; `refused`: these fields prevent saving. */
export type SaveState =
  | { kind: 'none' | 'typing' | 'here' }
  | { kind: 'server'; at: number; left: readonly JobField[] }
  | { kind: 'refused'; left: readonly JobField[] };

type Refusal = { text: string; left: readonly JobField[] };

/** Saves input in this browser, and new jobs as drafts on the server once they have a title. */
export const useAutosave = (posting: JobFormState): { state: SaveState; isDirty: boolean } => {
  const { form, userId, baseline, safe, latest, saving, isNew, isRestored, conflict, lastSave } = posting;
  const { check, saveQuietly } = posting;
  const values = useWatch({ control: form.control }) as JobDraft;
  const [isKept, setKept] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const isDirty = !isSameDraft(values, baseline);
  const text = JSON.stringify(values);

  const keep = () => {
    const now = form.getValues();
    if (isSameDraft(now, safe.current)) dropJobDraft(userId, latest.current?.jobId ?? null);
    else keepJobDraft(userId, latest.current, now);
  };
  const current = useRef({ keep, check, saving, conflict, saveQuietly });
  useEffect(() => {
    current.current = { keep, check, saving, conflict, saveQuietly };
  });

  const checked = useRef(text);
  // Debounced; leaving the page saves immediately.
  useEffect(() => {
    if (!isDirty && text === checked.current) return undefined;
    setKept(false);
    const timer = setTimeout(() => {
      checked.current = text;
      current.current.keep();
      setKept(true);
      void current.current.check().catch(() => undefined);
    }, displayDurations.autosave);
    return () => clearTimeout(timer);
  }, [isDirty, text]);

  useEffect(() => {
    const leave = () => current.current.keep();
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  const first = useRef(text);
  const refusedText = refusal?.text;
  const title = values.title.trim();
  useEffect(() => {
    if (!isNew || !isDirty || title === '' || refusedText === text) return undefined;
    // Restored input can still be discarded.
    if (isRestored && text === first.current) return undefined;
    // Another user may have published or changed the stored job.
    const isWanted = () => {
      const { saving: busy, conflict: open } = current.current;
      const status = latest.current?.status ?? 'draft';
      return busy === null && open === null && status === 'draft';
    };
    const timer = setTimeout(
      () => {
        if (!isWanted()) return;
        current.current.saveQuietly(isWanted).catch((error: unknown) => {
          if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return;
          const problems = refusedFields(error.fields);
          showDraftProblems(form, problems);
          setRefusal({ text, left: problems.map(([field]) => field) });
        });
      },
      latest.current ? displayDurations.draftSavePause : displayDurations.autosave,
    );
    return () => clearTimeout(timer);
  }, [form, isNew, isDirty, isRestored, title, text, refusedText, latest]);

  const stateNow = (): SaveState => {
    if (lastSave && isSameDraft(values, lastSave.typed)) return { kind: 'server', ...lastSave };
    if (!isDirty) return { kind: 'none' };
    if (refusal?.text === text && refusal.left.length > 0) return { kind: 'refused', left: refusal.left };
    return { kind: isKept ? 'here' : 'typing' };
  };
  return { state: stateNow(), isDirty };
};
