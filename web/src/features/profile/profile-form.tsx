import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { useTranslation } from '@/lib/i18n';
import { useNavigate } from 'react-router-dom';
import type * as z from 'zod';
import { isCompleteEnough, profileCompletion } from '@shared/domain/completion';
import { displayDurations } from '@shared/limits';
import { messages } from '@shared/messages';
import type { ProfessionalProfile, StoredProfessionalProfile } from '@shared/model/professional';
import { paths } from '@shared/paths';
import { type Choice, ConflictDialog, type Difference } from '@/components/conflict-dialog';
import { Row, Stack } from '@/components/layout';
import { Button } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import { UnsavedChanges } from '@/components/unsaved-changes';
import { api } from '@/lib/api';
import { ApiError } from '@/lib/api-error';
import { applyServerErrors, useLazyForm } from '@/lib/form';
import { conflictingFields, takeMerged } from '@/lib/merge-conflict';
import { useOneAtATime } from '@/lib/one-at-a-time';
import { useSession } from '@/lib/session';
import { Completion } from './completion';
import { ProfileFields } from './profile-fields';
import { myProfileQuery } from './profile-queries';
import { type ProfileValues, shownValue, valuesOf } from './profile-values';

// The schema refuses what is still open; until then the form holds it as null.
const loadSchema = () =>
  import('@shared/model/professional').then(
    (module) =>
      module.ProfessionalProfile as z.ZodType<ProfessionalProfile> as z.ZodType<ProfessionalProfile, ProfileValues>,
  );

type Conflict = { now: StoredProfessionalProfile; differences: Difference[] };

/** Everything a professional tells about themself, on one page. */
export const ProfileForm = ({ profile }: { profile: StoredProfessionalProfile }) => {
  const { t } = useTranslation('profile');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { refresh } = useSession();
  const leaving = useRef(false);
  const oneAtATime = useOneAtATime();
  const [stored, setStored] = useState(profile);
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form = useLazyForm(loadSchema, valuesOf(profile));
  const { isDirty } = form.formState;

  const save = useMutation({
    mutationFn: (body: { profile: ProfessionalProfile; version: number }) => api('saveMyProfile', { body }),
    onSuccess: (saved) => {
      setConflict(null);
      setStored(saved);
      form.reset(valuesOf(saved));
      queryClient.setQueryData(myProfileQuery().queryKey, saved);
      void refresh();
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.code === 'STALE_VERSION') return compare();
      setProblem(applyServerErrors(form, error, 'profile.') ?? messages.profileUpdateFailed);
    },
  });

  const done = save.isSuccess && !isDirty;
  useEffect(() => {
    if (!done) return undefined;
    const goOn = setTimeout(() => {
      leaving.current = true;
      void navigate(paths.professionalDashboard);
    }, displayDurations.redirectAfterSuccess);
    return () => clearTimeout(goOn);
  }, [done, navigate]);

  const compare = async () => {
    try {
      const now = await queryClient.query({ ...myProfileQuery(), staleTime: 0 });
      const yours = form.getValues();
      const differences = conflictingFields(valuesOf(stored), valuesOf(now), yours).map((field) => ({
        field,
        label: t(`fields.${field}`),
        stored: shownValue(valuesOf(now), field, t),
        yours: shownValue(yours, field, t),
      }));
      setConflict({ now, differences });
    } catch (error) {
      setProblem(applyServerErrors(form, error));
    }
  };

  const resolve = (choices: Record<string, Choice>) => {
    if (!conflict) return;
    const merged = takeMerged(form, { base: valuesOf(stored), stored: valuesOf(conflict.now), choices });
    setStored(conflict.now);
    save.mutate({ profile: merged as ProfessionalProfile, version: conflict.now.version });
  };

  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    // A refusal is shown by the mutation itself.
    await save.mutateAsync({ profile: values, version: stored.version }).catch(() => undefined);
  });

  return (
    <FormProvider {...form}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void oneAtATime(submit);
        }}
        noValidate
        aria-busy={save.isPending}
      >
        <Stack gap="l">
          <LiveCompletion control={form.control} />
          <ProfileFields />
          {problem !== null && <FormMessage kind="error">{problem}</FormMessage>}
          {done && <FormMessage kind="success">{messages.profileUpdated}</FormMessage>}
          <Row justify="end">
            <Button type="submit" loading={save.isPending}>
              {save.isPending ? t('saving') : t('save')}
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

type Form = ReturnType<typeof useLazyForm<ProfileValues, ProfessionalProfile>>;

/** The completion that saving would give. */
const LiveCompletion = ({ control }: { control: Form['control'] }) => {
  const { t } = useTranslation('profile');
  const percent = profileCompletion(useWatch({ control }) as ProfileValues);
  return <Completion percent={percent} note={isCompleteEnough(percent) ? t('completeEnough') : t('completeMore')} />;
};
