import { useState } from 'react';
import type { Me } from '@shared/accounts/api/accounts.routes';
import { limits } from '@shared/limits';
import type { AccountDetailsForm } from '@shared/accounts/model/account';
import { ConflictDialog, type Choice, type Difference } from '@/components/editing/conflict-dialog';
import { Columns, Stack } from '@/components/layout';
import { PhoneNumber } from '@/components/phone-number';
import { FormMessage } from '@/components/ui/fields/form-message';
import { TextField } from '@/components/ui/fields/text-field';
import { api } from '@/lib/api/api';
import { ApiError } from '@/lib/api/api-error';
import { useSession } from '@/lib/auth/session';
import { useLazyForm } from '@/lib/forms/form';
import { useTranslation } from '@/lib/i18n/i18n';
import { failureOutcome, type Outcome } from '../outcome';
import { FormActions } from './form-parts';
import { ChangeButton, SettingRow, useRowForm } from './setting-row';
import styles from './setting-row.module.css';

const schema = () => import('@shared/accounts/model/account').then((it) => it.AccountDetailsForm);

const fields = ['firstName', 'lastName', 'phone', 'jobTitle'] as const;
type Field = (typeof fields)[number];
type Details = Record<Field, string>;
type Stored = { details: Details; version: number };

const storedIn = ({ firstName, lastName, phone, jobTitle = '', detailsVersion = 0 }: Me): Stored => ({
  details: { firstName, lastName, phone, jobTitle },
  version: detailsVersion,
});

type FormProps = {
  stored: Stored;
  withJobTitle: boolean;
  onSaved: (stored: Stored) => void;
  onCancel: () => void;
};

const DetailsForm = ({ stored: base, withJobTitle, onSaved, onCancel }: FormProps) => {
  const { t } = useTranslation(['settings', 'registration', 'account']);
  const { refresh } = useSession();
  const [conflict, setConflict] = useState<Stored | null>(null);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useLazyForm(schema, base.details as AccountDetailsForm);
  const { errors, isSubmitting } = form.formState;

  const fail = (error: unknown) => setOutcome(failureOutcome(form, error, t('accountSettings.details.failed')));

  /** Another device changed them meanwhile: asks about the differences. */
  const compare = async (error: unknown) => {
    const now = await refresh();
    if (now) setConflict(storedIn(now));
    else fail(error);
  };

  const send = async (details: Details, version: number) => {
    setOutcome(null);
    try {
      const { version: next, ...saved } = await api('saveAccountDetails', { body: { ...details, version } });
      onSaved({ details: saved, version: next });
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
        <FormActions submit={t('accountSettings.details.submit')} isSubmitting={isSubmitting} onCancel={onCancel} />
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

const newest = (one: Stored, other: Stored): Stored => (other.version > one.version ? other : one);

const Summary = ({ details: { firstName, lastName, jobTitle, phone } }: { details: Details }) => (
  <>
    <b>{`${firstName} ${lastName}`.trim()}</b>
    {jobTitle && ` · ${jobTitle}`}
    {phone && (
      <>
        {' · '}
        <span className={styles.phone}>
          <PhoneNumber phone={phone} />
        </span>
      </>
    )}
  </>
);

/** `withJobTitle`: for employers, because professionals have theirs in the profile. */
export const DetailsRow = ({ me, withJobTitle }: { me: Me; withJobTitle: boolean }) => {
  const { t } = useTranslation(['settings', 'registration', 'account']);
  const [saved, setSaved] = useState(() => storedIn(me));
  const form = useRowForm();
  const { isOpen, close, finish, outcome, row } = form;
  const stored = newest(saved, storedIn(me));

  const done = (next: Stored) => {
    setSaved(next);
    finish({ kind: 'success', text: t('accountSettings.details.saved') });
  };

  return (
    <SettingRow
      id="details"
      ref={row}
      title={t('accountSettings.details.row')}
      value={!isOpen && <Summary details={stored.details} />}
      action={!isOpen && <ChangeButton label={t('accountSettings.details.change')} form={form} />}
    >
      {outcome && <FormMessage kind={outcome.kind}>{outcome.text}</FormMessage>}
      {isOpen && <DetailsForm stored={stored} withJobTitle={withJobTitle} onSaved={done} onCancel={close} />}
    </SettingRow>
  );
};
