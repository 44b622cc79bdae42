import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type { Choice } from '@/components/editing/conflict-dialog';
import { toast } from '@/components/ui/base/toast';
import { ApiError } from '@/lib/api/api';
import { say } from '@/lib/i18n/notices';

type Stored<T> = { privacy: T; version: number };

type Options<T> = Stored<T> & {
  save: (change: Stored<T>) => Promise<Stored<T>>;
  /** Reads the stored settings after another device saved. */
  read: () => Promise<Stored<T>>;
};

/** `fields`: changed here and, differently, elsewhere. */
type Conflict<T> = { now: Stored<T>; fields: (keyof T & string)[] };

const isStale = (error: unknown): boolean => error instanceof ApiError && error.code === 'STALE_VERSION';

/** Switches saved together, against the version that was shown. */
export const usePrivacyForm = <T extends FieldValues>({ privacy, version, save, read }: Options<T>) => {
  const [base, setBase] = useState<Stored<T>>({ privacy, version });
  const [conflict, setConflict] = useState<Conflict<T> | null>(null);
  const form = useForm<T>({ defaultValues: privacy as DefaultValues<T> });
  const { reset, handleSubmit, getValues } = form;

  const saving = useMutation({
    mutationFn: save,
    onSuccess: (saved) => {
      setBase(saved);
      setConflict(null);
      reset(saved.privacy);
      toast.success(say('privacySaved'));
    },
    onError(error) {
      if (!isStale(error)) toast.error(say('privacySaveFailed'));
    },
  });

  const mineIn = (values: T, now: Stored<T>): T => {
    const changed = Object.entries(values).filter(([field, value]) => value !== base.privacy[field]);
    return { ...now.privacy, ...Object.fromEntries(changed) };
  };

  const onStale = async (values: T): Promise<void> => {
    const now = await read();
    const merged = mineIn(values, now);
    const fields = Object.keys(merged).filter(
      (field) => merged[field] !== now.privacy[field] && now.privacy[field] !== base.privacy[field],
    );
    setConflict({ now, fields });
  };

  const submit = handleSubmit(async (values) => {
    try {
      await saving.mutateAsync({ privacy: values, version: base.version });
    } catch (error) {
      if (isStale(error)) await onStale(values).catch(() => undefined);
    }
  });

  /** Saves the stored settings with the changes made here, except the discarded ones. */
  const resolve = async (choices: Record<string, Choice>): Promise<void> => {
    if (!conflict) return;
    const { now } = conflict;
    const given = Object.keys(choices).filter((field) => choices[field] === 'stored');
    const kept = Object.fromEntries(given.map((field) => [field, now.privacy[field]]));
    const privacyNow = { ...mineIn(getValues(), now), ...kept };
    await saving.mutateAsync({ privacy: privacyNow, version: now.version }).catch(async (error: unknown) => {
      if (isStale(error)) await onStale(getValues()).catch(() => undefined);
      else setConflict(null);
    });
  };

  return {
    form,
    conflict,
    isSaving: saving.isPending,
    submit,
    resolve,
    closeConflict: () => setConflict(null),
  };
};

export type PrivacyForm<T extends FieldValues> = ReturnType<typeof usePrivacyForm<T>>;
