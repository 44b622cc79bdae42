import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useTranslation } from '@/lib/i18n';
import type * as z from 'zod';
import { displayDurations } from '@shared/limits';
import { messages } from '@shared/messages';
import type { CompanyProfile, Organization } from '@shared/model/organization';
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
import { CompanyFields } from './company-fields';
import { companyOf } from './company-values';
import { organizationQuery } from './organization-queries';

const loadSchema = () =>
  import('@shared/model/organization').then(
    (module) => module.CompanyProfile as z.ZodType<CompanyProfile> as z.ZodType<CompanyProfile, CompanyProfile>,
  );

type Conflict = { now: Organization; differences: Difference[] };
type Outcome = { kind: 'success' | 'error'; text: string };

/** The administrator's form of the company profile. */
export const CompanyForm = ({ organization }: { organization: Organization }) => {
  const { t } = useTranslation('organization');
  const queryClient = useQueryClient();
  const { refresh } = useSession();
  const leaving = useRef(false);
  const oneAtATime = useOneAtATime();
  const [stored, setStored] = useState(organization);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const form = useLazyForm(loadSchema, companyOf(organization));

  useEffect(() => {
    if (!outcome) return undefined;
    const shown = outcome.kind === 'success' ? displayDurations.profileSuccess : displayDurations.profileError;
    const clear = setTimeout(() => setOutcome(null), shown);
    return () => clearTimeout(clear);
  }, [outcome]);

  const fail = (error: unknown) => {
    const text = applyServerErrors(form, error, 'profile.');
    setOutcome(text === null ? null : { kind: 'error', text: text || messages.companyProfileSaveFailed });
  };

  const save = useMutation({
    mutationFn: (body: { profile: CompanyProfile; version: number }) => api('saveOrganization', { body }),
    onSuccess: (saved) => {
      setConflict(null);
      setStored(saved);
      form.reset(companyOf(saved));
      setOutcome({ kind: 'success', text: messages.companyProfileSaved });
      queryClient.setQueryData(organizationQuery().queryKey, saved);
      void queryClient.invalidateQueries({ queryKey: ['jobs', 'employer'] });
      void refresh();
    },
    onError: (error) => (error instanceof ApiError && error.code === 'STALE_VERSION' ? compare() : fail(error)),
  });

  const compare = async () => {
    try {
      const now = await queryClient.query({ ...organizationQuery(), staleTime: 0 });
      const yours = form.getValues();
      const differences = conflictingFields(companyOf(stored), companyOf(now), yours).map((field) => ({
        field,
        label: t(`fields.${field}`),
        stored: companyOf(now)[field] ?? '',
        yours: yours[field] ?? '',
      }));
      setConflict({ now, differences });
    } catch (error) {
      fail(error);
    }
  };

  const resolve = (choices: Record<string, Choice>) => {
    if (!conflict) return;
    const merged = takeMerged(form, { base: companyOf(stored), stored: companyOf(conflict.now), choices });
    setStored(conflict.now);
    save.mutate({ profile: merged, version: conflict.now.version });
  };

  const submit = form.handleSubmit(async (profile) => {
    setOutcome(null);
    // A refusal is shown by the mutation itself.
    await save.mutateAsync({ profile, version: stored.version }).catch(() => undefined);
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
          <CompanyFields />
          {outcome && <FormMessage kind={outcome.kind}>{outcome.text}</FormMessage>}
          <Row justify="end">
            <Button type="submit" loading={save.isPending}>
              {t('save')}
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
      <UnsavedChanges dirty={form.formState.isDirty} leaving={leaving} />
    </FormProvider>
  );
};
