import { useState } from 'react';
import type { Me } from '@shared/api/accounts.routes';
import { limits } from '@shared/limits';
import type { AccountDetailsForm } from '@shared/model/account';
import { ConflictDialog, type Choice, type Difference } from '@/components/editing/conflict-dialog';
import { Columns, Stack } from '@/components/layout';
import { Button } from '@/components/ui/base/button';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useSession } from '@/lib/auth/session';
import { useLazyForm } from '@/lib/forms/form';
import { useTranslation } from '@/lib/i18n/i18n';
import { failureOutcome, type Outcome } from '../outcome';

const schema = () => import('@shared/model/account').then((it) => it.AccountDetailsForm);

const fields = ['firstName', 'lastName', 'phone', 'jobTitle'] as const;
type Field = (typeof fields)[number];
type Details = Record<Field, string>;
type Stored = { details: Details; version: number };

const storedIn = ({ firstName, lastName, phone, jobTitle = '', detailsVersion = 0 }: Me): Stored => ({
  details: { firstName, lastName, phone, jobTitle },
  version: detailsVersion,
});

/** `withJobTitle`: professionals have theirs in the profile. */
export const DetailsForm = ({ me, withJobTitle }: { me: Me; withJobTitle: boolean }) => {
  const { t } = useTranslation(['settings', 'registration', 'account']);
  const { refresh } = useSession();
  const [base, setBase] = useState(() => storedIn(me));
  const [conflict, setConflict] = useState<Stored | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useLazyForm(schema, base.details as AccountDetailsForm);
  const { errors, isSubmitting } = form.formState;

  const fail = (error: unknown) => setOutcome(failureOutcome(form, error, t('accountSettings.details.failed')));

  /** Someone changed them meanwhile, on another device: what differs is asked for. */
  const compare = async (error: unknown) => {
    const now = await refresh();
    if (now) setConflict(storedIn(now));
    else fail(error);
  };

  const send = async (details: Details, version: number) => {
    setOutcome(null);
    try {
      const { version: next, ...saved } = await api('saveAccountDetails', { body: { ...details, version } });
      setBase({ details: saved, version: next });
      setConflict(null);
      form.reset(saved);
      setOutcome({ kind: 'success', text: t('accountSettings.details.saved') });
      await refresh();
    } catch (error) {
      if (error instanceof ApiError && error.code === 'STALE_VERSION') await compare(error);
      else fail(error);
    }
  };

  const save = form.handleSubmit((details) => send(details, base.version));

  const label = (field: Field): string =>
    field === 'jobTitle' ? t('accountSettings.details.jobTitle') : t(`fields.${field}`);

  const yours = (): Details => {
    const { jobTitle = '', ...typed } = form.getValues();
    return { ...typed, jobTitle };
  };

  const differences = (stored: Details): Difference[] =>
    fields
      .filter((field) => stored[field] !== yours()[field])
      .map((field) => ({ field, label: label(field), stored: stored[field], yours: yours()[field] }));

  const resolve = ({ details, version }: Stored, choices: Record<string, Choice>) => {
    const mine = yours();
    const chosen = Object.fromEntries(
      fields.map((field) => [field, choices[field] === 'stored' ? details[field] : mine[field]]),
    ) as Details;
    form.reset(chosen);
    void send(chosen, version);
  };

  const text = (field: Field) => ({ ...form.register(field), label: label(field), error: errors[field]?.message });

  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <Stack>
        {outcome && <FormMessage kind={outcome.kind}>{outcome.text}</FormMessage>}
        <Columns>
          <TextField {...text('firstName')} autoComplete="given-name" maxLength={limits.nameLength} required />
          <TextField {...text('lastName')} autoComplete="family-name" maxLength={limits.nameLength} required />
          {withJobTitle && (
            <TextField {...text('jobTitle')} autoComplete="organization-title" maxLength={limits.nameLength} />
          )}
          <TextField
            {...text('phone')}
            type="tel"
            autoComplete="tel"
            inputMode="tel"
            maxLength={limits.phoneLength}
            required
          />
        </Columns>
        <div>
          <Button type="submit" loading={isSubmitting}>
            {t('accountSettings.details.submit')}
          </Button>
        </div>
      </Stack>
      {conflict && (
        <ConflictDialog
          isOwn
          differences={differences(conflict.details)}
          saving={isSubmitting}
          onResolve={(choices) => resolve(conflict, choices)}
          onClose={() => setConflict(null)}
        />
      )}
    </form>
  );
};
