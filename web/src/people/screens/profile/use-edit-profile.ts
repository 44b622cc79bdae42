import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { settingsProblems } from '@shared/people/rules/profile/profile-rules';
import { displayDurations } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import type { MyProfile } from '@shared/people/model/professional';
import { paths } from '@shared/paths';
import type { Choice, Difference } from '@/components/editing/conflict-dialog';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { applyServerErrors } from '@/lib/forms/form';
import { useTranslation } from '@/lib/i18n/i18n';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { useSession } from '@/lib/auth/session';
import { conflictingParts, mergedProfile } from './form/profile-merge';
import { myProfileQuery } from '@/people/parts/profile/profile-queries';
import { fetchCheck } from './form/profile-resolver';
import { profileFields, type ProfileValues, valuesOf } from './form/profile-values';
import { partLabel, labelPart, profileCatalogs } from './profile-labels';
import { useProfileForm } from './form/use-profile-form';
import { readAgain } from '@/lib/requests/query-of';

type Conflict = { now: MyProfile; differences: Difference[] };

export const useEditProfile = (profile: MyProfile) => {
  const { t } = useTranslation([...profileCatalogs]);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { refresh } = useSession();
  const oneAtATime = useOneAtATime();
  const leaving = useRef(false);
  const formRef = useRef<HTMLFormElement>(null);
  const [stored, setStored] = useState(profile);
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form = useProfileForm(valuesOf(profile), settingsProblems);
  const { isDirty } = form.formState;
  useEffect(() => void fetchCheck(), []);

  const save = useMutation({
    mutationFn: (body: { profile: ProfileValues; version: number }) => api('saveMyProfile', { body }),
    onSuccess: (saved) => {
      setConflict(null);
      setStored(saved);
      form.reset(valuesOf(saved));
      queryClient.setQueryData(myProfileQuery().queryKey, saved);
      void readAgain(queryClient, ['credentials']);
      void refresh();
    },
    onError: (error) => (error instanceof ApiError && error.code === 'STALE_VERSION' ? compare() : fail(error)),
  });

  const fail = (error: unknown): void => {
    setConflict(null);
    setProblem(applyServerErrors(form, error, 'profile.') || say('profileUpdateFailed'));
  };

  const compare = async (): Promise<void> => {
    try {
      const now = await queryClient.query({ ...myProfileQuery(), staleTime: 0 });
      const [base, theirs, yours] = [valuesOf(stored), valuesOf(now), form.getValues()];
      const differences = conflictingParts({ base, stored: theirs, yours }).map((path) => ({
        field: path,
        label: partLabel(path, t),
        stored: labelPart(theirs, path, t),
        yours: labelPart(yours, path, t),
      }));
      setConflict({ now, differences });
    } catch (error) {
      fail(error);
    }
  };

  const resolve = (choices: Record<string, Choice>): void => {
    if (!conflict) return;
    const theirs = valuesOf(conflict.now);
    const merged = mergedProfile({ base: valuesOf(stored), stored: theirs, yours: form.getValues() }, choices);
    form.reset(theirs);
    for (const field of profileFields) form.setValue(field, merged[field], { shouldDirty: true });
    setStored(conflict.now);
    save.mutate({ profile: merged, version: conflict.now.version });
  };

  const isDone = save.isSuccess && !isDirty;
  useEffect(() => {
    if (!isDone) return undefined;
    const goOn = setTimeout(() => {
      leaving.current = true;
      void navigate(paths.professionalDashboard);
    }, displayDurations.redirectAfterSuccess);
    return () => clearTimeout(goOn);
  }, [isDone, navigate]);

  const submit = form.handleSubmit(
    async (values) => {
      setProblem(null);
      await save.mutateAsync({ profile: values, version: stored.version }).catch(() => undefined);
    },
    () => {
      setProblem(null);
      // Focuses the first invalid custom field; must run after react-hook-form's own focus handling.
      setTimeout(() => formRef.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
    },
  );

  return {
    form,
    formRef,
    isDirty,
    isDone,
    problem,
    saving: save.isPending,
    submit: () => void oneAtATime(() => submit().catch(fail)),
    conflict: conflict && { ...conflict, resolve, close: () => setConflict(null) },
    leaving,
  };
};
