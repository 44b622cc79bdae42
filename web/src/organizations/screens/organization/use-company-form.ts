import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FieldErrors } from 'react-hook-form';
import type * as z from 'zod';
import { displayDurations } from '@shared/limits';
import { say } from '@/lib/i18n/notices';
import type { CompanyProfile, Organization } from '@shared/organizations/model/organization';
import type { Choice, Difference } from '@/components/editing/conflict-dialog';
import { useTranslation } from '@/lib/i18n/i18n';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { applyServerErrors, useLazyForm } from '@/lib/forms/form';
import { conflictingFields, takeMerged } from '@/lib/forms/editing/merge-conflict';
import { useOneAtATime } from '@/lib/requests/one-at-a-time';
import { useSession } from '@/lib/auth/session';
import { firstOf, type CompanyTab } from './company-tabs';
import { companyOf, isWhole } from './company-values';
import { fieldLabel, formatValue } from './difference-labels';
import { organizationQuery } from '@/organizations/parts/organization/organization-query';
import { usePassingMessage } from './use-passing-message';
import { readAgain } from '@/lib/requests/query-of';

const loadSchema = () =>
  import('@shared/organizations/model/organization').then(
    (module) => module.CompanyProfile as z.ZodType<CompanyProfile> as z.ZodType<CompanyProfile, CompanyProfile>,
  );

type Conflict = { now: Organization; differences: Difference[] };
type Place = { tab: CompanyTab; setTab: (tab: CompanyTab) => void };

const serverPrefix = 'profile.';
const refusedFields = (error: unknown): string[] =>
  error instanceof ApiError
    ? Object.keys(error.fields ?? {}).map((path) => path.replace(serverPrefix, '').split('.')[0]!)
    : [];

export const useCompanyForm = (organization: Organization, { tab, setTab }: Place) => {
  const { t } = useTranslation('organization');
  const queryClient = useQueryClient();
  const { refresh } = useSession();
  const oneAtATime = useOneAtATime();
  const [stored, setStored] = useState(organization);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const [focused, setFocused] = useState<ReturnType<typeof firstOf>>(null);
  const { message, show, clear } = usePassingMessage({
    success: displayDurations.profileSuccess,
    error: displayDurations.profileError,
  });
  const form = useLazyForm(loadSchema, companyOf(organization));
  const { setFocus } = form;

  // The field may be on another tab, so focus it after the switch.
  useEffect(() => {
    if (focused?.tab !== tab) return;
    if (focused.field === 'contacts') document.getElementById('contacts')?.focus();
    else setFocus(focused.field);
    setFocused(null);
  }, [focused, setFocus, tab]);

  const reveal = (names: readonly string[]) => {
    const first = firstOf(names);
    if (!first) return;
    setTab(first.tab);
    setFocused(first);
  };

  const fail = (error: unknown) => {
    const text = applyServerErrors(form, error, serverPrefix);
    reveal(refusedFields(error));
    if (text === null) clear();
    else show('error', text || say('companyProfileSaveFailed'));
  };

  const save = useMutation({
    mutationFn: (body: { profile: CompanyProfile; version: number }) => api('saveOrganization', { body }),
    onSuccess: (saved) => {
      setConflict(null);
      setStored(saved);
      form.reset(companyOf(saved));
      show('success', say('companyProfileSaved'));
      queryClient.setQueryData(organizationQuery().queryKey, saved);
      void readAgain(queryClient, ['jobs', 'search']);
      void refresh();
    },
    onError: (error) => (error instanceof ApiError && error.code === 'STALE_VERSION' ? compare() : fail(error)),
  });

  const compare = async () => {
    try {
      const now = await queryClient.query({ ...organizationQuery(), staleTime: 0 });
      if (!isWhole(now)) throw new Error(say('companyProfileSaveFailed'));
      const [theirs, yours] = [companyOf(now), form.getValues()];
      const differences = conflictingFields(companyOf(stored), theirs, yours).map((field) => ({
        field,
        label: fieldLabel(field, t),
        stored: formatValue(theirs, field, t),
        yours: formatValue(yours, field, t),
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

  const submit = form.handleSubmit(
    async (profile) => {
      clear();
      await save.mutateAsync({ profile, version: stored.version }).catch(() => undefined);
    },
    (errors: FieldErrors<CompanyProfile>) => {
      show('error', t('checkFields'));
      reveal(Object.keys(errors));
    },
  );

  return {
    form,
    message,
    saving: save.isPending,
    submit: () => void oneAtATime(submit),
    conflict: conflict && {
      differences: conflict.differences,
      resolve,
      close: () => setConflict(null),
    },
  };
};
