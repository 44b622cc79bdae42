import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { displayDurations } from '@shared/limits';
import type { JobField } from '@shared/domain/job-requirements';
import type { JobDraft } from '@shared/model/job';
import { ApiError } from '@/lib/api/api-error';
import { isSameDraft } from '@/entities/jobs/job-draft';
import { refusedFields, showDraftProblems } from './show-draft-problems';
import { dropJobDraft, keepJobDraft } from './kept-job-draft';
import type { JobFormState } from './use-job-form';

/**
 * Where the newest input is: nothing typed yet, on its way, in this browser, or on the server since `at`, but for the
 * fields in `left`. `refused`: the server takes none of it because of them.
 */
export type SaveState =
  | { kind: 'none' | 'typing' | 'here' }
  | { kind: 'server'; at: number; left: readonly JobField[] }
  | { kind: 'refused'; left: readonly JobField[] };

type Refusal = { text: string; left: readonly JobField[] };

/** Keeps the input in this browser, and a new posting as a draft on the server as soon as it has a title. */
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
  // A short pause after the last key keeps it here; a page that is left does not wait for the pause.
  useEffect(() => {
    if (!isDirty && text === checked.current) return undefined;
    setKept(false);
    const timer = setTimeout(() => {
      checked.current = text;
      current.current.keep();
      setKept(true);
      // Without its schema it is checked when it is saved.
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
    // What was restored may still be discarded.
    if (isRestored && text === first.current) return undefined;
    // What is out there already may have been published since, or changed by somebody else.
    const isWanted = () => {
      const { saving: busy, conflict: open } = current.current;
      const status = latest.current?.status ?? 'draft';
      return busy === null && open === null && status === 'draft';
    };
    const timer = setTimeout(
      () => {
        if (!isWanted()) return;
        current.current.saveQuietly(isWanted).catch((error: unknown) => {
          // It stays in this browser; saving it by hand tells more.
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
