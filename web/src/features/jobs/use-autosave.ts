import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { displayDurations } from '@shared/limits';
import type { JobDraft } from '@shared/model/job';
import { ApiError } from '@/lib/api-error';
import { isSameDraft } from './job-draft';
import { dropPosting, keepPosting } from './kept-posting';
import type { Posting } from './use-posting';

/** Where the newest input is: nothing typed yet, on its way, in this browser, or on the server since `at`. */
export type SaveState = { kind: 'none' | 'typing' | 'here' } | { kind: 'server'; at: number };

/** Keeps the input in this browser, and a new posting as a draft on the server as soon as it has a title. */
export const useAutosave = (posting: Posting): { state: SaveState; isDirty: boolean } => {
  const { form, userId, baseline, safe, latest, saving, isNew, isRestored, conflict, saveQuietly } = posting;
  const values = useWatch({ control: form.control }) as JobDraft;
  const [state, setState] = useState<SaveState>({ kind: 'none' });
  const isDirty = !isSameDraft(values, baseline);
  const text = JSON.stringify(values);

  const keep = () => {
    const now = form.getValues();
    if (isSameDraft(now, safe.current)) dropPosting(userId, latest.current?.jobId ?? null);
    else keepPosting(userId, latest.current, now);
  };
  const current = useRef({ keep, saving, conflict, saveQuietly });
  useEffect(() => {
    current.current = { keep, saving, conflict, saveQuietly };
  });

  // A short pause after the last key keeps it here; a page that is left does not wait for the pause.
  useEffect(() => {
    if (!isDirty) return undefined;
    setState({ kind: 'typing' });
    const timer = setTimeout(() => {
      current.current.keep();
      setState({ kind: 'here' });
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

  const refused = useRef('');
  const first = useRef(text);
  const title = values.title.trim();
  useEffect(() => {
    if (!isNew || !isDirty || title === '') return undefined;
    // What was restored may still be discarded.
    if (isRestored && text === first.current) return undefined;
    // What is out there already may have been published since, or changed by somebody else.
    const isWanted = () => {
      const { saving: busy, conflict: open } = current.current;
      const status = latest.current?.status ?? 'draft';
      return busy === null && open === null && status === 'draft' && refused.current !== text;
    };
    const timer = setTimeout(
      () => {
        if (!isWanted()) return;
        current.current
          .saveQuietly(isWanted)
          .then((isSaved) => isSaved && setState({ kind: 'server', at: Date.now() }))
          // Saving it by hand tells what is wrong; until then it stays in this browser.
          .catch((error: unknown) => {
            if (error instanceof ApiError && error.status >= 400 && error.status < 500) refused.current = text;
          });
      },
      latest.current ? displayDurations.draftSavePause : displayDurations.autosave,
    );
    return () => clearTimeout(timer);
  }, [isNew, isDirty, isRestored, title, text, latest]);

  return { state, isDirty };
};
