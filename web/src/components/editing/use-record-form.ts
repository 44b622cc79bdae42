import { useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import type * as z from 'zod';
import { ApiError } from '@/lib/api/api-error';
import { conflictingFields, takeMerged } from '@/lib/forms/editing/merge-conflict';
import { applyServerErrors, useLazyForm } from '@/lib/forms/form';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import type { Choice } from './conflict-dialog';

/** Version 0: not stored yet. */
export type Versioned<V> = { values: V; version: number };

type Options<V extends FieldValues, F extends FieldValues, A> = {
  schema: () => Promise<unknown>;
  opened: Versioned<V>;
  /** Path of the form in the request body. */
  sentAs: string;
  save: (saving: { form: F; version: number }) => Promise<A>;
  /** Reads the stored record; null once deleted. */
  storedNow: () => Promise<Versioned<V> | null>;
  /** Text shown once it is deleted. */
  gone: string;
  onSaved: (answer: A) => void;
};

/** Whether a colleague changed or deleted it. */
const isOutdated = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === 'STALE_VERSION' || error.code === 'NOT_FOUND');

/** A form that handles a colleague's concurrent change: where both changed a field, the person chooses. */
export const useRecordForm = <V extends FieldValues, F extends FieldValues, A = unknown>({
  schema,
  opened,
  sentAs,
  save,
  storedNow,
  gone,
  onSaved,
}: Options<V, F, A>) => {
  const form = useLazyForm<V, F>(schema as () => Promise<z.ZodType<F, V>>, opened.values as DefaultValues<V>);
  const oneAtATime = useOneAtATime();
  const [base, setBase] = useState(opened);
  const [newer, setNewer] = useState<Versioned<V> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const compare = async () => {
    const now = await storedNow();
    if (now) setNewer(now);
    else setProblem(gone);
  };
  const send = async (entered: F, version: number) => {
    setProblem(null);
    try {
      onSaved(await save({ form: entered, version }));
    } catch (error) {
      if (!isOutdated(error)) return setProblem(applyServerErrors(form, error, sentAs));
      await compare().catch((failure: unknown) => setProblem(applyServerErrors(form, failure)));
    }
  };
  const submitAt = (version: number) => void oneAtATime(() => form.handleSubmit((entered) => send(entered, version))());

  const resolve = (choices: Record<string, Choice>) => {
    if (!newer) return;
    takeMerged(form, { base: base.values, stored: newer.values, choices });
    setBase(newer);
    setNewer(null);
    submitAt(newer.version);
  };
  /** Editing continues after saving. */
  const startFrom = (saved: Versioned<V>) => {
    setBase(saved);
    form.reset(saved.values);
  };
  return {
    form,
    problem,
    startFrom,
    isSaving: form.formState.isSubmitting,
    submit: () => submitAt(base.version),
    conflict: newer && {
      stored: newer.values,
      yours: form.getValues(),
      fields: conflictingFields(base.values, newer.values, form.getValues()),
    },
    resolve,
    dismiss: () => setNewer(null),
  };
};
